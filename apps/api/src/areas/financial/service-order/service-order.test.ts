import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceOrderItem } from '@sarv/contract/financial/service-order/service-order.schemas'
import type { Customer } from '../../../testing/api.ts'
import { openLife, type Life } from '../suspensions/suspensions.fixture.ts'

let life: Life
beforeAll(async () => {
  life = await openLife()
})
afterAll(() => life.close())

const read = async (customer: Customer) =>
  (await life.api.get<ServiceOrderItem[]>(customer, '/financial/service-order/get')).body

type Named = Pick<ServiceOrderItem, 'serviceType' | 'serviceId'>
const set = (customer: Customer, services: readonly Named[]) =>
  life.api.send(customer, 'PUT', '/financial/service-order/set', {
    services: services.map(({ serviceType, serviceId }) => ({ serviceType, serviceId })),
  })

const vm = (serviceId: number): Named => ({ serviceType: 'Vm', serviceId })
const namesOf = (items: readonly ServiceOrderItem[]) =>
  items.map(({ serviceType, serviceId }) => [serviceType, serviceId])

/** Three servers of one size and a bucket. */
const newcomer = async () => {
  const customer = await life.api.newCustomer({ rials: 0 })
  await life.pay(customer, 60_000_000)
  const servers = [
    await life.servers.newServer(customer, { name: 'shop-a' }),
    await life.servers.newServer(customer, { name: 'shop-b' }),
    await life.servers.newServer(customer, { name: 'shop-c' }),
  ] as const
  return { customer, servers, bucket: await life.buckets.newBucket(customer) }
}

describe('the order of services', () => {
  it('is by age until somebody sets it, and then as they set it', async () => {
    const { customer, servers, bucket } = await newcomer()
    const [a, b, c] = servers
    expect(new Set(namesOf(await read(customer)).map(String))).toEqual(
      new Set([`Vm,${a}`, `Vm,${b}`, `Vm,${c}`, `Storage,${bucket}`]),
    )
    const wanted = [vm(c), { serviceType: 'Storage', serviceId: bucket }, vm(a)]
    expect((await set(customer, wanted)).status).toBe(200)
    expect(namesOf(await read(customer))).toEqual([
      ['Vm', c],
      ['Storage', bucket],
      ['Vm', a],
      ['Vm', b],
    ])
    expect((await read(customer))[0]).toMatchObject({ service: 'shop-c', isRunning: true, isWaiting: false })
    expect((await set(customer, [vm(b), vm(b)])).status).toBe(200)
    expect(namesOf(await read(customer))[0]).toEqual(['Vm', b])
  })

  it('names nothing of others, and nothing that is not there', async () => {
    const { customer } = await newcomer()
    const other = await newcomer()
    expect((await set(customer, [vm(other.servers[0])])).status).toBe(404)
    expect((await set(customer, [vm(999_999_999)])).status).toBe(404)
    expect((await set(customer, [{ serviceType: 'Volume', serviceId: 1 }])).status).toBe(404)
    expect(namesOf(await read(customer)).map(String)).not.toContain(`Vm,${other.servers[0]}`)
  })

  it('is the one in which services come back, as far as the money carries them for a day', async () => {
    const { customer, servers } = await newcomer()
    const [a, b, c] = servers
    await set(customer, [vm(c), vm(a), vm(b)])
    const running = await life.hourly(customer)
    await life.drain(customer)
    await life.settle()
    const stopped = await life.hourly(customer)
    const more = (running - stopped) / 3
    const stands = async () => [await life.server(a), await life.server(b), await life.server(c)]
    expect(await stands()).toEqual(['shutdown', 'shutdown', 'shutdown'])
    // Enough for one of them, not for two: what stands first comes back.
    await life.pay(customer, Math.ceil(-(await life.balance(customer)) + (stopped + 1.5 * more) * 24))
    await life.settle()
    expect(await stands()).toEqual(['shutdown', 'shutdown', 'on'])
    expect((await read(customer)).map(({ isWaiting }) => isWaiting)).toEqual([false, true, true, false])
    await life.pay(customer, Math.ceil(more * 24))
    await life.settle()
    expect(await stands()).toEqual(['on', 'shutdown', 'on'])
    await life.pay(customer, Math.ceil(more * 24))
    await life.settle()
    expect(await stands()).toEqual(['on', 'on', 'on'])
  })

  it('is stopped from its end', async () => {
    const { customer, servers } = await newcomer()
    const [a, b, c] = servers
    await set(customer, [vm(b), vm(c), vm(a)])
    await life.drain(customer)
    await life.settle()
    const operations = await life.db
      .selectFrom('operations')
      .where('customer_id', '=', customer.customerId)
      .where('kind', '=', 'vmHostShutdown')
      .select('service_id')
      .orderBy('id')
      .execute()
    expect(operations.map((row) => row.service_id)).toEqual([a, c, b])
  })
})
