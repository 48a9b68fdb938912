import { CalendarDate, PersianCalendar } from '@internationalized/date'
import { describe, expect, it } from 'vitest'
import { fromWireDate, presetRanges, toWireDate } from './wire-dates.ts'

describe('dates of the wire', () => {
  it('go out as Gregorian text, whatever calendar they were picked in', () => {
    expect(toWireDate(new CalendarDate(new PersianCalendar(), 1405, 8, 24))).toBe('2026-11-15')
    expect(toWireDate(new CalendarDate(2026, 11, 15))).toBe('2026-11-15')
  })

  it.each([
    { wire: '2026-11-15', day: '2026-11-15' },
    { wire: '2026-11-15T09:30:00', day: '2026-11-15' },
    { wire: '', day: undefined },
    { wire: null, day: undefined },
    { wire: '1405/08/24', day: undefined },
    { wire: '2026-13-40', day: undefined },
  ])('come in from $wire as $day', ({ wire, day }) => {
    expect(fromWireDate(wire)?.toString()).toBe(day)
  })
})

describe('ranges counted back from 24 Aban 1405', () => {
  const ranges = presetRanges(new CalendarDate(2026, 11, 15))

  it.each([
    { id: 'today', start: '2026-11-15', end: '2026-11-15' },
    { id: 'last7Days', start: '2026-11-09', end: '2026-11-15' },
    { id: 'last30Days', start: '2026-10-17', end: '2026-11-15' },
    { id: 'thisMonth', start: '2026-10-23', end: '2026-11-15' },
    { id: 'lastMonth', start: '2026-09-23', end: '2026-10-22' },
    { id: 'thisYear', start: '2026-03-21', end: '2026-11-15' },
  ] as const)('$id is $start to $end', ({ id, start, end }) => {
    expect(ranges[id]).toEqual({ start, end })
  })
})
