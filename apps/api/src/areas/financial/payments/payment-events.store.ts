import type { Db } from '../../../db/connection.ts'
import type { Exchange } from '../../../ports/payments/payment.gateway.ts'
import type { PaymentRowState } from './payments.store.ts'

/** A browser can send the same payment back as often as it likes, and anything in it. */
const differentCallbacks = 20

export const insertExchanges = async (
  trx: Db,
  { paymentId, receipt, at }: { paymentId: number; receipt: string | null; at: Date },
  exchanges: readonly Exchange[],
) => {
  if (exchanges.length === 0) return
  await trx
    .insertInto('payment_events')
    .values(
      exchanges.map(({ step, request, reply }) => ({ payment_id: paymentId, at, kind: step, receipt, request, reply })),
    )
    .execute()
}

export const insertState = async (trx: Db, paymentId: number, at: Date, state: PaymentRowState, note?: string) => {
  await trx
    .insertInto('payment_events')
    .values({ payment_id: paymentId, at, kind: 'state', state, request: note ?? null })
    .execute()
}

/** Whether it is a new one, and may be looked at. */
export const insertCallback = async (
  trx: Db,
  callback: { paymentId: number; at: Date; receipt: string | null; request: string; digest: string },
): Promise<boolean> => {
  const { paymentId, ...event } = callback
  const { count } = await trx
    .selectFrom('payment_events')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'callback')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= differentCallbacks) return false
  const inserted = await trx
    .insertInto('payment_events')
    .values({ payment_id: paymentId, kind: 'callback', ...event })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The receipt of another payment: no bank is asked about it again. */
export const insertReplay = async (trx: Db, paymentId: number, at: Date, receipt: string) => {
  await trx
    .insertInto('payment_events')
    .values({ payment_id: paymentId, at, kind: 'verify', receipt, request: 'not sent: the receipt of another payment' })
    .execute()
}

/** Receipts that came back and that the bank was never asked about, the first one first. */
export const listUntriedReceipts = async (trx: Db, paymentId: number): Promise<string[]> => {
  const rows = await trx
    .selectFrom('payment_events as returned')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'callback')
    .where('receipt', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_events as asked')
            .where('asked.payment_id', '=', paymentId)
            .where('asked.kind', 'in', ['verify', 'inquire'])
            .whereRef('asked.receipt', '=', 'returned.receipt')
            .select('asked.id'),
        ),
      ),
    )
    .select('receipt')
    .orderBy('id')
    .execute()
  return [...new Set(rows.map(({ receipt }) => receipt!))]
}
