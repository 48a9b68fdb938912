import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sparkHeight, sparkPath, sparkWidth } from './spark-path.ts'

const value = fc.option(fc.double({ noNaN: true, min: -1e300, max: 1e300 }))

it('stays inside its box, whatever the values and the top', () =>
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 60 }),
      fc.option(fc.double({ noNaN: true, min: -10, max: 1e300 }), { nil: undefined }),
      (values, max) => {
        const points = sparkPath(values, max).split(/[ML]/).slice(1)
        expect(points).toHaveLength(values.filter((each) => each !== null).length)
        for (const point of points) {
          const [x = NaN, y = NaN] = point.split(' ').map(Number)
          expect(x >= 0 && x <= sparkWidth && y >= 0 && y <= sparkHeight).toBe(true)
        }
      },
    ),
  ))

it('is interrupted where nothing is known', () => expect(sparkPath([1, null, 1])).toBe('M0.0 0.0M72.0 0.0'))
