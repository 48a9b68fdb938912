import { describe, expect, it } from 'vitest'
import { largestAllowed, percentAt } from './slider-range.ts'

describe('the largest value a quota allows', () => {
  it.each([
    { minValue: 50, step: 50, quota: 5000, allowed: 5000 },
    { minValue: 50, step: 50, quota: 199, allowed: 150 },
    { minValue: 1, step: 1, quota: 12, allowed: 12 },
    { minValue: 25, step: 25, quota: 10, allowed: 25 },
  ])('$quota in steps of $step from $minValue is $allowed', ({ allowed, ...range }) => {
    expect(largestAllowed(range)).toBe(allowed)
  })
})

describe('a place on the line', () => {
  it.each([
    { minValue: 0, maxValue: 10, value: 0, percent: 0 },
    { minValue: 1, maxValue: 129, value: 33, percent: 25 },
    { minValue: 1, maxValue: 5, value: 5, percent: 100 },
    { minValue: 4, maxValue: 4, value: 4, percent: 0 },
  ])('$value between $minValue and $maxValue is at $percent', ({ value, percent, ...range }) => {
    expect(percentAt(range, value)).toBe(percent)
  })
})
