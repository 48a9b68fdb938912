import { serviceType } from '@sarv/contract/service-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { loadCatalogue } from '../areas/catalog/catalogue/catalogue.service.ts'
import { credit } from '../areas/financial/ledger/ledger.service.ts'
import { insertCustomer, insertPerson } from '../testing/people.ts'
import { getLimitUsage, holdLimits, raiseLimits, releaseLimits, type Amounts } from './limits.service.ts'
import type { ServiceRef } from './service.ts'
import { verifyLimits } from './verify-limits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let lastId = 0

const customerWith = async (limits: { max_cpu?: number; max_vm?: number } = {}) => {
  const { customerId } = await insertCustomer(database.db)
  await getLimitUsage(database.db, customerId)
  if (Object.keys(limits).length > 0)
    await database.db.updateTable('customer_limits').set(limits).where('customer_id', '=', customerId).execute()
  const newServer = (): ServiceRef => ({
    customerId,
    projectId: 1,
    serviceType: serviceType.vm,
    serviceId: (lastId += 1),
  })
  return { customerId, newServer, used: () => getLimitUsage(database.db, customerId) }
}

const hold = (service: Parameters<typeof holdLimits>[1], amounts: Amounts) =>
  database.db.transaction().execute((trx) => holdLimits(trx, service, amounts))

const release = (service: ServiceRef) => database.db.transaction().execute((trx) => releaseLimits(trx, service))

describe('the limits of a customer', () => {
  it('are held and given back, and those who hold nothing have the usual ones', async () => {
    const { customerId } = await insertCustomer(database.db)
    const server = { customerId, projectId: 1, serviceType: serviceType.vm, serviceId: (lastId += 1) }
    const volume = { ...server, serviceType: serviceType.volume }
    await hold(server, { cpu: 4, memoryGb: 8, diskGb: 100, ip: 1, vm: 1 })
    await hold(volume, { diskGb: 50 })
    await release(server)
    expect(await getLimitUsage(database.db, customerId)).toMatchObject({
      cpu: { current: 0, max: 64 },
      memoryGb: { current: 0 },
      diskGb: { current: 50 },
      vm: { current: 0, max: 20 },
    })
  })

  it('are held once and given back once, however often it is said', async () => {
    const { newServer, used } = await customerWith()
    const [server, other] = [newServer(), newServer()]
    for (const service of [server, other, server, server]) await hold(service, { cpu: 2, vm: 1 })
    expect(await used()).toMatchObject({ cpu: { current: 4 }, vm: { current: 2 } })
    for (let time = 0; time < 3; time += 1) await release(server)
    expect(await used()).toMatchObject({ cpu: { current: 2 }, vm: { current: 1 } })
  })

  it('follow a service that becomes larger or smaller, item by item', async () => {
    const { newServer, used } = await customerWith()
    const server = newServer()
    await hold(server, { cpu: 2, memoryGb: 4, firewallRule: 5 })
    await hold(server, { cpu: 6, memoryGb: 3 })
    expect(await used()).toMatchObject({ cpu: { current: 6 }, memoryGb: { current: 3 }, firewallRule: { current: 5 } })
    await hold(server, { cpu: 0 })
    expect(await used()).toMatchObject({ cpu: { current: 0 }, memoryGb: { current: 3 }, firewallRule: { current: 5 } })
  })

  it('refuse what does not fit, name it, and hold nothing of it', async () => {
    const { newServer, used } = await customerWith({ max_cpu: 8 })
    const server = newServer()
    await hold(server, { cpu: 6, vm: 1 })
    await expect(hold(newServer(), { cpu: 3, vm: 1 })).rejects.toMatchObject({
      code: 'over_limit',
      status: 400,
      details: { item: 'پردازنده (vCPU)', current: 6, wanted: 3, max: 8 },
    })
    await expect(hold(server, { cpu: 9 })).rejects.toMatchObject({ details: { current: 6, wanted: 3, max: 8 } })
    expect(await used()).toMatchObject({ cpu: { current: 6 }, vm: { current: 1 } })
  })

  it('refuse several services together, as one order', async () => {
    const { newServer, used } = await customerWith({ max_vm: 5 })
    await hold(newServer(), { vm: 1 })
    const order = Array.from({ length: 5 }, newServer) as [ServiceRef, ...ServiceRef[]]
    await expect(hold(order, { vm: 1 })).rejects.toMatchObject({ details: { current: 1, wanted: 5, max: 5 } })
    expect(await used()).toMatchObject({ vm: { current: 1 } })
    await hold([newServer(), newServer()], { vm: 1 })
    expect(await used()).toMatchObject({ vm: { current: 3 } })
  })

  it('lowered below the use, stop only more of the same', async () => {
    const { customerId, newServer } = await customerWith({ max_cpu: 8 })
    const server = newServer()
    await hold(server, { cpu: 8 })
    await database.db.updateTable('customer_limits').set({ max_cpu: 4 }).where('customer_id', '=', customerId).execute()
    await hold(server, { cpu: 8, diskGb: 50 })
    await hold(server, { cpu: 7 })
    await expect(hold(newServer(), { cpu: 1 })).rejects.toMatchObject({ code: 'over_limit' })
  })

  it('hold against orders at the same moment', async () => {
    const { newServer, used } = await customerWith({ max_vm: 5 })
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => hold(newServer(), { vm: 1, cpu: 1 })))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5)
    expect(await used()).toMatchObject({ vm: { current: 5 }, cpu: { current: 5 } })
  })

  it('count a service once that is held, given back and held again at the same moment', async () => {
    const { newServer, used } = await customerWith()
    const server = newServer()
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 4 === 3 ? release(server) : hold(server, { vm: 1, cpu: 2 }))),
    )
    await hold(server, { vm: 1, cpu: 2 })
    expect(await used()).toMatchObject({ vm: { current: 1 }, cpu: { current: 2 } })
  })

  it('are as before when what took or gave them ended half-way', async () => {
    const { newServer, used } = await customerWith()
    const [server, other] = [newServer(), newServer()]
    await hold(server, { vm: 1, cpu: 2 })
    const killed = database.db.transaction().execute(async (trx) => {
      await releaseLimits(trx, server)
      await holdLimits(trx, other, { vm: 1, cpu: 8 })
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await used()).toMatchObject({ vm: { current: 1 }, cpu: { current: 2 } })
  })

  it('are used by nothing but what is held: the sum is right after all of this', async () => {
    // Of services that these tests made up: only the sums are looked at.
    expect((await verifyLimits(database.db)).fault).not.toMatchObject({ kind: 'sum' })
  })
})

describe('the limits that customers begin with', () => {
  const maxima = async (customerId: number) => {
    const { cpu, vm, diskGb } = await getLimitUsage(database.db, customerId)
    return [cpu.max, vm.max, diskGb.max]
  }

  /** A customer as signing up makes one. */
  const newcomer = async () => {
    const { customerId, userId } = await insertPerson(database.db, { superUser: true, isConfirmed: false })
    await database.db.deleteFrom('customer_limits').where('customer_id', '=', customerId).execute()
    return { customerId, userId }
  }

  const confirm = (userId: number) =>
    database.db.updateTable('users').set({ id_confirmed: true }).where('id', '=', userId).execute()

  const pay = (customerId: number) =>
    database.db.transaction().execute((trx) =>
      credit(trx, {
        customerId,
        rials: 1_000_000,
        from: { account: 'clearing', gateway: 'sandbox' },
        kind: 'payment',
        cause: `payment:${customerId}`,
        details: {},
      }),
    )

  beforeAll(() => loadCatalogue(database.db))

  it('are small, and grow with a confirmed identity and with the first payment', async () => {
    const { customerId, userId } = await newcomer()
    expect(await maxima(customerId)).toEqual([2, 1, 100])
    await confirm(userId)
    await raiseLimits(database.db, customerId)
    expect(await maxima(customerId)).toEqual([8, 4, 500])
    await pay(customerId)
    expect(await maxima(customerId)).toEqual([64, 20, 4000])
  })

  it('are those of the step that was reached before anything was ordered', async () => {
    const { customerId, userId } = await newcomer()
    await confirm(userId)
    expect(await maxima(customerId)).toEqual([8, 4, 500])
    const other = await newcomer()
    await pay(other.customerId)
    expect(await maxima(other.customerId)).toEqual([64, 20, 4000])
  })

  it('stay where somebody has set them, and are never lowered', async () => {
    const { customerId, userId } = await newcomer()
    await database.db
      .insertInto('customer_limits')
      .values({ customer_id: customerId, max_cpu: 1, max_vm: 99 })
      .execute()
    await confirm(userId)
    await pay(customerId)
    expect(await maxima(customerId)).toEqual([1, 99, 4000])

    const grown = await newcomer()
    await maxima(grown.customerId)
    await database.db
      .updateTable('customer_limits')
      .set({ max_cpu: 40 })
      .where('customer_id', '=', grown.customerId)
      .execute()
    await confirm(grown.userId)
    await raiseLimits(database.db, grown.customerId)
    expect(await maxima(grown.customerId)).toEqual([40, 4, 500])
    await database.db.updateTable('users').set({ id_confirmed: false }).where('id', '=', grown.userId).execute()
    await raiseLimits(database.db, grown.customerId)
    expect(await maxima(grown.customerId)).toEqual([40, 4, 500])
  })
})
