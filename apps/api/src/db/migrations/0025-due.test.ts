import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabaseBefore, type EarlierDatabase } from '../../testing/migrations.ts'
import { due } from './0025-due.ts'

let database: EarlierDatabase
beforeAll(async () => {
  database = await openDatabaseBefore(due)
})
afterAll(() => database.close())

it('makes due what waits, leaves a worker its lease, and nothing of what is over', async () => {
  const { db } = database
  await sql`create schema pgboss`.execute(db)
  await sql`create table pgboss.job (id int)`.execute(db)
  await sql`insert into customers (id, name) values (1, 'toranj')`.execute(db)
  const insertOperation = (id: number, state: { status: string; worker?: string; lease?: string; ended?: string }) =>
    sql`insert into operations (id, kind, title, service_type, service_id, service_name, customer_id, input, status,
        created_at, worker_id, lease_until, ended_at)
      values (${id}, 'test', 'test', 'Vm', ${id}, 'web', 1, '{}', ${state.status}, '2026-01-01T00:00:00Z',
        ${state.worker ?? null}, ${state.lease ?? null}, ${state.ended ?? null})`.execute(db)
  await insertOperation(1, { status: 'queued' })
  await insertOperation(2, { status: 'running', worker: 'one', lease: '2026-02-01T00:00:00Z' })
  await insertOperation(3, { status: 'done', ended: '2026-01-02T00:00:00Z' })
  for (const [id, status] of ['queued', 'sent', 'failed'].entries())
    await sql`insert into messages (id, channel, recipient_secret, recipient_hash, template, status, next_try_at)
      values (${id}, 'sms', '', ${Buffer.alloc(32)}, 'signInCode', ${status}, '2026-01-03T00:00:00Z')`.execute(db)

  await database.migrateOn()

  expect(await db.selectFrom('operations').select(['id', 'worker_id', 'due_at']).orderBy('id').execute()).toEqual([
    { id: 1, worker_id: null, due_at: new Date('2026-01-01') },
    { id: 2, worker_id: 'one', due_at: new Date('2026-02-01') },
    { id: 3, worker_id: null, due_at: null },
  ])
  expect(await db.selectFrom('messages').select('due_at').orderBy('id').execute()).toEqual([
    { due_at: new Date('2026-01-03') },
    { due_at: null },
    { due_at: null },
  ])
  const { rows } = await sql`select from pg_namespace where nspname = 'pgboss'`.execute(db)
  expect(rows).toEqual([])
})
