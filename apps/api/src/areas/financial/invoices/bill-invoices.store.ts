import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { productNames } from '../usage/product-names.rules.ts'
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

/**
 * The legal invoice of every bill of a month, for all customers at once: one line for each unit of each product, which sum
 * to the bill to the rial. It is paid already, hour by hour. Its date is the last day of its period, because quarter and fiscal
 * year of the tax follow it; when it was written stands on the bill. Answers how many.
 */
export const insertBillInvoices = async (
  trx: Db,
  { month, from, to }: { month: number; from: Date; to: Date },
): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into invoices (customer_id, cause, status, net_rials, vat_rials, from_at, to_at, issued_at, ended_at, bill_id,
      seller_id, buyer_name, buyer_is_legal, buyer_registration_number, buyer_national_id_secret, buyer_phone_secret,
      buyer_postal_code_secret, buyer_address_secret)
    select b.customer_id, 'bill:' || b.id, 'paid', b.net_rials, b.vat_rials, b.from_at, b.to_at,
      b.to_at - interval '1 second', b.issued_at,
      b.id, (select id from sellers order by id desc limit 1), c.name, c.is_legal, c.registration_number,
      c.national_id_secret, c.phone_secret, c.postal_code_secret, c.address_secret
    from bills b join customers c on c.id = b.customer_id
    where b.month = ${month} order by b.id
    on conflict (cause) do nothing`.execute(trx)
  await sql`
    insert into invoice_lines
      (invoice_id, position, description, quantity, unit_hours, unit_price_rials, price_rials, vat_percent, vat_rials)
    select i.id, row_number() over (partition by i.id order by line.service_type, line.item, line.name, line.vat_percent) - 1,
      coalesce(${JSON.stringify(productNames())}::jsonb ->> line.service_type, ${text.service}::text) ||
        coalesce(': ' || line.name, ''),
      1, sum(line.quantity * extract(epoch from line.ends_at - line.begins_at))::float8 / 3600,
      sum(net_after - net_before), sum(net_after - net_before), line.vat_percent,
      sum(usage_vat(net_after, line.vat_percent) - usage_vat(net_before, line.vat_percent))
    from (
      select u.customer_id, u.service_type, u.item, u.name, u.quantity, u.vat_percent,
        greatest(u.from_at, ${from}::timestamptz) as begins_at, least(u.to_at, ${to}::timestamptz) as ends_at,
        usage_cost(u.monthly_price_rials, u.from_at, ${from}::timestamptz) as net_before,
        usage_cost(u.monthly_price_rials, u.from_at, least(u.to_at, ${to}::timestamptz)) as net_after
      from usage_intervals u
      where u.from_at < ${to} and (u.to_at is null or u.to_at > ${from}) and u.to_at is distinct from u.from_at
    ) line
      join bills b on b.customer_id = line.customer_id and b.month = ${month}
      join invoices i on i.bill_id = b.id
    where not exists (select from invoice_lines l where l.invoice_id = i.id)
    group by i.id, line.service_type, line.item, line.name, line.vat_percent
    having sum(net_after - net_before) > 0`.execute(trx)
  await trx.updateTable('billed_months').set({ has_invoices: true }).where('month', '=', month).execute()
  return Number(numAffectedRows ?? 0)
}
