import type { FastifyInstance } from 'fastify'
import { withdrawalState } from '@sarv/contract/enums'
import { withdrawalCalls } from '@sarv/contract/financial/withdrawals/withdrawals.calls'
import type { WithdrawalListItem } from '@sarv/contract/financial/withdrawals/withdrawals.schemas'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { cancelWithdrawal, requestWithdrawal } from './withdrawals.service.ts'
import { listWithdrawals, type Withdrawal } from './withdrawals.store.ts'

const toItem = (withdrawal: Withdrawal): WithdrawalListItem => ({
  id: withdrawal.id,
  amount: withdrawal.rials,
  giftBack: withdrawal.giftBackRials + withdrawal.walletBackRials,
  stateId: withdrawalState.id[withdrawal.state],
  holderName: withdrawal.holderName,
  shebaEnd: withdrawal.shebaEnd,
  askDate: toWire(withdrawal.askedAt),
  endDate: withdrawal.endedAt && toWire(withdrawal.endedAt),
  bankReference: withdrawal.bankReference,
  reason: withdrawal.reason,
})

export const withdrawalRoutes = (app: FastifyInstance, { db, secrets }: Dependencies): void => {
  implement(app, withdrawalCalls.withdrawalList, async ({ actor }) => {
    const rows = await listWithdrawals(db, actor.customerId)
    return rows.map(toItem)
  })

  implement(app, withdrawalCalls.withdrawalCreate, async ({ trx, actor, body }) =>
    toItem(
      await requestWithdrawal(trx, secrets, { customerId: actor.customerId, userId: actor.userId }, body, new Date()),
    ),
  )

  implement(app, withdrawalCalls.withdrawalCancel, ({ trx, actor, body }) =>
    cancelWithdrawal(trx, { customerId: actor.customerId, userId: actor.userId }, body.id, new Date()),
  )
}
