import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

const returned = sql<number>`(select coalesce(sum(r.net_rials - r.discount_rials + r.vat_rials), 0)::bigint
  from invoices r where r.original_id = i.id)`

const sales = (db: Db) =>
  db
    .selectFrom('invoices as i')
    .where('i.kind', '=', 'sale')
    .select(['i.id', 'i.customer_id as customerId', 'i.from_at as from', 'i.to_at as to'])
    .select(sql<number>`i.net_rials - i.discount_rials + i.vat_rials - ${returned}`.as('leftRials'))

/** A sale with what was not given back of it yet. */
export const findSale = (db: Db, id: number) => sales(db).where('i.id', '=', id).executeTakeFirst()

/** The last invoice of a customer's usage of which so much can still be given back. */
export const findSaleOfUsage = (db: Db, customerId: number, rials: number) =>
  sales(db)
    .where('i.customer_id', '=', customerId)
    .where('i.bill_id', 'is not', null)
    .where(sql<boolean>`i.net_rials - i.discount_rials + i.vat_rials - ${returned} >= ${rials}::bigint`)
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What most of an invoice was sold as, and the tax of it. */
export const findMainLine = (db: Db, invoiceId: number) =>
  db
    .selectFrom('invoice_lines')
    .where('invoice_id', '=', invoiceId)
    .select(['service_code as serviceCode', 'vat_percent as vatPercent'])
    .orderBy('price_rials', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Until its paper is written. */
export const keepForPaper = async (
  trx: Db,
  refund: { transactionId: number; customerId: number; invoiceId: number | null },
): Promise<void> => {
  const { transactionId, customerId, invoiceId } = refund
  await trx
    .insertInto('refunds_without_paper')
    .values({ transaction_id: transactionId, customer_id: customerId, invoice_id: invoiceId })
    .execute()
}

export interface RefundToWrite {
  transactionId: number
  customerId: number
  invoiceId: number | null
  netRials: number
  vatRials: number
  reason: string
  at: Date
}

const inRound = 100

/** Given back and without a paper, the oldest first; held by whoever writes them. */
export const takeRefundsToWrite = async (trx: Db): Promise<RefundToWrite[]> => {
  const { rows } = await sql<RefundToWrite>`
    select w.transaction_id as "transactionId", w.customer_id as "customerId", w.invoice_id as "invoiceId",
      -booked.net as "netRials", -booked.vat as "vatRials", coalesce(t.details->>'reason', '') as reason, t.at
    from refunds_without_paper w join ledger_transactions t on t.id = w.transaction_id
      cross join lateral (select coalesce(sum(e.rials) filter (where e.account = 'revenue'), 0)::bigint as net,
        coalesce(sum(e.rials) filter (where e.account = 'vat'), 0)::bigint as vat
        from ledger_entries e where e.transaction_id = t.id) booked
    where w.invoice_id is not null or exists (select from invoices i where i.customer_id = w.customer_id
      and i.bill_id is not null and i.kind = 'sale'
      and i.net_rials - i.discount_rials + i.vat_rials - ${returned} >= -booked.net - booked.vat)
    order by w.transaction_id limit ${sql.lit(inRound)} for update of w skip locked`.execute(trx)
  return rows
}

export const endRefundToWrite = async (trx: Db, transactionId: number): Promise<void> => {
  await trx.deleteFrom('refunds_without_paper').where('transaction_id', '=', transactionId).execute()
}
