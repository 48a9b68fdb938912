import { expect, it } from 'vitest'
import { moreBeyond } from './more-beyond.ts'

it.each([
  ['all of it is seen', 0, 300, 300, undefined],
  ['it stands at its beginning', 0, 900, 300, 'after'],
  ['it stands in its middle', -200, 900, 300, 'both'],
  ['it stands at its end', -600, 900, 300, 'before'],
])('%s', (_what, scrollLeft, scrollWidth, clientWidth, expected) => {
  expect(moreBeyond({ scrollLeft, scrollWidth, clientWidth })).toBe(expected)
})
