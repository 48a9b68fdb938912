import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { dayMs, minuteMs, stepOf, tiers, type RolledTier } from './metrics.rules.ts'
import { rateColumns } from './metrics.store.ts'

const rolledTiers = ['tenMinutes', 'hour'] as const satisfies readonly RolledTier[]

/** A step is averaged once this has passed since its end: the round of its last minute has ended by then. */
export const settlingMs = 2 * minuteMs

/**
 * Averages of all servers' minutes, straight from the minutes: an average of averages would weigh a step with gaps like a
 * whole one. The same steps again give the same rows again.
 */
const rollUpBetween = async (trx: Db, tier: RolledTier, from: Date, to: Date): Promise<void> => {
  const columns = sql.join(rateColumns)
  const averages = sql.join(rateColumns.map((column) => sql`avg(${column})`))
  const renewed = sql.join(rateColumns.map((column) => sql`${column} = excluded.${column}`))
  const step = sql.lit(`${tiers[tier].stepSeconds} seconds`)
  await sql`
    insert into ${sql.table(tiers[tier].table)} (project_id, vm_host_id, at, ${columns}, minutes)
    select project_id, vm_host_id, date_bin(${step}::interval, at, to_timestamp(0)) as step, ${averages}, count(*)
    from vm_metrics_minute
    where at >= ${from} and at < ${to}
    group by project_id, vm_host_id, step
    on conflict (project_id, vm_host_id, at) do update set ${renewed}, minutes = excluded.minutes`.execute(trx)
}

/** From where the last one ended, however long ago that is; whoever finds the row taken leaves it to the other worker. */
const rollUpTier = (db: Db, tier: RolledTier, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { stepSeconds } = tiers[tier]
    const oldest = stepOf(new Date(now.getTime() - tiers.minute.keptDays * dayMs), stepSeconds)
    await trx
      .insertInto('vm_metric_rollups')
      .values({ tier, rolled_until: oldest })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const done = await trx
      .selectFrom('vm_metric_rollups')
      .where('tier', '=', tier)
      .select('rolled_until')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    const to = stepOf(new Date(now.getTime() - settlingMs), stepSeconds)
    if (!done || done.rolled_until >= to) return
    await rollUpBetween(trx, tier, done.rolled_until, to)
    await trx.updateTable('vm_metric_rollups').set({ rolled_until: to }).where('tier', '=', tier).execute()
  })

export const rollUp = async (db: Db, now: Date): Promise<void> => {
  for (const tier of rolledTiers) await rollUpTier(db, tier, now)
}
