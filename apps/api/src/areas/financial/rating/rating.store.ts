import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { bookUsage, keepUsed, type BookedUsage } from '../ledger/usage-charge.store.ts'
import { hourOf, type Span } from './rating.rules.ts'

/** The one of `keep_rated_usage` in the database: who writes intervals shares it, who closes an hour has it alone. */
const ratingLock = 42_000_042
/** Orders and deletions stand behind whoever waits for the lock: rather a minute later than a long stand. */
const lockTimeoutMs = 5_000

/** Nobody writes an interval until the transaction ends, and all that were being written are there. */
export const lockUsage = async (trx: Db): Promise<void> => {
  await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(trx)
  await sql`select pg_advisory_xact_lock(${sql.lit(ratingLock)})`.execute(trx)
}

const isPaidIn = ({ from, to }: Span) => sql`from_at < ${to} and (to_at is null or to_at > ${from})`

/** The clock of the database; every process asks the same one. */
export const databaseNow = async (db: Db): Promise<Date> =>
  (await sql<{ now: Date }>`select now() as now`.execute(db)).rows[0]!.now

/** Until when everything is closed, and whether the last of it still has to be booked. */
export const readRatedTo = (db: Db) =>
  db
    .selectFrom('rated_hours')
    .select(['to_at as to', 'rated_at as ratedAt'])
    .orderBy('to_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * The first hour that is not closed and in which anybody used something. Hours in which nobody did are passed over: a
 * database that stood still for a year is not counted through.
 */
export const findNextHour = async (db: Db, ratedTo: Date | undefined): Promise<Span | undefined> => {
  const next = ratedTo && hourOf(ratedTo)
  if (next) {
    const { rows } = await sql`select from usage_intervals where ${isPaidIn(next)} limit 1`.execute(db)
    if (rows.length > 0) return next
  }
  const { rows } = await sql<{ first: Date | null }>`select min(from_at) as first from usage_intervals
    where ${next ? sql`from_at >= ${next.to}` : sql`true`}`.execute(db)
  return rows[0]?.first ? hourOf(rows[0].first) : undefined
}

export const insertRatedHour = async (trx: Db, { from, to }: Span, { isBooked = false } = {}): Promise<void> => {
  await trx
    .insertInto('rated_hours')
    .values({ from_at: from, to_at: to, ...(isBooked && { rated_at: sql<Date>`now()` }) })
    .execute()
}

/** Whether anything goes on at another rate of the tax than the one of a moment. */
export const isAcrossVat = async (db: Db, at: Date, vatPercent: number): Promise<boolean> => {
  const { rows } = await sql`select from usage_intervals
    where (to_at is null or to_at > ${at}) and vat_percent <> ${vatPercent} limit 1`.execute(db)
  return rows.length > 0
}

/** Where the rate of the tax changes, what goes on is two intervals. Whoever holds `lockUsage` may. */
export const splitAtVatChange = async (trx: Db, at: Date, vatPercent: number): Promise<void> => {
  const same = sql`customer_id, project_id, service_type, service_id, item, name, quantity, unit_price_rials, monthly_price_rials`
  await sql`
    with across as (
      select * from usage_intervals where from_at < ${at} and (to_at is null or to_at > ${at}) and vat_percent <> ${vatPercent}
    ), ended as (
      update usage_intervals u set to_at = ${at} from across where u.id = across.id returning u.id
    )
    insert into usage_intervals (${same}, vat_percent, from_at, to_at)
    select ${same}, ${vatPercent}, ${at}, to_at from across where (select count(*) from ended) >= 0`.execute(trx)
  // Those that began in the moments between two clocks.
  await sql`update usage_intervals set vat_percent = ${vatPercent}
    where from_at >= ${at} and vat_percent <> ${vatPercent}`.execute(trx)
}

/** An hour that is over, and the customer up to whom it is booked. */
export interface ClosedHour extends Span {
  bookedTo: number
}

/** Some customers by their ids: after the first, up to the second; without one to the last. */
interface Slice {
  after: number
  upTo: number | undefined
}

const isIn = ({ after, upTo }: Slice) =>
  sql`customer_id > ${after} ${upTo === undefined ? sql`` : sql`and customer_id <= ${upTo}`}`

/** The next so many customers. Those who are new by the time of the last slice are in it. */
const nextSlice = async (trx: Db, after: number, customers: number): Promise<Slice> => {
  const last = await trx
    .selectFrom('customers')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(customers - 1)
    .limit(1)
    .executeTakeFirst()
  return { after, upTo: last?.id }
}

/** An hour that is closed and not booked, held by whoever books it; nothing where somebody else is at it. */
export const takeClosedHour = async (trx: Db): Promise<ClosedHour | undefined> =>
  trx
    .selectFrom('rated_hours')
    .where('rated_at', 'is', null)
    .select(['from_at as from', 'to_at as to', 'booked_to_customer as bookedTo'])
    .orderBy('to_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Sums by these columns. `offset 0` keeps the formula from being worked out twice, for the cost and for its tax. */
const usedIn = (span: Span, columns: ReturnType<typeof sql>, which: ReturnType<typeof sql>) => sql`
  select ${columns}, sum(after_net - before_net)::bigint as net,
    sum(usage_vat(after_net, vat_percent) - usage_vat(before_net, vat_percent))::bigint as vat
  from (
    select ${columns}, vat_percent, usage_cost(monthly_price_rials, from_at, ${span.from}) as before_net,
      usage_cost(monthly_price_rials, from_at, least(to_at, ${span.to})) as after_net
    from usage_intervals where ${isPaidIn(span)} and monthly_price_rials > 0 and ${which} offset 0
  ) line
  group by ${columns}`

/** What each customer used. */
const usedByCustomers = (span: Span, slice: Slice) => usedIn(span, sql`customer_id`, isIn(slice))

/** What each service used for which money is set aside. */
const usedOfHeld = (span: Span, slice: Slice) =>
  usedIn(
    span,
    sql`customer_id, service_type, service_id`,
    sql`${isIn(slice)} and customer_id in (select customer_id from wallet_holds)
      and (service_type, service_id) in (select service_type, service_id from wallet_holds)`,
  )

/** Sums over everybody's usage fit into it; the usual room of a statement would go through files. */
const workMemory = '64MB'
/** The usual one is for what somebody waits for. An hour that took longer than an hour would never be caught up with. */
const timeoutMinutes = 30

/** For what is done for all customers at once, until the transaction ends. */
export const takeTime = async (trx: Db): Promise<void> => {
  await sql`set local work_mem = ${sql.lit(workMemory)}`.execute(trx)
  await sql`set local statement_timeout = ${sql.lit(`${timeoutMinutes}min`)}`.execute(trx)
}

/**
 * Takes what some customers used in a closed hour, in a transaction that holds its row; the next slice goes on after them.
 * Answers whether the hour is done, and what it came to so far. `at`: absent is now.
 */
export const bookSlice = async (
  trx: Db,
  hour: ClosedHour,
  { customers, at }: { customers: number; at?: Date | undefined },
): Promise<BookedUsage & { isDone: boolean }> => {
  await takeTime(trx)
  const slice = await nextSlice(trx, hour.bookedTo, customers)
  await keepUsed(trx, usedByCustomers(hour, slice))
  const booked = await bookUsage(trx, usedOfHeld(hour, slice), hour, at)
  const isDone = slice.upTo === undefined
  const sums = await trx
    .updateTable('rated_hours')
    .set((eb) => ({
      ...(isDone ? { rated_at: at ?? sql<Date>`now()` } : { booked_to_customer: slice.upTo! }),
      customers: eb('customers', '+', booked.customers),
      net_rials: eb('net_rials', '+', booked.netRials),
      vat_rials: eb('vat_rials', '+', booked.vatRials),
    }))
    .where('to_at', '=', hour.to)
    .returning(['customers', 'net_rials as netRials', 'vat_rials as vatRials'])
    .executeTakeFirstOrThrow()
  return { ...sums, isDone }
}
