import { describe, expect, it } from 'vitest'
import * as rules from './date-rules.ts'

const vectors: [name: string, check: (text: string) => boolean, good: string[], bad: string[]][] = [
  [
    'isJalaliDate',
    rules.isJalaliDate,
    ['1405/08/24', '1403/12/30', '1408/12/30', '۱۳۷۰/۵/۲۱', '1300/01/01'],
    ['1404/12/30', '1405/07/31', '1405/13/01', '1405/00/10', '1299/01/01', '1500/01/01', '1405-08-24', '2026/11/15'],
  ],
  [
    'isWireDateTime',
    rules.isWireDateTime,
    [
      '2026-11-15T09:30:00',
      '2026-11-15T09:30:00.123Z',
      '2026-11-15T09:30:00+03:30',
      '2026-11-15',
      '2024-02-29T00:00',
      '1900-01-02',
      '2199-12-31T23:59:59',
    ],
    [
      '2026-02-29',
      '2026-11-31T00:00:00',
      '2026-11-15 09:30:00',
      '2026-11-15T24:00:00',
      '15/11/2026',
      '2026-11-15T09:30:00+99:00',
      '1899-12-31',
      '1900-01-01T00:00:00+14:00',
      '2200-01-01T03:30:00',
      '2199-12-31T23:59:59-1400',
      '9999-12-31T23:59:59-14:00',
      '',
    ],
  ],
]

describe.each(vectors)('%s', (_, check, good, bad) => {
  it.each(good)('takes %j', (text) => expect(check(text)).toBe(true))
  it.each(bad)('refuses %j', (text) => expect(check(text)).toBe(false))
})

describe('isPastDate', () => {
  // 00:10 of the 15th in Tehran
  const now = new Date('2026-11-14T20:40:00Z')

  it.each(['1921-03-21', '1990-08-12T00:00:00', '2026-11-15'])('takes %j', (day) =>
    expect(rules.isPastDate(day, now)).toBe(true),
  )
  it.each(['1921-03-20', '1290-05-21', '2026-11-16', '2030-01-01'])('refuses %j', (day) =>
    expect(rules.isPastDate(day, now)).toBe(false),
  )
})

describe('isReportDate', () => {
  // In Aban 1405
  const now = new Date('2026-11-14T20:40:00Z')

  it.each(['1921-03-21', '2026-11-15T10:00', '2028-03-19T23:59:59'])('takes %j', (day) =>
    expect(rules.isReportDate(day, now)).toBe(true),
  )
  it.each(['1921-03-20', '2028-03-20', '2030-01-01T00:00:00', '9999-12-31'])('refuses %j', (day) =>
    expect(rules.isReportDate(day, now)).toBe(false),
  )
})

describe('the Jalali calendar', () => {
  const leapYears = [1391, 1395, 1399, 1403, 1408, 1412, 1416, 1420, 1424, 1428, 1432, 1436, 1441, 1445, 1449]
  const years = Array.from({ length: 61 }, (_, index) => 1390 + index)

  it('knows the leap years of 1390-1450', () => expect(years.filter(rules.isJalaliLeapYear)).toEqual(leapYears))

  it('agrees with Intl about the length of every month of those years', () => {
    const jalali = new Intl.DateTimeFormat('en-US-u-ca-persian', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
    const lengths = new Map<string, number>()
    for (let time = Date.UTC(2011, 2, 21); time < Date.UTC(2072, 2, 20); time += 86_400_000) {
      const parts = Object.fromEntries(
        jalali.formatToParts(time).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
      )
      lengths.set(`${parts['year']}/${parts['month']}`, parts['day']!)
    }
    const wrong = [...lengths].filter(([month, days]) => {
      const [year = 0, number = 0] = month.split('/').map(Number)
      return rules.jalaliMonthLength(year, number) !== days
    })
    expect(lengths.size).toBe(61 * 12)
    expect(wrong).toEqual([])
  })
})

describe('isShownSpan', () => {
  it.each([
    ['2025-01-01', '2026-02-05', true],
    ['2025-01-01', '2026-02-05T00:00:01', false],
    ['2025-01-01', '2026-02-05T00:00:00Z', false],
    ['1921-03-21', undefined, true],
    [undefined, '2026-02-05', true],
  ] as const)('from %s to %s: %s', (from, to, expected) => expect(rules.isShownSpan(from, to)).toBe(expected))
})
