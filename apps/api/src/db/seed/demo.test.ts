import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadCatalogue } from '../../areas/catalog/catalogue/catalogue.service.ts'
import { createSecretBox } from '../../secrets.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { demoLogin, seedDemo } from './demo.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('the demo customer is made once', async () => {
  await loadCatalogue(database.db)
  const secrets = createSecretBox(randomBytes(32))
  const hash = 'hash of its password'
  const made = await seedDemo(database.db, secrets, hash)
  expect(await seedDemo(database.db, secrets, hash)).toBeUndefined()
  const row = await database.db
    .selectFrom('projects as p')
    .innerJoin('memberships as m', 'm.customer_id', 'p.customer_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['p.id', 'u.email', 'u.password_hash', 'm.is_super_user'])
    .where('p.id', '=', made?.projectId ?? 0)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    email: demoLogin.email,
    password_hash: hash,
    is_super_user: true,
  })
})
