import { schedulePeriod, weekDay } from '@sarv/contract/enums'
import { describe, expect, it } from 'vitest'
import { toWire } from '../../../db/wire-time.ts'
import { nextRun, pickExcess } from './volume-schedules.rules.ts'

const { daily, weekly } = schedulePeriod.id

describe('the next run', () => {
  const next = (timetable: Parameters<typeof nextRun>[0], after: string) => toWire(nextRun(timetable, new Date(after)))
  const everyDay = { periodId: daily, weekDayId: null, hour: 3, minute: 0 }
  const on = (weekDayId: number) => ({ periodId: weekly, weekDayId, hour: 23, minute: 45 })

  it.each([
    ['later today', '2026-11-15T02:59:59+03:30', '2026-11-15T03:00:00'],
    ['tomorrow, when it is this very moment', '2026-11-15T03:00:00+03:30', '2026-11-16T03:00:00'],
    ['tomorrow, when it has passed', '2026-11-15T18:00:00+03:30', '2026-11-16T03:00:00'],
    ['by the day of Tehran, when UTC is still yesterday', '2026-11-14T20:31:00Z', '2026-11-15T03:00:00'],
    ['over the end of a Jalali month', '2026-11-21T12:00:00+03:30', '2026-11-22T03:00:00'],
    ['over the end of a month', '2026-11-30T12:00:00+03:30', '2026-12-01T03:00:00'],
    ['over the end of a year', '2026-12-31T12:00:00+03:30', '2027-01-01T03:00:00'],
    ['over Nowruz', '2027-03-20T12:00:00+03:30', '2027-03-21T03:00:00'],
    ['on a leap day', '2028-02-28T12:00:00+03:30', '2028-02-29T03:00:00'],
  ])('of a daily one: %s', (_, after, expected) => expect(next(everyDay, after)).toBe(expected))

  // 2026-11-15 is a Sunday.
  it.each([
    ['today', weekDay.id.sunday, '2026-11-15T23:44:00+03:30', '2026-11-15T23:45:00'],
    ['in a week', weekDay.id.sunday, '2026-11-15T23:45:00+03:30', '2026-11-22T23:45:00'],
    ['on Saturday', weekDay.id.saturday, '2026-11-15T12:00:00+03:30', '2026-11-21T23:45:00'],
    ['on Friday', weekDay.id.friday, '2026-11-15T12:00:00+03:30', '2026-11-20T23:45:00'],
    ['on Monday', weekDay.id.monday, '2026-11-15T12:00:00+03:30', '2026-11-16T23:45:00'],
    ['over the end of a month', weekDay.id.tuesday, '2026-11-28T12:00:00+03:30', '2026-12-01T23:45:00'],
    ['by the day of Tehran', weekDay.id.monday, '2026-11-15T20:31:00Z', '2026-11-16T23:45:00'],
  ])('of a weekly one: %s', (_, weekDayId, after, expected) => expect(next(on(weekDayId), after)).toBe(expected))

  it('is once, however long it was missed', () => {
    const missed = new Date('2026-10-01T03:00:00+03:30')
    const now = new Date('2026-11-15T10:00:00+03:30')
    expect(nextRun(everyDay, missed).getTime()).toBeLessThan(now.getTime())
    expect(toWire(nextRun(everyDay, now))).toBe('2026-11-16T03:00:00')
  })
})

describe('what a schedule no longer keeps', () => {
  const statuses = { whole: [1, 2], failed: 5 }
  const made = (...list: [id: number, status: number][]) => list.map(([id, statusId]) => ({ id, statusId }))

  it.each([
    ['nothing, while there is room', made([3, 2], [2, 2]), 2, undefined],
    ['the oldest', made([4, 2], [3, 1], [2, 2], [1, 2]), 2, 1],
    ['not what is still being made or deleted', made([4, 2], [3, 3], [2, 2], [1, 8]), 2, undefined],
    ['what failed', made([4, 2], [3, 5], [2, 2]), 2, 3],
    ['the oldest before what failed', made([5, 2], [4, 5], [3, 2], [2, 2]), 2, 2],
    ['nothing of nothing', [], 1, undefined],
  ])('%s', (_, list, keep, expected) => expect(pickExcess(list, { keep, ...statuses })).toBe(expected))
})
