import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSecretBox } from '../../secrets.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { prepareDemoOperators } from './demo-operators.service.ts'
import { demoOperators } from './operator-demo.fa.ts'

const secrets = createSecretBox(Buffer.alloc(32))
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const prepare = (isWanted: boolean, isOneMachine: boolean) =>
  prepareDemoOperators(database.db, secrets, { isWanted, isOneMachine })
const passwords = async () =>
  (await database.db.selectFrom('operators').select('password_hash').execute()).map((row) => row.password_hash)

it('are made on one machine, and named at each start', async () => {
  const line = await prepare(true, true)
  expect(line).toContain(demoOperators.password)
  expect(await prepare(true, true)).toBe(line)
  expect(await passwords()).toEqual([expect.any(String), expect.any(String)])
})

it('are not made elsewhere, nor where nobody wants them', async () => {
  expect([await prepare(true, false), await prepare(false, true)]).toEqual([undefined, undefined])
  expect(await passwords()).toEqual([])
})

it('can sign in no more once others reach the same database', async () => {
  await prepare(true, true)
  await prepare(true, false)
  expect(await passwords()).toEqual([null, null])
})
