import type { AnalyticResult } from '@sarv/contract/analytics.schemas'
import type { VmHostSeries } from '@sarv/contract/vm/metrics/series'
import { wireToUtc } from '../../../format/dates.ts'

type Values = readonly (number | null)[]

/** The samples of a period as the charts want them: every series as long as the times, `null` where there is a gap. */
export interface Samples {
  /** Wire date-times, oldest first. */
  times: readonly string[]
  /** From one to the next. */
  stepSeconds: number
  values: (name: VmHostSeries) => Values
  /** Not every cloud sees how much memory its guests use. */
  isMeasured: (name: VmHostSeries) => boolean
  /** It was off at every one of the times. */
  isOff: boolean
}

const secondsOf = (wire: string): number => (wireToUtc(wire)?.getTime() ?? 0) / 1000

const toWire = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19)

/** Samples come in even steps; the median is not fooled by the gaps themselves. */
const usualStep = (seconds: readonly number[]): number => {
  const steps = seconds.slice(1).map((at, index) => at - seconds[index]!)
  return steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0
}

/** How much longer than usual two samples must be apart for the time between them to count as silence. */
const gapFactor = 1.5

/**
 * No line is drawn through the time a server was off: its samples count as none, and a moment without values is put
 * between two that are too far apart.
 */
export const samplesOf = ({ categories, series }: AnalyticResult, createDate?: string): Samples => {
  const all = categories ?? []
  // There is nothing to say of a server before it was there. Date-times of the wire sort as they are written.
  const first = createDate === undefined ? 0 : all.findIndex((wire) => wire >= createDate)
  const from = first === -1 ? all.length : first
  const measured = all.slice(from)
  const seconds = measured.map(secondsOf)
  const step = usualStep(seconds)
  const times: string[] = []
  /** Which sample stands at each time. */
  const places: (number | null)[] = []
  for (const [index, wire] of measured.entries()) {
    const before = seconds[index - 1]
    if (before !== undefined && seconds[index]! - before > step * gapFactor) {
      times.push(toWire(before + step))
      places.push(null)
    }
    times.push(wire)
    places.push(index)
  }
  const seriesOf = (name: VmHostSeries) => series?.find((each) => each.name === name)?.data
  const dataOf = (name: VmHostSeries) => (seriesOf(name) ?? []).slice(from)
  // A machine that runs uses some memory: nothing was measured of one that uses none.
  const memory = dataOf('memoryPercent')
  const values = (name: VmHostSeries): Values => {
    const data = dataOf(name)
    return places.map((place) => (place === null || memory[place] === 0 ? null : (data[place] ?? null)))
  }
  return {
    times,
    stepSeconds: step,
    values,
    isMeasured: (name) => !!seriesOf(name),
    isOff: memory.length > 0 && memory.every((percent) => percent === 0),
  }
}
