import { sql } from 'kysely'
import { warningHours } from '@sarv/contract/financial/runway/runway.limits'
import type { Db } from '../../../db/connection.ts'

/** Whose money ends within a day more than the first warning is looked at closely. */
const nearHours = warningHours[0] + 24
const ceiling = 1000

/** When a customer's money ends, as it was found out by looking; null: nothing costs anything. */
export const keepForecast = async (trx: Db, customerId: number, endsAt: Date | null): Promise<void> => {
  await trx.updateTable('customer_runways').set({ ends_at: endsAt }).where('customer_id', '=', customerId).execute()
}

/** Whether hours were rated since the last look; whoever is told so looks, in the same transaction. */
export const takeRatedHours = async (trx: Db, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('rated_hours')
    .set({ looked_at: now })
    .where('rated_at', 'is not', null)
    .where('looked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * For all customers at once: when their money ends at what runs now, where that is soon. Money that is set aside is left
 * out, so that nobody is thought to have longer than they do; those whose turn it seems to be are looked at one by one.
 */
export const forecastEnds = async (trx: Db, now: Date): Promise<void> => {
  const near = sql.table('near_ends')
  await sql`create temporary table ${near} on commit drop as
    select u.customer_id, ${now}::timestamptz
      + greatest(0, coalesce(b.wallet + b.gift + b.receivable, 0)) * 720.0 / u.monthly * interval '1 hour' as ends_at
    from (
      select customer_id, sum(monthly_price_rials + usage_vat(monthly_price_rials, vat_percent)) as monthly
      from usage_intervals where to_at is null and monthly_price_rials > 0 group by customer_id
    ) u left join customer_balances b on b.customer_id = u.customer_id
    where coalesce(b.wallet + b.gift + b.receivable, 0) * 720.0 < u.monthly * ${sql.lit(nearHours)}`.execute(trx)
  // A table that nobody has counted yet is thought to be small: with its key it is fast even where that is wrong.
  await sql`alter table ${near} add primary key (customer_id)`.execute(trx)
  await sql`update customer_runways r set ends_at = null, told_hours = null
    where (ends_at is not null or told_hours is not null)
      and not exists (select from ${near} n where n.customer_id = r.customer_id)`.execute(trx)
  await sql`insert into customer_runways (customer_id, ends_at) select customer_id, ends_at from ${near} order by 1
    on conflict (customer_id) do update set ends_at = excluded.ends_at`.execute(trx)
}

/** The warning that so much time asks for; null: none. */
const stepNow = (now: Date) =>
  sql`case ${sql.join(
    warningHours
      .toReversed()
      .map((hours) => sql`when ends_at - ${sql.lit(hours)} * interval '1 hour' <= ${now} then ${sql.lit(hours)}`),
    sql` `,
  )} end`

/** Who was told something else than what is due now. Who was stopped is told so, and not warned. */
export const listToWarn = async (db: Db, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select customer_id as id from customer_runways r
    where ends_at is not null and told_hours is distinct from ${stepNow(now)}
      and not exists (select from suspensions s
        where s.customer_id = r.customer_id and s.reason = 'wallet' and s.ended_at is null)
    order by ends_at limit ${sql.lit(ceiling)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What they were told, held until the transaction ends. */
export const lockWarning = (trx: Db, customerId: number) =>
  trx
    .selectFrom('customer_runways')
    .where('customer_id', '=', customerId)
    .select(['told_hours as toldHours', 'warns_week as warnsWeek'])
    .forUpdate()
    .executeTakeFirst()

export const keepWarning = async (
  trx: Db,
  customerId: number,
  { toldHours, endsAt }: { toldHours: number | null; endsAt: Date | null },
): Promise<void> => {
  await trx
    .updateTable('customer_runways')
    .set({ told_hours: toldHours, ends_at: endsAt })
    .where('customer_id', '=', customerId)
    .execute()
}

export const readWarnsWeek = async (db: Db, customerId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('customer_runways')
    .where('customer_id', '=', customerId)
    .select('warns_week')
    .executeTakeFirst()
  return row?.warns_week ?? true
}

/** Who switches it on within the week is told now: as if nothing had been said of it. */
export const setWarnsWeek = async (trx: Db, customerId: number, warnsWeek: boolean): Promise<void> => {
  await sql`insert into customer_runways as r (customer_id, warns_week) values (${customerId}, ${warnsWeek})
    on conflict (customer_id) do update set warns_week = excluded.warns_week,
      told_hours = case when excluded.warns_week and not r.warns_week then nullif(r.told_hours, ${sql.lit(warningHours[0])})
        else r.told_hours end`.execute(trx)
}
