import { describe, expect, it } from 'vitest'
import { analyticPeriod } from '@sarv/contract/enums'
import { analyticsOf, rangeOf } from './analytics.rules.ts'

const now = new Date('2026-11-15T09:37:42Z')

describe('the time that a chart covers', () => {
  it.each([
    ['h1', 1, 60],
    ['h3', 3, 90],
    ['h6', 6, 72],
    ['h12', 12, 72],
    ['d1', 24, 96],
  ] as const)('%s: %d hours in %d steps', (period, hours, steps) => {
    const { from, to, stepSeconds } = rangeOf(analyticPeriod.id[period], now)!
    expect(to.getTime() - from.getTime()).toBe(hours * 3_600_000)
    expect((hours * 3600) / stepSeconds).toBe(steps)
    // Whole steps: the same samples when it is read again a moment later.
    expect(to.getTime() % (stepSeconds * 1000)).toBe(0)
    expect(now.getTime() - to.getTime()).toBeLessThan(stepSeconds * 1000)
  })

  it.each(['d3', 'w1', 'mo1'] as const)('%s is not offered for servers', (period) =>
    expect(rangeOf(analyticPeriod.id[period], now)).toBeUndefined(),
  )
})

describe('what a chart shows', () => {
  const sample = (minute: number, networkIn: number) => ({
    at: new Date(Date.UTC(2026, 10, 15, 9, minute)),
    cpuPercent: 12.3456,
    memoryPercent: 50,
    diskReadBytesPerSecond: 1000.4,
    diskWriteBytesPerSecond: 2000.6,
    networkInBytesPerSecond: networkIn,
    networkOutBytesPerSecond: 0,
  })

  it('is by the clock of Tehran, rounded, with what went through the network', () => {
    const result = analyticsOf([sample(0, 50_000_000), sample(1, 100_000_000)], 60)
    expect(result.categories).toEqual(['2026-11-15T12:30:00', '2026-11-15T12:31:00'])
    expect(result.series?.slice(0, 4).map(({ data }) => data?.[0])).toEqual([12.3, 50, 1000, 2001])
    expect([result.totalDownload, result.totalUpload]).toEqual([9, 0])
  })
})
