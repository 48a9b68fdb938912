import { expect, it } from 'vitest'
import { clockOptions, withClock } from './clock-options.ts'

it('a day has a choice for every half hour, in Persian digits', () => {
  expect([clockOptions.length, clockOptions[0]?.id, clockOptions.at(-1)?.id]).toEqual([48, '00:00', '23:30'])
  expect(clockOptions[15]).toEqual({ id: '07:30', label: '۰۷:۳۰' })
})

it('a minute that was chosen elsewhere stands in its place', () => {
  expect(withClock(clockOptions, '07:30')).toBe(clockOptions)
  const ids = withClock(clockOptions, '07:45').map(({ id }) => id)
  expect(ids.slice(15, 18)).toEqual(['07:30', '07:45', '08:00'])
})
