import { z } from 'zod'
import type { Call } from '@sarv/contract/call'
import { numbersFromText } from '@sarv/contract/numbers-in-text'
import { brokenTextIn } from '@sarv/contract/text-rules'
import { validationText } from '@sarv/contract/validation.fa'
import { persianError } from '@sarv/contract/persian-errors'
import { AppError } from '../errors/app-error.ts'

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

/** An absent body is an empty one, so that the reply names each missing field. */
const whenAbsent = (schema: z.core.$ZodType): object | undefined => {
  if (schema instanceof z.ZodPipe) return whenAbsent(schema.out)
  return schema instanceof z.ZodObject ? {} : undefined
}

const validatorOf = (
  part: 'params' | 'query' | 'body',
  schema: z.ZodType | undefined,
  read: (value: unknown) => unknown = (value) => value,
): Validate => {
  if (!schema) return nothing
  const absent = whenAbsent(schema)
  return (value) => {
    const broken = brokenTextIn(value)
    if (broken !== undefined) {
      throw new AppError('validation', {}, { fields: { [broken || part]: [validationText.brokenText] } })
    }
    const parsed = schema.safeParse(read(value ?? absent), parseOptions)
    if (parsed.success) return parsed.data
    throw wrongFields(part, parsed.error.issues)
  }
}

/** `periodId` is `PeriodId` for older clients and the servers that they knew: the case of a name in a query is no matter. */
const namesInAnyCase = (schema: z.ZodObject) => {
  const names = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]))
  return (value: unknown): unknown => {
    const given = Object.entries(value ?? {}) as [string, unknown][]
    const spelled = given.map(([name, each]): [string, unknown] => [names.get(name.toLowerCase()) ?? name, each])
    return { ...Object.fromEntries(spelled), ...Object(value) }
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
  query: validatorOf('query', call.query, call.query && namesInAnyCase(call.query)),
  body: validatorOf('body', call.body, call.body && numbersFromText(call.body)),
})
