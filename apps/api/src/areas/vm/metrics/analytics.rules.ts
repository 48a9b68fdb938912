import { analyticPeriod } from '@sarv/contract/enums'
import type { AnalyticResult } from '@sarv/contract/analytics.schemas'
import { vmHostSeries, type VmHostSeries } from '@sarv/contract/vm/metrics/series'
import { vmHostUsageSteps, type VmHostUsage } from '@sarv/contract/vm/metrics/metrics.schemas'
import { toWire } from '../../../db/wire-time.ts'
import { inSteps, minuteMs, stepOf, tiers, type Sample, type Tier } from './metrics.rules.ts'
import type { CpuSample } from './metrics.store.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

type Period = keyof typeof analyticPeriod.id

/** How long each is, and steps that make a chart of 60 to 90 points. */
const periods: Record<Period, { seconds: number; stepSeconds: number }> = {
  h1: { seconds: hour, stepSeconds: minute },
  h3: { seconds: 3 * hour, stepSeconds: 2 * minute },
  h6: { seconds: 6 * hour, stepSeconds: 5 * minute },
  h12: { seconds: 12 * hour, stepSeconds: 10 * minute },
  d1: { seconds: day, stepSeconds: 20 * minute },
  d3: { seconds: 3 * day, stepSeconds: hour },
  w1: { seconds: 7 * day, stepSeconds: 2 * hour },
  mo1: { seconds: 30 * day, stepSeconds: 8 * hour },
}

export interface AnalyticRange {
  tier: Tier
  from: Date
  to: Date
  stepSeconds: number
}

/** The coarsest that has a place for every step: the fewest rows to read. */
const tierFor = (stepSeconds: number): Tier =>
  (['hour', 'tenMinutes'] as const).find((tier) => stepSeconds % tiers[tier].stepSeconds === 0) ?? 'minute'

/** Roll-ups come a little after the end of their step. */
const rollUpLagMs = 3 * minuteMs

/** The last whole steps of the period, so that a chart that is read again moves on instead of wobbling. */
export const rangeOf = (periodId: number, now: Date): AnalyticRange => {
  const period = analyticPeriod.name(periodId)
  if (!period) throw new RangeError(`there is no period ${periodId}`)
  const { seconds, stepSeconds } = periods[period]
  const tier = tierFor(stepSeconds)
  const to = stepOf(new Date(now.getTime() - (tier === 'minute' ? 0 : rollUpLagMs)), stepSeconds)
  return { tier, from: new Date(to.getTime() - seconds * 1000), to, stepSeconds }
}

/** The time that use in short covers. */
export const usageRange = (now: Date): AnalyticRange => {
  const { count, seconds } = vmHostUsageSteps
  const to = stepOf(new Date(now.getTime() - rollUpLagMs), seconds)
  return { tier: 'tenMinutes', from: new Date(to.getTime() - count * seconds * 1000), to, stepSeconds: seconds }
}

/** A place for every step of the time, also for those of which nothing is known: lines of several servers can be compared. */
export const usagesOf = (samples: readonly CpuSample[], { from, stepSeconds }: AnalyticRange): VmHostUsage[] => {
  const placeOf = ({ at }: CpuSample) => Math.round((at.getTime() - from.getTime()) / 1000 / stepSeconds)
  return [...Map.groupBy(samples, ({ id }) => id)].map(([id, ofServer]) => {
    const cpuPercents = Array.from({ length: vmHostUsageSteps.count }, (): number | null => null)
    for (const sample of ofServer) cpuPercents[placeOf(sample)] = Math.round(sample.cpuPercent)
    return { id, cpuPercents }
  })
}

const bytesPerGb = 1_000_000_000
/** What is worth showing of an average. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
const digitsOf = (name: VmHostSeries): number => (name.endsWith('Percent') ? 1 : 0)

const gigabytes = (samples: readonly Sample[], name: 'networkInBytesPerSecond' | 'networkOutBytesPerSecond'): number =>
  rounded(samples.reduce((sum, sample) => sum + sample[name] * sample.minutes * minute, 0) / bytesPerGb, 3)

/**
 * Where an engine sees into guests, what it did not see is left out like any other gap; where it sees none, the memory is
 * the one series without values.
 */
const withMemory = (samples: readonly Sample[]): { samples: readonly Sample[]; hasMemory: boolean } => {
  const isAlwaysKnown = samples.every(({ memoryPercent }) => memoryPercent !== null)
  const hasMemory = isAlwaysKnown || samples.some(({ memoryPercent }) => memoryPercent !== null && memoryPercent > 0)
  return { samples: hasMemory ? samples.filter(({ memoryPercent }) => memoryPercent !== null) : samples, hasMemory }
}

/** A time of which nothing is known has no category; while the server was off all values are zero. */
export const analyticsOf = (measured: readonly Sample[], stepSeconds: number): AnalyticResult => {
  const { samples, hasMemory } = withMemory(inSteps(measured, stepSeconds))
  const dataOf = (name: VmHostSeries) => samples.map((sample) => rounded(sample[name] ?? 0, digitsOf(name)))
  return {
    categories: samples.map(({ at }) => toWire(at)),
    series: vmHostSeries.map((name) => ({
      name,
      data: name === 'memoryPercent' && !hasMemory ? null : dataOf(name),
    })),
    totalDownload: gigabytes(measured, 'networkInBytesPerSecond'),
    totalUpload: gigabytes(measured, 'networkOutBytesPerSecond'),
  }
}
