import type { Db, Logger } from '../../../db/connection.ts'
import { attempt, inTransaction } from '../../../db/transaction.ts'
import { violates } from '../../../db/violations.ts'
import { publish } from '../../../operations/events.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import type {
  BankAnswer,
  Exchange,
  GatewayContext,
  PaymentGateway,
  StartedOrder,
} from '../../../ports/payments/payment.gateway.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import type { PaymentEngines } from '../financial.engines.ts'
import { insertExchanges, insertReplay, insertState } from './payment-events.store.ts'
import { news } from './payments.fa.ts'
import { onlyClaims } from './payments.rules.ts'
import {
  findByReceipt,
  updatePayment,
  holdPayment,
  type Payment,
  type PaymentChange,
  type PaymentRowState,
} from './payments.store.ts'

/** What is written about a payment is written with this: operators' commands have no more. */
export interface PaymentWriter extends NotifyDependencies {
  now(): Date
}

/** What everything about payments is done with. */
export interface PaymentWork extends PaymentWriter {
  db: Db
  payments: PaymentEngines
  log: Logger
  signal: AbortSignal
}

/** The order as a bank is told it: all of it from our row. */
export const orderOf = (payment: Payment): StartedOrder => ({
  orderNumber: payment.orderNumber,
  amountRials: payment.amountRials,
  token: payment.token ?? '',
  receipt: payment.receipt,
  hasLostAnswer: payment.verifyBegun > payment.verifyAnswered,
})

export type Asked<Answer> = { answer: Answer; exchanges: Exchange[] } | { error: EngineError; exchanges: Exchange[] }

/** Written down before the bank is asked: if the answer is lost, "already confirmed" or "already given back" is good news. */
export const noteAsking = async ({ db }: PaymentWork, payment: Payment, state: Payment['state']): Promise<Payment> => {
  const verifyBegun = payment.verifyBegun + 1
  await inTransaction(db, (trx) => updatePayment(trx, payment.id, { state, verifyBegun }))
  return { ...payment, state }
}

/** One question. What the bank says to it is kept either way; only an `EngineError` is the bank's, all else is ours. */
export const askBank = async <Answer>(
  { signal }: PaymentWork,
  question: (context: GatewayContext) => Promise<Answer>,
): Promise<Asked<Answer>> => {
  const exchanges: Exchange[] = []
  try {
    const answer = await question({ signal, record: (exchange) => void exchanges.push(exchange) })
    return { answer, exchanges }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { error, exchanges }
  }
}

/** As long as somebody may still look at the page of a payment. */
const watchedMs = 120_000

const toldOf = (before: PaymentRowState, state: PaymentRowState, wasLate: boolean): keyof typeof news | undefined => {
  if (state === 'unknown' || state === 'reversed' || state === 'refunded') return state
  if (state !== 'credited') return undefined
  if (before === 'refunding') return 'refundRefused'
  return wasLate ? 'credited' : undefined
}

/** Told by mail and bell, because nobody watches the page any more. */
const tellOfState = async (trx: Db, work: PaymentWriter, payment: Payment, state: PaymentRowState) => {
  const { id, customerId, userId, amountRials } = payment
  const wasLate = payment.returnedAt !== null && work.now().getTime() - payment.returnedAt.getTime() > watchedMs
  const told = toldOf(payment.state, state, wasLate)
  if (told === undefined || state === payment.state) return
  const link = `/portal/wallet/payment/${id}`
  await tellOwners(trx, work, { customerId, userId, link, topic: 'money' }, news[told](id, amountRials))
}

/** Writes what became of a payment whose row is held, and lets those know who look at it. */
export const changePayment = async (
  trx: Db,
  work: PaymentWriter,
  payment: Payment,
  change: PaymentChange,
  note?: string,
): Promise<void> => {
  await updatePayment(trx, payment.id, change)
  const { state } = change
  if (state === undefined || state === payment.state) return
  await insertState(trx, payment.id, work.now(), state, note)
  await publish(trx, { customerId: payment.customerId, projectId: null, group: 'Payment', id: payment.id })
  await tellOfState(trx, work, payment, state)
}

/**
 * Writes what follows from an answer, unless the payment has moved on while the bank was asked: then the answer is kept for the
 * record, and whoever moved it asks again.
 */
export const conclude = (
  work: PaymentWork,
  asked: { payment: Payment; exchanges: readonly Exchange[] },
  decide: (trx: Db, held: Payment) => Promise<void>,
): Promise<void> =>
  inTransaction(work.db, async (trx) => {
    const { payment, exchanges } = asked
    const held = await holdPayment(trx, payment.id)
    await insertExchanges(trx, { paymentId: payment.id, receipt: payment.receipt, at: work.now() }, exchanges)
    if (held?.state !== payment.state || held.receipt !== payment.receipt) return
    await decide(trx, held)
  })

/**
 * Whose a receipt is: this payment's · another's, and the bank has said so · claimed by another one of which the bank has not
 * said yes or no, so that it may become free.
 */
export type Binding = 'own' | 'of another' | 'contested'

/**
 * A receipt counts for one payment, for ever. Whatever was asked about another receipt says nothing of this one. One that another
 * payment only claims counts as not tried: a stranger who shows the receipt first must not keep its owner out.
 */
export const bindReceipt = async (
  trx: Db,
  { id, providerId, receipt: bound }: Payment,
  receipt: string,
  now: Date,
): Promise<Binding> => {
  if (bound !== null) return bound === receipt ? 'own' : 'of another'
  try {
    await attempt(trx, () => updatePayment(trx, id, { receipt, verifyBegun: 0, verifyAnswered: 0 }))
    return 'own'
  } catch (error) {
    if (!violates(error, 'payments_receipt')) throw error
    const holder = await findByReceipt(trx, providerId, receipt)
    if (!holder || onlyClaims.has(holder.state)) return 'contested'
    await insertReplay(trx, id, now, receipt)
    return 'of another'
  }
}

export const inquireBank = (work: PaymentWork, gateway: PaymentGateway, payment: Payment): Promise<Asked<BankAnswer>> =>
  askBank(work, (context) => gateway.inquire(orderOf(payment), context))
