import type { FastifyInstance } from 'fastify'
import { operatorLimitRequestCalls as calls } from '@sarv/contract/operator/operator-limit-requests/operator-limit-requests.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { decideRequest, listRequests } from './operator-limit-requests.service.ts'

export const operatorLimitRequestRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, calls.operatorLimitRequestList, () => listRequests(deps.db))

  implement(app, calls.operatorLimitRequestGrant, ({ trx, params, body, note }) =>
    decideRequest(trx, deps, params.id, { granted: body.granted, answer: body.answer ?? null }, note),
  )

  implement(app, calls.operatorLimitRequestRefuse, ({ trx, params, body, note }) =>
    decideRequest(trx, deps, params.id, { granted: null, answer: body.answer }, note),
  )
}
