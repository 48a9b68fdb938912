import { sql, type Expression, type RawBuilder } from 'kysely'
import { agreedName, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import { lineRials } from '@sarv/contract/pricing/quote'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import type { ServiceRef } from '../../../services/service.ts'
import { vatPercentIn } from '../../catalog/vat/vat.service.ts'
import { jalaliMonthStart } from './jalali-month.rules.ts'

/** For other areas. */
export { productName } from './product-names.rules.ts'

/** Now, unless somebody lives in another time: tests, and the demo with its past. */
const momentOf = (at: Date | undefined) => (at ? sql<Date>`${at}::timestamptz` : sql<Date>`now()`)

type Named = Pick<ServiceRef, 'serviceType' | 'serviceId'>

const openIntervals = ({ serviceType, serviceId }: Named) =>
  sql`u.service_type = ${serviceType} and u.service_id = ${serviceId}::bigint and u.to_at is null`

/**
 * From now on the service costs these lines, all of them: what is not among them ends, what is the same goes on. The same
 * lines again change nothing, so that a step may run twice. A line of price 0 is not the same as the end: it is there and free.
 */
export const setUsage = async (
  trx: Db,
  service: ServiceRef,
  lines: readonly AgreedLine[],
  { at }: { at?: Date } = {},
): Promise<void> => {
  const { customerId, projectId, serviceType, serviceId } = service
  const vatPercent = vatPercentIn(momentOf(at))
  const wanted = lines.map((line) => ({ ...line, name: agreedName(line), rials: lineRials(line) }))
  // One statement, in which the new intervals wait until the old ones have ended: they ask when. Those of the same price are
  // still open, and go on. The clock of the database may have been set back: nothing begins before all else of it has ended.
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w (item integer, name text, quantity double precision, "unitPrice" bigint, rials bigint)
    ), ended as (
      update usage_intervals u set to_at = ${momentOf(at)} where ${openIntervals(service)} and not exists (
        select from wanted w where (w.item, w.quantity, w."unitPrice") = (u.item, u.quantity, u.unit_price_rials)
          and w.name is not distinct from u.name and u.vat_percent = ${vatPercent})
      returning u.to_at
    ), begins as (
      select greatest(${momentOf(at)}, max(past.to_at)) as at from (
        select to_at from ended union all
        select u.to_at from usage_intervals u where u.project_id = ${projectId}::bigint
          and u.service_type = ${serviceType} and u.service_id = ${serviceId}::bigint and u.to_at > ${momentOf(at)}
      ) past
    )
    insert into usage_intervals (customer_id, project_id, service_type, service_id, item, name, quantity, unit_price_rials,
      monthly_price_rials, vat_percent, from_at)
    select ${customerId}::bigint, ${projectId}::bigint, ${serviceType}, ${serviceId}::bigint, w.item, w.name, w.quantity,
      w."unitPrice", w.rials, ${vatPercent}, begins.at
    from wanted w, begins
    on conflict (service_type, service_id, item) where to_at is null do nothing`.execute(trx)
}

/** From now on it costs nothing. Fine when it has ended already. */
export const endUsage = async (trx: Db, service: Named, { at }: { at?: Date } = {}): Promise<void> => {
  await sql`update usage_intervals u set to_at = ${momentOf(at)} where ${openIntervals(service)}`.execute(trx)
}

/** What it costs counts to another project from this moment on: each line ends there and goes on here, in one statement. */
export const moveUsage = async (trx: Db, service: Named, projectId: number): Promise<void> => {
  await sql`
    with ended as (
      update usage_intervals u set to_at = greatest(now(), u.from_at)
      where ${openIntervals(service)} and u.project_id <> ${projectId}::bigint returning u.*
    )
    insert into usage_intervals (customer_id, project_id, service_type, service_id, item, name, quantity, unit_price_rials,
      monthly_price_rials, vat_percent, from_at)
    select customer_id, ${projectId}::bigint, service_type, service_id, item, name, quantity, unit_price_rials,
      monthly_price_rials, vat_percent, to_at
    from ended`.execute(trx)
}

/** What a service costs per 30 days at present, before VAT; 0 where nothing goes on. */
export const presentRials = (serviceType: ServiceType, service: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(u.monthly_price_rials), 0)::bigint from usage_intervals u
    where u.service_type = ${sql.lit(serviceType)} and u.service_id = ${service} and u.to_at is null)`

/** Per 30 days. */
interface PresentCost {
  /** Before VAT. */
  netRials: number
  /** With VAT. */
  rials: number
}

/** What some services of a customer cost at present, by `type:id`; those that cost nothing are left out. */
export const presentCosts = async (
  db: Db,
  customerId: number,
  services: readonly { serviceType: string; serviceId: number }[],
): Promise<Map<string, PresentCost>> => {
  if (services.length === 0) return new Map()
  const ids = services.map(({ serviceId }) => serviceId)
  const { rows } = await sql<PresentCost & { service: string }>`
    select service_type || ':' || service_id as service,
      sum(monthly_price_rials)::bigint as "netRials",
      sum(monthly_price_rials + usage_vat(monthly_price_rials, vat_percent))::bigint as rials
    from usage_intervals
    where customer_id = ${customerId} and to_at is null and service_id = any(${ids}::bigint[])
    group by 1`.execute(db)
  return new Map(rows.map(({ service, ...cost }) => [service, cost]))
}

const halfHourMs = 30 * 60 * 1000
let known = { halfHour: Number.NaN, start: new Date(Number.NaN) }

/** Since when the costs of this month are counted. Every list asks: looked up once in a half hour, on which days begin. */
export const thisMonthStart = (): Date => {
  const halfHour = Math.floor(Date.now() / halfHourMs)
  if (halfHour !== known.halfHour) known = { halfHour, start: jalaliMonthStart(new Date()) }
  return known.start
}

/** A table of services and what each has cost since the month began: whole rials before VAT. To join with a list. */
export const costsOfMonth = (of: {
  project: Expression<number> | RawBuilder<unknown>
  serviceType: ServiceType
  month: Expression<Date> | RawBuilder<unknown>
  now?: RawBuilder<unknown>
  /** Absent: all of the type. */
  service?: RawBuilder<unknown>
}) => {
  const { project, serviceType, month, now = sql`now()`, service } = of
  const onlyOne = service ? sql`and service_id = ${service}` : sql``
  return sql<{ id: number; rials: number }>`(
    select service_id as id, sum(usage_cost(monthly_price_rials, from_at, least(to_at, ${now}))
      - usage_cost(monthly_price_rials, from_at, ${month}))::bigint as rials
    from usage_intervals
    where project_id = ${project} and service_type = ${sql.lit(serviceType)} and (to_at is null or to_at > ${month}) ${onlyOne}
    group by service_id)`
}

/** What each service of a type has cost in this Jalali month until now: whole rials before VAT, by its id. */
export const monthCosts = async (
  db: Db,
  projectId: number,
  serviceType: ServiceType,
  { serviceId, now = new Date() }: { serviceId?: number; now?: Date } = {},
): Promise<Map<number, number>> => {
  const costs = costsOfMonth({
    project: sql`${projectId}`,
    serviceType,
    ...(serviceId !== undefined && { service: sql`${serviceId}` }),
    month: sql`${jalaliMonthStart(now)}::timestamptz`,
    now: sql`${now}::timestamptz`,
  })
  const { rows } = await sql<{ id: number; rials: number }>`select id, rials from ${costs} costs`.execute(db)
  return new Map(rows.map(({ id, rials }) => [id, rials]))
}

/**
 * Joins what the service of a `line` is called, as `named.name`: by its project or, where it has left that since, by the
 * one of the customer's projects in which it is now.
 */
export const withServiceNames = (customerId: number) => sql`
  left join service_names own on own.service_type = line.service_type and own.project_id = line.project_id
    and own.service_id = line.service_id
  left join lateral (
    select n.name from service_names n where own.service_id is null and n.service_type = line.service_type
      and n.service_id = line.service_id and n.project_id in (select id from projects where customer_id = ${customerId})
    limit 1) elsewhere on own.service_id is null
  cross join lateral (select coalesce(own.name, elsewhere.name) as name) named`
