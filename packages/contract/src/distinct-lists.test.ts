import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { allCalls } from './calls.ts'
import { productCategory } from './enums.ts'

type Schema = z.core.$ZodType
type Definition = z.core.$ZodTypes['_zod']['def']
const definitionOf = (schema: Schema): Definition => (schema as Schema & { def: Definition }).def
const plain = new Set(['number', 'string', 'enum', 'int'])

/** The kind of what a list holds, behind wrappers. */
const kindOf = (schema: Schema): string => {
  const def = definitionOf(schema)
  if (def.type === 'pipe') return kindOf(definitionOf(def.in).type === 'transform' ? def.out : def.in)
  return 'innerType' in def ? kindOf(def.innerType) : def.type
}

interface List {
  path: string
  schema: z.ZodType
}

/** Every list of numbers, texts or choices in a request. */
const listsOf = (schema: Schema, path: string): List[] => {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => listsOf(field, `${path}.${name}`))
    case 'array':
      return plain.has(kindOf(def.element))
        ? [{ path, schema: schema as z.ZodType }]
        : listsOf(def.element, `${path}[]`)
    case 'record':
      return listsOf(def.valueType, `${path}{}`)
    case 'union':
      return def.options.flatMap((option) => listsOf(option, path))
    case 'pipe':
      return [...listsOf(def.in, path), ...listsOf(def.out, path)]
    default:
      return 'innerType' in def ? listsOf(def.innerType, path) : []
  }
}

const lists = Object.entries(allCalls as Record<string, Call>).flatMap(([id, { query, body }]) => [
  ...(query ? listsOf(query, `${id} query`) : []),
  ...(body ? listsOf(body, `${id} body`) : []),
])

const samples = [1, productCategory.ids[0], 'a', 'a/', 'GET', 'https://a.ir', 'env', '1']

describe('a list in a request', () => {
  it('is found', () => expect(lists.length).toBeGreaterThan(20))

  it.each(lists.map(({ path, schema }) => [path, schema] as const))('is refused with repeats in %s', (_, schema) => {
    const sample = samples.find((each) => schema.safeParse([each]).success)
    expect(sample).toBeDefined()
    expect(schema.safeParse([sample, sample]).success).toBe(false)
  })
})
