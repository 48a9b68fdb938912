import { productCategory } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { ProductItem } from '@sarv/contract/portal/products/products.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { paidSpans } from '../../../testing/usage.ts'
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

const spans = (id: number) => paidSpans(api.db, 'Vm', id)

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
    const paid = await spans(id)
    expect(paid.map(({ rials }) => rials)).toEqual([whileOn, whileOff, whileOn, whileOff])
    expect(paid.map(({ to }) => to === null)).toEqual([false, false, false, true])
    const ends = paid.slice(0, -1).map(({ to }) => to)
    expect(paid.slice(1).map(({ from }) => from)).toEqual(ends)
    // Disk and address are paid all the while: they go on, and only the others end and begin.
    const lines = await api.db.selectFrom('usage_intervals').where('service_id', '=', id).selectAll().execute()
    expect(lines.map(({ item, quantity }) => `${item} ${quantity}`).toSorted()).toEqual([
      '101 2',
      '101 2',
      '102 4',
      '102 4',
      '103 50',
      '104 1',
    ])
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
    expect(await spans(id)).toHaveLength(1)
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
    expect(await spans(id)).toHaveLength(1)
    await api.db
      .updateTable('product_items')
      .set({ paid_while_off: false })
      .where('item_id', 'in', [101, 102])
      .execute()
  })
})
