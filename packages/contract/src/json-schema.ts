import { z } from 'zod'
import { exampleOf } from './openapi-examples.ts'

export type JsonSchema = Record<string, unknown>

/**
 * Bounds that every number has anyway say nothing to a reader, and classes of letters (`\\p{L}`) are read by some engines
 * as other letters: where one stands, the description says in words what is meant.
 */
const keepPortable = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
  if (String(jsonSchema['pattern']).includes('\\p{')) delete jsonSchema['pattern']
}

const isScalar = (schema: JsonSchema): boolean =>
  typeof schema['type'] === 'string' && !['object', 'array', 'null'].includes(schema['type'])

/** `anyOf: [{ type: 'integer' }, { type: 'null' }]` becomes `type: ['integer', 'null']`: shorter, and better typed by clients. */
const mergeNull = (schema: JsonSchema): JsonSchema => {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const [value, none] = anyOf as [JsonSchema, JsonSchema]
  if (none['type'] !== 'null' || !isScalar(value) || 'enum' in value) return schema
  return { ...value, ...rest, type: [value['type'], 'null'] }
}

// Depth first, so that what an `anyOf` holds is simple before it is looked at.
const mergeNulls = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(mergeNulls)
  if (node === null || typeof node !== 'object') return node
  return mergeNull(Object.fromEntries(Object.entries(node).map(([key, part]) => [key, mergeNulls(part)])))
}

/**
 * In words: to generators of clients the keyword means a field that is always there, and they demand it of who sends. Only
 * what a request may leave out has one.
 */
const tellDefault = ({ default: value, description, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  description: [description, `Absent: ${JSON.stringify(value)}`].filter(Boolean).join('. '),
})

const isDefault = (value: unknown): boolean => value !== undefined && (value === null || typeof value !== 'object')

const tellDefaults = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(tellDefaults)
  if (node === null || typeof node !== 'object') return node
  const told: JsonSchema = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, tellDefaults(part)]))
  return isDefault(told['default']) ? tellDefault(told) : told
}

const refPrefix = { from: '#/$defs/', to: '#/components/schemas/' }

const pointAtComponents = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(pointAtComponents)
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) =>
      key === '$ref' && typeof part === 'string'
        ? [key, part.replace(refPrefix.from, refPrefix.to)]
        : [key, pointAtComponents(part)],
    ),
  )
}

/** The named shapes of one OpenAPI document. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}

  /** The schema as it stands in the document; the named shapes it uses become components. */
  add(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const json = mergeNulls(z.toJSONSchema(schema, { io, override: keepPortable }))
    const told = io === 'input' ? tellDefaults(json) : json
    const { $schema: _, $defs = {}, ...own } = pointAtComponents(told) as JsonSchema
    for (const [name, shape] of Object.entries($defs as Record<string, JsonSchema>)) this.#addNamed(name, shape)
    return own
  }

  /** A value of the kind that a schema of the document describes. */
  exampleOf(schema: JsonSchema, name?: string): unknown {
    return exampleOf(schema, (ref) => this.schemas[ref.split('/').at(-1)!]!, name)
  }

  #addNamed(name: string, shape: JsonSchema): void {
    const known = this.schemas[name]
    // The same name with another shape would silently lie to one of its users.
    if (known && JSON.stringify(known) !== JSON.stringify(shape)) throw new Error(`two shapes are named ${name}`)
    this.schemas[name] = shape
  }
}
