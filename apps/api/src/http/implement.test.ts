import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '@sarv/contract/call'
import type { FastifyInstance } from 'fastify'
import { openTestDatabase } from '../testing/database.ts'
import { insertPerson, type Person } from '../testing/people.ts'
import type { OpenDatabase } from '../db/connection.ts'
import { AppError } from '../errors/app-error.ts'
import { implement } from './implement.ts'
import { createLogger } from './logging.ts'
import { ask, createTestServer } from './test-server.ts'

const Thing = z.object({ id: z.int(), name: z.string(), note: z.string().nullable(), tags: z.array(z.string()) })
const ThingParams = z.object({
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 53),
})

const thingGet = defineCall({
  method: 'GET',
  path: '/api/my/thing/get/{id}',
  access: 'signedIn',
  summary: 'One thing',
  params: ThingParams,
  query: z.object({ Deep: z.enum(['yes', 'no']).optional() }),
  response: Thing,
})
const thingList = defineCall({
  method: 'GET',
  path: '/api/my/thing/list',
  access: 'anyone',
  summary: 'Things',
  response: z.array(Thing),
})
const thingCreate = defineCall({
  method: 'POST',
  path: '/api/my/thing/create',
  access: 'anyone',
  summary: 'Make',
  body: z.object({
    name: z.string().min(3),
    size: z.int().max(10),
    inner: z.object({ port: z.int() }).optional(),
  }),
})
const thingTouch = defineCall({ method: 'POST', path: '/api/my/thing/touch', access: 'anyone', summary: 'Touch' })
const thingFail = defineCall({
  method: 'GET',
  path: '/api/my/thing/fail/{id}',
  access: 'anyone',
  summary: 'Fail',
  params: z.object({ id: z.string() }),
})

const failures: Record<string, () => unknown> = {
  limit: () => new AppError('over_limit', { item: 'پردازنده', max: 16 }),
  status: () => new AppError('operation_running', { title: 'ساخت سرور' }),
  wait: () => new AppError('too_many_requests', { seconds: 7 }, { retryAfterSeconds: 7 }),
  bug: () => new TypeError('secret thing happened'),
  text: () => 'not even an error',
}

let database: OpenDatabase
let app: FastifyInstance
let sara: Person
let answer: unknown
const logLines: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  app = createTestServer(database.db, { log: createLogger('info', { write: (line) => void logLines.push(line) }) })
  sara = await insertPerson(database.db)
  implement(app, thingGet, ({ params, actor }) => ({
    id: params.id,
    name: actor.userTitle,
    note: null,
    tags: ['a'],
    password: 'never shown',
  }))
  implement(app, thingList, () => answer as z.infer<typeof Thing>[])
  implement(app, thingCreate, () => {})
  implement(app, thingTouch, () => {})
  implement(app, thingFail, ({ params }) => {
    throw failures[params.id]!()
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

describe('implement', () => {
  it('answers with the shape of the contract and nothing beside it', async () => {
    const reply = await ask(app, sara.token, { url: '/api/my/thing/get/7?Deep=yes&Unknown=1' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toEqual({ id: 7, name: 'Sara Azad', note: null, tags: ['a'] })
  })

  it('answers 200 with an empty body where the contract names no answer', async () => {
    const reply = await ask(app, undefined, { method: 'POST', url: '/api/my/thing/touch' })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
  })

  it('takes an empty body that calls itself JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    const reply = await ask(app, undefined, { method: 'POST', url: '/api/my/thing/touch', headers })
    expect(reply.statusCode).toBe(200)
  })

  it('fails, with the place, when a handler breaks the contract', async () => {
    answer = [
      { id: 1, name: 'a', note: null, tags: [] },
      { id: 2, note: null, tags: [] },
    ]
    const reply = await ask(app, undefined, { url: '/api/my/thing/list' })
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toMatchObject({ type: 'internal' })
    expect(logLines.join()).toContain('GET /api/my/thing/list breaks its contract at 1.name')
  })

  it('refuses a project call that names no project', () => {
    const call = defineCall({ ...thingTouch, path: '/api/my/thing/all', access: 'project:read' })
    expect(() => implement(app, call, () => {})).toThrow('no parameter projectId')
  })

  it('knows which calls are implemented', () => {
    expect(app.implementedCalls.has(thingGet)).toBe(true)
  })
})

describe('wrong input', () => {
  it.each(['abc', String(2 ** 60), '0', '-1', '1.5', '%00', '1;drop'])('answers 422 for the id %s', async (id) => {
    const reply = await ask(app, sara.token, { url: `/api/my/thing/get/${id}` })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors.id[0]).toMatch(/[آ-ی]/)
  })

  it('names a wrong query parameter', async () => {
    const reply = await ask(app, sara.token, { url: '/api/my/thing/get/7?Deep=maybe' })
    expect(reply.json()).toMatchObject({ status: 422, errors: { Deep: [expect.stringMatching(/[آ-ی]/)] } })
  })

  it('names every wrong field of a body, in Persian', async () => {
    const payload = { name: 'ab', size: 'five', inner: { port: 'x' } }
    const reply = await ask(app, undefined, { method: 'POST', url: '/api/my/thing/create', payload })
    const { errors, errorMessage, type } = reply.json()
    expect([type, errorMessage]).toEqual(['validation', 'اطلاعات واردشده پذیرفته نیست.'])
    expect(Object.keys(errors).sort()).toEqual(['inner.port', 'name', 'size'])
    for (const [sentence] of Object.values<string[]>(errors)) expect(sentence).toMatch(/[آ-ی]/)
  })

  it('names the missing fields when there is no body', async () => {
    const reply = await ask(app, undefined, { method: 'POST', url: '/api/my/thing/create' })
    expect(Object.keys(reply.json().errors)).toEqual(['name', 'size'])
  })

  it.each(['null', '[]', '"text"', '5'])('answers 422 for the body %s', async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await ask(app, undefined, { method: 'POST', url: '/api/my/thing/create', payload, headers })
    expect(reply.statusCode).toBe(422)
  })
})

describe('errors', () => {
  const fail = (id: string, accept?: string) =>
    ask(app, undefined, {
      url: `/api/my/thing/fail/${id}`,
      headers: { ...(accept && { accept }), 'x-request-id': 'trace-12345' },
    })

  it('replies with the whole problem', async () => {
    const reply = await fail('limit')
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(reply.json()).toEqual({
      type: 'over_limit',
      title: 'درخواست پذیرفته نشد',
      status: 400,
      traceId: 'trace-12345',
      errorMessage: 'درخواست شما از سقف «\u2068پردازنده\u2069» بیشتر است (سقف: ۱۶).',
    })
  })

  it.each(['bug', 'text'])('says nothing of what really happened (%s)', async (id) => {
    const reply = await fail(id)
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toMatchObject({
      type: 'internal',
      errorMessage: 'خطایی رخ داد؛ چند دقیقه بعد دوباره تلاش کنید.',
    })
    expect(reply.body).not.toMatch(/secret|error:|at /)
  })

  it('says when to come back', async () => {
    const reply = await fail('wait')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '7'])
    expect(reply.json().errorMessage).toContain('۷ ثانیه')
  })

  const post = { method: 'POST', url: '/api/my/thing/create' } as const
  const json = { 'content-type': 'application/json' }
  it.each([
    ['broken JSON', { ...post, payload: '{"name":', headers: json }, 422, 'body_malformed'],
    ['a body that is too large', { ...post, payload: { name: 'x'.repeat(1_100_000) } }, 413, 'body_too_large'],
    [
      'XML',
      { ...post, payload: '<a/>', headers: { 'content-type': 'application/xml' } },
      415,
      'unsupported_media_type',
    ],
    ['an unknown address', { url: '/api/my/nothing' }, 404, 'not_found'],
    ['a broken address', { url: '/api/my/%zz' }, 404, 'not_found'],
    ['another method', { method: 'DELETE', url: '/api/my/thing/get/7' }, 405, 'method_not_allowed'],
  ] as const)('replies to %s', async (_what, request, status, type) => {
    const reply = await ask(app, undefined, request)
    expect(reply.json()).toMatchObject({
      status,
      type,
      errorMessage: expect.stringMatching(/[آ-ی]/),
      traceId: expect.any(String),
    })
    expect(reply.statusCode).toBe(status)
  })

  it('takes no poisoned prototype out of a body', async () => {
    const reply = await ask(app, undefined, {
      ...post,
      headers: json,
      payload: '{"name":"abc","size":1,"__proto__":{"a":1}}',
    })
    expect(reply.statusCode).toBe(200)
  })
})

describe('request ids', () => {
  it('keeps a sensible one and returns it', async () => {
    const reply = await ask(app, undefined, { url: '/api/my/nothing', headers: { 'x-request-id': 'abc-123_DEF' } })
    expect([reply.headers['x-request-id'], reply.json().traceId]).toEqual(['abc-123_DEF', 'abc-123_DEF'])
  })

  it.each(['short', 'a'.repeat(65), 'with space 12', '<script>alert'])('replaces %j', async (given) => {
    const reply = await ask(app, undefined, { url: '/api/my/nothing', headers: { 'x-request-id': given } })
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})
