import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import { mostStatements } from './prepared.ts'
import { inTransaction } from './transaction.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openEmbedded({ isSmall: true })
  await sql`create table things (id integer primary key, name text)`.execute(database.db)
})
afterAll(() => database.close())

const run = async (statement: string): Promise<object[]> => (await sql.raw<object>(statement).execute(database.db)).rows

const add = async (id: number, name: string | null) => {
  const { rows } = await sql<object>`insert into things values (${id}, ${name}) returning *`.execute(database.db)
  return rows
}

const preparedOnes = async (): Promise<number> => {
  const [found] = await run(`select count(*) from pg_prepared_statements`)
  return (found as { count: number }).count
}

const all = `select * from things order by id`

describe('a statement that comes again', () => {
  it('is prepared once, and answers for the values of each time', async () => {
    expect(await add(1, 'سرو')).toEqual([{ id: 1, name: 'سرو' }])
    const before = await preparedOnes()
    expect(await add(2, null)).toEqual([{ id: 2, name: null }])
    expect(await preparedOnes()).toBe(before)
  })

  it('goes on after one of its times has failed, and so do all others', async () => {
    await expect(add(1, 'again')).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' })
    await expect(run('select * from nowhere')).rejects.toMatchObject({ code: '42P01' })
    await expect(add('no number' as unknown as number, '')).rejects.toMatchObject({ code: '22P02' })
    expect(await add(3, 'three')).toEqual([{ id: 3, name: 'three' }])
  })

  it('answers the columns that are there now', async () => {
    expect(await run(all)).toHaveLength(3)
    await run('alter table things add column colour text')
    expect((await run(all))[0]).toEqual({ id: 1, name: 'سرو', colour: null })
  })

  it('answers the columns that are there once a change is taken back', async () => {
    const undone = inTransaction(database.db, async (trx) => {
      await sql`alter table things drop column colour`.execute(trx)
      expect((await sql.raw<object>(all).execute(trx)).rows[0]).toEqual({ id: 1, name: 'سرو' })
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect((await run(all))[0]).toEqual({ id: 1, name: 'سرو', colour: null })
  })

  it('answers the columns that a script has left', async () => {
    await database.rawQuery('alter table things drop column colour; select 1')
    expect((await run(all))[0]).toEqual({ id: 1, name: 'سرو' })
  })

  it('makes room for the next ones, when many others are kept', async () => {
    for (let index = 0; index <= mostStatements; index++) await run(`select ${index} as value`)
    // The one that made room goes with the next message.
    expect(await preparedOnes()).toBeLessThanOrEqual(mostStatements + 1)
    expect(await run(`select 'last' as value`)).toEqual([{ value: 'last' }])
    expect(await preparedOnes()).toBeLessThanOrEqual(mostStatements + 1)
  })
})

it('says so when a transaction was rolled back that was to be committed', async () => {
  const swallowed = inTransaction(database.db, async (trx) => {
    await sql`insert into things values (9, 'lost')`.execute(trx)
    await sql`select 1 / 0`.execute(trx).catch(() => undefined)
  })
  await expect(swallowed).rejects.toThrow(/aborted|rolled back/i)
  expect(await run('select from things where id = 9')).toEqual([])
})

it('tells how many rows a statement has changed', async () => {
  const { numAffectedRows } = await sql`update things set name = 'all'`.execute(database.db)
  expect(numAffectedRows).toBe(3n)
})
