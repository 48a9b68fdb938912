import fastJson from 'fast-json-stringify'
import { z } from 'zod'
import type { Call } from '@sarv/contract/call'

type JsonSchema = Record<string, unknown>

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Constraints are for input. On the way out they cost time and change nothing. */
const constraints = new Set([
  '$schema',
  'title',
  'description',
  'default',
  'examples',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'enum',
])

/** Names under these are the customer's fields, not schema keywords. */
const namedSchemas = new Set(['properties', 'definitions', '$defs'])

const simplifyNamed = (schemas: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, simplify(schema)]))

/**
 * Prepares a schema for fast-json-stringify. It decides an `anyOf` by validating at run time, so "X or null", which is
 * every nullable field, becomes the `nullable` that it compiles to a plain comparison.
 */
const simplify = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(simplify)
  if (!isObject(schema)) return schema

  if (Array.isArray(schema['anyOf'])) {
    const choices = schema['anyOf'].filter((choice) => !(isObject(choice) && choice['type'] === 'null'))
    const only: unknown = simplify(choices[0])
    if (choices.length === 1 && choices.length < schema['anyOf'].length && isObject(only) && !('$ref' in only)) {
      return { ...only, nullable: true }
    }
  }
  const kept = Object.entries(schema).filter(
    ([keyword]) => !keyword.startsWith('x-') && (!constraints.has(keyword) || 'const' in schema),
  )
  return Object.fromEntries(
    kept.map(([keyword, value]) => [
      keyword,
      namedSchemas.has(keyword) && isObject(value)
        ? simplifyNamed(value)
        : keyword === 'required'
          ? value
          : simplify(value),
    ]),
  )
}

export type Serialize = (answer: unknown) => string

const compile = (response: z.ZodType): Serialize => {
  const schema = z.toJSONSchema(response, { target: 'draft-7', io: 'output', unrepresentable: 'any' })
  return fastJson(simplify(schema) as Parameters<typeof fastJson>[0])
}

/** Compiled at the first answer: hundreds of calls would otherwise cost a second of every start. */
const compiledLater = (response: z.ZodType): Serialize => {
  let serialize: Serialize | undefined
  return (answer) => (serialize ??= compile(response))(answer)
}

/** In tests every answer is held against the contract first: the compiled serialiser forgives too much. */
const checked =
  (call: Call, response: z.ZodType, serialize: Serialize): Serialize =>
  (answer) => {
    const { error } = response.safeParse(answer)
    const issue = error?.issues[0]
    if (issue) {
      const where = issue.path.join('.') || 'the answer itself'
      throw new Error(`${call.method} ${call.path} breaks its contract at ${where}: ${issue.message}`)
    }
    return serialize(answer)
  }

export const serializerOf = (call: Call, checkAnswers: boolean): Serialize | undefined => {
  const { response } = call
  if (!response) return undefined
  const serialize = compiledLater(response)
  return checkAnswers ? checked(call, response, serialize) : serialize
}
