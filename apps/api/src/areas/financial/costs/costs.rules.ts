import type { Span } from '../rating/rating.rules.ts'
import { jalaliMonthStart, tehranDayStart } from '../usage/jalali-month.rules.ts'

const dayMs = 24 * 3600 * 1000
/** A year and a month to compare it with. */
const maxDays = 400

/** The days of Tehran between two moments; the last one ends with the period. `undefined`: none, or too many. */
export const daysOf = ({ from, to }: Span): Span[] | undefined => {
  if (from >= to || to.getTime() - from.getTime() > maxDays * dayMs) return undefined
  const days: Span[] = []
  for (let day = from; day < to; day = days.at(-1)!.to) {
    const end = new Date(tehranDayStart(day).getTime() + dayMs)
    days.push({ from: day, to: end < to ? end : to })
  }
  return days
}

/** What is asked for, or this Jalali month until now. Nothing is known of what is to come. */
export const periodOf = (asked: { from?: Date | undefined; to?: Date | undefined }, now: Date): Span => {
  const to = asked.to && asked.to < now ? asked.to : now
  return { from: asked.from ?? jalaliMonthStart(to), to }
}
