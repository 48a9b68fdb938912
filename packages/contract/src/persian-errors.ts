import { z } from 'zod'
import { validationText as text } from './validation.fa.ts'

const persian = new Intl.NumberFormat('fa-IR')
const number = (value: number | bigint): string => persian.format(value)

const typeMessages: Record<string, string> = {
  string: text.wrongText,
  number: text.wrongNumber,
  int: text.wrongInteger,
  boolean: text.wrongBoolean,
  array: text.wrongList,
  file: text.wrongFile,
  object: text.wrongBody,
}

const megabyte = 1024 * 1024

const tooSmall = (origin: string, minimum: number | bigint): string => {
  if (origin === 'string') return Number(minimum) === 1 ? text.required : text.tooShort(number(minimum))
  if (origin === 'array' || origin === 'map') return text.tooFew(number(minimum))
  return text.tooSmall(number(minimum))
}

const tooBig = (origin: string, maximum: number | bigint): string => {
  if (origin === 'string') return text.tooLong(number(maximum))
  if (origin === 'array' || origin === 'map') return text.tooMany(number(maximum))
  if (origin === 'file') return text.fileTooBig(number(Math.floor(Number(maximum) / megabyte)))
  return text.tooBig(number(maximum))
}

/** A Persian sentence for every issue that a schema has no sentence of its own for. */
export const persianError = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? text.required
        : (typeMessages[issue.expected] ?? text.wrongType)
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum)
    case 'too_big':
      return tooBig(issue.origin, issue.maximum)
    case 'not_multiple_of':
      return text.notMultiple(number(issue.divisor))
    case 'invalid_format':
      return issue.format === 'email' ? text.email : text.wrongFormat
    case 'invalid_value':
      return text.wrongChoice
    default:
      return text.wrongType
  }
}

/** Called once where a program starts; zod keeps one configuration per process. */
export const installPersianErrors = (): void => {
  z.config({ customError: persianError })
}
