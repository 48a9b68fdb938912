import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defineCall } from '@sarv/contract/call'
import { userAccessType } from '@sarv/contract/enums'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { endSessions } from '../areas/account/sessions/sessions.store.ts'
import type { OpenDatabase } from '../db/connection.ts'
import { createEventHub, publish, type EventHub, type LiveEventRow } from '../operations/events.ts'
import { newToken } from '../secrets.ts'
import { openTestDatabase } from '../testing/database.ts'
import { letIn, insertPerson, insertProject, type Person } from '../testing/people.ts'
import { customerListener } from './customer-listener.ts'
import { createEventStreams, type EventStreams } from './events-stream.ts'
import { implement } from './implement.ts'
import { createTestServer } from './test-server.ts'

const events = defineCall({
  method: 'GET',
  path: '/api/my/events',
  access: 'signedIn',
  summary: '-',
  answers: 'events',
})

let database: OpenDatabase
let hub: EventHub
/** What the database calls when its connection that listens is back. */
let reconnected: (() => void) | undefined
let streams: EventStreams
let app: FastifyInstance
let sara: Person
let address: string
const log = pino({ level: 'silent' })

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  const listening: OpenDatabase = {
    ...database,
    listen: (channel, onMessage, onReconnect) => {
      reconnected = onReconnect
      return database.listen(channel, onMessage, onReconnect)
    },
  }
  hub = await createEventHub(listening, { log, coalesceMs: 1 })
  streams = createEventStreams({
    db: database.db,
    hub,
    log,
    heartbeatMs: 50,
    recheckMs: 100,
  })
  app = createTestServer(database.db)
  const toWire = async ({ group, projectId, id }: LiveEventRow) => ({ group, projectId, id })
  implement(app, events, ({ reply, actor }) => streams.open(reply, customerListener(database.db, actor, toWire)))
  await app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${events.path}`
  sara = await insertPerson(database.db, { superUser: true })
})
afterEach(async () => {
  streams.close()
  await app.close()
  await hub.close()
})
afterAll(() => database.close())

const ids = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
const messages = (text: string) => [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!) as unknown)

/** Opens a stream and collects what arrives. */
const open = async (who: Person, headers: Record<string, string> = {}) => {
  const abort = new AbortController()
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
    signal: abort.signal,
  })
  const received = { text: '', isOver: false, response, leave: () => abort.abort() }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) received.text += decoder.decode(chunk as Uint8Array, { stream: true })
  }
  void read()
    .catch(() => {})
    .finally(() => (received.isOver = true))
  if (response.status === 200) await expect.poll(() => ids(received.text).length).toBeGreaterThan(0)
  return received
}

const tell = (who: Person, projectId: number | null, id: number) =>
  publish(database.db, { customerId: who.customerId, projectId, group: 'VmHost', id })

describe('the event stream', () => {
  it('carries what is published, with ids, and keeps the line warm', async () => {
    const stream = await open(sara)
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
    expect(stream.response.headers.get('x-request-id')).toBeTruthy()
    await tell(sara, null, 5)
    await expect.poll(() => messages(stream.text)).toEqual([{ group: 'VmHost', projectId: null, id: 5 }])
    await expect.poll(() => stream.text).toContain(': still here')
    stream.leave()
  })

  it('needs a live token', async () => {
    const response = await fetch(address)
    expect(response.status).toBe(401)
    await response.body?.cancel()
  })

  it("shows neither another customer's events nor projects one is not in", async () => {
    const mine = await insertProject(database.db, sara.customerId)
    const other = await insertProject(database.db, sara.customerId)
    const reader = await insertPerson(database.db, { customerId: sara.customerId })
    await letIn(database.db, reader, mine, userAccessType.id.reporter)
    const stranger = await insertPerson(database.db, { superUser: true })
    const stream = await open(reader)
    await tell(stranger, null, 1)
    await tell(sara, other, 2)
    await tell(sara, mine, 3)
    await expect.poll(() => messages(stream.text)).toEqual([{ group: 'VmHost', projectId: mine, id: 3 }])
    stream.leave()
  })

  it('tells of money only who may read money', async () => {
    const reader = await insertPerson(database.db, { customerId: sara.customerId })
    const manager = await insertPerson(database.db, { customerId: sara.customerId, financialManager: true })
    const streamsOf = [await open(sara), await open(manager), await open(reader)]
    const { customerId } = sara
    await publish(database.db, { customerId, projectId: null, group: 'Payment', id: 38 })
    await publish(database.db, { customerId, projectId: null, group: 'Issue', id: 7 })
    for (const stream of streamsOf) await expect.poll(() => stream.text).toContain('"Issue"')
    expect(streamsOf.map(({ text }) => text.includes('"Payment"'))).toEqual([true, true, false])
    for (const stream of streamsOf) stream.leave()
  })

  it('begins with what has just changed, once for each group: a page may have read it before the stream was open', async () => {
    const mine = await insertProject(database.db, sara.customerId)
    const stranger = await insertPerson(database.db, { superUser: true })
    await tell(sara, mine, 1)
    await tell(sara, mine, 2)
    await tell(stranger, null, 3)
    await publish(database.db, { customerId: sara.customerId, projectId: mine, group: 'VmHost', operationId: 7 })
    const stream = await open(sara)
    const ofMine = (group: string) => ({ group, projectId: mine, id: null })
    // The last of them may also come by itself: its news can be slower than the stream.
    const begins = () => messages(stream.text).slice(0, 2)
    await expect.poll(begins).toHaveLength(2)
    expect(begins()).toEqual(expect.arrayContaining([ofMine('VmHost'), ofMine('Operation')]))
    stream.leave()
    await sql`update events set created_at = created_at - interval '1 minute'`.execute(database.db)
    const later = await open(sara)
    await tell(sara, mine, 9)
    await expect.poll(() => messages(later.text)).toEqual([{ group: 'VmHost', projectId: mine, id: 9 }])
    later.leave()
  })

  it('goes on after the last id without loss or repetition', async () => {
    const first = await open(sara)
    await tell(sara, null, 1)
    await expect.poll(() => messages(first.text)).toHaveLength(1)
    first.leave()
    await tell(sara, null, 2)
    await tell(sara, null, 3)

    const second = await open(sara, { 'last-event-id': String(ids(first.text).at(-1)) })
    await tell(sara, null, 4)
    await expect.poll(() => messages(second.text).map((message) => (message as { id: number }).id)).toEqual([2, 3, 4])
    second.leave()
  })

  it('says that everything must be read again when the last id is not known any more', async () => {
    const stream = await open(sara, { 'last-event-id': '999999999' })
    await expect.poll(() => messages(stream.text)).toEqual([{ group: null, projectId: null }])
    stream.leave()
  })

  it('says so to every stream, when the connection that listens was lost for a while', async () => {
    const [one, other] = [await open(sara), await open(sara)]
    await tell(sara, null, 1)
    await expect.poll(() => messages(other.text)).toHaveLength(1)
    reconnected!()
    for (const stream of [one, other]) {
      await expect.poll(() => messages(stream.text).at(-1)).toEqual({ group: null, projectId: null })
    }
    await tell(sara, null, 2)
    await expect.poll(() => messages(one.text).at(-1)).toMatchObject({ id: 2 })
    one.leave()
    other.leave()
  })

  it('ends when the session is revoked', async () => {
    const stream = await open(sara)
    await database.db.updateTable('sessions').set({ revoked_at: new Date() }).where('id', '=', sara.sessionId).execute()
    await expect.poll(() => stream.isOver).toBe(true)
  })

  it('ends at once when the user hears that a session was ended, and colleagues hear nothing', async () => {
    const colleague = await insertPerson(database.db, { customerId: sara.customerId })
    const [mine, theirs] = [await open(sara), await open(colleague)]
    await endSessions(database.db, { userId: sara.userId, only: sara.sessionId })
    await expect.poll(() => mine.isOver, { timeout: 90 }).toBe(true)
    await tell(sara, null, 8)
    await expect.poll(() => messages(theirs.text)).toEqual([{ group: 'VmHost', projectId: null, id: 8 }])
    theirs.leave()
  })

  it('ends at once for whoever is removed, demoted or moved to another account, and stays open for others', async () => {
    const colleague = () => insertPerson(database.db, { customerId: sara.customerId, superUser: true })
    const [removed, demoted, moved] = [await colleague(), await colleague(), await colleague()]
    const elsewhere = await insertPerson(database.db)
    const membership = (customerId: number, { userId }: Person) => ({ customer_id: customerId, user_id: userId })
    await database.db.insertInto('memberships').values(membership(elsewhere.customerId, moved)).execute()
    streams = createEventStreams({ db: database.db, hub, log, recheckMs: 60_000 })
    const [mine, ...theirs] = [await open(sara), await open(removed), await open(demoted), await open(moved)]

    const { db } = database
    await db.deleteFrom('memberships').where('user_id', '=', removed.userId).execute()
    await db.updateTable('memberships').set({ is_super_user: false }).where('user_id', '=', demoted.userId).execute()
    await db
      .updateTable('sessions')
      .set({ customer_id: elsewhere.customerId })
      .where('id', '=', moved.sessionId)
      .execute()
    for (const { userId } of [removed, demoted, moved]) {
      await publish(db, { customerId: sara.customerId, projectId: null, group: 'Accessibility', id: userId })
    }
    await expect.poll(() => theirs.map(({ isOver }) => isOver)).toEqual([true, true, true])
    expect(mine.isOver).toBe(false)
    mine.leave()
  })

  it('shows a project to every member while it is open to the account, and no longer', async () => {
    const projectId = await insertProject(database.db, sara.customerId)
    const member = await insertPerson(database.db, { customerId: sara.customerId })
    const openUp = (isPublic: boolean) =>
      database.db.updateTable('projects').set({ is_public: isPublic }).where('id', '=', projectId).execute()
    await openUp(true)
    streams = createEventStreams({ db: database.db, hub, log, recheckMs: 60_000 })
    const stream = await open(member)
    await tell(sara, projectId, 1)
    await expect.poll(() => messages(stream.text)).toHaveLength(1)
    await openUp(false)
    await publish(database.db, { customerId: sara.customerId, projectId: null, group: 'Accessibility' })
    await tell(sara, projectId, 2)
    await tell(sara, null, 3)
    await expect
      .poll(() => messages(stream.text).map((message) => (message as { id: number | null }).id))
      .toEqual([1, null, 3])
    stream.leave()
  })

  it('shows a project no longer from the moment that the access to it is gone', async () => {
    const projectId = await insertProject(database.db, sara.customerId)
    const reader = await insertPerson(database.db, { customerId: sara.customerId })
    await letIn(database.db, reader, projectId, userAccessType.id.reporter)
    streams = createEventStreams({ db: database.db, hub, log, recheckMs: 60_000 })
    const stream = await open(reader)
    await tell(sara, projectId, 1)
    await expect.poll(() => messages(stream.text)).toHaveLength(1)
    await database.db.deleteFrom('project_users').where('user_id', '=', reader.userId).execute()
    await publish(database.db, {
      customerId: sara.customerId,
      projectId: null,
      group: 'Accessibility',
      id: reader.userId,
    })
    await tell(sara, projectId, 2)
    await tell(sara, null, 3)
    await expect
      .poll(() => messages(stream.text).map((message) => (message as { id: number }).id))
      .toEqual([1, reader.userId, 3])
    stream.leave()
  })

  it('ends when the server stops', async () => {
    const stream = await open(sara)
    streams.close()
    await expect.poll(() => stream.isOver).toBe(true)
  })

  it('has the same ceiling for a hundred that come at the same moment, and gives places back', async () => {
    const openAtOnce = async () => {
      const all = await Promise.all(
        Array.from({ length: 100 }, () => fetch(address, { headers: { authorization: `Bearer ${sara.token}` } })),
      )
      const statuses = all.map(({ status }) => status)
      for (const { body } of all) await body?.cancel()
      return [200, 429].map((status) => statuses.filter((one) => one === status).length)
    }
    expect(await openAtOnce()).toEqual([20, 80])
    await expect.poll(openAtOnce, { timeout: 10_000 }).toEqual([20, 80])
    // Refused before anything was opened: a place must not be lost with each.
    for (let n = 0; n < 25; n += 1) {
      const seenAs = { authorization: `Bearer ${newToken()}` }
      expect((await fetch(address, { headers: seenAs })).status).toBe(401)
    }
    await expect.poll(openAtOnce, { timeout: 10_000 }).toEqual([20, 80])
  })

  it('has a ceiling per user', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => open(sara)))
    const response = await fetch(address, { headers: { authorization: `Bearer ${sara.token}` } })
    expect(response.status).toBe(429)
    await response.body?.cancel()
    many.forEach((stream) => stream.leave())
  })
})
