import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabaseBefore, type EarlierDatabase } from '../../testing/migrations.ts'
import { nationalIdHash, phoneHash } from '../personal-data.ts'
import { operatorViews } from './0061-operator-views.ts'

let database: EarlierDatabase
beforeAll(async () => {
  database = await openDatabaseBefore(operatorViews)
})
afterAll(() => database.close())

it('makes what was sealed before findable', async () => {
  const { db, secrets } = database
  await sql`insert into users (email, phone_number_secret) values
    ('sara@example.com', ${secrets.seal('09121110001', 'phone')}), ('ali@example.com', null)`.execute(db)
  await sql`insert into customers (name, national_id_secret) values
    ('toranj', ${secrets.seal('10101234567', 'nationalId')}), ('narenj', null)`.execute(db)
  await database.migrateOn()
  const { rows } = await sql`select email, phone_number_hash as hash from users order by id`.execute(db)
  expect(rows).toEqual([
    { email: 'sara@example.com', hash: phoneHash(secrets, '09121110001') },
    { email: 'ali@example.com', hash: null },
  ])
  const found = await sql`select name from customers
    where national_id_hash = ${nationalIdHash(secrets, '10101234567')}`.execute(db)
  expect(found.rows).toEqual([{ name: 'toranj' }])
})
