import { toPersianDigits } from './digits.ts'
import { text } from './format.fa.ts'

/** What a missing date shows. */
export const noDate = '----'

export interface JalaliDay {
  year: number
  month: number
  day: number
}

type Wire = string | null | undefined

const wirePattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/

/**
 * The wire's wall clock laid on UTC. Date-times of the wire have no zone and are shown as they are, so no zone of the
 * browser may ever touch them.
 */
export const wireToUtc = (wire: Wire): Date | undefined => {
  const match = wire ? wirePattern.exec(wire) : null
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0))
  return new Date(Date.UTC(year!, month! - 1, day, hour, minute, second))
}

const jalaliParts = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

const toJalaliDay = (utc: Date): JalaliDay => {
  const parts = jalaliParts.formatToParts(utc)
  const numberOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') }
}

/** The Jalali day of a wire date. */
export const toJalali = (wire: Wire): JalaliDay | undefined => {
  const utc = wireToUtc(wire)
  return utc && toJalaliDay(utc)
}

const dayMs = 86_400_000
// 1 Farvardin of year 1, in days before 1970-01-01.
const jalaliEpochDay = -492_268

/** The wire date (`2026-11-15`) of a Jalali day, by the 33-year leap cycle; the same as Intl up to 1502. */
export const jalaliToWire = ({ year, month, day }: JalaliDay): string => {
  const leapDays = Math.floor((8 * year + 21) / 33)
  const monthDays = month <= 7 ? 31 * (month - 1) : 30 * (month - 1) + 6
  const epochDay = jalaliEpochDay + 365 * (year - 1) + leapDays + monthDays + day - 1
  return new Date(epochDay * dayMs).toISOString().slice(0, 10)
}

const pad = (value: number): string => String(value).padStart(2, '0')
const clock = (utc: Date): string => `${pad(utc.getUTCHours())}:${pad(utc.getUTCMinutes())}`
const slashes = ({ year, month, day }: JalaliDay): string => `${year}/${pad(month)}/${pad(day)}`
const dayAndMonth = ({ month, day }: JalaliDay): string => `${day} ${text.months[month - 1] ?? ''}`

const shown = (wire: Wire, write: (utc: Date) => string): string => {
  const utc = wireToUtc(wire)
  return utc ? toPersianDigits(write(utc)) : noDate
}

/** `jYYYY/jMM/jDD` */
export const formatDate = (wire: Wire): string => shown(wire, (utc) => slashes(toJalaliDay(utc)))

/** `HH:mm:ss - jYYYY/jMM/jDD` */
export const formatDateTime = (wire: Wire): string =>
  shown(wire, (utc) => `${clock(utc)}:${pad(utc.getUTCSeconds())} - ${slashes(toJalaliDay(utc))}`)

/** `HH:mm` */
export const formatTime = (wire: Wire): string => shown(wire, clock)

/** 24 Aban */
export const formatDayAndMonth = (wire: Wire): string => shown(wire, (utc) => dayAndMonth(toJalaliDay(utc)))

/** Sunday 24 Aban 1405 */
export const formatLongDate = (wire: Wire): string =>
  shown(wire, (utc) => {
    const jalali = toJalaliDay(utc)
    return `${text.weekdays[utc.getUTCDay()] ?? ''} ${dayAndMonth(jalali)} ${jalali.year}`
  })
