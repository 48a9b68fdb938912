import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartSplits, chartTop, largestOf, markLabels } from './chart-scale.ts'

describe('the values axis of a chart', () => {
  it.each([
    [0, 4],
    [1, 1],
    [7.9, 8],
    [88, 100],
    [111, 120],
    [237, 240],
    [0.03, 0.032],
    [1_000_001, 1_200_000],
  ])('for %d ends at %d', (largest, top) => expect(chartTop(largest)).toBeCloseTo(top, 9))

  it('starts at zero and has four steps', () => expect(chartSplits(100)).toEqual([0, 25, 50, 75, 100]))

  it('has five lines and room for the largest value, whatever the value', () =>
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e300, max: 1e300 }), (largest) => {
        const top = chartTop(largest)
        expect(top).toBeGreaterThan(0)
        expect(top).toBeGreaterThanOrEqual(Math.min(largest, largest * (1 - 1e-6)))
        expect(new Set(chartSplits(top)).size).toBe(5)
      }),
    ))

  it('looks over gaps for the largest value', () =>
    expect(
      largestOf([
        [1, null, 3],
        [null, 2],
      ]),
    ).toBe(3))
})

describe('the numbers of marks', () => {
  const labelsAt = (places: number[]) => markLabels(places, 20).map(({ atPx, first, last }) => [atPx, first, last])

  it.each<[what: string, places: number[], labels: number[][]]>([
    ['nothing', [], []],
    [
      'lines apart from each other',
      [10, 60, 80],
      [
        [10, 1, 1],
        [60, 2, 2],
        [80, 3, 3],
      ],
    ],
    [
      'lines close together, which share one',
      [10, 20, 29, 31],
      [
        [10, 1, 3],
        [31, 4, 4],
      ],
    ],
    ['lines on one spot', [50, 50], [[50, 1, 2]]],
  ])('stand over %s', (_, places, labels) => expect(labelsAt(places)).toEqual(labels))
})
