import { toLatinDigits } from '@sarv/contract/normalize'
import { toPersianDigits } from '../format/digits.ts'
import type { Currency } from '../format/rials.ts'

const rialsPer: Readonly<Record<Currency, number>> = { rial: 1, toman: 10 }
/** Longer amounts could not be counted exactly. */
const mostDigits = 13

const digitsOf = (typed: string): string =>
  toLatinDigits(typed)
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, mostDigits)

const grouped = (digits: string): string => toPersianDigits(digits.replaceAll(/\B(?=(\d{3})+$)/g, '\u066c'))

/** The unit that an amount is typed in: the one that everything is shown in, unless that would hide a rial of it. */
export const unitFor = (shown: Currency, rials: number | null): Currency =>
  shown === 'toman' && (rials ?? 0) % rialsPer.toman !== 0 ? 'rial' : shown

/** Rials as they stand in the field; empty where nothing was typed. */
export const typedOf = (rials: number | null, unit: Currency): string =>
  rials === null ? '' : grouped(String(Math.round(Math.abs(rials) / rialsPer[unit])))

/** What the text of the field means in rials: digits of any script, and everything between them is a separator. */
export const rialsOf = (text: string, unit: Currency): number | null => {
  const digits = digitsOf(text)
  return digits === '' ? null : Number(digits) * rialsPer[unit]
}

/** The text as it should stand, and the caret behind the same digit as before. */
export const groupTyped = (text: string, caret: number): { text: string; caret: number } => {
  const digits = digitsOf(text)
  const shown = grouped(digits)
  const dropped = toLatinDigits(text).replaceAll(/\D/g, '').length - digits.length
  const after = toLatinDigits(text.slice(caret)).replaceAll(/\D/g, '').length
  const before = Math.max(0, digits.length - Math.min(after, digits.length + dropped))
  let place = 0
  for (let passed = 0; place < shown.length && passed < before; place += 1) if (shown[place] !== '\u066c') passed += 1
  return { text: shown, caret: place }
}
