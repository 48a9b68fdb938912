import { productCategory } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { ProductItem } from '@sarv/contract/portal/products/products.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { createServerTester, type ServerTester } from './hosts.fixture.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'

const { signal } = new AbortController()
/** The plain server of the tests: 2 cores, 4 GB, 50 GB and an address. */
const whileOn = 6 * 450_000 + 50 * 12_000 + 400_000
const whileOff = 50 * 12_000 + 400_000

let api: TestApi
let servers: ServerTester
beforeAll(async () => {
  api = await startTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const intervals = (id: number) =>
  api.db
    .selectFrom('usage_intervals')
    .where('service_type', '=', 'Vm')
    .where('service_id', '=', id)
    .select(['monthly_price_rials', 'from_at', 'to_at'])
    .orderBy('id')
    .execute()

const power = async (customer: Customer, action: string, id: number) => {
  expect((await servers.put(customer, action, id)).status).toBe(200)
  await servers.settle(customer, id)
}

const dryRun = { 'x-dry-run': 'true' }
const shown = async (customer: Customer, id: number) => {
  const { monthlyPrice, priceWhileOff, priceNow } = (await servers.detail(customer, id)).body
  expect((await servers.list(customer))[0]).toMatchObject({ monthlyPrice, priceWhileOff, priceNow })
  return { monthlyPrice, priceWhileOff, priceNow }
}

describe('a server that is off', () => {
  it('costs its disks and its address until it is started, one interval after the other', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    expect(await shown(customer, id)).toEqual({
      monthlyPrice: whileOn,
      priceWhileOff: whileOff,
      priceNow: whileOn,
    })
    await power(customer, 'stop', id)
    expect(await shown(customer, id)).toMatchObject({ monthlyPrice: whileOn, priceNow: whileOff })
    await power(customer, 'start', id)
    await power(customer, 'reboot', id)
    await power(customer, 'shutdown', id)
    const rows = await intervals(id)
    expect(rows.map((row) => row.monthly_price_rials)).toEqual([whileOn, whileOff, whileOn, whileOff])
    expect(rows.map((row) => row.to_at === null)).toEqual([false, false, false, true])
    const ends = rows.slice(0, -1).map((row) => row.to_at)
    expect(rows.slice(1).map((row) => row.from_at)).toEqual(ends)
  })

  it('is priced in parts while it is off, whatever its plan costs while it runs', async () => {
    const customer = await api.newCustomer()
    const plan = { isPredefined: true, productBundleId: 3 }
    const id = await servers.newServer(customer, plan)
    expect(await shown(customer, id)).toMatchObject({ monthlyPrice: 6_600_000, priceWhileOff: 100 * 12_000 + 400_000 })
  })

  it('costs the off price of its new size after it was resized', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await power(customer, 'stop', id)
    expect((await servers.put(customer, 'edit', id, { cpu: 4, disk: 75 })).status).toBe(200)
    await servers.settle(customer, id)
    expect((await servers.paid(id)).now).toBe(75 * 12_000 + 400_000)
    await power(customer, 'start', id)
    expect((await servers.paid(id)).now).toBe(8 * 450_000 + 75 * 12_000 + 400_000)
  })

  it('costs nothing more when starting it finds that it is not there', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await power(customer, 'stop', id)
    await api.compute(1).deleteServer(serverTag(customer.projectId, id), signal)
    expect((await servers.put(customer, 'start', id)).status).toBe(200)
    await servers.settle(customer, id)
    expect((await servers.paid(id)).now).toBeUndefined()
  })
})

describe('what stopping costs', () => {
  it('is told by a dry run, which changes nothing', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    for (const action of ['stop', 'shutdown']) {
      const { status, body } = await api.send<Quote>(
        customer,
        'PUT',
        servers.pathOf(customer, `${action}/${id}`),
        undefined,
        dryRun,
      )
      expect([status, body.subtotal, body.payable]).toEqual([200, whileOff, whileOff * 1.1])
      expect(body.effects.join(' ')).toContain('۳٬۷۰۰٬۰۰۰')
    }
    expect((await servers.detail(customer, id)).body.powerStatus).toBe('POWERED_ON')
    expect(await intervals(id)).toHaveLength(1)
  })

  it('stands beside the price of every order and every resize', async () => {
    const customer = await api.newCustomer()
    const order = await api.send<Quote>(
      customer,
      'POST',
      servers.pathOf(customer, 'create'),
      servers.order({ count: 2 }),
      dryRun,
    )
    expect(order.body.whileOff).toMatchObject({ subtotal: 2 * whileOff, payable: 2 * whileOff * 1.1 })
    const id = await servers.newServer(customer)
    const edit = await api.send<Quote>(customer, 'PUT', servers.pathOf(customer, `edit/${id}`), { disk: 75 }, dryRun)
    expect(edit.body.whileOff?.subtotal).toBe(75 * 12_000 + 400_000)
  })

  it('follows from the rule of the catalogue, which the list of units shows', async () => {
    const customer = await api.newCustomer()
    const { body: units } = await api.get<ProductItem[]>(customer, `/portal/product-item/list/${productCategory.id.vm}`)
    expect(units.filter(({ isPaidWhileOff }) => !isPaidWhileOff).map(({ id }) => id)).toEqual([101, 102])
    await api.db.updateTable('product_items').set({ paid_while_off: true }).where('item_id', 'in', [101, 102]).execute()
    const id = await servers.newServer(customer)
    await power(customer, 'stop', id)
    expect(await shown(customer, id)).toEqual({ monthlyPrice: whileOn, priceWhileOff: whileOn, priceNow: whileOn })
    expect(await intervals(id)).toHaveLength(1)
    await api.db
      .updateTable('product_items')
      .set({ paid_while_off: false })
      .where('item_id', 'in', [101, 102])
      .execute()
  })
})
