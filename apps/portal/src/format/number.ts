import { toPersianDigits } from './digits.ts'

const noBreakSpace = '\u00a0'
const percentSign = '\u066a'

const formats = new Map<number, Intl.NumberFormat>()

// Making an Intl formatter costs more than a hundred uses of it, and tables use hundreds.
const formatFor = (fractionDigits: number): Intl.NumberFormat => {
  const known = formats.get(fractionDigits)
  if (known) return known
  const made = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: fractionDigits })
  formats.set(fractionDigits, made)
  return made
}

// Intl puts an invisible mark and U+2212 before a negative number, which jumps to the wrong side next to Persian words.
const magnitude = (value: number, fractionDigits: number): string => formatFor(fractionDigits).format(Math.abs(value))

const isNegative = (value: number, fractionDigits: number): boolean => Math.round(value * 10 ** fractionDigits) < 0

/** Grouped, in Persian digits; a negative one carries its minus at the end, as our money does. */
export const formatNumber = (value: number, fractionDigits = 2): string =>
  magnitude(value, fractionDigits) + (isNegative(value, fractionDigits) ? '-' : '')

/** A share of one hundred: 25 is written as twenty-five percent. */
export const formatPercent = (value: number, fractionDigits = 0): string =>
  formatNumber(value, fractionDigits) + percentSign

/** A number and its word, which never part at the end of a line. */
export const withUnit = (number: string, unit: string): string => `${number}${noBreakSpace}${unit}`

/** A count between words: digits without grouping, for years, pages and steps. */
export const formatCount = (value: number): string => toPersianDigits(Math.trunc(value))
