import { afterAll, beforeAll, expect, it } from 'vitest'
import { serviceType } from '@sarv/contract/service-types'
import { findCommand } from '../cli/commands.ts'
import type { CommandContext } from '../cli/command.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { insertPerson, insertProject } from '../testing/people.ts'
import { getLimitUsage, holdLimits } from './limits.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const verify = async () => {
  const lines: string[] = []
  const { command } = findCommand(['limits', 'verify'])!
  const context = { db: database.db, say: (line: string) => lines.push(line) } as unknown as CommandContext
  return [await command.run([], context), lines.join()] as const
}

it('the command names what is used and not held, and what is held by services that are gone', async () => {
  const { db } = database
  const { customerId } = await insertPerson(db, { superUser: true })
  const projectId = await insertProject(db, customerId)
  await getLimitUsage(db, customerId)
  const { id } = await db
    .insertInto('vm_volumes')
    .values({ project_id: projectId, name: 'data', size_gb: 50, status_id: 2, monthly_price_rials: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const volume = { customerId, projectId, serviceType: serviceType.volume, serviceId: id }
  await db.transaction().execute((trx) => holdLimits(trx, volume, { diskGb: 50 }))
  expect(await verify()).toEqual([0, 'right: 1 holds'])

  const use = (gb: number) =>
    db.updateTable('customer_usage').set({ disk_gb: gb }).where('customer_id', '=', customerId).execute()
  await use(60)
  expect(await verify()).toEqual([1, `WRONG: customer ${customerId} uses 60 of diskGb; the holds sum to 50.`])
  await use(50)

  await db.updateTable('vm_volumes').set({ deleted_at: new Date() }).where('id', '=', id).execute()
  const gone = `WRONG: Volume:${id} of customer ${customerId} holds`
  expect(await verify()).toEqual([1, `${gone} 50 of the limits and is gone.`])
  await db.deleteFrom('limit_holds').execute()
  expect(await verify()).toEqual([0, 'right: 0 holds'])

  const money = { service_type: 'Volume', service_id: id, customer_id: customerId, gift_rials: 0, wallet_rials: 700 }
  await db.insertInto('wallet_holds').values(money).execute()
  expect(await verify()).toEqual([1, `${gone} 700 rials and is gone.`])
})
