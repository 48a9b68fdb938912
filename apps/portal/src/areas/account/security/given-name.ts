import { givenNamePattern } from '@sarv/contract/field-rules'
import { normalizeLine } from '@sarv/contract/normalize'
import { validationText } from '@sarv/contract/validation.fa'
import { formatCount } from '../../../format/number.ts'

interface Length {
  readonly min: number
  readonly max: number
}

/** What is wrong with a name that someone gives to a thing of theirs. */
export const givenNameProblem = (typed: string, { min, max }: Length): string | undefined => {
  const name = normalizeLine(typed)
  if (name === '') return validationText.required
  if (name.length < min) return validationText.tooShort(formatCount(min))
  if (name.length > max) return validationText.tooLong(formatCount(max))
  return givenNamePattern.test(name) ? undefined : validationText.name
}
