import { schedulePeriod, weekDay } from '@sarv/contract/enums'
import { fromWire, toWire } from '../../../db/wire-time.ts'

export interface Timetable {
  periodId: number
  /** Of a weekly one. */
  weekDayId: number | null
  hour: number
  minute: number
}

const dayMs = 24 * 3600 * 1000

/** The day of the week of `2026-11-15`, by the contract's table. */
const weekDayOf = (day: string): number => {
  const sunday0 = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekDay.ids[(sunday0 + 1) % 7]!
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The first moment after `after` at which the clock in Tehran shows what the schedule wants. */
export const nextRun = ({ periodId, weekDayId, hour, minute }: Timetable, after: Date): Date => {
  const today = new Date(`${toWire(after).slice(0, 10)}T00:00:00Z`).getTime()
  const days = Array.from({ length: 9 }, (_, ahead) => new Date(today + ahead * dayMs).toISOString().slice(0, 10))
  const wanted = periodId === schedulePeriod.id.weekly ? days.filter((day) => weekDayOf(day) === weekDayId) : days
  const runs = wanted.map((day) => fromWire(`${day}T${twoDigits(hour)}:${twoDigits(minute)}:00`))
  const next = runs.find((run) => run > after)
  if (!next) throw new RangeError(`no day of the week ${weekDayId}`)
  return next
}

/** A run that cannot begin is tried again a little later, but not until the next one. */
export const patience = { tries: 4, pauseMs: 5 * 60_000 } as const

interface Made {
  id: number
  statusId: number
}

/** The oldest copy that the schedule no longer keeps; `made` begins with the newest. What failed is never kept. */
export const pickExcess = (
  made: readonly Made[],
  { keep, whole, failed }: { keep: number; whole: readonly number[]; failed: number },
): number | undefined => {
  const tooMany = made.filter((copy) => whole.includes(copy.statusId)).slice(keep)
  const useless = made.filter((copy) => copy.statusId === failed)
  return [...tooMany, ...useless].toSorted((a, b) => a.id - b.id)[0]?.id
}
