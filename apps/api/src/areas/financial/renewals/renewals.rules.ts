import { jalaliMonthOf } from '../usage/jalali-month.rules.ts'

const dayMs = 86_400_000

/** So many Jalali months later, at the same time of day; the 31st becomes the last day of a shorter month. */
export const addJalaliMonths = (moment: Date, months: number): Date => {
  let month = jalaliMonthOf(moment)
  const intoMonthMs = moment.getTime() - month.from.getTime()
  for (let count = 0; count < months; count += 1) month = jalaliMonthOf(month.to)
  const dayOfMonth = Math.floor(intoMonthMs / dayMs)
  const days = Math.round((month.to.getTime() - month.from.getTime()) / dayMs)
  const clampedMs = Math.min(dayOfMonth, days - 1) * dayMs + (intoMonthMs - dayOfMonth * dayMs)
  return new Date(month.from.getTime() + clampedMs)
}

/** One invoice for each span of a term. */
export const causeOf = ({ id, endsAt }: { id: number; endsAt: Date | null }): string =>
  `term:${id}:${endsAt === null ? 'first' : endsAt.toISOString()}`

export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * dayMs)

/** The last word before the end. */
export const lastReminderDays = 2
