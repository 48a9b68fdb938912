import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table things (id integer)`.execute(database.db)
})
afterAll(() => database.close())

const count = async () => (await sql`select from things`.execute(database.db)).rows.length

it('commits what the work wrote, or nothing of it', async () => {
  await inTransaction(database.db, (trx) => sql`insert into things values (1)`.execute(trx))
  const broken = inTransaction(database.db, async (trx) => {
    await sql`insert into things values (2)`.execute(trx)
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  expect(await count()).toBe(1)
})

it('refuses the outer connection inside, at once, instead of waiting for it for ever', async () => {
  const { db } = database
  await expect(inTransaction(db, () => sql`select 1`.execute(db))).rejects.toThrow(/pass `trx` on/)
  await expect(inTransaction(db, () => db.transaction().execute(async () => 1))).rejects.toThrow(/pass `trx` on/)
  expect(await count()).toBe(1)
})

it('lets what the work has started use the outer connection once it is over', async () => {
  let later: Promise<unknown> = Promise.resolve()
  await inTransaction(database.db, async () => {
    later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => count())
  })
  expect(await later).toBe(1)
})
