import { expect, it } from 'vitest'
import { vatPercentOn } from './vat.ts'

it.each([
  ['2026-11-15T00:00:00Z', 10],
  ['2024-03-19T20:30:00Z', 10],
  ['2024-03-19T20:29:59Z', 9],
])('the rate at %s is %d percent', (moment, percent) => {
  expect(vatPercentOn(new Date(moment))).toBe(percent)
})

it('knows no rate from before its table', () => {
  expect(() => vatPercentOn(new Date('2010-01-01'))).toThrow(RangeError)
})
