import { named } from '../direction.ts'
import { waitInWords } from '../waits.fa.ts'

export type ErrorDetails = Readonly<Record<string, string | number>>

export interface CatalogueEntry {
  status: number
  message: (details: ErrorDetails) => string
}

type Detail = string | number | undefined

const numbers = new Intl.NumberFormat('fa-IR')

/** A detail inside a sentence: numbers in Persian digits, words as they are. */
export const told = (value: Detail): string => (typeof value === 'number' ? numbers.format(value) : (value ?? ''))

/** A wait, from a detail in seconds. */
export const wait = (seconds: Detail): string => waitInWords(Number(seconds ?? 1))

/** A name among the details, or the words that stand for it where it is not known. */
export const quoted = (value: Detail, otherwise: string): string =>
  value === undefined ? otherwise : named(told(value))
