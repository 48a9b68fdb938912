import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisUnitOf, heightOf, moneyScale } from './money-scale.ts'

it('begins at zero and ends above the largest', () => {
  expect(moneyScale([86_420_000, 12])).toEqual({
    top: 100_000_000,
    bottom: 0,
    lines: [0, 25_000_000, 50_000_000, 75_000_000, 100_000_000],
  })
})

it('goes below zero as far as was owed', () => {
  const scale = moneyScale([4_000_000, -1_200_000])
  expect(scale).toMatchObject({ top: 4_000_000, bottom: -2_000_000 })
  expect([heightOf(scale, 4_000_000), heightOf(scale, -2_000_000)]).toEqual([0, 100])
})

it('has a height where there was never any money', () => {
  const scale = moneyScale([0, 0])
  expect(heightOf(scale, 0)).toBe(100)
  expect(moneyScale([]).lines).toHaveLength(5)
})

it('reads large amounts in millions', () =>
  expect([axisUnitOf(999_999), axisUnitOf(1_000_000)]).toEqual([1, 1_000_000]))

it.each<[what: string, amounts: number[]]>([
  ['a debt in the whole period', [-994_638]],
  ['a debt of millions', [-28_632_826]],
  ['nothing and then a debt', [0, -5000]],
  ['a few rials and then a debt', [696, -225_107]],
  ['as much as is owed', [4_000_000, -4_000_000]],
])('draws at most eight lines for %s', (_, amounts) => expect(moneyScale(amounts).lines.length).toBeLessThanOrEqual(8))

const amount = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -10, max: 10 }),
  fc.constantFrom(0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
)
const series = fc.oneof(
  fc.array(amount, { maxLength: 40 }),
  fc.tuple(amount, fc.nat(40)).map(([value, count]) => Array.from({ length: count }, () => value)),
)

it('has a few different lines around every amount, whatever the series', () =>
  fc.assert(
    fc.property(series, (amounts) => {
      const scale = moneyScale(amounts)
      expect(scale.lines.length).toBeLessThanOrEqual(8)
      expect(new Set(scale.lines).size).toBe(scale.lines.length)
      expect([scale.lines[0], scale.lines.at(-1)]).toEqual([scale.bottom + 0, scale.top + 0])
      expect(scale.lines).toContain(0)
      for (const each of amounts) {
        const height = heightOf(scale, each)
        expect(height).toBeGreaterThanOrEqual(-1e-6)
        expect(height).toBeLessThanOrEqual(100 + 1e-6)
      }
    }),
  ))
