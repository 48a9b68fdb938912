import { expect, it } from 'vitest'
import { hiddenEnds } from './hidden-ends.ts'

it.each([
  ['everything fits', 0, 390, { left: false, right: false }],
  ['at its beginning', 0, 800, { left: true, right: false }],
  ['in the middle', -200, 800, { left: true, right: true }],
  ['at its end', -410, 800, { left: false, right: true }],
  ['rounded by the browser', -409.4, 800, { left: false, right: true }],
])('a strip of tabs: %s', (_, scrollLeft, scrollWidth, hidden) => {
  expect(hiddenEnds({ scrollLeft, scrollWidth, clientWidth: 390 })).toEqual(hidden)
})
