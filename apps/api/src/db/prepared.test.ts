import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, silentLog, type TestDatabase } from '../testing/database.ts'
import { openDatabase, type Db } from './connection.ts'
import { KeptStatements, mostStatements } from './prepared.ts'
import { inPlainTransaction, inTransaction } from './transaction.ts'

describe('statements that are kept', () => {
  it('make room for the next one, when they were not used for longest', () => {
    const gone: number[] = []
    const kept = new KeptStatements<number>((statement) => gone.push(statement))
    for (let number = 0; number < mostStatements; number += 1) kept.keep(`select ${number}`, number)
    expect(kept.find('select 0')).toBe(0)
    kept.keep('select more', -1)
    expect([gone, kept.size, kept.find('select 0'), kept.find('select 1')]).toEqual([[1], mostStatements, 0, undefined])
  })
})

let database: TestDatabase
let db: Db
let close: () => Promise<void>
/** One connection, so that it has prepared what is asked again. */
beforeAll(async () => {
  database = await openTestDatabase()
  const own = database.url && (await openDatabase({ databaseUrl: database.url, poolSize: 1, log: silentLog }))
  db = own ? own.db : database.db
  close = async () => {
    if (own) await own.close()
    await database.close()
  }
  await database.rawQuery('create table lists (id integer primary key, name text, level smallint)')
  await database.rawQuery(`insert into lists values (1, 'a', 1), (2, 'b', 2), (3, 'c,"}', 3)`)
})
afterAll(() => close())

interface ListRow {
  id: number
  name: string
  level: number
}
const lists = (of: Db) => of.withTables<{ lists: ListRow }>().selectFrom('lists').select('id').orderBy('id')
const ids = async (query: ReturnType<typeof lists>) => (await query.execute()).map(({ id }) => id)

describe('a list of values in a query', () => {
  it('is one parameter, whatever its length', () => {
    const sqlOf = (values: number[]) => lists(db).where('id', 'in', values).compile()
    expect(sqlOf([1, 2, 3]).sql).toBe(sqlOf([1]).sql)
    expect(sqlOf([1, 2]).parameters).toEqual([[1, 2]])
  })

  it('is found in, and not found in', async () => {
    expect(await ids(lists(db).where('id', 'in', [1, 3, 9]))).toEqual([1, 3])
    expect(await ids(lists(db).where('id', 'not in', [1, 9]))).toEqual([2, 3])
    expect(await ids(lists(db).where('level', 'in', [2]))).toEqual([2])
    expect(await ids(lists(db).where('name', 'in', ['b', 'c,"}']))).toEqual([2, 3])
    expect(await ids(lists(db).where('id', 'in', []))).toEqual([])
    expect(await ids(lists(db).where('id', 'not in', []))).toEqual([1, 2, 3])
  })
})

describe('a statement that was prepared', () => {
  const all = async (of: Db) => (await sql<object>`select * from lists where id = ${1}`.execute(of)).rows[0]

  it('answers the new columns, when a migration has added some meanwhile', async () => {
    expect(await all(db)).toEqual({ id: 1, name: 'a', level: 1 })
    await database.rawQuery('alter table lists add column colour text')
    expect(await all(db)).toEqual({ id: 1, name: 'a', level: 1, colour: null })
  })

  it.each([
    ['shape', inTransaction],
    ['size', inPlainTransaction],
  ] as const)('answers them in a transaction, which begins anew (%s)', async (column, transact) => {
    expect(await transact(db, all)).toHaveProperty('colour')
    await database.rawQuery(`alter table lists add column ${column} text`)
    expect(await transact(db, all)).toHaveProperty(column, null)
  })

  it('goes on being answered, when many others have made room for it', async () => {
    const numbers = Array.from({ length: mostStatements + 50 }, (_, index) => index)
    for (const number of numbers) await sql`select ${1}::integer + ${sql.lit(number)} as n`.execute(db)
    const { rows } = await sql<{ n: number }>`select ${1}::integer + ${sql.lit(7)} as n`.execute(db)
    expect(rows).toEqual([{ n: 8 }])
    expect(await all(db)).toHaveProperty('id', 1)
    const { rows: kept } = await sql<{ count: number }>`select count(*)::integer from pg_prepared_statements`.execute(
      db,
    )
    expect(kept[0]!.count).toBeLessThanOrEqual(mostStatements + 1)
  })
})
