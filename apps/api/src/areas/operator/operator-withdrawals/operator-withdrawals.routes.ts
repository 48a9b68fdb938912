import type { FastifyInstance } from 'fastify'
import { operatorWithdrawalCalls as calls } from '@sarv/contract/operator/operator-withdrawals/operator-withdrawals.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { listWithdrawals, refuseOpen, releaseTaken, sayPaid, takeWithdrawal } from './operator-withdrawals.service.ts'

export const operatorWithdrawalRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db, secrets } = deps

  implement(app, calls.operatorWithdrawalList, ({ operator }) => listWithdrawals(db, secrets, operator))

  implement(app, calls.operatorWithdrawalTake, ({ trx, operator, params, body, note }) =>
    takeWithdrawal(trx, deps, operator, { id: params.id, reason: body.reason }, note),
  )

  implement(app, calls.operatorWithdrawalRelease, ({ trx, params, note }) => releaseTaken(trx, params.id, note))

  implement(app, calls.operatorWithdrawalPaid, ({ trx, operator, params, body, note }) =>
    sayPaid(trx, operator, { id: params.id, bankReference: body.bankReference }, note),
  )

  implement(app, calls.operatorWithdrawalRefuse, ({ trx, operator, params, body, note }) =>
    refuseOpen(trx, operator, { id: params.id, answer: body.answer }, note),
  )
}
