import { describe, expect, it } from 'vitest'
import { judgeCap, monthEndRials, reachedAt, refusalOf, stoppedEndRials, sureRials } from './caps.rules.ts'

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

const day = 86_400_000
/** Ten days of a month of thirty are over. */
const at = { month, now: new Date(month.getTime() + 10 * day), end: new Date(month.getTime() + 30 * day) }
/** Ten rials a day until now, of which three go on when everything is stopped. */
const costs = { usedRials: 100, runningRials: 300, keptRials: 90 }

describe('what a project costs in a month', () => {
  it('comes to what was used and what runs on until its end', () => {
    expect(monthEndRials(costs, at)).toBe(300)
    expect(monthEndRials(costs, at, 30)).toBe(320)
    expect(stoppedEndRials(costs, at)).toBe(160)
    // Stopping takes a quarter of an hour of what runs.
    expect(sureRials(costs, at)).toBe(161)
  })

  it('reaches its cap at a moment of the month, or not in it', () => {
    expect(reachedAt(costs, at, 200)).toEqual(new Date(at.now.getTime() + 10 * day))
    expect(reachedAt(costs, at, 200, 300)).toEqual(new Date(at.now.getTime() + 5 * day))
    expect(reachedAt(costs, at, 301)).toBeUndefined()
    expect(reachedAt(costs, at, 90)).toEqual(at.now)
    expect(reachedAt({ ...costs, runningRials: 0 }, at, 200)).toBeUndefined()
  })

  it.each([
    ['warn', 1, null, 1_000, undefined],
    ['block', 320, null, 30, undefined],
    ['block', 319, null, 30, 'over_cap'],
    ['never', 319, null, 30, 'over_cap'],
    ['stop', 319, null, 30, undefined],
    ['stop', 50, month, 30, 'cap_reached'],
    ['block', 50, month, 0, undefined],
  ] as const)(
    '%s at %i: more is refused only where it leads above the cap',
    (atFull, monthlyRials, reachedIn, more, refusal) => {
      expect(refusalOf({ ...costs, monthlyRials, atFull, reachedIn }, at, more)).toBe(refusal)
    },
  )
})
