import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { advancePayment } from './advance.service.ts'
import type { PaymentWork } from './ask-bank.service.ts'
import { canCheck, shortestCheckMs } from './payments.rules.ts'
import { duePayments, findOwnPayment, type Payment } from './payments.store.ts'

/** Another customer's is not there. */
export const requirePayment = async (db: Db, customerId: number, id: number): Promise<Payment> => {
  const payment = await findOwnPayment(db, customerId, id)
  if (!payment) throw new AppError('not_found')
  return payment
}

/** Asks the bank again, unless it was asked a moment ago or has nothing more to say. */
export const checkPayment = async (work: PaymentWork, customerId: number, id: number): Promise<Payment> => {
  const payment = await requirePayment(work.db, customerId, id)
  const now = work.now()
  if (!canCheck(payment, now)) return payment
  await advancePayment(work, id, { askedBefore: new Date(now.getTime() - shortestCheckMs) })
  return requirePayment(work.db, customerId, id)
}

const atOnce = 4
const inRound = 200

/** Lost returns, unfinished confirmations, banks that were silent: whatever is due. One that fails keeps no other waiting. */
export const sweepPayments = async (work: PaymentWork): Promise<number> => {
  const ids = await duePayments(work.db, work.now(), inRound)
  const waiting = [...ids]
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined && !work.signal.aborted; id = waiting.shift()) {
      await advancePayment(work, id).catch((error: unknown) =>
        work.log.error({ err: error, payment: id }, 'a payment could not be looked at; it is tried again'),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return ids.length
}
