import { expect, it } from 'vitest'
import { isDay, partOfDay } from './bill-day.ts'

it('a day of a bill ends where the next begins, at the end of a month and of a year too', () => {
  expect(partOfDay('2026-11-17')).toEqual({ fromDate: '2026-11-17T00:00:00', toDate: '2026-11-18T00:00:00' })
  expect(partOfDay('2026-12-31')).toEqual({ fromDate: '2026-12-31T00:00:00', toDate: '2027-01-01T00:00:00' })
  expect(partOfDay(undefined)).toEqual({})
})

it('an address that names no day names all of them', () => {
  expect(['2026-11-17', '2026-13-40', '2026-02-30', 'today', '', '2026-11-17T10:00:00', null].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})
