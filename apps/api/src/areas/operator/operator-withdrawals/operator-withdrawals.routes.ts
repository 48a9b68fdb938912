import type { FastifyInstance } from 'fastify'
import { operatorWithdrawalCalls as calls } from '@sarv/contract/operator/operator-withdrawals/operator-withdrawals.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { listWithdrawals, refuseRequested, sayPaid } from './operator-withdrawals.service.ts'

export const operatorWithdrawalRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db, secrets } = deps

  implement(app, calls.operatorWithdrawalList, () => listWithdrawals(db, secrets))

  implement(app, calls.operatorWithdrawalPaid, ({ trx, operator, params, body, note }) =>
    sayPaid(trx, deps, operator, { id: params.id, ...body }, note),
  )

  implement(app, calls.operatorWithdrawalRefuse, ({ trx, params, body, note }) =>
    refuseRequested(trx, params.id, body.answer, note),
  )
}
