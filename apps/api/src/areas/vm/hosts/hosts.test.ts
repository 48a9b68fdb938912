import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { sharedTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { createServerTester, type ServerTester } from './hosts.fixture.ts'

let api: TestApi
let servers: ServerTester

beforeAll(async () => {
  api = await sharedTestApi()
  servers = await createServerTester(api)
})
afterAll(() => api.close())

/** The plan M1. */
const plan = { isPredefined: true, productBundleId: 3 }

const create = (customer: Customer, changes: object = {}, headers: Record<string, string> = {}) =>
  servers.create(customer, { ...plan, ...changes }, headers)

const newServer = (customer: Customer, changes: object = {}) => servers.newServer(customer, { ...plan, ...changes })

const quote = async (customer: Customer, changes: object) => {
  const { status, body } = await servers.create(customer, changes, { 'x-dry-run': 'true' })
  expect(status).toBe(200)
  return body as unknown as Quote
}

describe('ordering a server', () => {
  it('builds it on the engine and shows it with its address, size and price', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)

    expect(await servers.list(customer)).toMatchObject([
      {
        id,
        name: 'shop-web-01',
        statusId: 2,
        cpu: 4,
        memory: 8,
        disk: 100,
        ipv4: expect.stringMatching(/^203\.0\.113\./),
      },
    ])
    const { body } = await servers.detail(customer, id)
    expect(body).toMatchObject({ powerStatus: 'POWERED_ON', networkStatus: 'CONNECTED', projectId: customer.projectId })
    expect(await servers.onEngine(customer, id)).toMatchObject({ state: 'active', vcpus: 4, memoryGb: 8, diskGb: 100 })
  })

  it('takes a custom size, and an IPv6 address when asked', async () => {
    const customer = await api.newCustomer()
    const custom = { isPredefined: false, cpu: 2, memory: 4, disk: 75, usedPublicIpV6: true, productBundleId: null }
    const id = await newServer(customer, custom)
    const { body } = await servers.detail(customer, id)
    expect(body).toMatchObject({ cpu: 2, memory: 4, disk: 75, ipV4: 1, ipV6: 1 })
  })

  it('forgets the first password as soon as the engine has it', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)
    expect((await servers.row(id)).password_secret).toBeNull()
    const operations = await api.db.selectFrom('operations').where('service_id', '=', id).select('input').execute()
    expect(JSON.stringify(operations)).not.toContain(testPassword)
  })

  it.each([
    ['an image that is not offered', { vmImageId: 999_999 }, 'image_missing'],
    ['a plan that is not offered', { productBundleId: 999_999 }, 'bundle_missing'],
    ['a key of nobody', { vmKeyId: 999_999 }, 'key_missing'],
    ['a network of nobody', { vmNetworkId: 999_999 }, 'network_missing'],
  ])('refuses %s and keeps nothing of it', async (_what, changes, code) => {
    const customer = await api.newCustomer()
    expect(await create(customer, changes)).toMatchObject({ status: 400, body: { type: code } })
    expect(await servers.list(customer)).toEqual([])
  })

  it('refuses a name that another server of the project has, also when both are ordered at once', async () => {
    const customer = await api.newCustomer()
    const answers = await Promise.all([create(customer), create(customer, { name: 'SHOP-web-01' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ type: 'name_taken' })
    expect(await servers.list(customer)).toHaveLength(1)
  })

  it('refuses what is over the limit and takes nothing of it', async () => {
    const customer = await api.newCustomer()
    await servers.limit(customer, { max_cpu: 5 })
    await newServer(customer)
    expect(await create(customer, { name: 'second-server' })).toMatchObject({
      status: 400,
      body: { type: 'over_limit' },
    })
    expect(await servers.taken(customer)).toMatchObject({ cpu: 4, vm: 1 })
  })

  it('answers the same order once: the same key, the same server', async () => {
    const customer = await api.newCustomer()
    const headers = { 'idempotency-key': 'order-1' }
    const [first, second] = await Promise.all([create(customer, {}, headers), create(customer, {}, headers)])
    const third = await create(customer, {}, headers)
    expect([first.status, second.status].filter((status) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(third.status).toBe(200)
    expect(await servers.list(customer)).toHaveLength(1)
  })

  it('quotes without doing: price, VAT, limits', async () => {
    const customer = await api.newCustomer()
    const price = await quote(customer, plan)
    expect(price).toMatchObject({ subtotal: 6_600_000, vat: 660_000, payable: 7_260_000, hourly: 10_083 })
    expect(price.limits.length).toBeGreaterThan(0)
    expect(await servers.list(customer)).toEqual([])
  })

  it('a custom size costs the sum of its parts', async () => {
    const customer = await api.newCustomer()
    const { lines, subtotal } = await quote(customer, { isPredefined: false, cpu: 2, memory: 4, disk: 50 })
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 4, 50, 1])
    expect(subtotal).toBe(lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0))
  })
})

describe('power', () => {
  it('goes off, on, and through reboot and reset, on the engine as in the list', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)
    for (const [action, status, state] of [
      ['shutdown', 'shutdown', 'stopped'],
      ['start', 'active', 'active'],
      ['reboot', 'active', 'active'],
      ['reset', 'active', 'active'],
      ['stop', 'shutdown', 'stopped'],
    ] as const) {
      expect(await servers.put(customer, action, id)).toMatchObject({ status: 200, body: { id } })
      expect(await api.untilSettled(customer, id)).toBe(status)
      expect(await servers.onEngine(customer, id)).toMatchObject({ state })
    }
  })

  it('refuses what the status does not allow', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)
    expect(await servers.put(customer, 'start', id)).toMatchObject({ status: 400, body: { type: 'status_forbids' } })
  })
})

describe('deleting at once', () => {
  it('leaves nothing on the engine and gives the limits back', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)
    expect(await servers.remove(customer, id, '?Now=true')).toMatchObject({ status: 200 })
    expect(await api.untilSettled(customer, id)).toBe('deleted')
    expect(await servers.onEngine(customer, id)).toBeUndefined()
    expect(await servers.list(customer)).toEqual([])
    expect((await servers.detail(customer, id)).status).toBe(404)
    expect(await servers.taken(customer)).toEqual({ cpu: 0, memoryGb: 0, diskGb: 0, ip: 0, vm: 0, rules: 0 })
    await newServer(customer) // the name is free again
  })

  it('is a 404 the second time', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)
    await servers.remove(customer, id, '?Now=true')
    await api.untilSettled(customer, id)
    expect((await servers.remove(customer, id, '?Now=true')).status).toBe(404)
  })
})

describe('roles', () => {
  it('a reader looks and does not touch, an operator does not delete', async () => {
    const owner = await api.newCustomer()
    const id = await newServer(owner)
    const reader = { ...owner, ...(await api.newColleague(owner, 'reporter')) }
    const operator = { ...owner, ...(await api.newColleague(owner, 'maintainer')) }
    const stranger = { ...owner, ...(await api.newColleague(owner)) }

    expect(await servers.list(reader)).toHaveLength(1)
    expect((await servers.put(reader, 'shutdown', id)).status).toBe(403)
    expect((await create(reader)).status).toBe(403)
    expect((await servers.remove(operator, id)).status).toBe(403)
    expect((await servers.put(operator, 'shutdown', id)).status).toBe(200)
    expect((await servers.detail(stranger, id)).status).toBe(404)
  })
})
