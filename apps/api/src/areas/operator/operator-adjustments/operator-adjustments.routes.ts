import type { FastifyInstance } from 'fastify'
import { operatorAdjustmentCalls as calls } from '@sarv/contract/operator/operator-adjustments/operator-adjustments.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { approve, askForAdjustment, listMoneyRequests, refuse } from './operator-adjustments.service.ts'

export const operatorAdjustmentRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  implement(app, calls.operatorAdjustmentCreate, ({ trx, operator, body, note }) =>
    askForAdjustment(trx, deps, operator, body, note),
  )

  implement(app, calls.operatorAdjustmentList, ({ operator }) => listMoneyRequests(deps.db, operator))

  implement(app, calls.operatorAdjustmentApprove, ({ trx, operator, params, body, note }) =>
    approve(trx, deps, operator, { id: params.id, reason: body.reason }, note),
  )

  implement(app, calls.operatorAdjustmentRefuse, ({ trx, operator, params, body, note }) =>
    refuse(trx, operator, { id: params.id, reason: body.reason }, note),
  )
}
