import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPasswordRight } from './areas/account/sign-in/passwords.service.ts'
import { loadCatalogue } from './areas/catalog/catalogue/catalogue.service.ts'
import { demoLogin } from './db/seed/demo.ts'
import { prepareDemo } from './demo-login.ts'
import { createSecretBox, hashToken, newToken } from './secrets.ts'
import { openTestDatabase, type TestDatabase } from './testing/database.ts'

const secrets = createSecretBox(Buffer.alloc(32))
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await loadCatalogue(database.db)
})
afterEach(() => database.close())

const prepare = (demo: boolean, isOneMachine: boolean) => prepareDemo(database.db, secrets, { demo, isOneMachine })

const opens = async (password: string): Promise<boolean> => {
  const user = await database.db.selectFrom('users').select('password_hash').executeTakeFirst()
  return isPasswordRight(user?.password_hash, password)
}
const printed = (signIn: string | undefined): string => /^\S+ {2}(\S+)$/.exec(signIn ?? '')?.[1] ?? ''

it('on one machine opens with the published password, and says so at each start', async () => {
  const first = await prepare(true, true)
  expect(first.signIn).toContain(demoLogin.password)
  expect(await opens(demoLogin.password)).toBe(true)
  expect(await prepare(true, true)).toEqual({ made: undefined, signIn: first.signIn })
})

it('elsewhere opens with a random password that is printed once', async () => {
  const { made, signIn } = await prepare(true, false)
  const password = printed(signIn)
  expect(made?.password).toBe(password)
  expect(password).not.toBe(demoLogin.password)
  expect(await opens(demoLogin.password)).toBe(false)
  expect(await opens(password)).toBe(true)
  const again = await prepare(true, false)
  expect(again.signIn).not.toContain(password)
  expect(await opens(password)).toBe(true)
})

it.each([
  ['with a demo', true],
  ['without one', false],
])('closes what was made on one machine and is reached by others now, %s', async (_how, demo) => {
  const { made } = await prepare(true, true)
  const { userId, customerId } = made!
  const inAnHour = new Date(Date.now() + 3_600_000)
  await database.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(newToken()),
      user_id: userId,
      customer_id: customerId,
      idle_expires_at: inAnHour,
      expires_at: inAnHour,
    })
    .execute()
  const { signIn } = await prepare(demo, false)
  expect(await opens(demoLogin.password)).toBe(false)
  expect(signIn === undefined ? false : await opens(printed(signIn))).toBe(demo)
  const sessions = await database.db.selectFrom('sessions').select('revoked_at').execute()
  expect(sessions).toEqual([{ revoked_at: expect.any(Date) as Date }])
})

it('is not there where none is wanted', async () => {
  expect(await prepare(false, true)).toEqual({ made: undefined, signIn: undefined })
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
})
