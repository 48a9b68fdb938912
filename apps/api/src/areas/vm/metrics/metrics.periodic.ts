import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import type { VmDependencies } from '../hosts/hosts.steps.ts'
import { minuteMs, stepOf, tiers } from './metrics.rules.ts'
import { claimRounds, deleteOldCounters } from './metrics.store.ts'
import { addNeededPartitions, dropExpiredPartitions } from './partitions.store.ts'
import { rollUp } from './rollups.store.ts'
import { sampleDatacenter, type SamplerContext } from './sampler.service.ts'

/**
 * Every minute once, by whichever worker comes first; then what is older is rolled up, and what is too old goes. `now` is
 * a parameter for the sake of tests.
 */
export const sampleServers = async (context: SamplerContext, now = new Date()): Promise<void> => {
  const { db } = context
  const minute = stepOf(now, tiers.minute.stepSeconds)
  const datacenterIds = await claimRounds(db, minute)
  if (datacenterIds.length === 0) return
  await addNeededPartitions(db, now)
  await Promise.all(datacenterIds.map((datacenterId) => sampleDatacenter(context, { datacenterId, minute })))
  await rollUp(db, now)
  // Only now: what has not been rolled up yet, after a long downtime for example, must not go.
  await dropExpiredPartitions(db, now)
  await deleteOldCounters(db, new Date(now.getTime() - 60 * minuteMs))
}

/** Looks more often than once a minute: two looks a minute apart could fall on both sides of one. */
export const sampleMetrics: PeriodicWork<VmDependencies> = {
  name: 'server metrics',
  everyMs: 5000,
  run: (round) => sampleServers(round),
}
