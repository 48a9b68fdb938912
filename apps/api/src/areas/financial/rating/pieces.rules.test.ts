import { assert, date, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOf } from '../costs/costs.rules.ts'
import { jalaliMonthOf, monthAfter, tehranDayStart } from '../usage/jalali-month.rules.ts'
import { piecesOf } from './pieces.rules.ts'

const dayMs = 24 * 3_600_000
const moment = (text: string) => new Date(text)
/** 1 Farvardin of the year 1 and of the year 10000, at midnight in Tehran. */
const [firstYear, lastYear] = [moment('0622-03-21T20:30:00Z'), moment('+010621-03-20T20:30:00Z')]

describe('days and months', () => {
  it('last one day each, when every day of the years 1 to 9999 is walked', () => {
    const wrong: string[] = []
    for (let noon = firstYear.getTime() + dayMs / 2; noon < lastYear.getTime(); noon += dayMs) {
      const start = tehranDayStart(new Date(noon)).getTime()
      if (start !== noon - dayMs / 2) wrong.push(new Date(noon).toISOString())
    }
    expect(wrong).toEqual([])
  })

  it('follow one another without a gap, when every month of the years 1 to 9999 is walked', () => {
    const lengths = new Set<number>()
    const wrong: number[] = []
    let month = jalaliMonthOf(new Date(firstYear.getTime() + dayMs))
    for (let count = 1; count < 9999 * 12; count += 1) {
      const next = monthAfter(month)
      const nextId = month.id % 100 === 12 ? month.id + 89 : month.id + 1
      if (next.from.getTime() !== month.to.getTime() || next.id !== nextId) wrong.push(month.id)
      lengths.add((month.to.getTime() - month.from.getTime()) / dayMs)
      month = next
    }
    expect(wrong).toEqual([])
    expect(month.id).toBe(999_912)
    expect(lengths).toEqual(new Set([29, 30, 31]))
  })
})

describe('the days of a report', () => {
  const dates = date({
    min: moment('1900-01-01T00:00:00Z'),
    max: moment('2200-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  const spanMs = integer({ min: 1, max: 400 * dayMs })

  it('fill the span one after another, whatever the span', () => {
    assert(
      property(dates, spanMs, (from, ms) => {
        const to = new Date(from.getTime() + ms)
        const days = daysOf({ from, to })!
        expect(days[0]!.from).toEqual(from)
        expect(days.at(-1)!.to).toEqual(to)
        expect(days.slice(1).map((day) => day.from)).toEqual(days.slice(0, -1).map((day) => day.to))
        expect(days.slice(1, -1).every((day) => day.to.getTime() - day.from.getTime() === dayMs)).toBe(true)
      }),
    )
  })

  it.each(['1899-12-31', '1910-06-01', '1921-03-21', '1930-05-05', '1977-03-21', '2022-03-21'])(
    'end in %s, when Tehran had another offset',
    (day) => expect(daysOf({ from: moment(`${day}T00:00:00Z`), to: moment(`${day}T23:00:00Z`) })).toHaveLength(2),
  )

  it('are none, when the span is empty or longer than a page shows', () => {
    const from = moment('2026-01-01T00:00:00Z')
    expect(daysOf({ from, to: from })).toBeUndefined()
    expect(daysOf({ from, to: new Date(from.getTime() + 401 * dayMs) })).toBeUndefined()
  })
})

describe('pieces of a span', () => {
  const span = { from: moment('2026-01-01T00:00:00Z'), to: moment('2026-01-02T00:00:00Z') }

  it('are refused, when no time passes from one to the next', () =>
    expect(() => piecesOf(span, (start) => start, 10)).toThrow(RangeError))

  it('are no more than asked for', () =>
    expect(piecesOf(span, (start) => new Date(start.getTime() + 1), 10)).toHaveLength(10))
})
