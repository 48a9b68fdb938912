import { UsageError } from './command.ts'

/** A whole number of 1 or more that the operator typed. */
export const numberOf = (what: string, word: string | undefined): number => {
  const value = word === undefined ? Number.NaN : Number(word)
  if (!Number.isSafeInteger(value) || value < 1) throw new UsageError(`${what}? Give a whole number of 1 or more.`)
  return value
}

export const textOf = (name: string, word: string | undefined): string => {
  const text = word?.trim() ?? ''
  if (text === '' || text.length > 300) throw new UsageError(`--${name} is a text of up to 300 characters`)
  return text
}
