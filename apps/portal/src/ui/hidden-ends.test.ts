import { expect, it } from 'vitest'
import { hiddenEnds, scrollToSee } from './hidden-ends.ts'

it.each([
  ['everything fits', 0, 390, { left: false, right: false }],
  ['at its beginning', 0, 800, { left: true, right: false }],
  ['in the middle', -200, 800, { left: true, right: true }],
  ['at its end', -410, 800, { left: false, right: true }],
  ['rounded by the browser', -409.4, 800, { left: false, right: true }],
])('a strip of tabs: %s', (_, scrollLeft, scrollWidth, hidden) => {
  expect(hiddenEnds({ scrollLeft, scrollWidth, clientWidth: 390 })).toEqual(hidden)
})

it.each([
  ['in the middle, where it is seen', { left: 150, right: 230 }, 0],
  ['beyond the left end', { left: -60, right: 20 }, -215],
  ['beyond the right end', { left: 380, right: 440 }, 215],
  ['half under the arrow at the left end', { left: 10, right: 90 }, -145],
  ['half under the arrow at the right end', { left: 300, right: 385 }, 147.5],
])('a tab %s', (_, tab, scrolledPx) => expect(scrollToSee({ left: 0, right: 390 }, tab)).toBe(scrolledPx))
