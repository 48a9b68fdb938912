import { formatNumber, formatPercent } from '../../../format/number.ts'
import { formatGigabytes } from '../../../format/sizes.ts'
import type { ChartSeries } from '../../../ui/Chart.tsx'
import { analyticsText as text } from './metrics.fa.ts'
import type { Samples } from './samples.ts'

export interface UsageChart {
  title: string
  isMeasured: boolean
  series: ChartSeries[]
  formatValue: (value: number) => string
  formatTick?: (value: number) => string
  max?: number
  /** Below the drawing: the highest it has been. */
  peak: string | undefined
}

const bytesPerMegabyte = 1_000_000

type Values = readonly (number | null)[]

const scaled = (values: Values, factor: number) => values.map((value) => (value === null ? null : value * factor))
const megabytes = (bytes: Values) => scaled(bytes, 1 / bytesPerMegabyte)

const peakOf = (values: Values): number | undefined => {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? Math.max(...known) : undefined
}

const formatUsage = (value: number): string => formatPercent(value)
const formatMemory = (value: number): string => formatGigabytes(value)
const formatRate = (value: number): string => text.perSecond(formatNumber(value, 1))
const formatAmount = (value: number): string => formatNumber(value)

const percentChart = (title: string, values: Values, isMeasured: boolean): UsageChart => {
  const peak = peakOf(values)
  return {
    title,
    isMeasured,
    series: [{ label: text.used, values }],
    formatValue: formatUsage,
    max: 100,
    peak: peak === undefined ? undefined : text.peak(formatUsage(peak)),
  }
}

/** How much memory is used says more than which part of it; while its size is not read yet, the part. */
const memoryChart = ({ values, isMeasured }: Samples, memoryGb: number | undefined): UsageChart => {
  const percents = values('memoryPercent')
  const hasSamples = isMeasured('memoryPercent')
  if (memoryGb === undefined) return percentChart(text.memory, percents, hasSamples)
  const used = scaled(percents, memoryGb / 100)
  const peakGb = peakOf(used)
  return {
    title: text.memory,
    isMeasured: hasSamples,
    series: [{ label: text.used, values: used }],
    formatValue: formatMemory,
    formatTick: formatAmount,
    max: memoryGb,
    peak: peakGb === undefined ? undefined : text.peak(text.outOf(formatNumber(peakGb, 1), formatGigabytes(memoryGb))),
  }
}

const ratesChart = (title: string, series: ChartSeries[]): UsageChart => {
  const peaks = series.flatMap(({ label, values }) => {
    const peak = peakOf(values)
    return peak === undefined ? [] : [text.peakPart(label, formatRate(peak))]
  })
  return {
    title,
    isMeasured: true,
    series,
    formatValue: formatRate,
    formatTick: formatAmount,
    peak: peaks.length > 0 ? text.peaks(peaks) : undefined,
  }
}

/** One drawing for each thing that can run short, each with the highest of its period. */
export const chartsOf = (samples: Samples, memoryGb: number | undefined): UsageChart[] => [
  percentChart(text.cpu, samples.values('cpuPercent'), true),
  memoryChart(samples, memoryGb),
  ratesChart(text.disk, [
    { label: text.read, values: megabytes(samples.values('diskReadBytesPerSecond')) },
    { label: text.write, values: megabytes(samples.values('diskWriteBytesPerSecond')) },
  ]),
  ratesChart(text.network, [
    { label: text.in, values: megabytes(samples.values('networkInBytesPerSecond')) },
    { label: text.out, values: megabytes(samples.values('networkOutBytesPerSecond')) },
  ]),
]

/** As many lines as can be told apart in a drawing, and explained below it. */
const mostMarks = 8

/**
 * The operations of the period, oldest first as the drawing runs: what explains a peak or a gap. Where there are more
 * than can be told apart, the newest; they come newest first.
 */
export const marksOf = <Operation extends { createDate: string }>(
  operations: readonly Operation[],
  times: readonly string[],
): Operation[] => {
  const [first = ''] = times
  const last = times.at(-1) ?? ''
  // Date-times of the wire sort as they are written.
  const within = operations.filter(({ createDate }) => createDate >= first && createDate <= last)
  return within.slice(0, mostMarks).toReversed()
}
