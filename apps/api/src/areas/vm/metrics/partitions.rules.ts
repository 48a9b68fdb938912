import { dayMs, stepOf, tiers, type Tier } from './metrics.rules.ts'

export interface Partition {
  tier: Tier
  name: string
  from: Date
  to: Date
}

const lengthMs = (tier: Tier): number => tiers[tier].partitionDays * dayMs

/** Its name says when it begins: `vm_metrics_minute_20261115`. */
const partitionAt = (tier: Tier, at: Date): Partition => {
  const from = stepOf(at, lengthMs(tier) / 1000)
  const name = `${tiers[tier].table}_${from.toISOString().slice(0, 10).replaceAll('-', '')}`
  return { tier, name, from, to: new Date(from.getTime() + lengthMs(tier)) }
}

/** Everything that rows of this time go to. */
export const partitionsFor = (tier: Tier, from: Date, to: Date): Partition[] => {
  const first = partitionAt(tier, from)
  const count = Math.max(1, Math.floor((to.getTime() - first.from.getTime()) / lengthMs(tier)) + 1)
  return Array.from({ length: count }, (_, index) =>
    partitionAt(tier, new Date(first.from.getTime() + index * lengthMs(tier))),
  )
}

/** What must be there now: the last hour may still be rolled up, and the next partition is made before it is needed. */
export const partitionsNeeded = (tier: Tier, now: Date): Partition[] =>
  partitionsFor(tier, new Date(now.getTime() - 3_600_000), new Date(now.getTime() + lengthMs(tier)))

/** Whether the last row that may be in it has had its time. */
export const isExpired = (tier: Tier, name: string, now: Date): boolean => {
  const [, year, month, day] = /_(\d{4})(\d\d)(\d\d)$/.exec(name) ?? []
  const from = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  return from + lengthMs(tier) <= now.getTime() - tiers[tier].keptDays * dayMs
}
