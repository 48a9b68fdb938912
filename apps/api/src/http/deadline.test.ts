import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { defineCall } from '@sarv/contract/call'
import type { OpenDatabase } from '../db/connection.ts'
import { openTestDatabase } from '../testing/database.ts'
import { implement } from './implement.ts'
import { ask, createTestServer } from './test-server.ts'

const lateRead = defineCall({ method: 'GET', path: '/api/my/late/get', access: 'anyone', summary: 'Read late' })
const lateWrite = defineCall({ method: 'POST', path: '/api/my/late/create', access: 'anyone', summary: 'Write late' })
const ownWrite = defineCall({ method: 'POST', path: '/api/my/late/own', access: 'anyone', summary: 'Keep early' })
const locked = defineCall({ method: 'GET', path: '/api/my/late/locked', access: 'anyone', summary: 'Wait for a lock' })

let database: OpenDatabase
let app: FastifyInstance
let goOn = Promise.withResolvers<void>()
const ended: unknown[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  app = createTestServer(database.db, { deadlineMs: 50 })
  await sql`create table late_writes (id int)`.execute(database.db)
  implement(app, lateRead, () => goOn.promise)
  implement(app, lateWrite, async ({ trx }) => {
    await sql`insert into late_writes values (1)`.execute(trx)
    await goOn.promise
    ended.push('write')
  })
  implement(
    app,
    ownWrite,
    async () => {
      await sql`insert into late_writes values (2)`.execute(database.db)
      await goOn.promise
    },
    { ownTransaction: 'it keeps a row before it ends' },
  )
  implement(app, locked, () => {
    throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

describe('a call that takes longer than its deadline', () => {
  it('is answered 503 with a sentence and when to ask again, when it is a read', async () => {
    const reply = await ask(app, undefined, { url: '/api/my/late/get' })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
    expect(reply.json()).toMatchObject({ type: 'too_slow', errorMessage: expect.stringMatching(/[آ-ی]/) })
    goOn.resolve()
  })

  it('keeps nothing of what it wrote, when it is a write that ends later', async () => {
    goOn = Promise.withResolvers<void>()
    const reply = await ask(app, undefined, { method: 'POST', url: '/api/my/late/create' })
    expect(reply.statusCode).toBe(503)
    goOn.resolve()
    await expect.poll(() => ended).toEqual(['write'])
    expect((await sql`select from late_writes`.execute(database.db)).rows).toEqual([])
  })

  it('is answered at its end, when it is a write that has kept things before', async () => {
    goOn = Promise.withResolvers<void>()
    const reply = ask(app, undefined, { method: 'POST', url: '/api/my/late/own' })
    setTimeout(goOn.resolve, 100)
    expect((await reply).statusCode).toBe(200)
    expect((await sql`select from late_writes`.execute(database.db)).rows).toHaveLength(1)
  })
})

it('a call that waits too long for a lock is answered 503 with when to ask again', async () => {
  const reply = await ask(app, undefined, { url: '/api/my/late/locked' })
  expect([reply.statusCode, reply.headers['retry-after'], reply.json().type]).toEqual([503, '5', 'too_slow'])
})
