import { describe, expect, it } from 'vitest'
import { fromWire, toWire } from '../../../db/wire-time.ts'
import { answerDueAt, type DeskHours } from './promise.rules.ts'
import { ticketText } from './tickets.fa.ts'

const desk: DeskHours = { days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday'], from: 8, until: 17 }
const due = (asked: string, hours: number, counts: 'desk' | 'always' = 'desk', hoursOfDesk = desk) =>
  toWire(answerDueAt(fromWire(asked), { hours, counts }, hoursOfDesk))

/** 2026-11-14 is a Saturday. */
describe('the promised time of an answer', () => {
  it.each([
    ['in the middle of a day', '2026-11-14T10:30:00', 4, '2026-11-14T14:30:00'],
    ['to the last minute of a day', '2026-11-14T09:00:00', 8, '2026-11-14T17:00:00'],
    ['over the night', '2026-11-14T15:00:00', 4, '2026-11-15T10:00:00'],
    ['asked before the desk opens', '2026-11-14T03:00:00', 4, '2026-11-14T12:00:00'],
    ['asked after it closed', '2026-11-14T22:00:00', 4, '2026-11-15T12:00:00'],
    ['over Thursday and Friday', '2026-11-18T16:00:00', 4, '2026-11-21T11:00:00'],
    ['asked on a Friday', '2026-11-20T12:00:00', 4, '2026-11-21T12:00:00'],
    ['of many days', '2026-11-14T08:00:00', 45, '2026-11-18T17:00:00'],
    ['of one hour more', '2026-11-14T08:00:00', 46, '2026-11-21T09:00:00'],
  ])('%s counts only the hours of the desk', (_what, asked, hours, expected) =>
    expect(due(asked, hours)).toBe(expected),
  )

  it('counts every hour where it says so', () =>
    expect(due('2026-11-19T23:30:00', 1, 'always')).toBe('2026-11-20T00:30:00'))

  it('counts a desk that never closes like a clock', () => {
    const always: DeskHours = { days: [...desk.days, 'thursday', 'friday'], from: 0, until: 24 }
    expect(due('2026-11-19T23:30:00', 30, 'desk', always)).toBe('2026-11-21T05:30:00')
  })

  it('is refused, when the desk has no hours', () => {
    expect(() => due('2026-11-19T23:30:00', 1, 'desk', { days: [], from: 8, until: 17 })).toThrow(RangeError)
    expect(() => due('2026-11-19T23:30:00', 1, 'desk', { ...desk, from: 8, until: 8 })).toThrow(RangeError)
  })

  it('is said in words, with the hours that count', () => {
    expect(ticketText.promise({ hours: 1, counts: 'always' }, desk)).toBe('تا ۱ ساعت، در همه ساعت‌های شبانه‌روز')
    expect(ticketText.promise({ hours: 4, counts: 'desk' }, desk)).toBe('تا ۴ ساعت کاری (شنبه تا چهارشنبه، ۸ تا ۱۷)')
    const odd: DeskHours = { days: ['saturday', 'monday'], from: 9, until: 13 }
    expect(ticketText.promise({ hours: 4, counts: 'desk' }, odd)).toBe('تا ۴ ساعت کاری (شنبه و دوشنبه، ۹ تا ۱۳)')
  })
})
