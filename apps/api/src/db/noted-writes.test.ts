import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { insertCustomer, type TestCustomer } from '../testing/people.ts'
import type { Db } from './connection.ts'
import { createNotedWrites, withWrites, type NotedWrite } from './noted-writes.ts'

let database: TestDatabase
let customer: TestCustomer
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  customer = await insertCustomer(database.db)
})

const renameCustomer = (db: Db, name: string) =>
  db.updateTable('customers').set({ name }).where('id', '=', customer.customerId).execute()
const renameUser = (db: Db, name: string) =>
  db.updateTable('users').set({ first_name: name }).where('id', '=', customer.userId).execute()

const names = async () => {
  const { name: customerName } = await database.db
    .selectFrom('customers')
    .select('name')
    .where('id', '=', customer.customerId)
    .executeTakeFirstOrThrow()
  const { first_name: user } = await database.db
    .selectFrom('users')
    .select('first_name')
    .where('id', '=', customer.userId)
    .executeTakeFirstOrThrow()
  return { customer: customerName, user }
}

const send = (writes: readonly NotedWrite[], last = sql`select 1`) =>
  sql`with ${withWrites(writes)} last as (${last}) select * from last`.execute(database.db)

describe('noted updates', () => {
  it('are sent with the statement they are put into, and not before', async () => {
    const before = await names()
    const { db, writes } = createNotedWrites()
    await renameCustomer(db, 'one')
    await renameUser(db, 'two')
    expect(await names()).toEqual(before)
    await send(writes)
    expect(await names()).toEqual({ customer: 'one', user: 'two' })
  })

  it('are not there when that statement fails', async () => {
    const before = await names()
    const { db, writes } = createNotedWrites()
    await renameCustomer(db, 'one')
    await renameUser(db, 'two')
    await expect(send(writes, sql`select 1 / (select count(*) from users where id < 0)`)).rejects.toThrow('zero')
    expect(await names()).toEqual(before)
  })

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['what is read', (db) => db.selectFrom('users').select('id').execute()],
    ['an update that answers', (db) => db.updateTable('users').set({ first_name: 'x' }).returning('id').execute()],
    ['SQL by hand', (db) => sql`delete from users`.execute(db)],
    ['a transaction', (db) => db.transaction().execute(async () => undefined)],
  ])('refuse %s', async (_, work) => {
    await expect(work(createNotedWrites().db)).rejects.toThrow('noted')
  })

  it('refuse a second change of a table, of which PostgreSQL would do only one', async () => {
    const { db } = createNotedWrites()
    await renameUser(db, 'one')
    await expect(renameUser(db, 'two')).rejects.toThrow('two updates of users')
  })
})
