import { fromWire, toWire } from '../../../db/wire-time.ts'

/** From the first day of the week in Iran. */
export type WeekDay = 'saturday' | 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday'

/** Within how many hours an answer is promised, and which hours count. */
export interface Promised {
  hours: number
  counts: 'desk' | 'always'
}

/** When the desk is open, in whole hours of Tehran. Holidays are not known here: the desk answers for them. */
export interface DeskHours {
  days: readonly WeekDay[]
  from: number
  until: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** As `getUTCDay` counts. */
const weekDays: readonly WeekDay[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const dayOf = (wallClock: string): string => wallClock.slice(0, 10)
const nextDay = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)
const at = (day: string, hour: number): number =>
  hour === 24 ? fromWire(nextDay(day)).getTime() : fromWire(`${day}T${String(hour).padStart(2, '0')}:00:00`).getTime()

/** No promise reaches further: a desk without hours would be looked through for ever. */
const mostDays = 366

/**
 * Until when whoever asks now is promised an answer: so many hours of the desk on, the rest of today's first; or so many
 * hours of any clock.
 */
export const answerDueAt = (asked: Date, { hours, counts }: Promised, desk: DeskHours): Date => {
  if (counts === 'always') return new Date(asked.getTime() + hours * hourMs)
  let leftMs = hours * hourMs
  let day = dayOf(toWire(asked))
  for (let passed = 0; passed < mostDays; passed += 1, day = nextDay(day)) {
    if (!desk.days.includes(weekDays[new Date(day).getUTCDay()]!)) continue
    const opensMs = Math.max(at(day, desk.from), asked.getTime())
    const openMs = Math.max(0, at(day, desk.until) - opensMs)
    if (leftMs <= openMs) return new Date(opensMs + leftMs)
    leftMs -= openMs
  }
  throw new RangeError(`the desk is not open for ${hours} hours`)
}
