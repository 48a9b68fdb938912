import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSecretBox } from '../secrets.ts'
import { openTestDatabase } from '../testing/database.ts'
import { insertPerson } from '../testing/people.ts'
import type { OpenDatabase } from './connection.ts'
import { keptAsSealed, resealAll, sealedColumns } from './sealed-columns.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('sealed columns are all that the tables have, by their names', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name like '%\\_secret' order by 1, 2`.execute(database.db)
  const present = rows.filter(({ table }) => !keptAsSealed.has(table)).map(({ table, column }) => `${table}.${column}`)
  const listed = Object.entries(sealedColumns).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  expect(present).toEqual(listed.toSorted())
})

it('values of an older key are sealed anew, each for its own purpose, and those of now are left alone', async () => {
  const { db } = database
  const [first, second] = [randomBytes(32), randomBytes(32)]
  const [before, both, after] = [createSecretBox(first), createSecretBox(second, [first]), createSecretBox(second)]
  const people = [await insertPerson(db), await insertPerson(db), await insertPerson(db)]
  for (const [index, { userId }] of people.entries()) {
    const box = index === 2 ? both : before
    const sealed = {
      phone_number_secret: box.seal(`0912000000${index}`, 'phone'),
      address_secret: box.seal('تهران', 'address'),
    }
    await db.updateTable('users').set(sealed).where('id', '=', userId).execute()
  }
  expect(await resealAll(db, both)).toBe(4)
  expect(await resealAll(db, both)).toBe(0)
  const rows = await db
    .selectFrom('users')
    .where(
      'id',
      'in',
      people.map(({ userId }) => userId),
    )
    .select(['phone_number_secret as phone', 'address_secret as address'])
    .orderBy('id')
    .execute()
  expect(rows.map(({ phone }) => after.open(phone!, 'phone'))).toEqual(['09120000000', '09120000001', '09120000002'])
  expect(rows.map(({ address }) => after.open(address!, 'address'))).toEqual(['تهران', 'تهران', 'تهران'])
  expect(rows.every(({ phone }) => phone!.startsWith(after.prefix))).toBe(true)
})
