import { describe, expect, it } from 'vitest'
import { giveUpAfterMs, isGone, isTaken, nextAttemptInMs, restAfter } from './retries.rules.ts'

const hourMs = 3_600_000

describe('a delivery that was not taken', () => {
  it('is tried again after longer and longer, for a day', () => {
    const pauses: number[] = []
    let ageMs = 0
    for (let attempts = 1; ; attempts += 1) {
      const pauseMs = nextAttemptInMs({ attempts, ageMs })
      if (pauseMs === undefined) break
      pauses.push(pauseMs)
      ageMs += pauseMs
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect([pauses.length, pauses[0]]).toEqual([10, 5_000])
    expect(ageMs).toBeGreaterThan(23 * hourMs)
    expect(ageMs).toBeLessThanOrEqual(giveUpAfterMs)
  })

  it('is given up when its day is over, however few attempts it had', () => {
    expect(nextAttemptInMs({ attempts: 1, ageMs: giveUpAfterMs })).toBeUndefined()
    expect(nextAttemptInMs({ attempts: 1, ageMs: 0 })).toBe(5_000)
  })
})

it.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 10_000],
  [4, 20_000],
  [8, 320_000],
  [9, 600_000],
  [500, 600_000],
])('after %i failures in a row an endpoint rests for %i ms', (failures, restMs) => {
  expect(restAfter(failures)).toBe(restMs)
})

it.each([
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [301, false],
  [404, false],
  [410, false],
  [500, false],
])('status %i means taken: %s', (status, taken) => {
  expect(isTaken(status)).toBe(taken)
  expect(isGone(status)).toBe(status === 410)
})
