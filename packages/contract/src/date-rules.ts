import { toLatinDigits } from './normalize.ts'

/** Pure rules of fields with dates, without zod, so that small pages and the server share them. */

/** The 33-year rule: exact for every year we accept. */
export const isJalaliLeapYear = (year: number): boolean => (25 * year + 11) % 33 < 8

export const jalaliMonthLength = (year: number, month: number): number => {
  if (month <= 6) return 31
  if (month <= 11) return 30
  return isJalaliLeapYear(year) ? 30 : 29
}

export const jalaliDatePattern = /^(1[34]\d\d)\/(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])$/

/** `1405/08/24`, in any digits; years 1300-1499. */
export const isJalaliDate = (text: string): boolean => {
  const parts = jalaliDatePattern.exec(toLatinDigits(text))
  if (!parts) return false
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  return day <= jalaliMonthLength(year, month)
}

export const wireDateTimePattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,7})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/

const tehranOffset = '+03:30'

/** The text as one moment; without a zone by the offset of Tehran today, which is near enough to judge bounds by. */
const momentOf = (text: string): number => {
  const time = /T(\d\d:\d\d(?::\d\d)?(?:\.\d+)?)(.*)$/.exec(text)
  const zone = (time?.[2] || tehranOffset).replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')
  return Date.parse(`${text.slice(0, 10)}T${time?.[1] ?? '00:00'}${zone}`)
}

/** No date of ours lies outside, whatever its zone: beyond the year 9999 neither JSON nor JavaScript writes one as usual. */
const [earliestMoment, latestMoment] = [Date.UTC(1900, 0, 1), Date.UTC(2200, 0, 1)]

/** ISO date or date-time from 1900 to 2199, with a zone or (Tehran wall clock) without; the day must exist. */
export const isWireDateTime = (text: string): boolean => {
  const parts = wireDateTimePattern.exec(text)
  if (!parts) return false
  const [year = 0, month = 0, day = 0] = parts.slice(1, 4).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false
  const moment = momentOf(text)
  return moment >= earliestMoment && moment < latestMoment
}

/** 1 Farvardin 1300, as the wire writes it. */
export const earliestPastDate = '1921-03-21'

/** A day from the year 1300 to today; forms offer no other. */
export const isPastDate = (text: string, now: Date = new Date()): boolean => {
  const day = text.slice(0, 10)
  // Swedish dates are ISO dates.
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Tehran' })
  return day >= earliestPastDate && day <= today
}

const jalaliYear = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', { timeZone: tehranOffset, year: 'numeric' })
const jalaliYearOf = (moment: number): number => Number.parseInt(jalaliYear.format(moment), 10)

const dayMs = 24 * 3_600_000

/** A year and a month to compare it with: no page shows more days than this. */
export const reportDays = 400

/** Whether a report over days, one by one, has no more of them than a page shows; without both dates the server knows the other. */
export const isShownSpan = (from: string | undefined, to: string | undefined): boolean =>
  from === undefined || to === undefined || momentOf(to) - momentOf(from) <= reportDays * dayMs

/** From the year 1300 to the end of the next Jalali year: where a report or a list may begin and end. */
export const isReportDate = (text: string, now: Date = new Date()): boolean =>
  isWireDateTime(text) &&
  text.slice(0, 10) >= earliestPastDate &&
  jalaliYearOf(momentOf(text)) <= jalaliYearOf(now.getTime()) + 1
