import type { Db } from '../../../db/connection.ts'
import { credit, post } from '../ledger/ledger.service.ts'
import { lockBalances } from '../ledger/ledger.store.ts'
import { findCommission, findReferrer, insertReferral } from './referrals.store.ts'

/** Whoever signs up with somebody's code was brought by them. */
export const joinByReferral = (trx: Db, customerId: number, typed: string): Promise<void> =>
  insertReferral(trx, customerId, typed.trim().toUpperCase())

const causeOf = (paymentId: number): string => `commission:payment:${paymentId}`

/**
 * Whoever brought the customer gets their part of what was paid, once for each payment. Nobody earns from paying
 * themselves.
 */
export const payCommission = async (
  trx: Db,
  payment: { customerId: number; paymentId: number; rials: number; at?: Date },
): Promise<void> => {
  const referrer = await findReferrer(trx, payment.customerId)
  const rials = referrer ? Math.floor((payment.rials * referrer.percent) / 100) : 0
  if (!referrer || rials === 0) return
  await credit(trx, {
    kind: 'commission',
    cause: causeOf(payment.paymentId),
    customerId: referrer.referrerId,
    rials,
    from: { account: 'commissions' },
    at: payment.at,
    details: { paymentId: payment.paymentId, ofRials: payment.rials },
  })
}

/** The payment went back to its card: so much of its commission as is still in the wallet of whoever got it. */
export const takeBackCommission = async (
  trx: Db,
  { paymentId, at }: { paymentId: number; at: Date },
): Promise<void> => {
  const commission = await findCommission(trx, causeOf(paymentId))
  if (!commission) return
  const { customerId, ofRials } = commission
  const { wallet } = await lockBalances(trx, customerId)
  const rials = Math.min(wallet, commission.rials)
  if (rials === 0) return
  const details = { paymentId, ofRials, isBack: true }
  await post(trx, { kind: 'commission', cause: `${causeOf(paymentId)}:back`, customerId, details, at }, () => [
    { account: 'wallet', rials: -rials },
    { account: 'commissions', rials },
  ])
}
