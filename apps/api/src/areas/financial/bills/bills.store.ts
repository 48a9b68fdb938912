import { sql } from 'kysely'
import type { ListQuery } from '@sarv/contract/params'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import type { JalaliMonth } from '../usage/jalali-month.rules.ts'
import type { Span } from '../rating/rating.rules.ts'
import { bookVatRounding } from '../ledger/vat-rounding.store.ts'
import { withServiceNames } from '../usage/usage.service.ts'
import { billRows, rowVat } from './bill-rows.store.ts'

/** Of a list that is asked for whole. */
const listCeiling = 1000
/** Of the lines of one bill; more than anybody reads, and less than hurts. */
const lineCeiling = 50_000

const billsOf = (db: Db, customerId: number) =>
  db
    .selectFrom('bills')
    .where('customer_id', '=', customerId)
    .select(['id', 'month', 'from_at as from', 'to_at as to', 'issued_at as issuedAt'])
    .select(['net_rials as netRials', 'vat_rials as vatRials', 'vat_rounding_rials as roundingRials'])

export type BillRow = NonNullable<Awaited<ReturnType<typeof findBill>>>

export const findCustomerName = async (db: Db, customerId: number): Promise<string> => {
  const row = await db.selectFrom('customers').where('id', '=', customerId).select('name').executeTakeFirstOrThrow()
  return row.name
}

export const findBill = (db: Db, customerId: number, id: number) =>
  billsOf(db, customerId).where('id', '=', id).executeTakeFirst()

/** The newest first, unless asked otherwise; searched by number. */
export const listBills = async (
  db: Db,
  customerId: number,
  query: ListQuery & { calculateMonthId?: number | undefined },
) => {
  const { Search: search, PageNumber: page = 1, PageSize: size = listCeiling, Sort: sort = '-' } = query
  const { calculateMonthId: month } = query
  const found = billsOf(db, customerId)
    .$if(search !== undefined, (rows) =>
      // Anything but a number is the number of nothing.
      rows.where('id', '=', /^\d{1,15}$/.test(search!) ? Number(search) : 0),
    )
    .$if(month !== undefined, (rows) => rows.where('month', '=', month!))
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy('month', sort.startsWith('-') ? 'desc' : 'asc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

/** When rating began: nothing of before is on any bill. */
export const ratingBegan = async (db: Db): Promise<Date | undefined> => {
  const row = await db.selectFrom('rated_hours').select('from_at').orderBy('to_at').limit(1).executeTakeFirst()
  return row?.from_at
}

const until = (span: Span) => sql`least(u.to_at, ${span.to}::timestamptz)`

/** One line of usage in a span: the one formula, and what it comes to at both ends. */
const linesIn = (customerId: number, span: Span) => sql`
  select u.*, greatest(u.from_at, ${span.from}::timestamptz) as begins_at, ${until(span)} as ends_at,
    usage_cost(u.monthly_price_rials, u.from_at, ${span.from}::timestamptz) as net_before,
    usage_cost(u.monthly_price_rials, u.from_at, ${until(span)}) as net_after
  from usage_intervals u
  where u.customer_id = ${customerId} and u.from_at < ${span.to} and (u.to_at is null or u.to_at > ${span.from})
    and u.to_at is distinct from u.from_at and ${span.from}::timestamptz < ${span.to}::timestamptz`

const net = sql`net_after - net_before`
const vat = sql`usage_vat(net_after, vat_percent) - usage_vat(net_before, vat_percent)`
const rials = (sum: ReturnType<typeof sql>) => sql`coalesce(sum(${sum}), 0)::bigint`

export interface Sums {
  netRials: number
  vatRials: number
}

/** What a customer used in a span. */
export const sumUsage = async (db: Db, customerId: number, span: Span): Promise<Sums> => {
  const { rows } = await sql<Sums>`
    select ${rials(net)} as "netRials", ${rials(vat)} as "vatRials" from (${linesIn(customerId, span)}) line`.execute(
    db,
  )
  return rows[0]!
}

export interface UsageLine extends Sums {
  projectId: number
  project: string
  serviceType: ServiceType
  serviceId: number
  service: string | null
  item: number
  name: string | null
  quantity: number
  unitPrice: number
  seconds: number
  from: Date
  to: Date
}

/** What a customer used in a span, service by service and line by line: what has the same size and price is one line. */
export const listUsageLines = async (db: Db, customerId: number, span: Span): Promise<UsageLine[]> => {
  const { rows } = await sql<UsageLine>`
    select line.project_id as "projectId", p.name as project, line.service_type as "serviceType",
      line.service_id as "serviceId", named.name as service, line.item, line.name, line.quantity,
      line.unit_price_rials as "unitPrice", sum(extract(epoch from ends_at - begins_at))::float8 as seconds,
      min(begins_at) as "from", max(ends_at) as "to", ${rials(net)} as "netRials", ${rials(vat)} as "vatRials"
    from (${linesIn(customerId, span)}) line
      join projects p on p.id = line.project_id
      ${withServiceNames(customerId)}
    group by line.project_id, p.name, line.service_type, line.service_id, named.name, line.item, line.name, line.quantity,
      line.unit_price_rials
    order by line.project_id, line.service_type, line.service_id, line.item, min(begins_at)
    limit ${sql.lit(lineCeiling)}`.execute(db)
  return rows
}

export interface Reading extends Sums {
  from: Date
  to: Date
  seconds: number
  quantity: number
  unitPrice: number
  monthlyRials: number
  vatPercent: number
  /** Since the interval itself began, before this span and until its end. */
  netBefore: number
  netAfter: number
}

/** The intervals behind one line. */
export const listReadings = async (
  db: Db,
  customerId: number,
  span: Span,
  of: { serviceType: string; serviceId: number; item: number },
): Promise<Reading[]> => {
  const { rows } = await sql<Reading>`
    select begins_at as "from", ends_at as "to", extract(epoch from ends_at - begins_at)::float8 as seconds, quantity,
      unit_price_rials as "unitPrice", monthly_price_rials as "monthlyRials", vat_percent as "vatPercent",
      net_before as "netBefore", net_after as "netAfter", (${net}) as "netRials", (${vat}) as "vatRials"
    from (${linesIn(customerId, span)}) line
    where service_type = ${of.serviceType} and service_id = ${of.serviceId} and item = ${of.item}
    order by begins_at, id limit ${sql.lit(lineCeiling)}`.execute(db)
  return rows
}

/** The last month that has its bills. */
export const findLastBilledMonth = async (db: Db) =>
  db.selectFrom('billed_months').select(['month', 'to_at as to']).orderBy('month', 'desc').limit(1).executeTakeFirst()

/**
 * The bills of all customers of a month, at once and once. `span` is the part of it that was rated. Answers how many, or
 * nothing where another worker was first.
 */
export const insertBills = async (
  trx: Db,
  month: JalaliMonth,
  span: Span,
  issuedAt: Date | undefined,
): Promise<number | undefined> => {
  const issued = sql`coalesce(${issuedAt ?? null}::timestamptz, now())`
  const { rows } = await sql`insert into billed_months (month, from_at, to_at, issued_at)
    values (${month.id}, ${span.from}, ${span.to}, ${issued}) on conflict do nothing returning month`.execute(trx)
  if (rows.length === 0) return undefined
  const { numAffectedRows } = await sql`
    insert into bills (customer_id, month, from_at, to_at, net_rials, vat_rials, vat_rounding_rials, issued_at)
    select customer_id, ${month.id}, ${span.from}, ${span.to}, ${rials(sql`net`)}, ${rials(rowVat)},
      ${rials(sql`${rowVat} - hours_vat`)}, ${issued}
    from (${billRows(span)}) bill_row
    group by customer_id
    order by customer_id`.execute(trx)
  await bookVatRounding(trx, month.id)
  const bills = Number(numAffectedRows ?? 0)
  await trx.updateTable('billed_months').set({ bills }).where('month', '=', month.id).execute()
  return bills
}
