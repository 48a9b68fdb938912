import { sql } from 'kysely'
import type { Span } from '../rating/rating.rules.ts'

/**
 * Rows of the bills and invoices of all customers in a span: (customer_id, service_type, item, name, unit_price_rials,
 * vat_percent, service_ids, unit_hours, net, hours_vat). What is of one kind, size of unit, price and rate is one row. `hours_vat` is what the
 * hours were taxed with, each rounded down; the tax of the row is that of its sum.
 */
export const billRows = ({ from, to }: Span) => sql`
  select customer_id, service_type, item, name, unit_price_rials, vat_percent,
    array_agg(distinct service_id) as service_ids,
    (sum(quantity * extract(epoch from ends_at - begins_at)) / 3600)::float8 as unit_hours,
    sum(net_after - net_before)::bigint as net,
    sum(usage_vat(net_after, vat_percent) - usage_vat(net_before, vat_percent))::bigint as hours_vat
  from (
    select u.customer_id, u.service_type, u.service_id, u.item, u.name, u.quantity, u.unit_price_rials, u.vat_percent,
      greatest(u.from_at, ${from}::timestamptz) as begins_at, least(u.to_at, ${to}::timestamptz) as ends_at,
      usage_cost(u.monthly_price_rials, u.from_at, ${from}::timestamptz) as net_before,
      usage_cost(u.monthly_price_rials, u.from_at, least(u.to_at, ${to}::timestamptz)) as net_after
    from usage_intervals u
    where u.from_at < ${to} and (u.to_at is null or u.to_at > ${from}) and u.to_at is distinct from u.from_at
  ) line
  group by customer_id, service_type, item, name, unit_price_rials, vat_percent
  having sum(net_after - net_before) > 0`

/** Rounded down row by row, as the tax office counts it. */
export const rowVat = sql`usage_vat(net, vat_percent)`
