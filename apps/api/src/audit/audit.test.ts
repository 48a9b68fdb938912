import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection.ts'
import { createSecretBox } from '../secrets.ts'
import { openTestDatabase } from '../testing/database.ts'
import { createAudit, sweepBegun, unknownStatus, type Audit, type AuditEntry } from './audit.ts'
import { verifyChain } from './chain.ts'

const secrets = createSecretBox(randomBytes(32))
const log = pino({ level: 'silent' })
let database: OpenDatabase
let audit: Audit

beforeEach(async () => {
  await database?.close()
  database = await openTestDatabase()
  audit = createAudit(database.db, secrets, log)
})
afterAll(() => database.close())

const entry = (event: string): AuditEntry => ({
  at: new Date(),
  event,
  user_id: 1,
  customer_id: 1,
  project_id: null,
  session_id: 1,
  api_token_id: null,
  target: null,
  data: '{"body":{"name":"سرو"}}',
  ip: '198.51.100.1',
  user_agent: 'test',
  request_id: 'r',
})

const rows = () => database.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
const writeThree = async () => {
  for (const event of ['first', 'second', 'third']) await audit.write(entry(event), 200)
}
/** As someone would who owns the database. */
const asOwner = async (statement: string) => {
  await sql`alter table audit_log disable trigger user`.execute(database.db)
  await sql.raw(statement).execute(database.db)
}
const verify = (head?: string) => verifyChain(database.db, secrets, head)

describe('the chain', () => {
  it('is whole when nobody touched it', async () => {
    expect(await verify()).toEqual({ rows: 0, head: '00'.repeat(32) })
    await writeThree()
    const report = await verify()
    expect(report).toMatchObject({ rows: 3 })
    expect(report.fault).toBeUndefined()
  })

  it.each([
    ['a changed row', `update audit_log set ip = '203.0.113.9' where id = 2`, { id: 2, kind: 'changed' }],
    ['a changed outcome', `update audit_log set status = 403 where id = 1`, { id: 1, kind: 'changed' }],
    ['a row taken out', `delete from audit_log where id = 2`, { id: 2, kind: 'missing' }],
    ['the first row taken out', `delete from audit_log where id = 1`, { id: 1, kind: 'missing' }],
    ['the end cut off', `delete from audit_log where id = 3`, { id: 3, kind: 'end' }],
    [
      'a row added by hand',
      `insert into audit_log select 4, at, event, status, user_id, customer_id, project_id, session_id, api_token_id,
        target, data, ip, user_agent, request_id, hash from audit_log where id = 3`,
      { id: 4, kind: 'changed' },
    ],
  ])('shows %s', async (_what, statement, fault) => {
    await writeThree()
    await asOwner(statement)
    expect((await verify()).fault).toEqual(fault)
  })

  it('shows with a head noted earlier that the end was cut off together with the head', async () => {
    await writeThree()
    const { head } = await verify()
    await asOwner('delete from audit_log where id = 3')
    await sql`update audit_head set id = 2, hash = (select hash from audit_log where id = 2)`.execute(database.db)
    expect((await verify()).fault).toBeUndefined()
    expect((await verify(head)).fault).toEqual({ id: 2, kind: 'head' })
  })

  it('cannot be made by someone without the key', async () => {
    await createAudit(database.db, createSecretBox(randomBytes(32)), log).write(entry('forged'), 200)
    expect((await verify()).fault).toEqual({ id: 1, kind: 'changed' })
  })

  it('stays whole and without gaps when many write at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, at) => audit.write(entry(`event ${at}`), 200)))
    expect(await verify()).toMatchObject({ rows: 40 })
    expect((await rows()).map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
  })

  it('refuses to be changed, deleted or emptied', async () => {
    await writeThree()
    for (const statement of ['update audit_log set status = 1', 'delete from audit_log', 'truncate audit_log']) {
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('never changed')
    }
    expect(await verify()).toMatchObject({ rows: 3 })
  })
})

describe('what has begun', () => {
  it('stands in the chain once, with its outcome', async () => {
    const begun = await audit.begin(entry('vmHostCreate'))
    expect(await rows()).toEqual([])
    await audit.finish({ ...begun, entry: { ...begun.entry, target: 'id:7' } }, 409)
    expect(await rows()).toMatchObject([{ event: 'vmHostCreate', status: 409, target: 'id:7' }])
    expect(await sweepBegun(database.db, secrets, new Date(Date.now() + 1000))).toEqual({ written: 0, forged: 0 })
  })

  it('is written with an unknown outcome when the process ended in the middle', async () => {
    await audit.begin(entry('vmHostDelete'))
    expect(await sweepBegun(database.db, secrets)).toEqual({ written: 0, forged: 0 })
    expect(await sweepBegun(database.db, secrets, new Date(Date.now() + 1000))).toEqual({ written: 1, forged: 0 })
    expect(await rows()).toMatchObject([{ event: 'vmHostDelete', status: unknownStatus, user_id: 1 }])
    expect((await verify()).fault).toBeUndefined()
  })

  it.each([
    [
      'a row put in by hand',
      `insert into audit_begun (key, at, event, user_id, mac)
        values (gen_random_uuid(), now(), 'forged', 1, decode(repeat('00', 32), 'hex'))`,
    ],
    [
      'a copy of a real one under another key',
      `insert into audit_begun select gen_random_uuid(), at, event, user_id, customer_id, project_id, session_id,
        api_token_id, target, data, ip, user_agent, request_id, mac from audit_begun`,
    ],
    ['a real one that was changed', `update audit_begun set user_id = 99`],
  ])('shows %s, and never writes it to the chain', async (_what, statement) => {
    await audit.begin(entry('vmHostDelete'))
    expect((await verify()).fault).toBeUndefined()
    await sql.raw(statement).execute(database.db)
    expect((await verify()).fault).toMatchObject({ kind: 'begun' })
    expect(await sweepBegun(database.db, secrets, new Date(Date.now() + 1000))).toMatchObject({ forged: 1 })
    expect((await rows()).filter(({ event, user_id }) => event === 'forged' || user_id === 99)).toEqual([])
    expect((await verify()).fault).toMatchObject({ kind: 'begun' })
  })
})
