import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDayAndMonth,
  formatLongDate,
  formatTime,
  jalaliToWire,
  toJalali,
} from './dates.ts'
import { toPersianDigits } from './digits.ts'
import { formatAge, formatClock, formatDuration, formatRoughDuration, secondsBetween } from './duration.ts'
import { formatCount, formatNumber, formatPercent } from './number.ts'
import { formatRelative, nowOnWire } from './relative.ts'
import { formatRials, rialsParts } from './rials.ts'
import { formatBytes, formatGigabytes, formatMachine } from './sizes.ts'
import { comparePersian, matchesSearch } from './search-text.ts'

const space = '\u00a0'

describe('numbers and money', () => {
  it('turns Latin digits into Persian ones and leaves the rest', () => {
    expect(toPersianDigits('گام 3 از 10')).toBe('گام ۳ از ۱۰')
    expect(toPersianDigits(1405)).toBe('۱۴۰۵')
  })

  it('groups thousands and writes the decimal mark in Persian', () => {
    expect(formatNumber(1234567.891)).toBe('۱٬۲۳۴٬۵۶۷٫۸۹')
    expect(formatNumber(38.64, 1)).toBe('۳۸٫۶')
    expect(formatCount(1405)).toBe('۱۴۰۵')
    expect(formatPercent(25)).toBe('۲۵٪')
  })

  it('puts the minus of a negative amount at its end', () => {
    expect(formatRials(-4_120_000)).toBe(`۴٬۱۲۰٬۰۰۰-${space}ریال`)
    expect(formatNumber(-0.001)).toBe('۰')
  })

  it('keeps the amount and its unit on one line', () => {
    expect(formatRials(6_600_000)).toBe(`۶٬۶۰۰٬۰۰۰${space}ریال`)
    expect(rialsParts(0)).toEqual({ number: '۰', unit: 'ریال' })
  })

  it('never writes part of a rial', () => {
    expect(rialsParts(10_083.33).number).toBe('۱۰٬۰۸۳')
  })
})

describe('sizes', () => {
  it.each([
    [38.6, `۳۸٫۶${space}گیگابایت`],
    [1023, `۱٬۰۲۳${space}گیگابایت`],
    [1536, `۱٫۵${space}ترابایت`],
    [0.00117, `۱٫۲${space}مگابایت`],
    [0.1, `۰٫۱${space}گیگابایت`],
  ])('writes %d GB', (gigabytes, written) => expect(formatGigabytes(gigabytes)).toBe(written))

  it.each([
    [0, `۰${space}بایت`],
    [1023, `۱٬۰۲۳${space}بایت`],
    [12_700_000, `۱۲٫۱${space}مگابایت`],
  ])('writes a file of %d bytes', (bytes, written) => expect(formatBytes(bytes)).toBe(written))

  it('keeps a machine in Latin letters', () => {
    expect(formatMachine({ cpu: 4, memoryGb: 8, diskGb: 100 })).toBe('4 vCPU · 8 GB · 100 GB')
  })
})

describe('durations', () => {
  it.each([
    [0, `۰${space}ثانیه`],
    [0.4, `۰${space}ثانیه`],
    [59, `۵۹${space}ثانیه`],
    [60, `۱${space}دقیقه`],
    [125, `۲${space}دقیقه و ۵${space}ثانیه`],
    [3 * 3600 + 120 + 9, `۳${space}ساعت و ۲${space}دقیقه`],
    [23 * 86_400, `۲۳${space}روز`],
    [-5, `۰${space}ثانیه`],
  ])('writes %d seconds', (seconds, written) => expect(formatDuration(seconds)).toBe(written))

  it('writes the largest unit alone', () => {
    expect(formatRoughDuration(3 * 3600 + 59 * 60)).toBe(`۳${space}ساعت`)
    expect(formatRoughDuration(0)).toBe(`۰${space}ثانیه`)
  })

  it('writes an age in days, then in months, then in years', () => {
    const day = 86_400
    expect(formatAge(25 * 60)).toBe(`۲۵${space}دقیقه`)
    expect(formatAge(59 * day)).toBe(`۵۹${space}روز`)
    expect(formatAge(60 * day)).toBe(`۲${space}ماه`)
    expect(formatAge(719 * day)).toBe(`۲۳${space}ماه`)
    expect(formatAge(731 * day)).toBe(`۲${space}سال`)
  })

  it('writes a countdown as minutes and seconds', () => {
    expect(formatClock(119)).toBe('۱:۵۹')
    expect(formatClock(5)).toBe('۰:۰۵')
  })

  it('never tells a negative time', () => {
    expect(secondsBetween(new Date(2000), new Date(62_000))).toBe(60)
    expect(secondsBetween(new Date(62_000), new Date(2000))).toBe(0)
    expect(secondsBetween(undefined, new Date())).toBe(0)
  })
})

describe('dates', () => {
  it('shows the wall clock of the wire as it is', () => {
    expect(formatDateTime('2026-11-15T13:30:05')).toBe('۱۳:۳۰:۰۵ - ۱۴۰۵/۰۸/۲۴')
    expect(formatDateTime('2026-11-15T00:00:00')).toBe('۰۰:۰۰:۰۰ - ۱۴۰۵/۰۸/۲۴')
    expect(formatDateTime('2026-11-15T23:59:59.900')).toBe('۲۳:۵۹:۵۹ - ۱۴۰۵/۰۸/۲۴')
    expect(formatDate('2026-11-15')).toBe('۱۴۰۵/۰۸/۲۴')
    expect(formatTime('2026-11-15T09:07:00')).toBe('۰۹:۰۷')
  })

  it('writes dates in words', () => {
    expect(formatDayAndMonth('2026-11-13T10:00:00')).toBe('۲۲ آبان')
    expect(formatLongDate('2026-11-15T10:00:00')).toBe('یکشنبه ۲۴ آبان ۱۴۰۵')
  })

  it.each([null, undefined, '', 'soon'])('shows dashes for %j', (missing) => {
    for (const format of [formatDate, formatDateTime, formatTime, formatDayAndMonth, formatLongDate])
      expect(format(missing)).toBe('----')
  })

  it.each([1403, 1408])('knows that %d is a leap year', (year) => {
    const lastDay = jalaliToWire({ year, month: 12, day: 30 })
    expect(toJalali(lastDay)).toEqual({ year, month: 12, day: 30 })
    expect(jalaliToWire({ year: year + 1, month: 1, day: 1 }) > lastDay).toBe(true)
  })

  it.each([1404, 1405, 1406, 1407])('knows that %d is not', (year) => {
    expect(toJalali(jalaliToWire({ year, month: 12, day: 30 }))).toEqual({ year: year + 1, month: 1, day: 1 })
  })

  it('goes to Jalali and back on every day from 1380 to 1440, as Intl counts them', () => {
    const last = Date.parse(jalaliToWire({ year: 1441, month: 1, day: 1 }))
    const wrong: string[] = []
    let days = 0
    for (let time = Date.parse(jalaliToWire({ year: 1380, month: 1, day: 1 })); time < last; time += 86_400_000) {
      const wire = new Date(time).toISOString().slice(0, 10)
      const jalali = toJalali(`${wire}T23:59:59`)
      days += 1
      if (!jalali || jalaliToWire(jalali) !== wire) wrong.push(wire)
    }
    expect(wrong).toEqual([])
    expect(days).toBe(61 * 365 + 14)
  })
})

describe('times seen from now', () => {
  const now = '2026-11-15T09:31:20'

  it.each([
    ['2026-11-15T09:31:18', 'همین حالا'],
    ['2026-11-15T09:31:12', `۸${space}ثانیه پیش`],
    ['2026-11-15T09:26:00', `۵${space}دقیقه پیش`],
    ['2026-11-15T09:41:20', `۱۰${space}دقیقه دیگر`],
    ['2026-11-15T08:20:00', 'امروز ۰۸:۲۰'],
    ['2026-11-14T08:40:00', 'دیروز ۰۸:۴۰'],
    ['2026-11-16T23:00:00', 'فردا ۲۳:۰۰'],
    ['2026-11-13T23:00:00', '۲۲ آبان'],
    ['2026-03-20T10:00:00', '۱۴۰۴/۱۲/۲۹'],
    [null, '----'],
  ])('reads %s', (wire, written) => expect(formatRelative(wire, now)).toBe(written))

  it('takes its now from the clock of Tehran, wherever the browser is', () => {
    expect(nowOnWire(new Date('2026-11-15T21:00:00Z'))).toBe('2026-11-16T00:30:00')
  })
})

describe('search and order', () => {
  it.each([
    ['كلید‌های دسترسي', 'کلیدهای دسترسی'],
    ['سرور ۱۲', 'سرور12'],
    ['Shop-Web-01', 'web-۰۱'],
    ['نیم‌فاصله', 'نیم فاصله'],
  ])('finds %s by %s', (value, search) => expect(matchesSearch(value, search)).toBe(true))

  it('does not find what is not there', () => expect(matchesSearch('shop-web-01', 'db')).toBe(false))

  it('orders Persian letters as Persian does and numbers by value', () => {
    expect(['گل', 'پل', 'web-10', 'web-2', 'کتاب', 'آب'].sort(comparePersian)).toEqual([
      'آب',
      'پل',
      'کتاب',
      'گل',
      'web-2',
      'web-10',
    ])
  })
})
