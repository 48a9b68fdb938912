import {
  type CalendarDate,
  type DateValue,
  GregorianCalendar,
  parseDate,
  PersianCalendar,
  startOfMonth,
  startOfYear,
  toCalendar,
  today,
} from '@internationalized/date'

/** A date of the wire: Gregorian, `2026-11-15`. Pickers show it in the Jalali calendar. */
export type WireDate = string

export interface WireRange {
  start: WireDate
  end: WireDate
}

const gregorian = new GregorianCalendar()
const jalali = new PersianCalendar()

/** A date-time of the wire counts as its day. What is no date at all is nothing, so that an old draft breaks no page. */
export const fromWireDate = (wire: WireDate | null | undefined): CalendarDate | null => {
  const day = wire?.slice(0, 10)
  if (!day) return null
  try {
    return parseDate(day)
  } catch {
    return null
  }
}

export const toWireDate = (date: DateValue): WireDate => toCalendar(date, gregorian).toString().slice(0, 10)

export const todayInTehran = (): CalendarDate => today('Asia/Tehran')

export type PresetId = 'today' | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth' | 'thisYear'

/** Months and years are Jalali ones; every range ends today at the latest. */
export const presetRanges = (now: CalendarDate): Record<PresetId, WireRange> => {
  const day = toCalendar(now, jalali)
  const lastMonth = startOfMonth(day).subtract({ months: 1 })
  const range = (start: CalendarDate, end: CalendarDate = day) => ({ start: toWireDate(start), end: toWireDate(end) })
  return {
    today: range(day),
    last7Days: range(day.subtract({ days: 6 })),
    last30Days: range(day.subtract({ days: 29 })),
    thisMonth: range(startOfMonth(day)),
    lastMonth: range(lastMonth, startOfMonth(day).subtract({ days: 1 })),
    thisYear: range(startOfYear(day)),
  }
}
