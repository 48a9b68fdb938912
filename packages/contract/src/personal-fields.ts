import { z } from 'zod'
import type { Call } from './call.ts'
import { personalMark, type Shown } from './personal.ts'

type JsonSchema = Readonly<Record<string, unknown>>

/** Every field of a schema by its name, at any depth. */
const eachField = (root: JsonSchema, visit: (name: string, field: JsonSchema) => void): void => {
  const walked = new Set<unknown>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || walked.has(node)) return
    walked.add(node)
    if (Array.isArray(node)) return node.forEach(walk)
    const { properties, ...rest } = node as JsonSchema
    for (const [name, field] of Object.entries((properties ?? {}) as Record<string, JsonSchema>)) {
      visit(name, field)
      walk(field)
    }
    Object.values(rest).forEach(walk)
  }
  walk(root)
}

/** Where a mark stands: on the field, or on one of the kinds that it may be. */
const markOf = (field: JsonSchema): Shown | undefined => {
  if (personalMark in field) return field[personalMark] as Shown
  for (const kinds of [field['anyOf'], field['oneOf'], field['allOf']]) {
    for (const kind of (kinds ?? []) as JsonSchema[]) {
      const found = markOf(kind)
      if (found) return found
    }
  }
  return markOfItems(field)
}

const markOfItems = ({ items }: JsonSchema): Shown | undefined => (items ? markOf(items as JsonSchema) : undefined)

/** The fields of a request by name, with the mark of each. */
export const requestFields = (call: Call): ReadonlyMap<string, Shown | undefined> => {
  const fields = new Map<string, Shown | undefined>()
  for (const schema of [call.body, call.query]) {
    if (!schema) continue
    eachField(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }), (name, field) => {
      fields.set(name, fields.get(name) ?? markOf(field))
    })
  }
  return fields
}

const known = new WeakMap<Call, ReadonlyMap<string, Shown>>()

/** The personal fields of a call's request, by name. */
export const personalFields = (call: Call): ReadonlyMap<string, Shown> => {
  const found = known.get(call)
  if (found) return found
  const marked = new Map([...requestFields(call)].filter((field): field is [string, Shown] => field[1] !== undefined))
  known.set(call, marked)
  return marked
}
