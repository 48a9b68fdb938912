import { jalaliToWire, toJalali, wireToUtc } from '../../../format/dates.ts'
import { text } from '../../../format/format.fa.ts'
import { toPersianDigits } from '../../../format/digits.ts'

/** A Jalali month; its dates are those of the wire. */
export interface CostMonth {
  /** year * 100 + month, as bills name it. */
  id: number
  label: string
  /** The first moment of it, and the first of the one after. */
  from: string
  to: string
}

const startOf = (year: number, month: number): string => `${jalaliToWire({ year, month, day: 1 })}T00:00:00`

const monthOf = (year: number, month: number): CostMonth => ({
  id: year * 100 + month,
  label: toPersianDigits(`${text.months[month - 1]} ${year}`),
  from: startOf(year, month),
  to: month === 12 ? startOf(year + 1, 1) : startOf(year, month + 1),
})

export const monthBefore = ({ id }: CostMonth): CostMonth => {
  const [year, month] = [Math.floor(id / 100), id % 100]
  return month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1)
}

/** The month of a moment and those before it, the newest first. */
export const monthsUntil = (now: string, count: number): CostMonth[] => {
  const day = toJalali(now)
  if (!day) return []
  const months = [monthOf(day.year, day.month)]
  while (months.length < count) months.push(monthBefore(months.at(-1)!))
  return months
}

const msOf = (wire: string): number => wireToUtc(wire)?.getTime() ?? 0
const wireOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

/** As far into the month before as `now` is into this one, and not beyond its end: what the two are compared by. */
export const samePartOf = (before: CostMonth, month: CostMonth, now: string): { from: string; to: string } => {
  const passed = Math.min(msOf(now), msOf(month.to)) - msOf(month.from)
  return { from: before.from, to: wireOf(Math.min(msOf(before.from) + passed, msOf(before.to))) }
}

const dayMs = 86_400_000

/** The days of a month: wire moments of their beginnings. */
export const daysOf = ({ from, to }: CostMonth): string[] =>
  Array.from({ length: Math.round((msOf(to) - msOf(from)) / dayMs) }, (_, index) => wireOf(msOf(from) + index * dayMs))
