/**
 * Iran has kept one offset since 1401, and days of before count by it too: none is longer or shorter than another. The
 * zone of the same name had others (03:25:44 until 1936, summer time later).
 */
const tehranOffsetMs = 12_600_000
const timeZone = '+03:30'
const tehranDay = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', { timeZone, day: 'numeric' })
const tehranMonth = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
  timeZone,
  year: 'numeric',
  month: 'numeric',
})
const tehranLabel = new Intl.DateTimeFormat('fa-IR-u-ca-persian', { timeZone, year: 'numeric', month: 'long' })
const dayMs = 24 * 3600 * 1000

/** Midnight in Tehran at which the day of this moment began. */
export const tehranDayStart = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + tehranOffsetMs) / dayMs) * dayMs - tehranOffsetMs)

/** Midnight in Tehran at which the day of this moment ends. */
export const tehranDayEnd = (now: Date): Date => new Date(tehranDayStart(now).getTime() + dayMs)

/** Midnight in Tehran at which the Jalali month of this moment began. */
export const jalaliMonthStart = (now: Date): Date =>
  new Date(tehranDayStart(now).getTime() - (Number(tehranDay.format(now)) - 1) * dayMs)

export interface JalaliMonth {
  /** Year * 100 + month. */
  id: number
  from: Date
  to: Date
}

/** No month has more days: half a month later is always in the next one. */
const intoTheNext = 45

export const jalaliMonthOf = (moment: Date): JalaliMonth => {
  const from = jalaliMonthStart(moment)
  const part = Object.fromEntries(tehranMonth.formatToParts(moment).map(({ type, value }) => [type, value]))
  const year = Number(part['relatedYear'] ?? part['year'])
  const to = jalaliMonthStart(new Date(from.getTime() + intoTheNext * dayMs))
  return { id: year * 100 + Number(part['month']), from, to }
}

export const monthAfter = ({ to }: JalaliMonth): JalaliMonth => jalaliMonthOf(to)

/** The last so many months up to that of the moment, the newest first. */
export const lastMonths = (now: Date, count: number): JalaliMonth[] => {
  const months = [jalaliMonthOf(now)]
  while (months.length < count) months.push(jalaliMonthOf(new Date(months.at(-1)!.from.getTime() - 1)))
  return months
}

/** The month by its name and year, for people. */
export const jalaliMonthLabel = ({ from }: Pick<JalaliMonth, 'from'>): string => {
  const part = Object.fromEntries(tehranLabel.formatToParts(from).map(({ type, value }) => [type, value]))
  return `${part['month']} ${part['relatedYear'] ?? part['year']}`
}
