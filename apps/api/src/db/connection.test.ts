import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, silentLog, type TestDatabase } from '../testing/database.ts'
import { createSecretBox } from '../secrets.ts'
import { openDatabase } from './connection.ts'
import { DatabaseUnreachable } from './errors.ts'
import { migrate } from './migrate.ts'
import { migrationNames, orderedNames } from './migrations.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const valueOf = async (expression: string): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db)
  return rows[0]?.value
}

// The same file runs on both databases, so each row is a promise about both.
describe('values arrive in JavaScript', () => {
  it.each([
    [`true`, true],
    [`42::int2`, 42],
    [`-7::int4`, -7],
    [`9007199254740991::int8`, Number.MAX_SAFE_INTEGER],
    [`count(*)`, 1],
    [`0.1::numeric + 0.2`, '0.3'],
    [`1.5::float8`, 1.5],
    [`1.5::float4`, 1.5],
    [`date '2026-11-15'`, '2026-11-15'],
    [`timestamp '2026-11-15 09:30:00'`, '2026-11-15 09:30:00'],
    [`timestamptz '2026-11-15 09:30:00.123456+03:30'`, new Date('2026-11-15T06:00:00.123Z')],
    [`interval '1 day 02:03:04'`, '1 day 02:03:04'],
    [`'\\x00ff10'::bytea`, Buffer.from([0, 255, 16])],
    [`'{"a": [1, null, "ب"]}'::jsonb`, { a: [1, null, 'ب'] }],
    [`'[1]'::json`, [1]],
    [`'{1,NULL,3}'::int8[]`, [1, null, 3]],
    [`'{}'::int4[]`, []],
    [`array['a,b', '"', null]`, ['a,b', '"', null]],
    [`'{}'::text[]`, []],
    [`'متن'::text`, 'متن'],
    [`null::int8`, null],
  ])('%s', async (expression, expected) => {
    expect(await valueOf(expression)).toEqual(expected)
  })

  it('refuses an int8 that a JavaScript number would round', async () => {
    await expect(valueOf('9007199254740993::int8')).rejects.toThrow('does not fit')
  })
})

describe('values arrive in the database', () => {
  it.each([
    ['timestamptz', new Date('2026-11-15T06:00:00.123Z'), new Date('2026-11-15T06:00:00.123Z')],
    ['bytea', Buffer.from([1, 2, 254]), Buffer.from([1, 2, 254])],
    ['jsonb', JSON.stringify({ a: ['x'] }), { a: ['x'] }],
    ['boolean', false, false],
    ['bigint', 9_007_199_254_740_991, 9_007_199_254_740_991],
    ['text', 'سرو', 'سرو'],
    ['text', null, null],
  ])('as %s', async (type, value, expected) => {
    const { rows } = await sql<{ value: unknown }>`select ${value}::${sql.raw(type)} as value`.execute(database.db)
    expect(rows[0]?.value).toEqual(expected)
  })
})

describe('SQL of other libraries', () => {
  it('may be several statements, and answers all their rows', async () => {
    const { rows } = await database.rawQuery(`begin; select 1 as n; select 2 as n; commit`)
    expect(rows).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('leaves nothing open when it fails in the middle of a transaction', async () => {
    await expect(database.rawQuery('begin; create table half (); select 1 / 0; commit')).rejects.toThrow(
      'division by zero',
    )
    expect(await valueOf(`to_regclass('half')`)).toBeNull()
  })

  it('waits for an open transaction instead of joining it', async () => {
    let raw: Promise<unknown> | undefined
    const transaction = database.db.transaction().execute(async (trx) => {
      raw = database.rawQuery(`create table outside ()`)
      await sql`select 1`.execute(trx)
      throw new Error('rolled back')
    })
    await expect(transaction).rejects.toThrow('rolled back')
    await raw
    expect(await valueOf(`to_regclass('outside')::text`)).toBe('outside')
  })
})

describe('listening', () => {
  it('hears what a transaction says once it commits, and never what was rolled back', async () => {
    const heard: string[] = []
    const stop = await database.listen('test_channel', (payload) => heard.push(payload))
    await database.db
      .transaction()
      .execute(async (trx) => {
        await sql`select pg_notify('test_channel', 'lost')`.execute(trx)
        throw new Error('no')
      })
      .catch(() => {})
    await database.db.transaction().execute((trx) => sql`select pg_notify('test_channel', 'kept')`.execute(trx))
    await expect.poll(() => heard).toEqual(['kept'])
    await stop()
    await sql`select pg_notify('test_channel', 'late')`.execute(database.db)
    expect(heard).toEqual(['kept'])
  })

  it.runIf(process.env['TEST_DATABASE_URL'])('comes back after the connection is cut, and says so', async () => {
    const heard: string[] = []
    let reconnects = 0
    const stop = await database.listen(
      'cut_channel',
      (payload) => heard.push(payload),
      () => (reconnects += 1),
    )
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen "cut_channel"'`.execute(database.db)
    await expect.poll(() => reconnects, { timeout: 5000 }).toBe(1)
    await sql`select pg_notify('cut_channel', 'again')`.execute(database.db)
    await expect.poll(() => heard).toEqual(['again'])
    await stop()
  })
})

describe('migrations', () => {
  it('have nothing to do the second time', async () => {
    expect(await migrate(database.db, createSecretBox(Buffer.alloc(32)))).toEqual([])
  })

  it('are the files of their folder, in the order of their numbers, without their tests', () => {
    expect(orderedNames(['0002-b.ts', '0001-a.test.ts', '0001-a.ts', 'README.md'])).toEqual(['0001-a', '0002-b'])
    expect(migrationNames[0]).toBe('0001-accounts')
  })

  it('refuse two of one number: their order would be an accident', () => {
    expect(() => orderedNames(['0001-a.ts', '0002-b.ts', '0002-c.ts'])).toThrow('0002-b')
  })
})

describe('a server that does not answer', () => {
  it.each([
    ['postgres://sarv:s3cret@127.0.0.1:1/sarv', 'nothing listens at that address'],
    ['postgres://sarv:s3cret@no-such-host.invalid/sarv', 'no such host'],
  ])('is named with a plain reason and without the password', async (databaseUrl, reason) => {
    const error = await openDatabase({ databaseUrl, log: silentLog }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DatabaseUnreachable)
    expect((error as DatabaseUnreachable).reason).toContain(reason)
    expect((error as DatabaseUnreachable).message).not.toContain('s3cret')
  })

  it.runIf(process.env['TEST_DATABASE_URL'])('or has no such database', async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    url.pathname = 'no_such_database'
    await expect(openDatabase({ databaseUrl: url.href, log: silentLog })).rejects.toThrow('there is no such database')
  })
})
