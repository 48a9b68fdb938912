/**
 * The Jalali calendar by the 33-year rule and in whole numbers, for the program that counts amounts anew: it shares nothing with the
 * product, which asks `Intl`. Tehran is 3:30 ahead of UTC all year since 1401.
 */
const tehranMs = 12_600_000
const dayMs = 86_400_000

/** 30 Esfand is a day of this year. */
const isLeap = (year: number): boolean => (25 * year + 11) % 33 < 8

const daysOfMonth = (year: number, month: number): number => {
  if (month <= 6) return 31
  if (month <= 11) return 30
  return isLeap(year) ? 30 : 29
}

/** 1 Farvardin 1404 was 21 March 2025 (facts page of Iran, 4.4). */
const known = { year: 1404, dayNumber: Date.UTC(2025, 2, 21) / dayMs }

const dayNumberOfYear = (year: number): number => {
  let { year: at, dayNumber } = known
  for (; at < year; at += 1) dayNumber += isLeap(at) ? 366 : 365
  for (; at > year; at -= 1) dayNumber -= isLeap(at - 1) ? 366 : 365
  return dayNumber
}

/** Midnight in Tehran at which a day of the Jalali calendar begins. */
const startOfDay = (year: number, month: number, day = 1): Date => {
  let dayNumber = dayNumberOfYear(year) + day - 1
  for (let before = 1; before < month; before += 1) dayNumber += daysOfMonth(year, before)
  return new Date(dayNumber * dayMs - tehranMs)
}

export interface Month {
  /** Year * 100 + month. */
  id: number
  from: Date
  to: Date
}

export const monthOf = (id: number): Month => {
  const [year, month] = [Math.floor(id / 100), id % 100]
  const to = month === 12 ? startOfDay(year + 1, 1) : startOfDay(year, month + 1)
  return { id, from: startOfDay(year, month), to }
}

/** Both months that end: of 30 and of 29 days, and with the second the year. */
export const monthsThatEnd: readonly [Month, Month] = [monthOf(140_511), monthOf(140_512)]

/** Three and a half days before the first end, a quarter past an hour of UTC. */
export const startsAt = new Date(startOfDay(1405, 11, 27).getTime() + 11 * 3_600_000 + 47 * 60_000)

/** A day and a bit after the second end. */
export const endsAt = new Date(startOfDay(1406, 1, 2).getTime() + 3 * 3_600_000)

/** As `vat.yaml` of the run has it: 10 %, and 12 % from 1 Farvardin 1406. */
export const newVat = { from: startOfDay(1406, 1), percent: 12 }
