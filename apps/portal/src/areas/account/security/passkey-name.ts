import { freeName } from '@sarv/contract/free-name'
import { passkeyNameLength } from '@sarv/contract/limits'
import { isSameName, normalizeLine } from '@sarv/contract/normalize'
import { toPersianDigits } from '../../../format/digits.ts'
import { givenNameProblem } from './given-name.ts'
import { passkeysText as text } from './passkeys.fa.ts'

const numbered = (name: string, number: number): string => {
  const suffix = ` ${toPersianDigits(number)}`
  return name.slice(0, passkeyNameLength.max - suffix.length).trimEnd() + suffix
}

/** The name itself or, where another passkey has it, one with a number behind it. */
export const freePasskeyName = (name: string, taken: readonly string[]): string =>
  freeName(normalizeLine(name), taken, numbered)

/** What is wrong with the name of a new passkey; where it is taken, with one that is free. */
export const passkeyNameProblem = (typed: string, taken: readonly string[]): string | undefined =>
  givenNameProblem(typed, passkeyNameLength) ??
  (taken.some((name) => isSameName(name, typed)) ? text.nameTaken(freePasskeyName(typed, taken)) : undefined)
