import { analyticPeriod } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { rangeOf } from './analytics.rules.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { ratesOver, stepOf, tierNames, tiers, type Sample, type Tier } from './metrics.rules.ts'
import { insertSamples } from './metrics.store.ts'
import { partitionsFor } from './partitions.rules.ts'
import { addPartitions } from './partitions.store.ts'
import { countersSince } from '../../../engines/sandbox/servers.metrics.ts'

/** Small bites: the embedded database has one connection, and somebody may be signing in. */
const biteRows = 1000

/** As far back as a chart reads this tier. On the hour, so that what is rolled up again comes out the same. */
const beginningOf = (tier: Tier, now: Date): Date => {
  const ranges = analyticPeriod.ids.map((periodId) => rangeOf(periodId, now)).filter((range) => range.tier === tier)
  return stepOf(new Date(Math.min(...ranges.map(({ from }) => from.getTime()))), tiers.hour.stepSeconds)
}

/** What the server would have used had it been there, step by step until now. */
const samplesOf = ({ projectId, id }: VmHostKey, tier: Tier, now: Date): Sample[] => {
  const { stepSeconds } = tiers[tier]
  const from = beginningOf(tier, now)
  const count = Math.floor((now.getTime() - from.getTime()) / 1000 / stepSeconds)
  const at = (step: number) => new Date(from.getTime() + step * stepSeconds * 1000)
  // Of one core: what is written is what each core does.
  const server = { tag: serverTag(projectId, id), vcpus: 1 }
  let before = countersSince(server, from, from)
  return Array.from({ length: count }, (_, step) => {
    const after = countersSince(server, from, at(step + 1))
    const rates = ratesOver(before, after)
    before = after
    return rates ? [{ at: at(step), minutes: stepSeconds / 60, ...rates }] : []
  }).flat()
}

/** A past for the charts of a demo: from the sandbox's own counters, so that what is sampled from now on goes on from it. */
export const writeDemoHistory = async (db: Db, hosts: readonly VmHostKey[], now = new Date()): Promise<void> => {
  await addPartitions(
    db,
    tierNames.flatMap((tier) => partitionsFor(tier, beginningOf(tier, now), now)),
  )
  for (const tier of tierNames) {
    const rows = hosts.flatMap((host) => samplesOf(host, tier, now).map((sample) => ({ ...host, ...sample })))
    for (let first = 0; first < rows.length; first += biteRows)
      await insertSamples(db, tier, rows.slice(first, first + biteRows))
  }
}
