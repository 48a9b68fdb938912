import { paymentProvider, paymentPurpose, type paymentState, paymentStatus } from '@sarv/contract/enums'
import { reverseWithinMs, type GatewayName, type GatewayTimes } from '../../../ports/payments/payment.gateway.ts'
import type { Payment, PaymentRowState } from './payments.store.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** Longer than all questions of one turn may take together. */
export const leaseMs = 90 * secondMs
/** A row that was written before the bank was asked, by a process that died since. */
export const startWithinMs = 2 * minuteMs
/** Within this time banks give back by themselves what nobody confirmed: from then on a silent bank is asked less often. */
const givesBackWithinMs = 72 * hourMs
/** A payment that has come back and is not at its end after so long is shown to operators, and its customer is told so. */
export const unclearAfterMs = 15 * minuteMs
/** Customers who press "check again" ask the bank no more often than this. */
export const shortestCheckMs = 5 * secondMs
const lookEveryMs = 5 * minuteMs

export const gatewayOf = (providerId: number): GatewayName => paymentProvider.name(providerId) ?? 'sandbox'

/** The invoice that a payment is for. */
export const invoiceOf = ({ purposeId, purposeRef }: Payment): number | null =>
  purposeId === paymentPurpose.id.invoice ? purposeRef : null

/** The page of the portal where a browser that comes back sees what became of it: of an invoice that invoice's own. */
export const pageAfter = (payment: Payment): string => {
  const invoiceId = invoiceOf(payment)
  return invoiceId === null
    ? `/portal/wallet/payment/${payment.id}`
    : `/portal/wallet/invoice/${invoiceId}?payment=${payment.id}`
}

/** Each state of a row, as the customer is told it. */
const stateOfRow: Readonly<Record<PaymentRowState, keyof typeof paymentState.id>> = {
  created: 'waiting',
  token_issued: 'waiting',
  redirected: 'waiting',
  returned: 'checking',
  verifying: 'checking',
  verified: 'checking',
  settled: 'checking',
  credited: 'done',
  expired: 'expired',
  cancelled: 'cancelled',
  failed: 'failed',
  reversed: 'returned',
  unknown: 'unknown',
  mismatch: 'returning',
  refunding: 'returning',
  refunded: 'returned',
}

export const shownState = (state: PaymentRowState): keyof typeof paymentState.id => stateOfRow[state]
export const shownStatus = (state: PaymentRowState): number =>
  state === 'credited' ? paymentStatus.id.done : paymentStatus.id.notDone

/** What the bank is asked about a refund is up to the clock. */
const ended: ReadonlySet<PaymentRowState> = new Set(['credited', 'reversed', 'refunding', 'refunded'])

/** Whether asking the bank can still change what we know. */
export const canCheck = (payment: Payment, now: Date): boolean => {
  const { state, token, createdAt } = payment
  if (ended.has(state) || token === null) return false
  return isUnclear(payment) || now.getTime() - createdAt.getTime() < givesBackWithinMs
}

/** States in which money may lie at the bank, or goes back, and the bank has not said how it ends. */
export const unclearStates = [
  'returned',
  'verifying',
  'verified',
  'settled',
  'unknown',
  'mismatch',
  'refunding',
] as const satisfies readonly PaymentRowState[]
export type UnclearState = (typeof unclearStates)[number]

export const isUnclear = ({ state }: Pick<Payment, 'state'>): boolean =>
  (unclearStates as readonly string[]).includes(state)

/** A receipt is bound to the payment because a browser said so; the bank has not said yes or no. */
export const onlyClaims: ReadonlySet<PaymentRowState> = new Set(['returned', 'verifying', 'unknown'])

/** The bank has said that it was paid, and nothing else for a long time. */
export const isLate = ({ state, returnedAt }: Payment, now: Date): boolean =>
  (state === 'verified' || state === 'settled') &&
  returnedAt !== null &&
  now.getTime() - returnedAt.getTime() >= unclearAfterMs

/** States in which a customer may come back with a receipt. What ended without money may turn out to have been paid. */
export const mayReturn: ReadonlySet<PaymentRowState> = new Set([
  'token_issued',
  'redirected',
  'returned',
  'expired',
  'cancelled',
  'failed',
  'unknown',
])

/** Whether the bank still takes a confirmation, with a margin: nearer to the end it may give the money back meanwhile. */
export const mayVerify = ({ returnedAt }: Payment, { verifyWithinMs }: GatewayTimes, now: Date): boolean =>
  returnedAt !== null && now.getTime() < returnedAt.getTime() + verifyWithinMs

export const isPayTimeOver = ({ createdAt }: Payment, { payWithinMs }: GatewayTimes, now: Date): boolean =>
  now.getTime() >= createdAt.getTime() + payWithinMs

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** When somebody who has not come back is looked for next: now and then, and once when their time is over. */
export const nextLook = ({ createdAt }: Payment, { payWithinMs }: GatewayTimes, now: Date): Date => {
  const lastMs = createdAt.getTime() + payWithinMs
  const nextMs = now.getTime() + lookEveryMs
  return new Date(now.getTime() < lastMs ? Math.min(nextMs, lastMs) : nextMs)
}

/** After a question without an answer: soon at first, then ever less often. Whoever has paid is never forgotten. */
export const nextAttempt = ({ attempts, createdAt, refundAskedAt }: Payment, now: Date): Date => {
  const isOld = now.getTime() - (refundAskedAt ?? createdAt).getTime() >= givesBackWithinMs
  if (isOld) return later(now, 6 * hourMs)
  return later(now, attempts < 30 ? minuteMs : 30 * minuteMs)
}

/** Whether the bank may still give it back to the card, as far as we know. */
export const mayReverse = ({ providerId, createdAt }: Payment, now: Date): boolean => {
  const withinMs = reverseWithinMs[gatewayOf(providerId)]
  return withinMs === null || now.getTime() < createdAt.getTime() + withinMs
}

/** The bank has confirmed it: there is a receipt of it. */
export const hasReceipt: ReadonlySet<PaymentRowState> = new Set(['credited', 'refunding', 'refunded'])
