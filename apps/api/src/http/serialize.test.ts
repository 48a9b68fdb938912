import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall, type Call } from '@sarv/contract/call'
import { allCalls } from '@sarv/contract/calls'
import { serializerOf } from './serialize.ts'

const callAnswering = (response: z.ZodType) =>
  defineCall({ method: 'GET', path: '/x', access: 'anyone', summary: '-', response })
const written = (response: z.ZodType, answer: unknown): unknown =>
  JSON.parse(serializerOf(callAnswering(response), false)!(answer))

const Node = z.object({
  name: z.string(),
  get children() {
    return z.array(Node)
  },
})

describe('the compiled serialiser', () => {
  it.each([
    [
      'nullable fields',
      z.object({ a: z.string().nullable(), b: z.int().nullable(), c: z.boolean().nullable() }),
      { a: null, b: null, c: null },
    ],
    ['nullable fields with values', z.object({ a: z.string().nullable(), b: z.int().nullable() }), { a: 'x', b: 0 }],
    ['a nullable object', z.object({ a: z.object({ b: z.int() }).nullable() }), { a: null }],
    ['a nullable list', z.object({ a: z.array(z.int()).nullable() }), { a: [1] }],
    ['fields left out', z.object({ a: z.string().optional(), b: z.string().nullish() }), {}],
    ['a field that is nullish', z.object({ b: z.string().nullish() }), { b: null }],
    [
      'fields with the names of schema words',
      z.object({ required: z.boolean(), format: z.string(), title: z.string(), enum: z.int() }),
      { required: true, format: 'x', title: 't', enum: 1 },
    ],
    ['limits on the way in', z.object({ a: z.string().max(1), b: z.int().max(1) }), { a: 'longer', b: 7 }],
    ['large rial amounts', z.object({ a: z.int() }), { a: 9_007_199_254_740_991 }],
    ['decimals', z.object({ a: z.number() }), { a: 0.5 }],
    ['maps', z.record(z.string(), z.array(z.string())), { a: ['b'], یک: [] }],
    ['choices', z.object({ a: z.enum(['x', 'y']), b: z.literal(3) }), { a: 'x', b: 3 }],
    ['text or number', z.object({ a: z.union([z.string(), z.int()]) }), { a: 5 }],
    ['trees', Node, { name: 'a', children: [{ name: 'b', children: [] }] }],
    ['text that needs escaping', z.object({ a: z.string() }), { a: '"\\\n\u2028\u0000</script>سرو' }],
    ['a bare list', z.array(z.object({ a: z.int() })), [{ a: 1 }, { a: 2 }]],
    ['a bare number', z.int(), 5],
  ])('writes %s', (_what, schema, answer) => {
    expect(written(schema, answer)).toEqual(answer)
  })

  it('writes no field that the contract does not name', () => {
    expect(written(z.object({ a: z.int() }), { a: 1, password: 'x' })).toEqual({ a: 1 })
  })

  it('refuses an answer without a field that must be there', () => {
    expect(() => written(z.object({ a: z.string() }), {})).toThrow('"a" is required')
  })

  it('can write every answer of the contract', () => {
    const failed = []
    for (const [id, call] of Object.entries<Call>(allCalls)) {
      const answer = call.response instanceof z.ZodArray ? [] : undefined
      try {
        serializerOf(call, false)?.(answer ?? {})
      } catch (error) {
        // A missing field is the fault of our empty answer; anything else, of the compiled code.
        if (!/is required|value is not|does not match|cannot be converted/i.test(String(error)))
          failed.push(`${id}: ${String(error)}`)
      }
    }
    expect(failed).toEqual([])
  })
})
