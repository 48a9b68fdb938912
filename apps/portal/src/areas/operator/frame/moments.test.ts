import { expect, it } from 'vitest'
import { dayOf, momentOf, timeOf } from './moments.ts'

it.each([
  ['2026-11-15', '09:30', '2026-11-15T09:30:00'],
  ['2026-11-15', ' ۹:۵ ', '2026-11-15T09:05:00'],
  [null, '09:30', ''],
  ['2026-11-15', 'noon', '2026-11-15Tnoon:00'],
])('%s at %s is %s', (day, time, wire) => expect(momentOf(day, time)).toBe(wire))

it('is taken apart again', () => {
  expect([dayOf('2026-11-15T09:30:00'), timeOf('2026-11-15T09:30:00')]).toEqual(['2026-11-15', '09:30'])
  expect([dayOf(null), timeOf(undefined)]).toEqual([null, ''])
})
