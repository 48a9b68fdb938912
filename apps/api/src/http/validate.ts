import { z } from 'zod'
import type { Call } from '@sarv/contract/call'
import { persianError } from '@sarv/contract/persian-errors'
import { AppError } from './errors.ts'

/** One request may be wrong in thousands of places; a person reads a few. */
const mostFieldsReported = 50

const parseOptions = { error: persianError }

const wrongFields = (part: 'params' | 'query' | 'body', issues: readonly z.core.$ZodIssue[]) => {
  const fields: Record<string, string[]> = {}
  for (const issue of issues.slice(0, mostFieldsReported)) {
    const messages = (fields[issue.path.join('.') || part] ??= [])
    if (!messages.includes(issue.message)) messages.push(issue.message)
  }
  return new AppError('validation', {}, { fields })
}

type Validate = (value: unknown) => unknown

const nothing: Validate = () => undefined

const validatorOf = (part: 'params' | 'query' | 'body', schema: z.ZodType | undefined): Validate => {
  if (!schema) return nothing
  // An absent body is an empty one, so that the reply names each missing field.
  const whenAbsent = schema instanceof z.ZodObject ? {} : undefined
  return (value) => {
    const parsed = schema.safeParse(value ?? whenAbsent, parseOptions)
    if (parsed.success) return parsed.data
    throw wrongFields(part, parsed.error.issues)
  }
}

export interface CallValidators {
  params: Validate
  query: Validate
  body: Validate
}

/** Throws 422 with a Persian message per field. */
export const validatorsOf = (call: Call): CallValidators => ({
  params: validatorOf('params', call.params),
  query: validatorOf('query', call.query),
  body: validatorOf('body', call.body),
})
