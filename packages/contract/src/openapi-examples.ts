import type { ShapeExamples } from './area.ts'
import { ofAllAreas } from './areas.ts'
import { exampleTexts } from './openapi-examples.fa.ts'

const exampleFields: ShapeExamples = ofAllAreas('examples')

type JsonSchema = Record<string, unknown>

/** Numbers that read like the real ones; the others are the smallest that their field takes. */
const exampleNumbers: readonly [RegExp, number][] = [
  [/^(?:id|operationId)$/, 1042],
  [/^projectId$/, 7],
  [/statusId$/i, 2],
  [/Id$/, 12],
  [/(?:price|amount|balance|rials|fee|total|debit|credit|vat)/i, 1_250_000],
  [/percent$/i, 10],
  [/port$/i, 443],
  [/^(?:vMemory|memory)$/, 4],
  [/disk|volumeSize|size/i, 50],
]

type Resolve = (ref: string) => JsonSchema

const choiceOf = (choices: readonly JsonSchema[]): JsonSchema =>
  choices.find(({ type }) => type !== 'null') ?? choices[0]!

const clamp = (schema: JsonSchema, wanted: number): number => {
  const { minimum = wanted, maximum = wanted, multipleOf } = schema as Record<string, number>
  const inside = Math.min(Math.max(wanted, minimum), maximum)
  return multipleOf === undefined ? inside : Math.max(Math.ceil(inside / multipleOf) * multipleOf, minimum)
}

const numberFor = (schema: JsonSchema, name: string): number => {
  const known = exampleNumbers.find(([pattern]) => pattern.test(name))?.[1]
  return clamp(schema, known ?? (schema['minimum'] as number | undefined) ?? 1)
}

const textFor = (schema: JsonSchema, name: string): string => {
  const known = exampleTexts[name] ?? (/date$/i.test(name) ? exampleTexts['createDate']! : undefined)
  if (known !== undefined) return known
  // Only what nobody has given an example yet: the word for the field, within its limits.
  const { minLength = 1, maxLength = 100 } = schema as Record<string, number>
  return name.padEnd(minLength, '-').slice(0, maxLength)
}

const objectFor = (schema: JsonSchema, resolve: Resolve, shape: string): object => {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const own = exampleFields[shape] ?? {}
  // One of those that exclude each other stands in the example; of the others the shape says that they are left out.
  const shown = fields.filter(([key]) => !(key in own) || own[key] !== undefined)
  return Object.fromEntries(shown.map(([key, part]) => [key, own[key] ?? exampleOf(part, resolve, key)]))
}

/** A value of the kind that a schema describes, to be shown beside it. `name` is that of its field or its shape. */
export const exampleOf = (schema: JsonSchema, resolve: Resolve, name = ''): unknown => {
  const { $ref, anyOf, oneOf, items, type } = schema
  if ('default' in schema) return schema['default']
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as unknown
  if (typeof $ref === 'string') return exampleOf(resolve($ref), resolve, $ref.split('/').at(-1))
  if (Array.isArray(anyOf)) return exampleOf(choiceOf(anyOf as JsonSchema[]), resolve, name)
  if (Array.isArray(oneOf)) return exampleOf(choiceOf(oneOf as JsonSchema[]), resolve, name)
  switch ([type].flat()[0]) {
    case 'object':
      return objectFor(schema, resolve, name)
    case 'array':
      return [exampleOf((items ?? {}) as JsonSchema, resolve, name.replace(/s$/, ''))]
    case 'integer':
    case 'number':
      return numberFor(schema, name)
    case 'boolean':
      return true
    case 'string':
      return textFor(schema, name)
    default:
      return {}
  }
}
