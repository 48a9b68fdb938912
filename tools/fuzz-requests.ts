import type { Dice } from './fuzz-dice.ts'

type Schema = Record<string, unknown>

export interface FuzzOperation {
  id: string
  side: 'customers' | 'operators'
  method: string
  path: string
  parameters: { name: string; in: string; schema: Schema; required?: boolean }[]
  body: Schema | undefined
  /** A body that its document shows. */
  example: unknown
  /** Named shapes of its document. */
  shapes: Record<string, Schema>
}

/** What answers have named: values by the names of their fields, and ids by the calls that they belong to. */
export interface Known {
  seen: Map<string, unknown[]>
  projectId: number
}

const methods = ['get', 'post', 'put', 'delete']

/** Every call of a document. Event streams are left out: they end only with their client. */
export const operationsOf = (document: object, side: FuzzOperation['side']): FuzzOperation[] => {
  const { paths, components } = document as {
    paths: Record<string, Record<string, Record<string, unknown>>>
    components: { schemas: Record<string, Schema> }
  }
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    methods.flatMap((method): FuzzOperation[] => {
      const call = byMethod[method]
      if (!call || path.endsWith('/events')) return []
      const content = (
        call['requestBody'] as { content?: Record<string, { schema: Schema; example?: unknown }> } | undefined
      )?.content
      const parameters = (call['parameters'] ?? []) as FuzzOperation['parameters']
      const { schema: body, example } = content?.['application/json'] ?? {}
      const id = String(call['operationId'])
      return [{ id, side, method: method.toUpperCase(), path, parameters, body, example, shapes: components.schemas }]
    }),
  )
}

const segmentsOf = (path: string) => path.split('/').filter((part) => part !== '' && !part.startsWith('{'))

/** Names the ids that calls about one kind of thing answer: `/host/{projectId}/list` and `/host/{projectId}/create` are about one. */
const idsOf = (segments: readonly string[]) => `ids of ${segments.join('/')}`

const mostSeen = 20

/** Keeps what an answer names, for requests that come later. */
export const remember = ({ seen }: Known, { path }: Pick<FuzzOperation, 'path'>, answer: unknown): void => {
  const keep = (name: string, value: unknown) => seen.set(name, [...(seen.get(name) ?? []).slice(1 - mostSeen), value])
  const things = idsOf(segmentsOf(path).slice(0, -1))
  const walk = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 4) return
    for (const [name, each] of Object.entries(value)) {
      if (typeof each === 'object') walk(each, depth + 1)
      else if (each !== null) keep(name === 'id' ? things : name, each)
    }
  }
  walk(answer, 0)
}

/** Ids of the thing that stands here in a path: `.../host/get/{id}`, `.../host/{vmHostId}/...`. */
const idsInPath = ({ seen }: Known, path: string, name: string): unknown[] => {
  const before = segmentsOf(path.slice(0, path.indexOf(`{${name}}`)))
  return seen.get(idsOf(before)) ?? seen.get(idsOf(before.slice(0, -1))) ?? []
}

const oddTexts = [
  '',
  ' ',
  'a\ud800',
  'a\0b',
  '😀'.repeat(300),
  'x'.repeat(5000),
  '../../etc/passwd',
  "'; drop table users; --",
  '{{7*7}}',
  '۱۲۳',
  'null',
  '__proto__',
  '%',
  'نام نمونه',
  'a,b;c',
]
const dates = [
  '2026-11-19',
  '2026-11-19T10:00',
  '2026-11-19T10:00:00',
  '1921-03-21',
  '1900-01-01',
  '9999-12-31T23:59:59-14:00',
  '2026-02-30',
  '2030-01-01T00:00:00Z',
]
const oddNumbers = [0, 1, -1, 2, 3, 63, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, 1.5]
const oddValues: readonly unknown[] = [null, true, [], {}, 'text', 0, [null], { a: { b: {} } }]
const words = ['web-1', 'test.example.ir', '10.0.0.5', '192.168.1.0/24', 'a@example.com', '22:30', 'Vm', 'env', '/path']

const resolved = (schema: Schema, shapes: FuzzOperation['shapes']): Schema => {
  const ref = schema['$ref']
  return typeof ref === 'string' ? (shapes[ref.split('/').at(-1)!] ?? {}) : schema
}

const typeOf = ({ type }: Schema): unknown => (Array.isArray(type) ? type.find((each) => each !== 'null') : type)

const numberOf = (dice: Dice, { minimum, maximum, multipleOf }: Schema): number => {
  if (dice.chance(0.15)) return dice.oneOf(oddNumbers)
  const [least, most] = [Number(minimum ?? 0), Math.min(Number(maximum ?? 100), Number(minimum ?? 0) + 200)]
  const step = Number(multipleOf ?? 1)
  return least + Math.floor(dice.below(Math.max(1, most - least + 1)) / step) * step
}

const textOf = (dice: Dice, schema: Schema): string => {
  const { description = '', pattern = '', examples, example } = schema
  if (dice.chance(0.12)) return dice.oneOf(oddTexts)
  if (/clock|date/i.test(`${String(description)} ${String(schema['format'])}`) || String(pattern).includes('T(['))
    return dice.oneOf(dates)
  const known = [example, ...(Array.isArray(examples) ? (examples as unknown[]) : [])].filter(Boolean)
  return known.length > 0 && dice.chance(0.5) ? String(known[0]) : dice.oneOf(words)
}

/** A value for a place of a request: one that an answer has named, one that fits, or one that does not. */
const valueOf = (
  dice: Dice,
  { operation: { shapes }, known }: { operation: FuzzOperation; known: Known },
  given: Schema,
  { name, depth = 0 }: { name: string; depth?: number },
): unknown => {
  const context = { operation: { shapes } as FuzzOperation, known }
  if (dice.chance(0.03)) return dice.oneOf(oddValues)
  const schema = resolved(given, shapes)
  if (Array.isArray(schema['anyOf']) && depth < 8)
    return valueOf(dice, context, dice.oneOf(schema['anyOf'] as Schema[]), { name, depth: depth + 1 })
  if (name === 'projectId' && dice.chance(0.95)) return known.projectId
  const seen = known.seen.get(name)
  if (seen && seen.length > 0 && dice.chance(0.6)) return dice.oneOf(seen)
  if (Array.isArray(schema['enum']) && dice.chance(0.95)) return dice.oneOf(schema['enum'] as unknown[])
  switch (typeOf(schema)) {
    case 'integer':
    case 'number':
      return numberOf(dice, schema)
    case 'boolean':
      return dice.chance(0.5)
    case 'array': {
      const item = () => valueOf(dice, context, (schema['items'] ?? {}) as Schema, { name, depth: depth + 1 })
      const items = depth > 6 ? [] : Array.from({ length: dice.below(4) }, item)
      return dice.chance(0.1) ? [...items, ...items] : items
    }
    case 'object': {
      if (depth > 6) return {}
      const required = new Set((schema['required'] ?? []) as string[])
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
          .filter(([field]) => (required.has(field) ? dice.chance(0.98) : dice.chance(0.5)))
          .map(([field, part]) => [field, valueOf(dice, context, part, { name: field, depth: depth + 1 })]),
      )
    }
    default:
      return textOf(dice, schema)
  }
}

const wellFormed = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

/** The body that the document shows, here and there another one, with what this world has. */
const bodyOf = (dice: Dice, operation: FuzzOperation, known: Known): unknown => {
  const context = { operation, known }
  const { body, example, shapes } = operation
  if (body === undefined) return undefined
  if (typeof example !== 'object' || example === null || Array.isArray(example) || dice.chance(0.4))
    return valueOf(dice, context, body, { name: '' })
  const parts = (resolved(body, shapes)['properties'] ?? {}) as Record<string, Schema>
  return Object.fromEntries(
    Object.entries(example).map(([name, value]): [string, unknown] => {
      const part = parts[name]
      const isOther = part !== undefined && (dice.chance(0.15) || (known.seen.has(name) && dice.chance(0.5)))
      return [name, isOther ? valueOf(dice, context, part, { name, depth: 1 }) : value]
    }),
  )
}

/** One request of this call, right or wrong. */
export const fuzzedRequest = (dice: Dice, operation: FuzzOperation, known: Known) => {
  const context = { operation, known }
  const place = (where: string) =>
    operation.parameters
      .filter((parameter) => parameter.in === where)
      .filter(({ required }) => where === 'path' || required || dice.chance(0.4))
      .map(({ name, schema }): [string, string] => {
        const ids = where === 'path' && name !== 'projectId' ? idsInPath(known, operation.path, name) : []
        const value = ids.length > 0 && dice.chance(0.8) ? dice.oneOf(ids) : valueOf(dice, context, schema, { name })
        return [name, wellFormed(value)]
      })
  const path = place('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value) || '0'),
    operation.path,
  )
  const query = new URLSearchParams(place('query')).toString()
  const payload = bodyOf(dice, operation, known) as object | undefined
  const headers: Record<string, string> = {
    accept: 'application/problem+json',
    ...(payload !== undefined && { 'content-type': 'application/json' }),
    ...(operation.method !== 'GET' && dice.chance(0.2) && { 'x-dry-run': 'true' }),
    ...(operation.method !== 'GET' && dice.chance(0.2) && { 'idempotency-key': `fuzz-${dice.below(1e9)}` }),
  }
  return {
    method: operation.method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: query === '' ? path : `${path}?${query}`,
    headers,
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  }
}
