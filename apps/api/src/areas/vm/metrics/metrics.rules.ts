import type { VmHostSeries } from '@sarv/contract/vm/metrics/series'
import type { ServerCounters } from '../../../ports/compute/hosts.engine.ts'

/** Averages over some time; of the memory what is known of it. */
export type Rates = Record<Exclude<VmHostSeries, 'memoryPercent'>, number> & { memoryPercent: number | null }

export interface Sample extends Rates {
  /** When the time begins that it is the average of. */
  at: Date
  /** In how many minutes of that time something was measured. */
  minutes: number
}

/** What is kept of a look at the counters until the next one. */
export type KeptCounters = Omit<ServerCounters, 'vcpus' | 'memoryPercent'>

/** The same use at three grains: the finer, the sooner it goes. */
export const tiers = {
  minute: { table: 'vm_metrics_minute', stepSeconds: 60, keptDays: 2, partitionDays: 1 },
  tenMinutes: { table: 'vm_metrics_ten_minutes', stepSeconds: 600, keptDays: 14, partitionDays: 1 },
  hour: { table: 'vm_metrics_hour', stepSeconds: 3600, keptDays: 90, partitionDays: 10 },
} as const

export type Tier = keyof typeof tiers
export type RolledTier = Exclude<Tier, 'minute'>
export const tierNames = Object.keys(tiers) as readonly Tier[]

export const secondsMs = 1000
export const minuteMs = 60 * secondsMs
export const dayMs = 24 * 60 * minuteMs

/** The step that a moment is in; steps are counted from 1970, for every reader and writer the same. */
export const stepOf = (at: Date, stepSeconds: number): Date => {
  const stepMs = stepSeconds * secondsMs
  return new Date(Math.floor(at.getTime() / stepMs) * stepMs)
}

/**
 * Two looks that are further apart say nothing about the last minute. A look may come late in its round and the next one
 * early, and one round may be lost.
 */
export const furthestApartSeconds = 150

/** A running server uses some memory: zero is how one that is off is told from it. */
const leastMemoryPercent = 0.1

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

const counted = ['cpuSeconds', 'diskReadBytes', 'diskWriteBytes', 'networkInBytes', 'networkOutBytes'] as const

/** What was used from one look to a later one; undefined where the counters began again: nobody knows from when. */
export const ratesOver = (before: KeptCounters, after: ServerCounters): Rates | undefined => {
  const seconds = (after.at.getTime() - before.at.getTime()) / secondsMs
  const hasBegunAgain = counted.some((name) => !(after[name] >= before[name]))
  if (!(seconds > 0) || hasBegunAgain) return undefined
  const perSecond = (name: (typeof counted)[number]) => (after[name] - before[name]) / seconds
  const { memoryPercent } = after
  return {
    cpuPercent: between(0, (100 * perSecond('cpuSeconds')) / Math.max(1, after.vcpus), 100),
    memoryPercent: memoryPercent === null ? null : between(leastMemoryPercent, memoryPercent, 100),
    diskReadBytesPerSecond: perSecond('diskReadBytes'),
    diskWriteBytesPerSecond: perSecond('diskWriteBytes'),
    networkInBytesPerSecond: perSecond('networkInBytes'),
    networkOutBytesPerSecond: perSecond('networkOutBytes'),
  }
}

/** Of the last minute; undefined where it cannot be told, which leaves a gap. */
export const ratesOfMinute = (before: KeptCounters | undefined, after: ServerCounters): Rates | undefined => {
  if (!before || after.at.getTime() - before.at.getTime() > furthestApartSeconds * secondsMs) return undefined
  return ratesOver(before, after)
}

/** As if all their minutes had been averaged at once; of the memory those that know it. There is at least one. */
export const averageOf = (samples: readonly Sample[]): Rates & { minutes: number } => {
  const weighted = (name: VmHostSeries, of: readonly Sample[] = samples) => {
    const minutes = of.reduce((sum, sample) => sum + sample.minutes, 0)
    return of.reduce((sum, sample) => sum + (sample[name] ?? 0) * sample.minutes, 0) / minutes
  }
  const knowing = samples.filter(({ memoryPercent }) => memoryPercent !== null)
  return {
    minutes: samples.reduce((sum, sample) => sum + sample.minutes, 0),
    cpuPercent: weighted('cpuPercent'),
    memoryPercent: knowing.length === 0 ? null : weighted('memoryPercent', knowing),
    diskReadBytesPerSecond: weighted('diskReadBytesPerSecond'),
    diskWriteBytesPerSecond: weighted('diskWriteBytesPerSecond'),
    networkInBytesPerSecond: weighted('networkInBytesPerSecond'),
    networkOutBytesPerSecond: weighted('networkOutBytesPerSecond'),
  }
}

/** Samples in wider steps, oldest first; a step without any is left out. They come in the order of time. */
export const inSteps = (samples: readonly Sample[], stepSeconds: number): Sample[] => {
  const steps = Map.groupBy(samples, ({ at }) => stepOf(at, stepSeconds).getTime())
  return [...steps].map(([at, members]) => ({ at: new Date(at), ...averageOf(members) }))
}
