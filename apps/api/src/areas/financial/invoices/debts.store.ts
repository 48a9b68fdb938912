import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** Rounding belongs to its bill: a few rials less are no payment. */
const repaidBy = (customer: RawBuilder<unknown>) => sql<number>`(select coalesce(sum(e.rials), 0)::bigint
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.customer_id = ${customer} and e.account = 'receivable' and e.rials > 0 and t.kind <> 'rounding')`

/** All that a customer had come to owe for what was used or booked before a moment. The oldest debt is paid first. */
export const owedUntil = (customer: RawBuilder<unknown>, moment: Date) => sql<number>`(
  select coalesce(-sum(e.rials), 0)::bigint
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.customer_id = ${customer} and e.account = 'receivable' and (e.rials < 0 or t.kind = 'rounding')
    and not (t.kind in ('usage', 'rounding') and (t.details->>'fromAt')::timestamptz >= ${moment}))`

/** What of that is not paid yet, at most so much. */
export const stillOwed = (
  customer: RawBuilder<unknown>,
  owedUntilRials: RawBuilder<unknown>,
  most: RawBuilder<unknown>,
) => sql<number>`least(${most}, greatest(0, ${owedUntilRials} - ${repaidBy(customer)}))`

/** Bills whose debt was paid back have paid invoices from now on; of all customers unless one is named. Answers whose. */
export const markRepaidInvoices = async (
  trx: Db,
  { customerId, at }: { customerId?: number; at?: Date | undefined } = {},
): Promise<{ id: number; customerId: number }[]> => {
  const { rows } = await sql<{ id: number; customerId: number }>`
    update invoices i set status = 'paid', ended_at = coalesce(${at ?? null}::timestamptz, now())
    where i.status = 'unpaid' and i.owed_rials > 0
      and ${customerId === undefined ? sql`true` : sql`i.customer_id = ${customerId}`}
      and i.owed_until_rials <= ${repaidBy(sql.ref('i.customer_id'))}
    returning i.id, i.customer_id as "customerId"`.execute(trx)
  return rows
}
