import { productIds } from '@sarv/contract/service-types'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { billRows, rowVat } from '../bills/bill-rows.store.ts'
import { productNames } from '../usage/product-names.rules.ts'
import { buyer, buyerColumns, seller, withPerson } from './buyers.store.ts'
import { owedUntil, stillOwed } from './debts.store.ts'
import { invoiceText as text } from './invoices.fa.ts'

/** A month whose bills have no legal invoices yet, held until the transaction ends. */
export const takeBilledMonth = (trx: Db) =>
  trx
    .selectFrom('billed_months')
    .where('has_invoices', '=', false)
    .select(['month', 'from_at as from', 'to_at as to'])
    .orderBy('month')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const countMonthsWithoutInvoices = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('billed_months')
    .where('has_invoices', '=', false)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Of services that one row of an invoice is of; a row of many ends with dots. */
const mostNames = 5

/**
 * The legal invoice of every bill of a month, for all customers at once: one row for each unit of each product at each price,
 * which sum to the bill to the rial. What the wallet paid hour by hour is paid, what it could not pay is owed, and the invoice is
 * unpaid until that is paid back. Its date is the last day of its period, because quarter and fiscal year of the tax follow it;
 * when it was written stands on the bill. Answers how many.
 */
export const insertBillInvoices = async (
  trx: Db,
  { month, from, to }: { month: number; from: Date; to: Date },
): Promise<number> => {
  // Numbers are taken under this lock, so that none is missing.
  const { last } = await trx.selectFrom('invoice_numbers').select('last').forUpdate().executeTakeFirstOrThrow()
  const { numAffectedRows } = await sql`
    insert into invoices (id, customer_id, cause, status, net_rials, vat_rials, owed_rials, owed_until_rials, from_at, to_at,
      issued_at, ended_at, bill_id, seller_id, ${buyerColumns})
    select ${last}::bigint + row_number() over (order by b.id), b.customer_id, 'bill:' || b.id,
      case when owed.rials > 0 then 'unpaid' else 'paid' end, b.net_rials, b.vat_rials, owed.rials,
      case when owed.rials > 0 then came.rials end, b.from_at, b.to_at, b.to_at - interval '1 second',
      case when owed.rials > 0 then null else b.issued_at end, b.id, ${seller}, ${buyer}
    from bills b join customers c on c.id = b.customer_id ${withPerson}
      cross join lateral (select ${owedUntil(sql.ref('b.customer_id'), to)} as rials) came
      cross join lateral (select ${stillOwed(sql.ref('b.customer_id'), sql`came.rials`, sql`b.net_rials + b.vat_rials`)} as rials) owed
    where b.month = ${month} and not exists (select from invoices i where i.cause = 'bill:' || b.id)
    order by b.id`.execute(trx)
  const count = Number(numAffectedRows ?? 0)
  await trx
    .updateTable('invoice_numbers')
    .set({ last: last + count })
    .execute()
  await sql`
    insert into invoice_lines
      (invoice_id, position, description, service_code, quantity, unit, unit_price_rials, price_rials, vat_percent, vat_rials)
    select i.id, row_number() over (partition by i.id order by line.service_type, line.item, line.name, line.unit_price_rials,
        line.vat_percent) - 1,
      coalesce(${JSON.stringify(productNames())}::jsonb ->> line.service_type, ${text.service}::text) ||
        coalesce(' ' || used.names, '') || coalesce(': ' || line.name, ''),
      p.service_code, line.hours, coalesce(unit.name || '-', '') || ${text.hour}::text,
      round((line.net / line.hours)::numeric, 8)::float8, line.net, line.vat_percent, ${rowVat}
    from (
      select bill_row.*, greatest(round(unit_hours::numeric, 6), 0.000001)::float8 as hours from (${billRows({ from, to })}) bill_row
    ) line
      join bills b on b.customer_id = line.customer_id and b.month = ${month}
      join invoices i on i.bill_id = b.id
      left join products p on p.id = (${JSON.stringify(productIds)}::jsonb ->> line.service_type)::bigint
      left join lateral (select u.unit as name from product_items u
        where u.product_id = p.id and u.item_id = line.item limit 1) unit on true
      left join lateral (
        select string_agg(one.name, ${text.andThen}::text order by one.place) filter (where one.place <= ${mostNames})
          || case when count(*) > ${mostNames} then ${text.andThen}::text || '…' else '' end as names
        from (select named.name, row_number() over (order by named.name) as place
          from (select distinct s.name from ordered_services s where s.service_type = line.service_type
            and s.service_id = any(line.service_ids) and s.name is not null) named) one
      ) used on true
    where not exists (select from invoice_lines l where l.invoice_id = i.id)`.execute(trx)
  await trx.updateTable('billed_months').set({ has_invoices: true }).where('month', '=', month).execute()
  return count
}
