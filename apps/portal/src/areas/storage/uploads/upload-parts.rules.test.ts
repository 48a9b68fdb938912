import { describe, expect, it } from 'vitest'
import { bytesOfParts, missingParts, pauseAfterMs, rangeOfPart } from './upload-parts.rules.ts'

const plan = { bytes: 25, partBytes: 10, partCount: 3 }

it.each([
  [1, 0, 10],
  [2, 10, 20],
  [3, 20, 25],
])('part %d lies from byte %d to %d', (number, start, end) => {
  expect(rangeOfPart(number, plan)).toEqual({ start, end })
})

describe('after a cut', () => {
  it.each([
    ['nothing has arrived', [], [1, 2, 3]],
    ['some have', [{ number: 2, bytes: 10 }], [1, 3]],
    ['the last, shorter one has', [{ number: 3, bytes: 5 }], [1, 2]],
    ['one has another length', [{ number: 1, bytes: 7 }], [1, 2, 3]],
    ['one is none of ours', [{ number: 4, bytes: 10 }], [1, 2, 3]],
    [
      'all have',
      [
        { number: 1, bytes: 10 },
        { number: 2, bytes: 10 },
        { number: 3, bytes: 5 },
      ],
      [],
    ],
  ])('where %s, exactly the others are sent', (_, arrived, missing) => {
    expect(missingParts(plan, arrived)).toEqual(missing)
  })

  it('counts what is left by its true size', () => {
    expect(bytesOfParts([1, 3], plan)).toBe(15)
  })
})

it('waits longer after each failure, up to half a minute', () => {
  expect([1, 2, 3, 5, 6, 10].map(pauseAfterMs)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
})
