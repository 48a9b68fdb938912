import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { insertCustomer } from '../../testing/people.ts'
import { getLimitUsage, releaseLimit, takeLimit } from './limits.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const customerWith = async (limits: { max_cpu?: number; max_vm?: number }) => {
  const { customerId } = await insertCustomer(database.db)
  await getLimitUsage(database.db, customerId)
  await database.db.updateTable('customer_limits').set(limits).where('customer_id', '=', customerId).execute()
  return customerId
}

describe('the limits of a customer', () => {
  it('are taken and given back', async () => {
    const { customerId } = await insertCustomer(database.db)
    await takeLimit(database.db, customerId, { cpu: 4, memoryGb: 8, diskGb: 100, ip: 1, vm: 1 })
    await takeLimit(database.db, customerId, { cpu: 1 })
    await releaseLimit(database.db, customerId, { cpu: 4, memoryGb: 8, diskGb: 100, ip: 1, vm: 1 })
    expect(await getLimitUsage(database.db, customerId)).toMatchObject({
      cpu: { current: 1, max: 64 },
      memoryGb: { current: 0 },
      vm: { current: 0, max: 20 },
    })
  })

  it('refuse what does not fit, name it, and take nothing', async () => {
    const customerId = await customerWith({ max_cpu: 8 })
    await takeLimit(database.db, customerId, { cpu: 6, vm: 1 })
    await expect(takeLimit(database.db, customerId, { cpu: 3, vm: 1 })).rejects.toMatchObject({
      code: 'over_limit',
      status: 400,
      details: { item: 'پردازنده (vCPU)', current: 6, wanted: 3, max: 8 },
    })
    expect(await getLimitUsage(database.db, customerId)).toMatchObject({ cpu: { current: 6 }, vm: { current: 1 } })
  })

  it('lowered below the use, stop only more of the same', async () => {
    const customerId = await customerWith({ max_cpu: 8 })
    await takeLimit(database.db, customerId, { cpu: 8 })
    await database.db.updateTable('customer_limits').set({ max_cpu: 4 }).where('customer_id', '=', customerId).execute()
    await takeLimit(database.db, customerId, { diskGb: 50 })
    await expect(takeLimit(database.db, customerId, { cpu: 1 })).rejects.toMatchObject({ code: 'over_limit' })
  })

  it('hold against orders at the same moment', async () => {
    const customerId = await customerWith({ max_vm: 5 })
    const orders = Array.from({ length: 12 }, () =>
      database.db.transaction().execute((trx) => takeLimit(trx, customerId, { vm: 1, cpu: 1 })),
    )
    const results = await Promise.allSettled(orders)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5)
    expect(await getLimitUsage(database.db, customerId)).toMatchObject({ vm: { current: 5 }, cpu: { current: 5 } })
  })

  it('can not be given back twice', async () => {
    const { customerId } = await insertCustomer(database.db)
    await takeLimit(database.db, customerId, { vm: 1 })
    await releaseLimit(database.db, customerId, { vm: 1 })
    await expect(releaseLimit(database.db, customerId, { vm: 1 })).rejects.toThrow('customer_usage_vm_check')
  })
})
