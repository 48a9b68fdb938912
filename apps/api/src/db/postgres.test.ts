import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, silentLog, type TestDatabase } from '../testing/database.ts'
import { openDatabase, type Db, type OpenDatabase } from './connection.ts'

let database: TestDatabase
let single: OpenDatabase
let db: Db

/** One connection: what a transaction leaves behind is met by the next. */
const openSingle = async () => {
  database = await openTestDatabase()
  single = database.url
    ? await openDatabase({ databaseUrl: database.url, poolSize: 1, log: silentLog })
    : { ...database, close: async () => undefined }
  db = single.db
  await sql`create table things (id integer primary key)`.execute(db)
}
beforeAll(openSingle)
afterAll(async () => {
  await single.close()
  await database.close()
})
afterEach(() => vi.restoreAllMocks())

const insert = (trx: Db, id: number) => sql`insert into things values (${id})`.execute(trx)
const things = async () =>
  (await sql<{ id: number }>`select id from things order by id`.execute(db)).rows.map((r) => r.id)
const transactionId = async (trx: Db) =>
  (await sql<{ id: string }>`select pg_current_xact_id()::text as id, ${1}::integer`.execute(trx)).rows[0]!.id

describe('a transaction', () => {
  it('has all of its statements in it, from the first', async () => {
    for (let time = 0; time < 3; time += 1) {
      const [first, second] = await db
        .transaction()
        .execute(async (trx) => [await transactionId(trx), await transactionId(trx)])
      expect(first).toBe(second)
    }
    expect(await transactionId(db)).not.toBe(await transactionId(db))
  })

  it('answers the rows of its first statement, and how many it changed', async () => {
    await db.transaction().execute(async (trx) => {
      const { numAffectedRows, rows } = await sql`insert into things values (${1}), (${2}) returning id`.execute(trx)
      expect({ numAffectedRows, rows }).toEqual({ numAffectedRows: 2n, rows: [{ id: 1 }, { id: 2 }] })
    })
    expect(await things()).toEqual([1, 2])
  })

  it('keeps nothing of a first statement when a later one fails', async () => {
    const broken = db.transaction().execute(async (trx) => {
      await insert(trx, 3)
      await insert(trx, 1)
    })
    await expect(broken).rejects.toThrow('things_pkey')
    expect(await things()).toEqual([1, 2])
  })

  it('may fail with its first statement, again and again, and the next one is well', async () => {
    for (let time = 0; time < 2; time += 1) {
      await expect(db.transaction().execute((trx) => insert(trx, 1))).rejects.toThrow('things_pkey')
      await expect(db.transaction().execute((trx) => sql`select ${1} from no_such_table`.execute(trx))).rejects.toThrow(
        'no_such_table',
      )
      await db.transaction().execute((trx) => insert(trx, 10 + time))
    }
    expect(await things()).toEqual([1, 2, 10, 11])
  })

  it('may be empty, and may begin with what has no parameters', async () => {
    await db.transaction().execute(async () => undefined)
    await expect(db.transaction().execute(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await db.transaction().execute(async (trx) => {
      await sql`savepoint here`.execute(trx)
      await insert(trx, 20)
      await sql`rollback to savepoint here`.execute(trx)
      await insert(trx, 21)
    })
    expect(await things()).toEqual([1, 2, 10, 11, 21])
  })
})

describe.runIf(process.env['TEST_DATABASE_URL'])('a connection to PostgreSQL', () => {
  it('begins a transaction in the message of its first statement, and sends nothing for an empty one', async () => {
    // Only so many statements get a name in a process, and files before this one may have used them up.
    vi.resetModules()
    const anew = await import('./connection.ts')
    const own = await anew.openDatabase({ databaseUrl: database.url!, poolSize: 1, log: silentLog })
    await own.db.transaction().execute((trx) => insert(trx, 30)) // the connection has seen one by now
    const sent = vi.spyOn(Client.prototype, 'query')
    await own.db.transaction().execute((trx) => insert(trx, 31))
    // Of its one connection: another file's may still be ending in the same process.
    const mine = sent.mock.contexts.find((_, index) => JSON.stringify(sent.mock.calls[index]).includes('31'))
    const count = () => sent.mock.contexts.filter((client) => client === mine).length
    const counts = [count()]
    await own.db.transaction().execute(async () => undefined)
    counts.push(count())
    await own.close()
    expect(counts).toEqual([2, 2]) // the statement, and the commit
  })

  it('is given back in order when the database cuts it in a transaction', async () => {
    const cut = db.transaction().execute(async (trx) => {
      await sql`select pg_terminate_backend(pg_backend_pid()), ${1}::integer`.execute(trx)
    })
    await expect(cut).rejects.toThrow(/terminat/)
    await db.transaction().execute((trx) => insert(trx, 40))
    expect(await things()).toContain(40)
  })

  it.each([
    ['jit', 'off'],
    ['plan_cache_mode', 'force_generic_plan'],
    ['max_parallel_workers_per_gather', '0'],
  ])('has %s %s: our reads are by key', async (name, value) => {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)
    expect(rows).toEqual([{ value }])
  })
})
