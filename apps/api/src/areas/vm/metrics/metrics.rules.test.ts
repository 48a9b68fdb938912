import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ServerCounters } from '../../../ports/compute/hosts.engine.ts'
import {
  averageOf,
  furthestApartSeconds,
  inSteps,
  ratesOfMinute,
  ratesOver,
  stepOf,
  type Rates,
  type Sample,
} from './metrics.rules.ts'

const start = Date.parse('2026-11-15T09:00:00Z')

const counters = (seconds: number, change: Partial<ServerCounters> = {}): ServerCounters => ({
  at: new Date(start + seconds * 1000),
  vcpus: 2,
  cpuSeconds: 100,
  memoryPercent: 40,
  diskReadBytes: 1000,
  diskWriteBytes: 2000,
  networkInBytes: 3000,
  networkOutBytes: 4000,
  ...change,
})

describe('what was used between two looks', () => {
  it('is per second, and the cpu per core', () => {
    const after = counters(60, { cpuSeconds: 130, diskReadBytes: 1600, networkOutBytes: 10_000 })
    expect(ratesOver(counters(0), after)).toEqual({
      cpuPercent: 25,
      memoryPercent: 40,
      diskReadBytesPerSecond: 10,
      diskWriteBytesPerSecond: 0,
      networkInBytesPerSecond: 0,
      networkOutBytesPerSecond: 100,
    })
  })

  it('is never more than all of the cpu and the memory', () => {
    const rates = ratesOver(counters(0), counters(1, { cpuSeconds: 200, memoryPercent: 130 }))
    expect(rates).toMatchObject({ cpuPercent: 100, memoryPercent: 100 })
  })

  it('has some memory while it runs, and none where the engine does not see it', () => {
    expect(ratesOver(counters(0), counters(60, { memoryPercent: 0 }))?.memoryPercent).toBeGreaterThan(0)
    expect(ratesOver(counters(0), counters(60, { memoryPercent: null }))?.memoryPercent).toBeNull()
  })

  it('is not known after a restart, where two looks are too far apart, or without a first one', () => {
    expect(ratesOfMinute(counters(0), counters(60, { networkInBytes: 5 }))).toBeUndefined()
    expect(ratesOfMinute(counters(0), counters(furthestApartSeconds + 1))).toBeUndefined()
    expect(ratesOfMinute(counters(0), counters(furthestApartSeconds))).toBeDefined()
    expect(ratesOfMinute(undefined, counters(60))).toBeUndefined()
    expect(ratesOfMinute(counters(60), counters(60))).toBeUndefined()
    expect(ratesOfMinute(counters(0), counters(60, { cpuSeconds: Number.NaN }))).toBeUndefined()
  })
})

const counted = ['cpuSeconds', 'diskReadBytes', 'diskWriteBytes', 'networkInBytes', 'networkOutBytes'] as const

/** A later look, at which now and then a counter has begun again. */
const anyLater: fc.Arbitrary<ServerCounters> = fc
  .record({
    seconds: fc.integer({ min: 1, max: 200 }),
    vcpus: fc.integer({ min: 1, max: 64 }),
    memoryPercent: fc.option(fc.double({ min: 0, max: 120, noNaN: true })),
    more: fc.tuple(...counted.map(() => fc.double({ min: 0, max: 1e12, noNaN: true }))),
    begunAgain: fc.option(fc.constantFrom(...counted), { freq: 5 }),
  })
  .map(({ seconds, vcpus, memoryPercent, more, begunAgain }) => {
    const before = counters(0)
    const grown = Object.fromEntries(counted.map((name, index) => [name, before[name] + more[index]!]))
    return counters(seconds, { vcpus, memoryPercent, ...grown, ...(begunAgain && { [begunAgain]: 0 }) })
  })

it('whatever is counted, rates are numbers from zero up and percents stay under 100', () => {
  fc.assert(
    fc.property(anyLater, (after) => {
      const rates = Object.entries(ratesOfMinute(counters(0), after) ?? {})
      const wrong = rates.filter(([name, value]) => {
        const most = name.endsWith('Percent') ? 100 : Number.MAX_VALUE
        return value !== null && !(value >= 0 && value <= most)
      })
      expect(wrong).toEqual([])
      const isKnown = after.at.getTime() <= start + furthestApartSeconds * 1000
      const isWhole = counted.every((name) => after[name] >= counters(0)[name])
      expect(rates.length > 0).toBe(isKnown && isWhole)
    }),
  )
})

const anyRates: fc.Arbitrary<Rates> = fc.record({
  cpuPercent: fc.integer({ min: 0, max: 100 }),
  memoryPercent: fc.integer({ min: 0, max: 100 }),
  diskReadBytesPerSecond: fc.integer({ min: 0, max: 1e9 }),
  diskWriteBytesPerSecond: fc.integer({ min: 0, max: 1e9 }),
  networkInBytesPerSecond: fc.integer({ min: 0, max: 1e9 }),
  networkOutBytesPerSecond: fc.integer({ min: 0, max: 1e9 }),
})

/** Minutes of a server, each there or not, oldest first. */
const anyMinutes: fc.Arbitrary<Sample[]> = fc
  .array(fc.option(anyRates), { minLength: 1, maxLength: 180 })
  .map((minutes) =>
    minutes.flatMap((rates, minute) =>
      rates ? [{ at: new Date(start + minute * 60_000), minutes: 1, ...rates }] : [],
    ),
  )
  .filter((samples) => samples.length > 0)

const expectSame = (one: Rates, other: Rates) => {
  for (const [name, value] of Object.entries(one)) expect(other[name as keyof Rates]).toBeCloseTo(value as number, 3)
}

describe('averages', () => {
  it('of averages are the average of all, because each weighs as much as its minutes', () => {
    fc.assert(
      fc.property(anyMinutes, fc.constantFrom(120, 600, 1200), (samples, stepSeconds) => {
        const inTwo = averageOf(inSteps(samples, stepSeconds))
        const atOnce = averageOf(samples)
        expect(inTwo.minutes).toBe(samples.length)
        expectSame(inTwo, atOnce)
      }),
    )
  })

  it('come in steps that each minute is in exactly once, in the order of time', () => {
    fc.assert(
      fc.property(anyMinutes, fc.constantFrom(60, 300, 3600), (samples, stepSeconds) => {
        const steps = inSteps(samples, stepSeconds)
        expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(samples.length)
        const times = steps.map(({ at }) => at.getTime())
        expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other))
        for (const { at } of steps) expect(stepOf(at, stepSeconds)).toEqual(at)
      }),
    )
  })

  it('take the memory only from those that know it', () => {
    const rates = { cpuPercent: 0, diskReadBytesPerSecond: 0, diskWriteBytesPerSecond: 0, networkInBytesPerSecond: 0 }
    const sample = (memoryPercent: number | null, minutes: number): Sample => ({
      ...rates,
      networkOutBytesPerSecond: 0,
      at: new Date(start),
      memoryPercent,
      minutes,
    })
    expect(averageOf([sample(null, 50), sample(30, 1), sample(60, 2)]).memoryPercent).toBe(50)
    expect(averageOf([sample(null, 50)]).memoryPercent).toBeNull()
  })
})
