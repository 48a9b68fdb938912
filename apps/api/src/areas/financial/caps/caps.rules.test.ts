import { describe, expect, it } from 'vitest'
import { judgeCap } from './caps.rules.ts'

const [month, before] = [new Date('2026-10-22T20:30:00Z'), new Date('2026-09-22T20:30:00Z')]
const cap = (usedRials: number, warnedIn: Date | null = null, reachedIn: Date | null = null) =>
  judgeCap({ monthlyRials: 1_000, usedRials, warnedIn, reachedIn }, month)

describe('a cap', () => {
  it.each([
    ['of which little is used says nothing', cap(799), [undefined, false, null]],
    ['comes near at 80 %', cap(800), ['near', false, null]],
    ['that came near says so once', cap(900, month), [undefined, false, null]],
    ['that came near in another month says so again', cap(900, before), ['near', false, null]],
    ['is reached with the last rial', cap(1_000, month), ['full', true, month]],
    ['that is jumped over says only that', cap(5_000), ['full', true, month]],
    ['that was reached says so once', cap(5_000, month, month), [undefined, true, month]],
    ['begins anew with the month', cap(10, before, before), [undefined, false, null]],
    ['may be reached every month', cap(1_200, before, before), ['full', true, month]],
  ] as const)('%s', (_what, { tells, isReached, reachedIn }, expected) => {
    expect([tells, isReached, reachedIn]).toEqual(expected)
  })
})
