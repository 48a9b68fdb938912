import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { eachDue, type Due } from '../../../db/due.ts'
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

const dueRollup = (tier: RolledTier): Due<'vm_metric_rollups'> => ({
  table: 'vm_metric_rollups',
  key: ['tier'],
  at: sql`rolled_until + ${sql.lit(`${tiers[tier].stepSeconds} seconds`)}::interval`,
  where: sql`tier = ${tier}`,
})

/** What has not been rolled up must not be deleted: a failure ends the round. */
const failed = (error: unknown): never => {
  throw error
}

/** From where the last one ended, however long ago that is. */
const rollUpTier = async (db: Db, tier: RolledTier, now: Date): Promise<void> => {
  const { stepSeconds } = tiers[tier]
  const oldest = stepOf(new Date(now.getTime() - tiers.minute.keptDays * dayMs), stepSeconds)
  await db
    .insertInto('vm_metric_rollups')
    .values({ tier, rolled_until: oldest })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const to = stepOf(new Date(now.getTime() - settlingMs), stepSeconds)
  await eachDue(db, dueRollup(tier), { count: 1, now: to, failed }, async (trx, { rolled_until: from }) => {
    await rollUpBetween(trx, tier, from, to)
    await trx.updateTable('vm_metric_rollups').set({ rolled_until: to }).where('tier', '=', tier).execute()
  })
}

export const rollUp = async (db: Db, now: Date): Promise<void> => {
  for (const tier of rolledTiers) await rollUpTier(db, tier, now)
}
