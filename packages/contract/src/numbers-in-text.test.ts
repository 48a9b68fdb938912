import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { allCalls } from './calls.ts'
import { ConfirmCodeNumber, Port, line, optionalId, optionalValue } from './fields.ts'
import { numbersFromText } from './numbers-in-text.ts'

const Body = z.object({
  port: Port,
  size: optionalValue(z.int().max(100)),
  keyId: optionalId,
  ratio: z.number().default(1),
  name: line({ max: 10 }),
  code: ConfirmCodeNumber,
  rules: z.array(z.object({ ids: z.array(z.int()).nullish() })).optional(),
  byName: z.record(z.string(), z.int()).optional(),
})
const read = numbersFromText(Body)

describe('numbers that arrive as text', () => {
  it.each([
    ['a number', { port: '8080' }, { port: 8080 }],
    ['Persian digits', { port: ' ۸۰۸۰ ' }, { port: 8080 }],
    ['Arabic digits', { port: '٨٠٨٠' }, { port: 8080 }],
    ['a fraction, a sign', { ratio: '1.5', size: '-3' }, { ratio: 1.5, size: -3 }],
    ['an id that is 0', { keyId: '0' }, { keyId: 0 }],
    ['lists and objects inside', { rules: [{ ids: ['1', 2] }, {}] }, { rules: [{ ids: [1, 2] }, {}] }],
    ['values by name', { byName: { a: '1' } }, { byName: { a: 1 } }],
  ])('are read: %s', (_what, sent, expected) => expect(read(sent)).toEqual(expected))

  it.each([
    ['text', { name: '8080' }],
    ['a code, which may begin with 0', { code: '012345' }],
    ['what is no number', { port: '80a', ratio: '1e3', size: '', keyId: '0x10' }],
    ['more digits than a number holds', { port: '1234567890123456' }],
    ['other types', { port: true, size: null, rules: 'x', byName: [] }],
    ['unknown fields', { other: '7' }],
    ['no object at all', '7'],
  ])('are not seen in %s', (_what, sent) => expect(read(sent)).toEqual(sent))

  it('make a body that passes as if it had come with numbers', () =>
    expect(Body.parse(read({ port: '۴۴۳', size: '5', keyId: '0', name: '12', code: '000123' }))).toMatchObject({
      port: 443,
      size: 5,
      ratio: 1,
      name: '12',
      code: '000123',
    }))
})

interface JsonNode {
  type?: string | string[]
  properties?: Record<string, JsonNode>
  items?: JsonNode
  additionalProperties?: JsonNode | boolean
  anyOf?: JsonNode[]
  $ref?: string
}

describe('the bodies of the contract', () => {
  const bodies = Object.entries(allCalls as Record<string, Call>).flatMap(([id, { body }]) =>
    body ? [[id, body] as const] : [],
  )

  /** Where the document says "number" and never "text": a sample with text in each such place, and with the number. */
  const samplesOf = (schema: z.ZodType) => {
    const document = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonNode & {
      $defs?: Record<string, JsonNode>
    }
    const resolve = (node: JsonNode): JsonNode => {
      const choices = (node.$ref ? [document.$defs![node.$ref.split('/').at(-1)!]!] : (node.anyOf ?? [node])).filter(
        ({ type }) => type !== 'null',
      )
      return choices.length === 1 && choices[0] !== node ? resolve(choices[0]!) : node
    }
    const sample = (given: JsonNode, value: unknown): unknown => {
      const node = resolve(given)
      const types = [node.type].flat().filter((type) => type !== 'null')
      if (types.length === 1 && (types[0] === 'integer' || types[0] === 'number')) return value
      if (node.items) return [sample(node.items, value)]
      if (!node.properties) return undefined
      return Object.fromEntries(Object.entries(node.properties).map(([key, part]) => [key, sample(part, value)]))
    }
    return { text: sample(document, '۱۷'), number: sample(document, 17) }
  }

  it.each(bodies)('%s has no number that is forgotten', (_id, body) => {
    const { text, number } = samplesOf(body)
    expect(numbersFromText(body)(text)).toEqual(number)
  })

  it('hold numbers at all', () =>
    expect(bodies.filter(([, body]) => JSON.stringify(samplesOf(body).number)?.includes('17')).length).toBeGreaterThan(
      50,
    ))
})
