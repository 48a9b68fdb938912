import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Exchange, PaymentGateway } from '../../../ports/payments/payment.gateway.ts'
import { entriesOfIncome } from '../ledger/ledger.rules.ts'
import { post } from '../ledger/ledger.service.ts'
import {
  askBank,
  changePayment,
  conclude,
  noteAsking,
  orderOf,
  type PaymentWork,
  type PaymentWriter,
} from './ask-bank.service.ts'
import { gatewayOf, mayReverse, nextAttempt } from './payments.rules.ts'
import { holdPayment, updatePayment, type Payment } from './payments.store.ts'

/** Each time that it is tried is a movement of its own. */
const causeOf = ({ id }: Payment, refundNumber: number): string => `payment:${id}:refund:${refundNumber}`

const requireHeld = async (trx: Db, id: number): Promise<Payment> => {
  const payment = await holdPayment(trx, id)
  if (!payment) throw new AppError('not_found')
  return payment
}

export interface BegunRefund {
  payment: Payment
  /** false: it is on its way, or on the card, already. */
  isNew: boolean
}

/**
 * Takes the money of a credited payment out of the wallet, before any bank is asked: nobody spends it meanwhile. The gift that an
 * offer gave with it goes too. Whoever has spent either keeps the rest.
 */
export const beginRefund = async (
  trx: Db,
  work: PaymentWriter,
  { id, reason }: { id: number; reason: string },
): Promise<BegunRefund> => {
  const payment = await requireHeld(trx, id)
  const { state, amountRials, giftRials, customerId } = payment
  if (state === 'refunding' || state === 'refunded') return { payment, isNew: false }
  if (state !== 'credited') throw new AppError('payment_not_confirmed')
  const now = work.now()
  if (!mayReverse(payment, now)) throw new AppError('refund_too_late')
  const refundNumber = payment.refundNumber + 1
  const gateway = gatewayOf(payment.providerId)
  const details = { paymentId: id, gateway, reason }
  await post(
    trx,
    { kind: 'refund', cause: causeOf(payment, refundNumber), customerId, details, at: now },
    ({ wallet, gift }) => {
      const missing = Math.max(amountRials - wallet, giftRials - gift)
      if (missing > 0) throw new AppError('money_missing', { missing })
      const gifts = [
        { account: 'gift' as const, rials: -giftRials },
        { account: 'gifts' as const, rials: giftRials },
      ]
      return [
        { account: 'wallet', rials: -amountRials },
        { account: 'clearing', gateway, rials: amountRials },
        ...(giftRials > 0 ? gifts : []),
      ]
    },
  )
  const asked = { refundNumber, refundReason: reason, refundAskedAt: now, verifyBegun: 0, verifyAnswered: 0 }
  await changePayment(trx, work, payment, { ...asked, state: 'refunding', attempts: 0, askAt: now })
  return { payment, isNew: true }
}

const endOnCard = async (trx: Db, work: PaymentWriter, payment: Payment) => {
  const now = work.now()
  await changePayment(trx, work, payment, { state: 'refunded', refundedAt: now, askAt: null })
}

const endInWallet = async (trx: Db, work: PaymentWriter, payment: Payment, note: string) => {
  const { id, customerId, amountRials, giftRials, refundNumber } = payment
  const gateway = gatewayOf(payment.providerId)
  const cause = `${causeOf(payment, refundNumber)}:back`
  await post(
    trx,
    { kind: 'refund', cause, customerId, details: { paymentId: id, gateway, isBack: true }, at: work.now() },
    (balances) => [
      { account: 'clearing', gateway, rials: -amountRials },
      ...(giftRials > 0 ? [{ account: 'gifts' as const, rials: -giftRials }] : []),
      ...entriesOfIncome(balances, { wallet: amountRials, gift: giftRials }),
    ],
  )
  await changePayment(trx, work, payment, { state: 'credited', askAt: null }, note)
}

/** What an operator has learned from the bank, where it did not say so itself. */
export const settleRefund = async (
  trx: Db,
  work: PaymentWriter,
  { id, place, reason }: { id: number; place: 'card' | 'wallet'; reason: string },
): Promise<Payment> => {
  const payment = await requireHeld(trx, id)
  if (payment.state !== 'refunding') throw new AppError('refund_ended')
  if (place === 'card') await endOnCard(trx, work, payment)
  else await endInWallet(trx, work, payment, reason)
  return payment
}

type Paid = Payment & { receipt: string }

interface Found {
  place: 'card' | 'wallet' | 'unknown'
  /** The bank has refused, and no earlier answer of it is missing. */
  isRefused?: boolean
  exchanges: readonly Exchange[]
}

/**
 * Where the money is. A refusal is compared with what the bank knows: one that follows a lost answer may mean that it was given
 * back the first time. Where the bank cannot tell, nobody guesses.
 */
export const findPlace = async (work: PaymentWork, gateway: PaymentGateway, payment: Paid): Promise<Found> => {
  const order = { ...orderOf(payment), receipt: payment.receipt }
  const asked = await askBank(work, (context) => gateway.reverse(order, context))
  if ('error' in asked) return { place: 'unknown', exchanges: asked.exchanges }
  if (asked.answer) return { place: 'card', exchanges: asked.exchanges }
  const isRefused = !order.hasLostAnswer
  const believed = isRefused ? 'wallet' : 'unknown'
  // A question that confirms would take the money again.
  if (gateway.inquiryConfirms) return { place: believed, exchanges: asked.exchanges }
  const known = await askBank(work, (context) => gateway.inquire({ ...order, hasLostAnswer: false }, context))
  const exchanges = [...asked.exchanges, ...known.exchanges]
  if ('error' in known) return { place: 'unknown', isRefused, exchanges }
  if (known.answer.kind === 'unpaid') return { place: 'card', exchanges }
  return { place: known.answer.kind === 'open' ? believed : 'wallet', exchanges }
}

/** Asks the bank for one that is on its way; silence is asked again, and operators see it until somebody knows. */
export const refundToCard = async (work: PaymentWork, gateway: PaymentGateway, payment: Paid): Promise<void> => {
  const asking = await noteAsking(work, payment, 'refunding')
  const { place, isRefused = false, exchanges } = await findPlace(work, gateway, payment)
  await conclude(work, { payment: asking, exchanges }, async (trx, held) => {
    if (place === 'card') return endOnCard(trx, work, held)
    if (place === 'wallet') return endInWallet(trx, work, held, 'refused by the bank')
    const askAt = nextAttempt(held, work.now())
    return updatePayment(trx, payment.id, { askAt, ...(isRefused && { verifyAnswered: held.verifyBegun }) })
  })
}
