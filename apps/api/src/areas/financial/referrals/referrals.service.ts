import type { Db } from '../../../db/connection.ts'
import { credit } from '../ledger/ledger.service.ts'
import { findReferrer, insertReferral } from './referrals.store.ts'

/** Whoever signs up with somebody's code was brought by them. */
export const joinByReferral = (trx: Db, customerId: number, typed: string): Promise<void> =>
  insertReferral(trx, customerId, typed.trim().toUpperCase())

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
    cause: `commission:payment:${payment.paymentId}`,
    customerId: referrer.referrerId,
    rials,
    from: { account: 'commissions' },
    at: payment.at,
    details: { paymentId: payment.paymentId, ofRials: payment.rials },
  })
}
