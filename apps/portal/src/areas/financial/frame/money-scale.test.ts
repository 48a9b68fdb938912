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
