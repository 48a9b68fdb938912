import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import type { VmHostIpListItem } from '@sarv/contract/vm/host-ips/host-ips.schemas'
import { sharedTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { createServerTester, type ServerTester } from '../hosts/hosts.fixture.ts'

/* Servers on private networks alone: what they cost, and that everything works for them too. */

let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await sharedTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

const signal = new AbortController().signal
const address = '10.1.0.77'
const addressRials = 400_000

/** A customer with a network, and what an order inside it says. */
const newInside = async () => {
  const customer = await api.newCustomer()
  const { body } = await api.send<Started>(customer, 'POST', `/vm/${customer.projectId}/network/create`, {
    name: 'inside',
    network: '10.1.0.0',
    prefix: 24,
  })
  await servers.settle(customer, body.id)
  return { customer, inside: { vmNetworkId: body.id, ipAddress: address } }
}

const newServerInside = async (changes: object = {}) => {
  const { customer, inside } = await newInside()
  return { customer, id: await servers.newServer(customer, { ...inside, ...changes }) }
}

const quoteOf = async (customer: Customer, changes: object) => {
  const { status, body } = await servers.create(customer, changes, { 'x-dry-run': 'true' })
  expect(status).toBe(200)
  return body as unknown as Quote
}

const portsOf = ({ projectId }: Customer, id: number) =>
  api.compute(1).listPorts({ serverTag: serverTag(projectId, id) }, signal)

/** It runs, is on its network and nowhere else. */
const expectInside = async (customer: Customer, id: number) => {
  expect((await servers.detail(customer, id)).body).toMatchObject({
    powerStatus: 'POWERED_ON',
    networkStatus: 'CONNECTED',
    ipV4: 0,
    ipv4Address: null,
    ipv6Address: null,
    privateAddresses: [address],
  })
  expect(await servers.onEngine(customer, id)).toMatchObject({ state: 'active', ipv4: null, ipv6: null })
  expect(await portsOf(customer, id)).toMatchObject([{ address }])
  expect(await servers.taken(customer)).toMatchObject({ ip: 0, vm: 1 })
}

describe('what a server without a public address costs', () => {
  const plan = { isPredefined: true, productBundleId: 3 }
  it.each([
    ['by its sizes', {}, 2 * 450_000 + 4 * 450_000 + 50 * 12_000],
    ['by a plan, which has an address in its price', plan, 6_600_000 - addressRials],
    ['by a plan, with a second disk', { ...plan, dataDisk: 25 }, 6_600_000 - addressRials + 25 * 12_000],
  ])('%s: the estimate, the receipt, the bill and the limits agree', async (_, size, rials) => {
    const { customer, inside } = await newInside()
    const quote = await quoteOf(customer, { ...inside, ...size })
    expect(quote.subtotal).toBe(rials)
    expect(quote.limits.find(({ item }) => item === 'ip')?.wanted ?? 0).toBe(0)
    const withAddress = await quoteOf(customer, { ...inside, ...size, usedPublicIpV4: true })
    expect(withAddress.subtotal - quote.subtotal).toBe(addressRials)

    const id = await servers.newServer(customer, { ...inside, ...size })
    const receipt = await api.get<OrderReceipt>(customer, servers.pathOf(customer, `receipt/${id}`))
    expect(receipt.body).toMatchObject({ subtotal: rials, lines: quote.lines, payable: quote.payable })
    expect((await servers.detail(customer, id)).body).toMatchObject({ monthlyPrice: rials, priceNow: rials })
    expect(await servers.paid(id)).toEqual({ prices: [rials], now: rials })
    expect(await servers.taken(customer)).toMatchObject({ ip: 0, vm: 1 })
  })

  it('has no address in it either while it is off, in the bin, and on the way to another plan', async () => {
    const { customer, id } = await newServerInside(plan)
    const off = 100 * 12_000
    await servers.put(customer, 'stop', id)
    expect(await servers.settle(customer, id)).toBe('shutdown')
    expect((await servers.paid(id)).now).toBe(off)

    const larger = { productBundleId: 4 }
    const { body: quote } = await servers.put(customer, 'edit', id, larger, { 'x-dry-run': 'true' })
    expect(quote).toMatchObject({ subtotal: 10_400_000 - addressRials })
    await servers.put(customer, 'edit', id, larger)
    expect(await servers.settle(customer, id)).toBe('shutdown')
    expect((await servers.detail(customer, id)).body.monthlyPrice).toBe(10_400_000 - addressRials)
    expect((await servers.paid(id)).now).toBe(150 * 12_000)

    await servers.remove(customer, id)
    expect(await servers.settle(customer, id)).toBe('shutdown')
    expect((await servers.paid(id)).now).toBe(150 * 12_000)
    expect(await servers.taken(customer)).toMatchObject({ ip: 0, vm: 0, diskGb: 150 })
  })
})

describe('a server without a public address', () => {
  it('is told with its private address, opens its console and keeps nothing of its first password', async () => {
    const { customer, id } = await newServerInside({ userData: '#cloud-config\npackages: [nginx]' })
    await expectInside(customer, id)
    expect(await servers.row(id)).toMatchObject({ password_secret: null, user_data_secret: null })
    const console = await api.get<{ kind: string }>(customer, servers.pathOf(customer, `console/${id}`))
    expect([console.status, console.body.kind]).toEqual([200, 'none'])
    const told = await api.db
      .selectFrom('notifications')
      .where('user_id', '=', customer.userId)
      .select('content')
      .execute()
    expect(told.map(({ content }) => content).join()).toContain(address)
  })

  it('is rebuilt, resized, put back to a snapshot and taken out of the bin where it is', async () => {
    const { customer, id } = await newServerInside()
    const snapshots = servers.pathOf(customer, `${id}/snapshot`)
    const { body: snapshot } = await api.send<Started>(customer, 'POST', `${snapshots}/create`, { name: 'before' })
    expect(await servers.settle(customer, id)).toBe('active')

    const vmImageId = servers.imageId('debian-12')
    await servers.put(customer, 'rebuild', id, { vmImageId, name: 'shop-web-01', password: testPassword })
    expect(await servers.settle(customer, id)).toBe('active')
    await expectInside(customer, id)

    await servers.put(customer, 'edit', id, { cpu: 4, memory: 8, disk: 100 })
    expect(await servers.settle(customer, id)).toBe('active')
    await expectInside(customer, id)

    await api.send(customer, 'PUT', `${snapshots}/revert/${snapshot.id}`)
    expect(await servers.settle(customer, id)).toBe('active')
    await expectInside(customer, id)

    await servers.remove(customer, id)
    expect(await servers.settle(customer, id)).toBe('shutdown')
    expect(await portsOf(customer, id)).toMatchObject([{ address }])
    await servers.put(customer, 'bin/restore', id)
    expect(await servers.settle(customer, id)).toBe('active')
    await expectInside(customer, id)
  })

  it('that is removed for good leaves no port, and its place is free', async () => {
    const { customer, inside } = await newInside()
    const id = await servers.newServer(customer, inside)
    await servers.remove(customer, id, '?Now=true')
    expect(await servers.settle(customer, id)).toBe('deleted')
    expect(await portsOf(customer, id)).toEqual([])
    expect(await servers.taken(customer)).toMatchObject({ ip: 0, vm: 0 })
    await expectInside(customer, await servers.newServer(customer, inside))
  })

  it('is shown with an address that is added later, which is paid beside it, and without it again', async () => {
    const { customer, id } = await newServerInside()
    const own = (await servers.detail(customer, id)).body.monthlyPrice
    const ips = servers.pathOf(customer, `${id}/ip`)
    const { body: added } = await api.send<Started>(customer, 'POST', `${ips}/create`, { useIpV4: true })
    expect(await servers.settle(customer, id)).toBe('active')
    const [ip] = (await api.get<VmHostIpListItem[]>(customer, `${ips}/list`)).body
    expect(ip).toMatchObject({ id: added.id, isPrimary: false })
    expect((await servers.detail(customer, id)).body).toMatchObject({
      ipv4Address: ip!.ipAddress,
      ipV4: 0,
      monthlyPrice: own,
    })
    expect(await servers.list(customer)).toMatchObject([{ ipv4: ip!.ipAddress }])
    expect(await servers.taken(customer)).toMatchObject({ ip: 1 })

    await api.send(customer, 'DELETE', `${ips}/delete/${added.id}`)
    expect(await servers.settle(customer, id)).toBe('active')
    await expectInside(customer, id)
  })

  it('is off the network when it leaves its last one, and on it again when it comes back', async () => {
    const { customer, inside } = await newInside()
    const id = await servers.newServer(customer, inside)
    const nodes = `/vm/${customer.projectId}/network/node`
    const [node] = (await api.get<{ id: number }[]>(customer, `${nodes}/list?VmHostId=${id}`)).body
    expect((await api.send(customer, 'PUT', `${nodes}/detach/${node!.id}`)).status).toBe(200)
    expect(await servers.settle(customer, id)).toBe('active')
    expect((await servers.detail(customer, id)).body).toMatchObject({
      networkStatus: 'DISCONNECTED',
      privateAddresses: [],
    })
    const back = { vmHostId: id, isV4: true, ...inside }
    expect((await api.send(customer, 'POST', `${nodes}/attach`, back)).status).toBe(200)
    expect(await servers.settle(customer, id)).toBe('active')
    await expectInside(customer, id)
  })
})
