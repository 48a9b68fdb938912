import { describe, expect, it } from 'vitest'
import { analyticPeriod } from '@sarv/contract/enums'
import type { Sample } from './metrics.rules.ts'
import { analyticsOf, rangeOf } from './analytics.rules.ts'

const now = new Date('2026-11-15T09:37:42Z')

describe('the time that a chart covers', () => {
  it.each([
    ['h1', 1, 60, 'minute'],
    ['h3', 3, 90, 'minute'],
    ['h6', 6, 72, 'minute'],
    ['h12', 12, 72, 'tenMinutes'],
    ['d1', 24, 72, 'tenMinutes'],
    ['d3', 72, 72, 'hour'],
    ['w1', 168, 84, 'hour'],
    ['mo1', 720, 90, 'hour'],
  ] as const)('%s: %d hours in %d steps, from the %s tier', (period, hours, steps, wanted) => {
    const { tier, from, to, stepSeconds } = rangeOf(analyticPeriod.id[period], now)
    expect(tier).toBe(wanted)
    expect(to.getTime() - from.getTime()).toBe(hours * 3_600_000)
    expect((hours * 3600) / stepSeconds).toBe(steps)
    // Whole steps: the same samples when it is read again a moment later.
    expect(to.getTime() % (stepSeconds * 1000)).toBe(0)
    expect(now.getTime() - to.getTime()).toBeLessThan(stepSeconds * 1000)
  })

  it('ends before a step that cannot have been rolled up yet', () => {
    expect(rangeOf(analyticPeriod.id.h12, new Date('2026-11-15T09:41:00Z')).to).toEqual(
      new Date('2026-11-15T09:30:00Z'),
    )
    expect(rangeOf(analyticPeriod.id.h12, new Date('2026-11-15T09:43:00Z')).to).toEqual(
      new Date('2026-11-15T09:40:00Z'),
    )
  })
})

describe('what a chart shows', () => {
  const sample = (minute: number, change: Partial<Sample> = {}): Sample => ({
    at: new Date(Date.UTC(2026, 10, 15, 9, minute)),
    minutes: 1,
    cpuPercent: 12.3456,
    memoryPercent: 50,
    diskReadBytesPerSecond: 1000.4,
    diskWriteBytesPerSecond: 2000.6,
    networkInBytesPerSecond: 0,
    networkOutBytesPerSecond: 0,
    ...change,
  })
  const dataOf = (result: ReturnType<typeof analyticsOf>, name: string) =>
    result.series?.find((series) => series.name === name)?.data

  it('is by the clock of Tehran, rounded, with what went through the network', () => {
    const busy = [sample(0, { networkInBytesPerSecond: 50e6 }), sample(1, { networkInBytesPerSecond: 100e6 })]
    const result = analyticsOf(busy, 60)
    expect(result.categories).toEqual(['2026-11-15T12:30:00', '2026-11-15T12:31:00'])
    expect(result.series?.slice(0, 4).map(({ data }) => data?.[0])).toEqual([12.3, 50, 1000, 2001])
    expect([result.totalDownload, result.totalUpload]).toEqual([9, 0])
  })

  it('leaves out the steps of which nothing is known, and weighs the others by their minutes', () => {
    const rolled = [
      sample(0, { minutes: 10, cpuPercent: 10, networkOutBytesPerSecond: 1e6 }),
      sample(10, { minutes: 5, cpuPercent: 40, networkOutBytesPerSecond: 1e6 }),
      sample(40, { minutes: 10, cpuPercent: 30, networkOutBytesPerSecond: 1e6 }),
    ]
    const result = analyticsOf(rolled, 1200)
    expect(result.categories).toEqual(['2026-11-15T12:30:00', '2026-11-15T13:10:00'])
    expect(dataOf(result, 'cpuPercent')).toEqual([20, 30])
    expect(result.totalUpload).toBe(1.5)
  })

  it('has no memory where the engine never sees it, also when the server was off meanwhile', () => {
    const result = analyticsOf([sample(0, { memoryPercent: null }), sample(1, { memoryPercent: 0 })], 60)
    expect(result.categories).toHaveLength(2)
    expect(dataOf(result, 'memoryPercent')).toBeNull()
    expect(dataOf(result, 'cpuPercent')).toHaveLength(2)
  })

  it('has a gap where the engine did not see the memory for once', () => {
    const result = analyticsOf([sample(0, { memoryPercent: null }), sample(1), sample(2)], 60)
    expect(result.categories).toHaveLength(2)
    expect(dataOf(result, 'memoryPercent')).toEqual([50, 50])
  })

  it('is all zero while the server was off', () => {
    const zeros = { cpuPercent: 0, memoryPercent: 0, diskReadBytesPerSecond: 0, diskWriteBytesPerSecond: 0 }
    const result = analyticsOf([sample(0, zeros), sample(1, zeros)], 60)
    for (const { data } of result.series!) expect(data).toEqual([0, 0])
  })
})
