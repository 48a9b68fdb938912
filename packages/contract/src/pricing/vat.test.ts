import { expect, it } from 'vitest'
import { vatPercentOn } from './vat.ts'

const rates = [
  { from: new Date('2015-03-20T20:30:00Z'), percent: 9 }, // 1394
  { from: new Date('2024-03-19T20:30:00Z'), percent: 10 }, // 1403
]

it.each([
  ['2026-11-15T00:00:00Z', 10],
  ['2024-03-19T20:30:00Z', 10],
  ['2024-03-19T20:29:59Z', 9],
])('the rate at %s is %d percent, in whatever order they are told', (moment, percent) => {
  expect(vatPercentOn(new Date(moment), rates)).toBe(percent)
  expect(vatPercentOn(new Date(moment), rates.toReversed())).toBe(percent)
})

it('knows no rate from before its first', () => {
  expect(() => vatPercentOn(new Date('2010-01-01'), rates)).toThrow(RangeError)
  expect(() => vatPercentOn(new Date('2026-01-01'), [])).toThrow(RangeError)
})
