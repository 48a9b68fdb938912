import { reportDays } from '@sarv/contract/date-rules'
import { piecesOf } from '../rating/pieces.rules.ts'
import type { Span } from '../rating/rating.rules.ts'
import { jalaliMonthStart, tehranDayEnd } from '../usage/jalali-month.rules.ts'

const dayMs = 24 * 3600 * 1000

/** The days of Tehran between two moments; the last one ends with the period. `undefined`: none, or too many. */
export const daysOf = (span: Span): Span[] | undefined => {
  const { from, to } = span
  if (from >= to || to.getTime() - from.getTime() > reportDays * dayMs) return undefined
  // A span that begins in the middle of a day touches one day more.
  return piecesOf(span, tehranDayEnd, reportDays + 1)
}

/** What is asked for, or this Jalali month until now. Nothing is known of what is to come. */
export const periodOf = (asked: { from?: Date | undefined; to?: Date | undefined }, now: Date): Span => {
  const to = asked.to && asked.to < now ? asked.to : now
  return { from: asked.from ?? jalaliMonthStart(to), to }
}
