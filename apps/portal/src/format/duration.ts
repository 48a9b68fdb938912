import { toPersianDigits } from './digits.ts'
import { text } from './format.fa.ts'
import { formatNumber, withUnit } from './number.ts'

const units = [
  { seconds: 86_400, word: text.day },
  { seconds: 3600, word: text.hour },
  { seconds: 60, word: text.minute },
  { seconds: 1, word: text.second },
] as const

/** A span of time by its two largest units: two minutes and five seconds. */
export const formatDuration = (seconds: number): string => {
  let rest = Math.max(0, Math.round(seconds))
  const largest = units.findIndex((unit) => rest >= unit.seconds)
  if (largest === -1) return withUnit(formatNumber(0), text.second)

  const parts: string[] = []
  for (const unit of units.slice(largest, largest + 2)) {
    const amount = Math.floor(rest / unit.seconds)
    rest -= amount * unit.seconds
    if (amount > 0) parts.push(withUnit(formatNumber(amount), unit.word))
  }
  return parts.join(text.and)
}

/** The largest unit alone, for "ago" and "left". */
export const formatRoughDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  const unit = units.find((candidate) => whole >= candidate.seconds) ?? units[units.length - 1]!
  return withUnit(formatNumber(Math.floor(whole / unit.seconds)), unit.word)
}

const monthSeconds = 30 * 86_400
const yearSeconds = 365 * 86_400

/** How long something has been there: in months and years once days say little. */
export const formatAge = (seconds: number): string => {
  const months = Math.floor(seconds / monthSeconds)
  if (months < 2) return formatRoughDuration(seconds)
  if (seconds < 2 * yearSeconds) return withUnit(formatNumber(months), text.month)
  return withUnit(formatNumber(Math.floor(seconds / yearSeconds)), text.year)
}

/** Minutes and seconds of a countdown: 1:59. */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  return toPersianDigits(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`)
}

const elapsedFrom = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 1000)

/** Seconds between two moments of the wire; zero when the browser's clock is behind the server's. */
export const secondsBetween = (from: Date | undefined, to: Date | undefined): number =>
  from && to ? elapsedFrom(from, to) : 0
