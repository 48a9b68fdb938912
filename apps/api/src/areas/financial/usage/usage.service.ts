import { sql, type Expression, type RawBuilder } from 'kysely'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import type { ServiceRef } from '../../../services/service.ts'
import { jalaliMonthStart } from './jalali-month.rules.ts'

/** Prices are for 30 days of 24 hours. */
const secondsPerMonth = 30 * 24 * 3600

/**
 * From now on the service costs this much; what it cost until now stays as it was. The same price again changes nothing,
 * so that a step may run twice. Price 0 is not the same as the end: the service is there and free.
 */
export const setUsage = async (trx: Db, service: ServiceRef, monthlyPriceRials: number): Promise<void> => {
  const { customerId, projectId, serviceType, serviceId } = service
  // One statement, in which the new interval waits until the old one has ended: it asks how many have. One of the same price
  // is still open, and goes on.
  await sql`
    with ended as (${endInterval(trx, service).where('monthly_price_rials', '<>', monthlyPriceRials).returning('id')})
    insert into usage_intervals (customer_id, project_id, service_type, service_id, monthly_price_rials)
    select ${customerId}::bigint, ${projectId}::bigint, ${serviceType}, ${serviceId}::bigint, ${monthlyPriceRials}::bigint
    where (select count(*) from ended) >= 0
    on conflict (service_type, service_id) where to_at is null do nothing`.execute(trx)
}

/** Ends what is open. */
const endInterval = (trx: Db, { serviceType, serviceId }: Pick<ServiceRef, 'serviceType' | 'serviceId'>) =>
  trx
    .updateTable('usage_intervals')
    .set({ to_at: sql<Date>`now()` })
    .where('service_type', '=', serviceType)
    .where('service_id', '=', serviceId)
    .where('to_at', 'is', null)

/** From now on it costs nothing. Fine when it has ended already. */
export const endUsage = async (trx: Db, service: Pick<ServiceRef, 'serviceType' | 'serviceId'>): Promise<void> => {
  await endInterval(trx, service).execute()
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
    select service_id as id, floor(sum(monthly_price_rials * greatest(0, extract(epoch from
      least(coalesce(to_at, ${now}), ${now}) - greatest(from_at, ${month})))) / ${sql.lit(secondsPerMonth)})::bigint as rials
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
