import { sql, type RawBuilder } from 'kysely'
import type { ServiceType } from '@sarv/contract/service-types'
import { binHours } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import { operationsAt } from '../../../operations/at-service.ts'
import type { Lifecycle, Standing } from '../../../services/lifecycle.ts'
import { triedAgainAt } from './suspensions.rules.ts'

/** Of one look; the next one takes the rest. */
const ceiling = 200

/** A service of a suspended customer or project that something is to be done about. */
export interface CoveredService {
  serviceType: ServiceType
  projectId: number
  id: number
  customerId: number
  datacenterId: number
  standing: Standing
  suspensionId: number
  reason: 'wallet' | 'cap'
  /** How often something was asked of it before. */
  tries: number
}

type Key = Pick<CoveredService, 'serviceType' | 'id'>

/**
 * The services of these kinds in a project, to join: (service_type, project_id, id, name, standing). Few projects are looked
 * at of very many, and the tables that say which are small and change at once: `offset 0` keeps the database from reading all
 * services because it has not counted them yet.
 */
export const servicesIn = (
  kinds: readonly Lifecycle[],
  project: RawBuilder<unknown>,
  where: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> =>
  sql`lateral (select * from (${sql.join(
    kinds.map(
      ({ serviceType, services }) =>
        sql`select ${sql.lit(serviceType)} as service_type, k.project_id, k.id, k.name, k.standing from (${services}) k`,
    ),
    sql` union all `,
  )}) one where one.project_id = ${project} and ${where} offset 0)`

/** What is known of a service `s`, one by one. */
export const whatIsKnown = sql`
  left join lateral (select * from suspended_services w
    where w.service_type = s.service_type and w.service_id = s.id offset 0) w on true
  left join lateral (select * from service_order o
    where o.service_type = s.service_type and o.service_id = s.id offset 0) o on true`

const isBusy = sql`exists (select from ${operationsAt(sql`s.service_type`, sql`s.id`)} o
  where o.status in ('queued', 'running', 'undoing'))`

const isPaidFor = sql`exists (select from usage_intervals u where u.service_type = s.service_type and u.service_id = s.id
  and u.to_at is null and u.monthly_price_rials > 0)`

const isHeld = sql`exists (select from wallet_holds h where h.service_type = s.service_type and h.service_id = s.id)`

const listCovered = async (
  db: Db,
  kinds: readonly Lifecycle[],
  where: RawBuilder<unknown>,
  now: Date,
): Promise<CoveredService[]> => {
  if (kinds.length === 0) return []
  const { rows } = await sql<CoveredService>`
    select s.service_type as "serviceType", s.project_id as "projectId", s.id, p.customer_id as "customerId",
      p.datacenter_id as "datacenterId", s.standing, x.id as "suspensionId", x.reason, coalesce(w.tries, 0) as tries
    from suspensions x
    join projects p on p.customer_id = x.customer_id and (x.project_id is null or p.id = x.project_id)
    cross join ${servicesIn(kinds, sql`p.id`)} s ${whatIsKnown}
    where x.ended_at is null and ${where} and not ${isBusy} and (w.next_at is null or w.next_at <= ${now})
    order by x.id, o.position desc nulls first, s.id desc limit ${ceiling}`.execute(db)
  return rows
}

/** What runs where nothing is to run; of an empty wallet only what has used up the money that was set aside for it. */
export const listToStop = (db: Db, kinds: readonly Lifecycle[], now: Date): Promise<CoveredService[]> =>
  listCovered(
    db,
    kinds.filter(({ power }) => power),
    sql`s.standing = 'running' and (x.reason = 'cap' or not ${isHeld})`,
    now,
  )

/** What costs something, has a bin and is not in it. What costs nothing is left alone. */
export const listToBin = (db: Db, kinds: readonly Lifecycle[], now: Date): Promise<CoveredService[]> =>
  listCovered(
    db,
    kinds.filter(({ bin }) => bin),
    sql`x.stage in ('binned', 'gone') and s.standing <> 'binned' and ${isPaidFor}`,
    now,
  )

/** What Sarv has put into the bin and has had its time there, and what has no bin and costs something. */
export const listToRemove = async (db: Db, kinds: readonly Lifecycle[], now: Date): Promise<CoveredService[]> => [
  ...(await listCovered(
    db,
    kinds.filter(({ bin }) => bin),
    sql`x.stage = 'gone' and s.standing = 'binned' and w.binned_at + ${sql.lit(binHours)} * interval '1 hour' <= ${now}`,
    now,
  )),
  ...(await listCovered(
    db,
    kinds.filter(({ bin }) => !bin),
    sql`x.stage = 'gone' and ${isPaidFor}`,
    now,
  )),
]

const grossRials = ({ serviceType, id }: Key) => sql<number>`(
  select coalesce(sum(u.monthly_price_rials + usage_vat(u.monthly_price_rials, u.vat_percent)), 0)::bigint
  from usage_intervals u where u.service_type = ${serviceType} and u.service_id = ${id} and u.to_at is null)`

/** Remembers how it stood before something was done to it; what was remembered before stays. */
export const remember = async (
  trx: Db,
  service: CoveredService,
  { now, isBinned = false }: { now: Date; isBinned?: boolean },
): Promise<void> => {
  const { serviceType, id, customerId, projectId, standing, tries } = service
  const ran = standing === 'running'
  await sql`
    insert into suspended_services as w (service_type, service_id, customer_id, project_id, ran, running_rials, binned_at,
      stopped_at, tries, next_at)
    values (${serviceType}, ${id}, ${customerId}, ${projectId}, ${ran}, ${ran ? grossRials(service) : 0},
      ${isBinned ? now : null}, ${now}, ${tries + 1}, ${triedAgainAt(tries + 1, now)})
    on conflict (service_type, service_id) do update set ran = w.ran or excluded.ran,
      running_rials = greatest(w.running_rials, excluded.running_rials), binned_at = excluded.binned_at,
      is_returning = false, tries = excluded.tries, next_at = excluded.next_at`.execute(trx)
}

/** A service that Sarv has stopped, and whose customer and project may run again. */
export interface WaitingService extends Key {
  projectId: number
  customerId: number
  datacenterId: number
  /** null: it is not there any more. */
  standing: Standing | null
  isBusy: boolean
  isDue: boolean
  ran: boolean
  /** By us; somebody may have deleted it themselves. */
  isPutAway: boolean
  isReturning: boolean
  presentRials: number
  runningRials: number
  tries: number
}

const isCovered = sql`exists (select from suspensions x where x.customer_id = w.customer_id and x.ended_at is null
  and (x.project_id is null or x.project_id = w.project_id))`

/** Customers of whom something may come back. */
export const listWaitingCustomers = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select distinct w.customer_id as id from suspended_services w
    where not ${isCovered} order by 1 limit ${ceiling}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What of a customer waits to be brought back, what matters most first. */
export const listWaiting = async (
  db: Db,
  kinds: readonly Lifecycle[],
  customerId: number,
  now: Date,
): Promise<WaitingService[]> => {
  const { rows } = await sql<WaitingService>`
    select w.service_type as "serviceType", w.service_id as id, w.project_id as "projectId", w.customer_id as "customerId",
      p.datacenter_id as "datacenterId", s.standing, coalesce(${isBusy}, false) as "isBusy", w.next_at <= ${now} as "isDue",
      w.ran, w.binned_at is not null as "isPutAway", w.is_returning as "isReturning", w.running_rials as "runningRials",
      coalesce(cost.rials, 0)::bigint as "presentRials", w.tries
    from suspended_services w
    join projects p on p.id = w.project_id
    left join ${servicesIn(kinds, sql`w.project_id`, sql`one.service_type = w.service_type and one.id = w.service_id`)} s on true
    left join service_order o on o.service_type = w.service_type and o.service_id = w.service_id
    left join lateral (select sum(u.monthly_price_rials + usage_vat(u.monthly_price_rials, u.vat_percent)) as rials
      from usage_intervals u
      where u.service_type = w.service_type and u.service_id = w.service_id and u.to_at is null) cost on true
    where w.customer_id = ${customerId} and not ${isCovered}
    order by o.position nulls last, w.service_id`.execute(db)
  return rows
}

/** It stands as it stood, or is not there any more. Nothing where something was asked of it meanwhile. */
export const forget = async (db: Db, { serviceType, id, tries }: WaitingService): Promise<void> => {
  await sql`delete from suspended_services w
    where w.service_type = ${serviceType} and w.service_id = ${id} and w.tries = ${tries}
      and not exists (select from ${operationsAt(sql`w.service_type`, sql`w.service_id`)} o
        where o.status in ('queued', 'running', 'undoing'))`.execute(db)
}

/** Removed for good, and therefore nothing that paying brings back. */
export const forgetRemoved = async (db: Db, kinds: readonly Lifecycle[]): Promise<void> => {
  await sql`delete from suspended_services w using suspensions x
    where x.customer_id = w.customer_id and x.project_id is null and x.ended_at is null and x.stage = 'gone'
      and not exists (select from ${servicesIn(kinds, sql`w.project_id`, sql`one.service_type = w.service_type and one.id = w.service_id`)} s)
      and not exists (select from ${operationsAt(sql`w.service_type`, sql`w.service_id`)} o
        where o.status in ('queued', 'running', 'undoing'))`.execute(db)
}

/** Its return was asked for: from the bin, or its start. */
export const markReturning = async (
  trx: Db,
  { serviceType, id, tries }: WaitingService,
  { now, isStarted }: { now: Date; isStarted: boolean },
): Promise<void> => {
  await trx
    .updateTable('suspended_services')
    .set({
      tries: tries + 1,
      next_at: isStarted ? triedAgainAt(tries + 1, now) : now,
      ...(isStarted ? { is_returning: true } : { binned_at: null }),
    })
    .where('service_type', '=', serviceType)
    .where('service_id', '=', id)
    .execute()
}

/** Whether nothing keeps it from running, until the transaction ends as far as its customer's balances are held. */
export const isFree = async (trx: Db, { serviceType, id }: Key): Promise<boolean> => {
  const { rows } = await sql`select from suspended_services w
    where w.service_type = ${serviceType} and w.service_id = ${id} and not ${isCovered}`.execute(trx)
  return rows.length > 0
}

/** How many of a customer's services come back by paying, and how much more per 30 days they cost then. A cap is not paid away. */
export const readReturning = async (db: Db, customerId: number): Promise<{ count: number; moreRials: number }> => {
  const { rows } = await sql<{ count: number; moreRials: number }>`
    select count(*)::integer as count, coalesce(sum(greatest(0, w.running_rials - coalesce(cost.rials, 0))), 0)::bigint as "moreRials"
    from suspended_services w
    left join lateral (select sum(u.monthly_price_rials + usage_vat(u.monthly_price_rials, u.vat_percent)) as rials
      from usage_intervals u
      where u.service_type = w.service_type and u.service_id = w.service_id and u.to_at is null) cost on true
    where w.customer_id = ${customerId} and not exists (select from suspensions x
      where x.customer_id = w.customer_id and x.project_id = w.project_id and x.ended_at is null)`.execute(db)
  return rows[0]!
}
