import type { FastifyInstance } from 'fastify'
import { operatorOperationCalls as calls } from '@sarv/contract/operator/operator-operations/operator-operations.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { operatorListener } from './operator-events.service.ts'
import { listWork, retryFor, settleFor } from './operator-operations.service.ts'

export const operatorOperationRoutes = (app: FastifyInstance, { db, operations, eventStreams }: Dependencies): void => {
  implement(app, calls.operatorOperationList, ({ query }) => listWork(db, query.State ?? 'failed'))

  implement(app, calls.operatorOperationRetry, ({ trx, params, note }) => retryFor(trx, operations, params.id, note))

  implement(app, calls.operatorOperationSettle, ({ trx, params, note }) => settleFor(trx, params.id, note))

  implement(app, calls.operatorEvents, ({ operator, reply }) =>
    eventStreams.open(reply, operatorListener(db, operator)),
  )
}
