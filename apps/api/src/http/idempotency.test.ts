import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '@sarv/contract/call'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { OpenDatabase } from '../db/connection.ts'
import { crashAfterCommit, type Crashes } from '../testing/crash-after-commit.ts'
import { openTestDatabase } from '../testing/database.ts'
import { insertPerson, type Person } from '../testing/people.ts'
import { AppError } from '../errors/app-error.ts'
import { implement } from './implement.ts'
import { countInWindow } from './rate-limits.store.ts'
import { ask, createTestServer } from './test-server.ts'

const order = defineCall({
  method: 'POST',
  path: '/api/my/order',
  access: 'signedIn',
  summary: '-',
  body: z.object({ size: z.int(), password: z.string().optional() }),
  response: z.object({ id: z.int() }),
})
const secretOrder = defineCall({ ...order, path: '/api/my/secret-order' })
const carefulOrder = defineCall({ ...order, path: '/api/my/careful-order' })
const countedOrder = defineCall({ ...order, path: '/api/my/counted-order' })
const openOrder = defineCall({ ...order, path: '/api/my/open-order', access: 'anyone' })

const triesKey = 'tries'
const ordersKey = 'orders'

const priceOf = (size: number) => ({
  lines: [{ productItemId: null, name: 'thing', quantity: size, unitPrice: 720, price: 720 * size }],
  subtotal: 720 * size,
  discount: 0,
  vatPercent: 0,
  vat: 0,
  payable: 720 * size,
  hourly: size,
  limits: [],
  effects: [],
})

let database: OpenDatabase
let crashes: Crashes
let app: FastifyInstance
let sara: Person
let done = 0
let failure: (() => unknown) | undefined
let gate: Promise<void> | undefined

const work = async () => {
  done += 1
  const id = done
  await gate
  if (failure) throw failure()
  return { id }
}

beforeAll(async () => {
  database = await openTestDatabase()
  crashes = crashAfterCommit(database.db)
  app = createTestServer(database.db)
  implement(app, order, work, {
    dryRun: async ({ body }) => priceOf(body.size),
    ownTransaction: 'it waits in the middle, and would keep the one connection of an embedded database',
  })
  implement(app, secretOrder, work, { noIdempotency: 'the answer is a secret' })
  implement(app, openOrder, work)
  implement(app, countedOrder, {
    prepare: () => countInWindow(database.db, triesKey, 60),
    handle: async ({ trx }, { count }) => {
      await countInWindow(trx, ordersKey, 60)
      if (failure) throw failure()
      return { id: count }
    },
  })
  implement(app, carefulOrder, async () => ({ id: (done += 1) }))
})
beforeEach(async () => {
  sara = await insertPerson(database.db)
  done = 0
  failure = undefined
  gate = undefined
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const send = (key: string | undefined, payload: object = { size: 1 }, path: string = order.path, who = sara) =>
  ask(app, who.token, {
    method: 'POST',
    url: path,
    payload,
    headers: { ...(key !== undefined && { 'idempotency-key': key }) },
  })

const makeOlder = (minutes: number) =>
  sql`update idempotency_keys set created_at = now() - make_interval(mins => ${minutes})`.execute(database.db)

describe('Idempotency-Key', () => {
  it('gives the first answer again and does nothing twice', async () => {
    const first = await send('key-1')
    const second = await send('key-1')
    expect([first.json(), second.json(), done]).toEqual([{ id: 1 }, { id: 1 }, 1])
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, 'true'])
  })

  it('does the work each time without a key, and for each key', async () => {
    await send(undefined)
    await send(undefined)
    await send('key-a')
    await send('key-b')
    expect(done).toBe(4)
  })

  it("is each user's own", async () => {
    await send('key-1')
    const other = await insertPerson(database.db)
    expect((await send('key-1', { size: 1 }, order.path, other)).json()).toEqual({ id: 2 })
  })

  it('refuses one key for two requests', async () => {
    await send('key-1', { size: 1 })
    const reply = await send('key-1', { size: 2 })
    expect([reply.statusCode, reply.json().type, done]).toEqual([422, 'idempotency_mismatch', 1])
  })

  it('lets one of many simultaneous requests work', async () => {
    let open = () => {}
    gate = new Promise((resolve) => (open = resolve))
    const statuses: number[] = []
    const sendAndNote = async () => {
      statuses.push((await send('key-1')).statusCode)
      // The one that works waits until all others have their answer.
      if (statuses.length === 7) open()
    }
    await Promise.all(Array.from({ length: 8 }, sendAndNote))
    expect([done, statuses]).toEqual([1, [409, 409, 409, 409, 409, 409, 409, 200]])
    expect((await send('key-1')).json()).toEqual({ id: 1 })
  })

  it('repeats a refusal that is final', async () => {
    failure = () => new AppError('over_limit', { item: 'x' })
    const first = await send('key-1')
    failure = undefined
    const second = await send('key-1')
    expect([first.statusCode, second.statusCode, done]).toEqual([400, 400, 1])
    expect(second.json()).toEqual(first.json())
  })

  it.each([
    ['our own fault', () => new Error('broken'), 500],
    ['a busy service', () => new AppError('operation_running', { title: 'x' }), 409],
  ])('lets the request be tried again after %s', async (_what, thrown, status) => {
    failure = thrown
    expect((await send('key-1')).statusCode).toBe(status)
    failure = undefined
    expect((await send('key-1')).json()).toEqual({ id: 2 })
  })

  it('frees the key of a process that died, after two minutes', async () => {
    gate = new Promise(() => {}) // the first request never ends
    void send('key-1')
    await expect.poll(() => done).toBe(1)
    gate = undefined
    expect((await send('key-1')).statusCode).toBe(409)
    await makeOlder(3)
    expect((await send('key-1')).json()).toEqual({ id: 2 })
  })

  it('keeps an answer in the transaction of the work, even if the process dies before the reply', async () => {
    crashes.armNext()
    expect((await send('key-1', { size: 1 }, carefulOrder.path)).statusCode).toBe(500)
    const again = await send('key-1', { size: 1 }, carefulOrder.path)
    expect([again.statusCode, again.json(), done]).toEqual([200, { id: 1 }, 1])
  })

  it('forgets after a day', async () => {
    await send('key-1')
    await makeOlder(60 * 24 + 1)
    expect((await send('key-1')).json()).toEqual({ id: 2 })
  })

  it('stores neither the key nor the body', async () => {
    await send('my-readable-key', { size: 1, password: 'Zy7!secret' })
    const rows = await database.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/my-readable-key|Zy7!secret/)
  })

  it('is ignored where answers must not be stored, and for strangers', async () => {
    await send('key-1', { size: 1 }, secretOrder.path)
    await send('key-1', { size: 1 }, secretOrder.path)
    await send('key-1', { size: 1 }, openOrder.path)
    await send('key-1', { size: 1 }, openOrder.path)
    expect(done).toBe(4)
  })

  it.each(['', 'x'.repeat(101), 'با فاصله', 'a b'])('refuses the key %j', async (key) => {
    const encoded = encodeURI(key).replaceAll('%20', ' ')
    expect((await send(encoded)).json().type).toBe('idempotency_key_invalid')
  })
})

describe('a write that counts before its transaction', () => {
  const counted = async () => {
    const rows = await database.db
      .selectFrom('throttles')
      .where('key', 'in', [triesKey, ordersKey])
      .selectAll()
      .execute()
    return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
  }
  beforeEach(async () => {
    await database.db.deleteFrom('throttles').execute()
  })

  it('stays counted when the work is refused, and nothing of the work stays', async () => {
    failure = () => new AppError('code_wrong')
    expect((await send('key-1', { size: 1 }, countedOrder.path)).json().type).toBe('code_wrong')
    expect((await send('key-2', { size: 1 }, countedOrder.path)).json().type).toBe('code_wrong')
    expect(await counted()).toEqual({ [triesKey]: 2 })
  })

  it('counts nothing when the same request comes again, also after a crash', async () => {
    crashes.armNext()
    expect((await send('key-1', { size: 1 }, countedOrder.path)).statusCode).toBe(500)
    expect((await send('key-1', { size: 1 }, countedOrder.path)).json()).toEqual({ id: 1 })
    expect(await counted()).toEqual({ [triesKey]: 1, [ordersKey]: 1 })
  })
})

describe('X-Dry-Run', () => {
  const tryOut = (path: string, value = 'true') =>
    ask(app, sara.token, {
      method: 'POST',
      url: path,
      payload: { size: 3 },
      headers: { 'x-dry-run': value, 'idempotency-key': 'k-1' },
    })

  it.each(['true', 'TRUE', '1'])('answers the quote and does nothing (%s)', async (value) => {
    const reply = await tryOut(order.path, value)
    expect([reply.statusCode, reply.json(), done]).toEqual([200, priceOf(3), 0])
  })

  it('checks the body like the real call', async () => {
    const reply = await ask(app, sara.token, {
      method: 'POST',
      url: order.path,
      payload: { size: 'x' },
      headers: { 'x-dry-run': 'true' },
    })
    expect(reply.statusCode).toBe(422)
  })

  it('is refused where a call has no dry run, and never taken for the real call', async () => {
    const reply = await tryOut(secretOrder.path)
    expect([reply.statusCode, reply.json().type, done]).toEqual([400, 'dry_run_unsupported', 0])
  })

  it('is off when it says false', async () => {
    await tryOut(order.path, 'false')
    expect(done).toBe(1)
  })
})
