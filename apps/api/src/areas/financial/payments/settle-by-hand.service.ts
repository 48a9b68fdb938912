import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { bindReceipt, changePayment, type PaymentWriter } from './ask-bank.service.ts'
import { settleRefund } from './card-refund.service.ts'
import { creditPayment } from './credit.service.ts'
import { isUnclear } from './payments.rules.ts'
import { holdPayment, updatePayment, type Payment } from './payments.store.ts'

export { unclearAfterMs, unclearStates, type UnclearState } from './payments.rules.ts'
export { holdPayment }

/** Where the bank says that the money of a payment is: with us, or on the card again. */
export type MoneyPlace = 'wallet' | 'card'

/** The payment, held, if nobody knows yet where its money is. */
export const lockUnclear = async (trx: Db, id: number): Promise<Payment> => {
  const payment = await holdPayment(trx, id)
  if (!payment) throw new AppError('not_found')
  if (!isUnclear(payment)) throw new AppError('payment_clear')
  return payment
}

/** The bank is asked by the next round, whatever pause it had. */
export const askAgain = async (trx: Db, id: number, now: Date): Promise<Payment> => {
  const payment = await lockUnclear(trx, id)
  await updatePayment(trx, id, { askAt: now })
  return payment
}

/**
 * Ends a payment by what an operator has learned from the bank. Money that is ours goes from the clearing account of the bank
 * into the wallet, as if the bank had said so itself; once, whoever says it.
 */
export const settleByHand = async (
  trx: Db,
  work: PaymentWriter,
  { id, place, reference }: { id: number; place: MoneyPlace; reference: string },
): Promise<Payment> => {
  const payment = await lockUnclear(trx, id)
  const note = `an operator: ${reference}`
  if (payment.state === 'refunding') return settleRefund(trx, work, { id, place, reason: note })
  if (place === 'card') {
    await changePayment(trx, work, payment, { state: 'reversed', askAt: null, endedAt: work.now() }, note)
    return payment
  }
  // Another amount than was asked for is never credited.
  if (payment.state === 'mismatch') throw new AppError('payment_mismatch')
  // A receipt counts for one payment, also one that was told on the telephone.
  const isOwn = payment.receipt !== null || (await bindReceipt(trx, payment, reference, work.now())) === 'own'
  if (!isOwn) throw new AppError('payment_reference_used')
  await updatePayment(trx, id, { rrn: payment.rrn ?? reference })
  await creditPayment(trx, work, payment, note)
  return payment
}
