import { analyticPeriod } from '@sarv/contract/enums'
import type { AnalyticResult } from '@sarv/contract/analytics.schemas'
import { vmHostSeries } from '@sarv/contract/vm/hosts/analytics'
import { toWire } from '../../../db/wire-time.ts'
import type { MetricsRange, ServerMetricsSample } from './hosts.engine.ts'

const minute = 60
const hour = 60 * minute

/** The periods that servers offer: their length, and steps that make a chart of 60 to 96 points. */
const periods = new Map<number, { seconds: number; stepSeconds: number }>([
  [analyticPeriod.id.h1, { seconds: hour, stepSeconds: minute }],
  [analyticPeriod.id.h3, { seconds: 3 * hour, stepSeconds: 2 * minute }],
  [analyticPeriod.id.h6, { seconds: 6 * hour, stepSeconds: 5 * minute }],
  [analyticPeriod.id.h12, { seconds: 12 * hour, stepSeconds: 10 * minute }],
  [analyticPeriod.id.d1, { seconds: 24 * hour, stepSeconds: 15 * minute }],
])

/** The last whole steps of the period, so that a chart that is read again moves on instead of wobbling. */
export const rangeOf = (periodId: number, now: Date): MetricsRange | undefined => {
  const period = periods.get(periodId)
  if (!period) return undefined
  const stepMs = period.stepSeconds * 1000
  const end = Math.floor(now.getTime() / stepMs) * stepMs
  return { from: new Date(end - period.seconds * 1000), to: new Date(end), stepSeconds: period.stepSeconds }
}

const bytesPerGb = 1_000_000_000
/** What is worth showing of an average. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const gigabytes = (bytesPerSecond: readonly number[], stepSeconds: number): number =>
  rounded((bytesPerSecond.reduce((sum, value) => sum + value, 0) * stepSeconds) / bytesPerGb, 3)

export const analyticsOf = (samples: readonly ServerMetricsSample[], stepSeconds: number): AnalyticResult => {
  const valuesOf = (name: (typeof vmHostSeries)[number]) => samples.map((sample) => sample[name])
  return {
    categories: samples.map(({ at }) => toWire(at)),
    series: vmHostSeries.map((name) => ({
      name,
      data: valuesOf(name).map((value) => rounded(value, name.endsWith('Percent') ? 1 : 0)),
    })),
    totalDownload: gigabytes(valuesOf('networkInBytesPerSecond'), stepSeconds),
    totalUpload: gigabytes(valuesOf('networkOutBytesPerSecond'), stepSeconds),
  }
}
