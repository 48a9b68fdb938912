import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../db/connection.ts'
import { queueWebhooks, wakeOfWebhook } from '../../operations/webhook-events.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { insertPerson, type Person } from '../../testing/people.ts'
import { insertNotification } from './notifications.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Does the second while the first has done its work and has not committed; with one connection the second waits for the first. */
const whileOpen = async <Result>(first: (trx: Db) => Promise<unknown>, second: (trx: Db) => Promise<Result>) => {
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  const open = database.db.transaction().execute(async (trx) => {
    await first(trx)
    done()
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  await isDone
  const [answer] = await Promise.all([database.db.transaction().execute(second), open])
  return answer
}

const insertWebhook = async ({ customerId, userId }: Person) => {
  const { id } = await database.db
    .insertInto('webhook_endpoints')
    .values({
      customer_id: customerId,
      user_id: userId,
      name: 'deploys',
      host: 'hooks.example.ir',
      url_secret: 'sealed',
      key_secret: 'sealed',
      topics: ['operations'],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const happen = (trx: Db, customerId: number) =>
  sql`with webhook as (${queueWebhooks(sql`
    select ${customerId}::bigint as customer_id, 'operations' as topic, 'operation-1' as event, 'operation.done' as type,
      null::text as lane, '{}'::json as data`)})
    select ${wakeOfWebhook}`.execute(trx)

describe('rows that leave in the same moment', () => {
  it('a webhook is told nothing and fails nothing, when it is deleted while an operation ends', async () => {
    const owner = await insertPerson(database.db, { superUser: true })
    const [gone, stays] = [await insertWebhook(owner), await insertWebhook(owner)]
    await whileOpen(
      (trx) => trx.deleteFrom('webhook_endpoints').where('id', '=', gone).execute(),
      (trx) => happen(trx, owner.customerId),
    )
    const told = await database.db.selectFrom('webhook_deliveries').select('endpoint_id').execute()
    expect(told).toEqual([{ endpoint_id: stays }])
  })

  it('a member is told nothing and fails nothing, when they are removed while owners are told', async () => {
    const owner = await insertPerson(database.db, { superUser: true })
    const { customerId } = owner
    const leaver = await insertPerson(database.db, { customerId })
    const message = { customerId, subject: 'a', content: 'b', link: null }
    const answer = await whileOpen(
      (trx) => trx.deleteFrom('memberships').where('user_id', '=', leaver.userId).execute(),
      (trx) => insertNotification(trx, { ...message, userId: leaver.userId }),
    )
    expect(answer).toBeUndefined()
    expect(await insertNotification(database.db, { ...message, userId: owner.userId })).toBeDefined()
  })
})
