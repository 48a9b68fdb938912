import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { credit, post } from '../ledger/ledger.service.ts'
import { lockBalances } from '../ledger/ledger.store.ts'
import { takeTime } from '../rating/rating.store.ts'
import { insertReferral, listEarned, takeMonthWithoutCommissions, type Earned } from './referrals.store.ts'

/** Whoever signs up with somebody's code was brought by them. */
export const joinByReferral = (trx: Db, customerId: number, typed: string): Promise<void> =>
  insertReferral(trx, customerId, typed.trim().toUpperCase())

/**
 * Books what a referrer has earned by one customer and does not have yet. What was used may also become less, by a refund:
 * then as much is taken back as is still in the wallet.
 */
const bookEarned = async (trx: Db, month: number, earned: Earned, at: Date): Promise<void> => {
  const { customerId, referrerId, percent, usedRials, paidRials, paidForRials } = earned
  const dueRials = Math.floor((usedRials * percent) / 100) - paidRials
  const movement = {
    kind: 'commission',
    cause: `commission:month:${month}:customer:${customerId}`,
    customerId: referrerId,
    at,
  } as const
  const details = { ofCustomerId: customerId, ofRials: Math.max(0, usedRials - paidForRials) }
  if (dueRials > 0) {
    await credit(trx, { ...movement, rials: dueRials, from: { account: 'commissions' }, details })
    return
  }
  const { wallet } = await lockBalances(trx, referrerId)
  const rials = Math.min(wallet, -dueRials)
  if (rials === 0) return
  await post(trx, { ...movement, details: { ...details, isBack: true } }, () => [
    { account: 'wallet', rials: -rials },
    { account: 'commissions', rials },
  ])
}

/**
 * Pays commissions for what was used until the end of a billed month, once for each month. Only what customers used of money
 * that they paid counts: whoever pays in and takes it out again brings nothing.
 */
export const payDueCommissions = async (db: Db, time: { now?: Date } = {}): Promise<number> => {
  for (let months = 0; ; months += 1) {
    const isDone = await inTransaction(db, async (trx) => {
      await takeTime(trx)
      const month = await takeMonthWithoutCommissions(trx)
      if (!month) return true
      const at = time.now ?? new Date()
      for (const earned of await listEarned(trx, month.to)) await bookEarned(trx, month.month, earned, at)
      return false
    })
    if (isDone) return months
  }
}
