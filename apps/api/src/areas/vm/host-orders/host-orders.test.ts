import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { Started } from '@sarv/contract/answers.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { createServerTester, type ServerTester } from '../hosts/hosts.fixture.ts'

let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await startTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const signal = new AbortController().signal

const newNetwork = async (customer: Customer): Promise<number> => {
  const { status, body } = await api.send<Started>(customer, 'POST', `/vm/${customer.projectId}/network/create`, {
    name: 'inside',
    network: '10.1.0.0',
    prefix: 24,
  })
  expect(status).toBe(200)
  await servers.settle(customer, body.id)
  return body.id
}

const quoteOf = async (customer: Customer, changes: object) => {
  const dryRun = { 'x-dry-run': 'true' }
  const { status, body } = await servers.create(customer, changes, dryRun)
  expect(status).toBe(200)
  return body as unknown as Quote
}

const portsOnEngine = ({ projectId }: Customer, id: number) =>
  api.compute(1).listPorts({ serverTag: serverTag(projectId, id) }, signal)

describe('several servers in one order', () => {
  it('are numbered, and each has its own operation', async () => {
    const customer = await api.newCustomer()
    const { status, body } = await servers.create(customer, { name: 'shop-web', count: 3 })
    expect(status).toBe(200)
    expect(body.also).toHaveLength(2)
    const all = [body, ...body.also!]
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(3)
    for (const { id } of all) expect(await servers.settle(customer, id)).toBe('active')
    expect((await servers.list(customer)).map(({ name }) => name)).toEqual(['shop-web-3', 'shop-web-2', 'shop-web-1'])
    expect(await servers.taken(customer)).toEqual({ cpu: 6, memoryGb: 12, diskGb: 150, ip: 3, vm: 3, rules: 15 })
  })

  it('are ordered all or not at all: over the limit, and with one name taken', async () => {
    const customer = await api.newCustomer()
    await servers.limit(customer, { max_vm: 2 })
    const over = await servers.create(customer, { name: 'shop-web', count: 3 })
    expect(over).toMatchObject({ status: 400, body: { type: 'over_limit' } })
    expect(await servers.list(customer)).toEqual([])
    expect(await servers.taken(customer)).toMatchObject({ cpu: 0, vm: 0, rules: 0 })

    await servers.newServer(customer, { name: 'SHOP-web-2' })
    const second = await servers.create(customer, { name: 'shop-web', count: 2 })
    expect(second).toMatchObject({ status: 400, body: { type: 'name_taken' } })
    expect(second.body.errorMessage).toContain('SHOP-web-2')
    expect(await servers.list(customer)).toHaveLength(1)
  })

  it('are quoted together', async () => {
    const customer = await api.newCustomer()
    const one = await quoteOf(customer, {})
    const three = await quoteOf(customer, { count: 3 })
    expect(three.subtotal).toBe(3 * one.subtotal)
    expect(three.lines.map(({ quantity }) => quantity)).toEqual([6, 12, 150, 3])
    expect(three.limits.map(({ wanted }) => wanted)).toEqual([6, 12, 150, 3, 3, 15])
    expect(three.effects.join()).toContain('shop-web-01-3')
  })
})

describe('how a server is reached', () => {
  it('joins a private network with the address one wants, and shows it', async () => {
    const customer = await api.newCustomer()
    const vmNetworkId = await newNetwork(customer)
    const id = await servers.newServer(customer, { vmNetworkId, ipAddress: '10.1.0.77' })
    expect(await portsOnEngine(customer, id)).toMatchObject([{ address: '10.1.0.77' }])
    // A server of a private network has no public address unless it is asked for.
    expect(await servers.list(customer)).toMatchObject([{ id, ipv4: null, privateAddresses: ['10.1.0.77'] }])
    expect(await servers.taken(customer)).toMatchObject({ ip: 0, vm: 1 })
    const node = await api.db.selectFrom('vm_network_nodes').where('vm_host_id', '=', id).selectAll().executeTakeFirst()
    expect(node).toMatchObject({ status_id: 1, mac_address: expect.stringMatching(/^[0-9a-f:]{17}$/) })
  })

  it('gives each of several servers its own address', async () => {
    const customer = await api.newCustomer()
    const vmNetworkId = await newNetwork(customer)
    const { body } = await servers.create(customer, { vmNetworkId, usedPublicIpV4: true, count: 3 })
    for (const { id } of [body, ...body.also!]) expect(await servers.settle(customer, id)).toBe('active')
    const items = await servers.list(customer)
    expect(new Set(items.flatMap(({ privateAddresses }) => privateAddresses)).size).toBe(3)
    expect(items.every(({ ipv4 }) => ipv4 !== null)).toBe(true)
  })

  it.each([
    ['nobody could ever reach it', { usedPublicIpV4: false }, 'no_way_in'],
    ['an address has no network', { ipAddress: '10.1.0.7' }, 'address_needs_network'],
    ['the network is nobody’s', { vmNetworkId: 999_999 }, 'network_missing'],
  ])('refuses, also in a dry run, when %s', async (_why, changes, type) => {
    const customer = await api.newCustomer()
    for (const dryRun of ['false', 'true']) {
      const answer = await servers.create(customer, changes, { 'x-dry-run': dryRun })
      expect(answer).toMatchObject({ status: 400, body: { type } })
    }
    expect(await servers.list(customer)).toEqual([])
  })

  it('refuses one address for several servers, and one that is taken', async () => {
    const customer = await api.newCustomer()
    const vmNetworkId = await newNetwork(customer)
    const wanted = { vmNetworkId, ipAddress: '10.1.0.9' }
    expect((await servers.create(customer, { ...wanted, count: 2 })).body.type).toBe('address_for_one')
    await servers.newServer(customer, wanted)
    expect((await servers.create(customer, { ...wanted, name: 'the-second' })).body.type).toBe('address_taken')
    expect(await servers.taken(customer)).toMatchObject({ vm: 1 })
  })

  it('with an IPv6 address alone takes none of the limit', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer, { usedPublicIpV4: false, usedPublicIpV6: true })
    expect(await servers.list(customer)).toMatchObject([{ id, ipv4: null, ipv6: expect.stringContaining(':') }])
    expect(await servers.taken(customer)).toMatchObject({ ip: 0 })
  })
})

describe('a second disk', () => {
  it('is built, counted and paid with its server, and goes with it', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer, { dataDisk: 75 })
    expect((await servers.onEngine(customer, id))?.disks).toMatchObject([{ sizeGb: 75 }])
    expect(await servers.taken(customer)).toMatchObject({ diskGb: 125 })
    const { body } = await servers.detail(customer, id)
    expect(body).toMatchObject({
      disk: 50,
      dataDisk: 75,
      monthlyPrice: 2 * 450_000 + 4 * 450_000 + 125 * 12_000 + 400_000,
    })
    await servers.remove(customer, id, '?Now=true')
    expect(await servers.settle(customer, id)).toBe('deleted')
    expect(await servers.taken(customer)).toMatchObject({ diskGb: 0 })
  })

  it('costs beside a ready-made plan', async () => {
    const customer = await api.newCustomer()
    const plan = { isPredefined: true, productBundleId: 3 }
    const { subtotal } = await quoteOf(customer, plan)
    expect((await quoteOf(customer, { ...plan, dataDisk: 25 })).subtotal).toBe(subtotal + 25 * 12_000)
  })
})

describe('what is between the customer and cloud-init', () => {
  it('reaches the engine and is kept by nobody', async () => {
    const customer = await api.newCustomer()
    const userData = '#cloud-config\npackages: [nginx]\n# a-very-private-line'
    const id = await servers.newServer(customer, { userData })
    expect(await servers.row(id)).toMatchObject({ user_data_secret: null, password_secret: null })
    for (const table of ['operations', 'audit_log', 'events'] as const) {
      const rows = await api.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('a-very-private-line')
    }
  })
})

describe('payment', () => {
  it('begins when the server is delivered and ends when it is gone', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const price = (await servers.detail(customer, id)).body.monthlyPrice!
    expect(await servers.paid(id)).toEqual({ prices: [price], now: price })
    await servers.remove(customer, id, '?Now=true')
    await servers.settle(customer, id)
    expect((await servers.paid(id)).now).toBeUndefined()
  })
})

describe('the receipt of an order', () => {
  const receiptOf = ({ projectId }: Customer, id: number, asker: Customer) =>
    api.get<OrderReceipt>(asker, `/vm/${projectId}/host/receipt/${id}`)

  it('says what was accepted: lines, VAT and sums of the estimate, who ordered it and its operation', async () => {
    const customer = await api.newCustomer()
    const { limits: _limits, hold: _hold, effects: _effects, ...estimate } = await quoteOf(customer, { dataDisk: 100 })
    const { body: order } = await servers.create(customer, { dataDisk: 100 })
    const { status, body } = await receiptOf(customer, order.id, customer)
    expect(status).toBe(200)
    expect(body).toMatchObject(estimate)
    expect(body.payable).toBe(body.subtotal - body.discount + body.vat)
    expect(body).toMatchObject({ operationId: order.operationId, user: expect.any(String) })
    expect(body.createDate).toMatch(/^\d{4}-\d{2}-\d{2}T/)
  })

  it('is of one server, also where several were ordered together', async () => {
    const customer = await api.newCustomer()
    const one = await quoteOf(customer, {})
    const { body: order } = await servers.create(customer, { name: 'shop-web', count: 2 })
    const receipts = await Promise.all(
      [order, ...order.also!].map(async ({ id }) => (await receiptOf(customer, id, customer)).body),
    )
    expect(receipts.map(({ payable }) => payable)).toEqual([one.payable, one.payable])
    expect(receipts.map(({ operationId }) => operationId)).toEqual([order.operationId, order.also![0]!.operationId])
  })

  it('stays as it was when the server or the catalogue changes', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const before = (await receiptOf(customer, id, customer)).body
    const edit = { cpu: 4, memory: 8, disk: 100 }
    await api.send(customer, 'PUT', `/vm/${customer.projectId}/host/edit/${id}`, edit)
    await servers.settle(customer, id)
    /** Every price once more, so many times as high, from a moment on. */
    const follow = (times: number, from: string) => sql`insert into product_items
        (product_id, item_id, datacenter_id, name, unit, price_rials, valid_from, position, paid_while_off)
      select distinct on (product_id, item_id, datacenter_id) product_id, item_id, datacenter_id, name, unit,
        price_rials * ${times}::float8, now() - ${from}::interval, position, paid_while_off
      from product_items where valid_from <= now() order by product_id, item_id, datacenter_id, valid_from desc`
    await follow(2, '1 second').execute(api.db)
    const estimate = await quoteOf(customer, { name: 'another' })
    await follow(0.5, '0 seconds').execute(api.db)
    expect(estimate.payable).toBeGreaterThan(before.payable)
    expect((await receiptOf(customer, id, customer)).body).toEqual(before)
  })

  it('is missing where none was kept, and nobody else sees one', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    expect((await receiptOf(customer, id, await api.newCustomer())).status).toBe(404)
    expect(await receiptOf(customer, id + 1_000_000, customer)).toMatchObject({
      status: 404,
      body: { type: 'not_found' },
    })
    await sql`update operations set input = input - 'receipt' where service_id = ${id}`.execute(api.db)
    expect(await receiptOf(customer, id, customer)).toMatchObject({ status: 404, body: { type: 'receipt_missing' } })
  })
})
