import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Profile } from '@sarv/contract/account/profile/profile.schemas'
import { nationalIdHash } from './personal-data.ts'
import { startTestApi, type TestApi } from '../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const person = {
  firstName: 'سارا',
  lastName: 'آزاد',
  nationalId: '0013542419',
  birthDate: '1990-05-12T00:00:00',
  address: 'تهران، کوچه گل یخ',
}
const company = {
  name: 'شرکت ترنج',
  nationalId: '10380284790',
  phoneNumber: '02155667788',
  postalCode: '9876543210',
  address: 'یزد، کوچه انار',
}
const mobile = '09351112233'
const readable = [
  person.nationalId,
  person.address,
  company.nationalId,
  company.phoneNumber,
  company.postalCode,
  company.address,
  mobile,
]

/** Every row of every table as one text: what a copy of the database would tell. */
const wholeDatabase = async (): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(api.db)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t`.execute(api.db)
    texts.push(...rows.map(({ line }) => line))
  }
  return texts.join('\n')
}

it('reads back what was typed, and keeps nothing of it readable: not in its row, not in the log, not in messages', async () => {
  const who = await api.newCustomer()
  expect((await api.send(who, 'PUT', '/account/profile/edit', person)).status).toBe(200)
  await api.send(who, 'PUT', '/account/profile/edit-phone-number', { phoneNumber: mobile })
  await api.send(who, 'POST', '/account/profile/confirm-phone-number', { confirmCode: await api.codeSentTo(mobile) })
  expect((await api.send(who, 'PUT', '/account/customer/convert-to-legal', company)).status).toBe(200)

  const { body: profile } = await api.get<Profile>(who, '/account/profile/get')
  expect(profile).toMatchObject({ nationalId: person.nationalId, address: person.address, phoneNumber: mobile })
  expect((await api.get(who, '/account/customer/get')).body).toMatchObject({
    nationalId: company.nationalId,
    phone: company.phoneNumber,
    postalCode: company.postalCode,
    address: company.address,
  })
  const { body: members } = await api.get<{ phoneNumber: string }[]>(who, '/account/customer-user/list')
  expect(members.map(({ phoneNumber }) => phoneNumber)).toEqual([mobile])

  const found = await api.db
    .selectFrom('users')
    .where('national_id_hash', '=', nationalIdHash(api.secrets, person.nationalId))
    .select('id')
    .execute()
  expect(found).toEqual([{ id: who.userId }])

  const text = await wholeDatabase()
  expect(text).toContain(who.email)
  expect(readable.filter((value) => text.includes(value))).toEqual([])
})
