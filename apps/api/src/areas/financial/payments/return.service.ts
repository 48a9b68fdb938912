import { createHash } from 'node:crypto'
import { paymentProvider } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { BankReturn, PaymentGateway } from '../../../ports/payments/payment.gateway.ts'
import { bindReceipt, changePayment, type PaymentWork } from './ask-bank.service.ts'
import { insertCallback } from './payment-events.store.ts'
import { isPayTimeOver, mayReturn, nextLook, pageAfter } from './payments.rules.ts'
import { findByOrder, holdPayment, updatePayment, type Payment } from './payments.store.ts'

type Fields = Readonly<Record<string, string | undefined>>

/** Of a browser that comes back, what we can say at once. */
export interface Returned {
  paymentId: number
  /** Where the browser goes on. */
  page: string
  /** The bank should be asked. */
  isToAsk: boolean
}

const orderNumberOf = (text: string | undefined): number | undefined => {
  const number = text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}

/** It says that it was paid: the bank will tell. */
const notePaid = async (
  trx: Db,
  work: PaymentWork,
  payment: Payment,
  receipt: string | undefined,
): Promise<boolean> => {
  const now = work.now()
  if (!mayReturn.has(payment.state)) return false
  const binding = receipt === undefined ? 'own' : await bindReceipt(trx, payment, receipt, now)
  if (binding === 'of another') return false
  if (binding === 'contested') {
    // Another payment shows this receipt: once the bank has refused it there, it has its turn here.
    await updatePayment(trx, payment.id, { returnedAt: payment.returnedAt ?? now, askAt: now, attempts: 0 })
    return true
  }
  if (payment.state === 'returned') return true
  await changePayment(trx, work, payment, {
    state: 'returned',
    returnedAt: payment.returnedAt ?? now,
    askAt: now,
    attempts: 0,
  })
  return true
}

/** It says that it was not. Nobody has to believe that either: the bank is asked once more when the time to pay is over. */
const noteUnpaid = async (
  trx: Db,
  work: PaymentWork,
  gateway: PaymentGateway,
  payment: Payment,
  { outcome, code }: BankReturn,
): Promise<void> => {
  if (payment.state !== 'token_issued' && payment.state !== 'redirected') return
  const now = work.now()
  const askAt = isPayTimeOver(payment, gateway.times, now) ? null : nextLook(payment, gateway.times, now)
  const state = outcome === 'cancelled' ? 'cancelled' : 'failed'
  await changePayment(trx, work, payment, { state, bankCode: code.slice(0, 50), askAt, endedAt: now })
}

/**
 * Writes down that a browser came back. Which payment it is follows from the order number, which nobody else knows, and from the
 * token where the bank sends it; everything else that it says is only a reason to ask. undefined: it belongs to no payment.
 */
export const receiveReturn = async (
  work: PaymentWork,
  gateway: PaymentGateway,
  fields: Fields,
): Promise<Returned | undefined> => {
  const back = gateway.readCallback(fields)
  const orderNumber = orderNumberOf(back.orderNumber)
  if (orderNumber === undefined) return undefined
  const found = await findByOrder(work.db, paymentProvider.id[gateway.name], orderNumber)
  if (!found) return undefined
  const isToAsk = await inTransaction(work.db, async (trx) => {
    const payment = await holdPayment(trx, found.id)
    if (!payment) return false
    const request = JSON.stringify(fields)
    const digest = createHash('sha256').update(request).digest('base64url')
    const isOk = back.outcome === 'ok' && (back.token === undefined || back.token === payment.token)
    const receipt = isOk ? (back.receipt ?? null) : null
    const callback = { paymentId: payment.id, at: work.now(), receipt, request, digest }
    if (!(await insertCallback(trx, callback))) return false
    if (back.token !== undefined && back.token !== payment.token) return false
    if (isOk) {
      if (back.card !== undefined && payment.card === null) await updatePayment(trx, payment.id, { card: back.card })
      return notePaid(trx, work, payment, back.receipt)
    }
    await noteUnpaid(trx, work, gateway, payment, back)
    return false
  })
  return { paymentId: found.id, page: pageAfter(found), isToAsk }
}
