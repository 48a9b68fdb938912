import { givenNamePattern } from '@sarv/contract/field-rules'
import { serviceNameLength } from '@sarv/contract/limits'
import { normalizeLine } from '@sarv/contract/normalize'
import { namingText as text } from './naming.fa.ts'

/** What is wrong with the name of a key, a network or a volume, as it was typed. */
export const serviceNameProblem = (typed: string): string | undefined => {
  const name = normalizeLine(typed)
  if (name === '') return text.missing
  if (name.length < serviceNameLength.min) return text.short
  if (name.length > serviceNameLength.max) return text.long
  return givenNamePattern.test(name) ? undefined : text.letters
}
