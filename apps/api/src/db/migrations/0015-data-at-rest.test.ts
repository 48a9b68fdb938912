import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyChain } from '../../audit/chain.ts'
import { nationalIdHash, recipientHash } from '../personal-data.ts'
import { openDatabaseBefore, type EarlierDatabase } from '../../testing/migrations.ts'
import { dataAtRest } from './0015-data-at-rest.ts'

let database: EarlierDatabase
beforeAll(async () => {
  database = await openDatabaseBefore(dataAtRest)
})
afterAll(() => database.close())

const plain = ['09121234567', '0013542419', 'کوچه گل یخ', '02112345678', '1234567890']

it('seals what is there, finds it by its hash, and leaves nothing readable behind', async () => {
  const { db, secrets } = database
  await sql`insert into users (email, phone_number, national_id, address)
    select 'user' || n || '@example.com', '09121234567', '0013542419', 'کوچه گل یخ' from generate_series(1, 2500) n`.execute(
    db,
  )
  await sql`insert into users (email) values ('empty@example.com')`.execute(db)
  await sql`insert into customers (name, national_id, phone, postal_code, address)
    values ('toranj', '0013542419', '02112345678', '1234567890', 'کوچه گل یخ'), ('empty', null, null, null, null)`.execute(
    db,
  )
  await sql`insert into messages (channel, recipient, template) values ('sms', '09121234567', 'signInCode')`.execute(db)
  await sql`insert into audit_begun (key, at, event) values (gen_random_uuid(), now(), 'vmHostDelete')`.execute(db)

  await database.migrateOn()

  const users = await db.selectFrom('users').selectAll().orderBy('id').execute()
  expect(users).toHaveLength(2501)
  for (const user of [users[0]!, users[1500]!, users[2499]!]) {
    expect(secrets.open(user.phone_number_secret!, 'phone')).toBe('09121234567')
    expect(secrets.open(user.national_id_secret!, 'nationalId')).toBe('0013542419')
    expect(secrets.open(user.address_secret!, 'address')).toBe('کوچه گل یخ')
  }
  expect(users.at(-1)).toMatchObject({ phone_number_secret: null, national_id_secret: null, national_id_hash: null })
  const found = await db
    .selectFrom('users')
    .where('national_id_hash', '=', nationalIdHash(secrets, '0013542419'))
    .select('id')
    .execute()
  expect(found).toHaveLength(2500)

  const [customer, empty] = await db.selectFrom('customers').selectAll().orderBy('id').execute()
  expect(secrets.open(customer!.postal_code_secret!, 'postalCode')).toBe('1234567890')
  expect(empty).toMatchObject({ national_id_secret: null, phone_secret: null, address_secret: null })
  const message = await db.selectFrom('messages').selectAll().executeTakeFirstOrThrow()
  expect(secrets.open(message.recipient_secret, 'recipient')).toBe('09121234567')
  expect(message.recipient_hash).toEqual(recipientHash(secrets, '09121234567'))
  expect((await verifyChain(db, secrets)).fault).toBeUndefined()

  for (const table of ['users', 'customers', 'messages']) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(table)} t`.execute(db)
    const text = rows.map(({ line }) => line).join('\n')
    for (const value of plain) expect(text).not.toContain(value)
  }
})
