import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOperatorAccess } from '@sarv/contract/access'
import type { Call } from '@sarv/contract/call'
import { allCalls, callId } from '@sarv/contract/calls'
import { AppError } from '../errors/app-error.ts'
import { validatorsOf, type CallValidators } from '../http/validate.ts'
import { inputOf } from '../testing/access/inputs.ts'
import { createWorld } from '../testing/access/world.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../testing/api.ts'
import { insertOperator } from '../testing/operators.ts'

/** What must hold for every call that is really implemented, taken from the contract so that a new one can't be forgotten. */
const implementedAtLeast = 420

let api: TestApi
let owner: Customer
let stranger: Customer
let admin: { token: string }
let ownServerId: number
/** By call: what a right request holds. */
const goodBodies = new Map<Call, object>()

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.newCustomer()
  stranger = await api.newCustomer()
  const image = await api.db
    .selectFrom('vm_images')
    .select('id')
    .orderBy('min_memory_gb')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { body } = await api.send<{ id: number }>(owner, 'POST', `/vm/${owner.projectId}/host/create`, {
    vmImageId: image.id,
    name: 'the-only-one',
    password: testPassword,
    isPredefined: false,
    cpu: 2,
    memory: 4,
    disk: 50,
  })
  await api.untilSettled(owner, body.id)
  ownServerId = body.id
  const world = await createWorld(api)
  admin = await insertOperator(api.db, ['admin'])
  for (const call of calls().filter((one) => one.body)) {
    const { body: good } = await inputOf(call, world, await world.newCallerFor(call))
    if (good) goodBodies.set(call, good)
  }
})
afterAll(() => api.close())

/** Whoever is let in far enough to be told what is wrong. */
const someoneFor = ({ access }: Call): { token: string } => (isOperatorAccess(access) ? admin : stranger)

const calls = (): Call[] => [...api.app.implementedCalls].filter((call) => call.answers !== 'events')

const fill = (call: Call, ids: Record<string, string | number>): string =>
  call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const id = ids[name === call.projectParam ? 'projectId' : name] ?? ids['id'] ?? 1
    return encodeURIComponent(String(id))
  })

const queryOf = (call: Call): string => (call.query && 'ProductId' in call.query.shape ? '?ProductId=101' : '')

let visitors = 0
/** Every request comes from somewhere else, so that what is measured here is not the rate limit. */
const newAddress = () => {
  visitors += 1
  return `198.18.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`
}

const request = (call: Call, who: { token: string } | undefined, url: string, payload?: unknown) =>
  api.request<{ type?: string; errorMessage?: string; traceId?: string }>(who?.token, {
    method: call.method,
    url,
    remoteAddress: newAddress(),
    ...(payload !== undefined && { payload: payload as object, headers: { 'content-type': 'application/json' } }),
  })

it('counts the implemented calls, and their number does not drop', () => {
  const count = api.app.implementedCalls.size
  process.stdout.write(`${count} of ${Object.keys(allCalls).length} calls of the contract are implemented\n`)
  expect(count).toBeGreaterThanOrEqual(implementedAtLeast)
})

describe('tenants', () => {
  it('a server of another project is not there, though the project is one’s own', async () => {
    const items = calls().filter(({ path }) => path.includes('/{projectId}/') && path.includes('{id}'))
    expect(items.length).toBeGreaterThan(5)
    for (const call of items) {
      const url = fill(call, { projectId: stranger.projectId, id: ownServerId })
      const { status } = await request(call, stranger, url, goodBodies.get(call))
      expect([callId(call), status]).toEqual([callId(call), 404])
    }
    expect(await api.untilSettled(owner, ownServerId)).toBe('active')
  })
})

const tricks: [name: string, value: unknown][] = [
  ['empty', ''],
  ['too long', 'x'.repeat(20_000)],
  ['null', null],
  ['a number', 12.5],
  ['a huge number', 1e300],
  ['negative', -1],
  ['a boolean', true],
  ['an array', [1, 2]],
  ['an object', { a: 1 }],
  ['Persian digits', '۱۲۳۴۵۶۷۸۹۰'],
  ['right-to-left tricks', 'safe\u202Egnp.exe\u2066\u200F'],
  ['markup', '<script>alert(1)</script>'],
  ['SQL', "'; drop table users; --"],
  ['a null character', 'a\u0000b'],
  ['half a surrogate', 'a\uD800b'],
]

/** The fields of a body, also of one that is checked as a whole. */
const fieldsOf = (schema: z.ZodType | undefined): string[] => {
  const inner = schema as unknown as
    | { shape?: object; def?: { out?: z.ZodType; in?: z.ZodType; innerType?: z.ZodType } }
    | undefined
  if (!inner) return []
  if (inner.shape) return Object.keys(inner.shape)
  return [inner.def?.out, inner.def?.in, inner.def?.innerType].flatMap((part) => fieldsOf(part))
}

const isPersian = (text: string | undefined): boolean => /[\u0600-\u06FF]/.test(text ?? '')

/** Taken, or refused with a Persian sentence and an id for support; never a fault of ours. */
const isClear = ({ status, body }: Awaited<ReturnType<typeof request>>): boolean =>
  status < 400 || (status < 500 && isPersian(body.errorMessage) && body.traceId !== undefined)

const known = new Map<Call, CallValidators>()
/** What the schema of the body says, as the server asks it: taken, or refused with Persian words for each field. */
const judge = (call: Call, body: unknown): 'taken' | 'refused' | 'unclear' => {
  const validators = known.get(call) ?? validatorsOf(call)
  known.set(call, validators)
  try {
    validators.body(body)
    return 'taken'
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation') return 'unclear'
    const messages = Object.values(error.fields ?? {}).flat()
    return messages.length > 0 && messages.every(isPersian) ? 'refused' : 'unclear'
  }
}

const megabyte = 1024 * 1024
/** Calls whose body is a file of thousands of lines. */
const takesWholeFiles = new Set(['userLogVerify'])

// Each goes through hundreds of calls.
describe('bad input', { timeout: 120_000 }, () => {
  // A trick that the schema refuses goes no further, so one of them in each field is sent. One that it takes always is.
  it.each(tricks)('%s in any field of any body is never a fault of ours', async (name, value) => {
    const place = tricks.findIndex(([other]) => other === name)
    const writes = calls().filter((call) => call.body)
    expect(writes.length).toBeGreaterThan(3)
    let turn = 0
    for (const call of writes) {
      const good = goodBodies.get(call)
      expect([callId(call), good]).not.toEqual([callId(call), undefined])
      const fields = fieldsOf(call.body)
      expect([callId(call), fields.length]).not.toEqual([callId(call), 0])
      for (const field of fields) {
        turn += 1
        const body = { ...good, [field]: value }
        const judged = judge(call, body)
        expect([callId(call), field, judged]).not.toEqual([callId(call), field, 'unclear'])
        if (judged === 'refused' && turn % tricks.length !== place) continue
        const answer = await request(call, someoneFor(call), fill(call, { projectId: stranger.projectId }), body)
        expect([callId(call), field, isClear(answer)]).toEqual([callId(call), field, true])
      }
    }
  })

  it.each([
    ['a word', 'abc'],
    ['zero', '0'],
    ['negative', '-1'],
    ['beyond every integer', '99999999999999999999'],
    ['a fraction', '1.5'],
    ['markup', '<script>'],
    ['a path', '../../etc'],
  ])('%s as an id in the path is a clear 4xx', async (_name, id) => {
    // 0 names something here and there: the running bill, all products.
    const isWrongFor = ({ params }: Call) => {
      const ids = ['projectId', 'id', 'productId'].flatMap(
        (name) => (params?.shape[name] as z.ZodType | undefined) ?? [],
      )
      return ids.length === 0 || ids.some((field) => !field.safeParse(id).success)
    }
    const withId = calls().filter(({ path, access }) => path.includes('{') && access !== 'anyone')
    for (const call of withId.filter(isWrongFor)) {
      const { status, body } = await request(
        call,
        someoneFor(call),
        fill(call, { projectId: id, id, productId: id }) + queryOf(call),
      )
      expect([callId(call), [404, 422].includes(status)]).toEqual([callId(call), true])
      expect(body.errorMessage).toMatch(/[\u0600-\u06FF]/)
    }
  })

  it('bodies that are no JSON, not an object, or far too large are refused with a sentence', async () => {
    // What is no JSON is refused alike for all; what is no object is for the schema to refuse, and one of each is sent.
    const wrong = ['[]', '"text"', '12', 'null']
    for (const [place, call] of calls()
      .filter((one) => one.body)
      .entries()) {
      const url = fill(call, { projectId: stranger.projectId })
      // Where every field may be left out, so may the body; customers who come from a bank are sent on with anything.
      const mayBe = (payload: string) =>
        call.answers === 'redirect' || (payload === 'null' && call.body?.safeParse({}).success === true)
      for (const payload of wrong.filter((one) => !mayBe(one))) {
        expect([callId(call), payload, judge(call, JSON.parse(payload))]).toEqual([callId(call), payload, 'refused'])
      }
      const sent = wrong[place % wrong.length]!
      for (const payload of ['{"name":', ...(mayBe(sent) ? [] : [sent])]) {
        const answer = await api.request<{ errorMessage: string }>(someoneFor(call).token, {
          method: call.method,
          url,
          payload,
          remoteAddress: newAddress(),
          headers: { 'content-type': 'application/json' },
        })
        expect([callId(call), payload, answer.status]).toEqual([callId(call), payload, 422])
        expect(answer.body.errorMessage).toMatch(/[\u0600-\u06FF]/)
      }
      const tooManyBytes = takesWholeFiles.has(callId(call)) ? 40 * megabyte : 2 * megabyte
      const huge = await request(call, someoneFor(call), url, { name: 'x'.repeat(tooManyBytes) })
      expect([callId(call), huge.status]).toEqual([callId(call), 413])
    }
  })
})
