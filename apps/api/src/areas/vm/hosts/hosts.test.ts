import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { VmHostDetail, VmHostListItem } from '@sarv/contract/vm/hosts/hosts.schemas'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../../testing/api.ts'
import { serverTag } from './hosts.engine.ts'

let api: TestApi
let bundleId: number
let imageId: number

beforeAll(async () => {
  api = await startTestApi()
  const bundle = await api.db
    .selectFrom('product_bundles')
    .where('name', '=', 'M1')
    .select('id')
    .executeTakeFirstOrThrow()
  const image = await api.db
    .selectFrom('vm_images')
    .where('product_id', '=', 101)
    .select('id')
    .orderBy('min_memory_gb')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  bundleId = bundle.id
  imageId = image.id
})
afterAll(() => api.close())

const signal = new AbortController().signal

const order = (changes: object = {}) => ({
  vmImageId: imageId,
  name: 'shop-web-01',
  password: testPassword,
  isPredefined: true,
  productBundleId: bundleId,
  ...changes,
})

const create = (customer: Customer, changes: object = {}, headers: Record<string, string> = {}) =>
  api.send<Started>(customer, 'POST', `/vm/${customer.projectId}/host/create`, order(changes), headers)

const listOf = async (customer: Customer) =>
  (await api.get<VmHostListItem[]>(customer, `/vm/${customer.projectId}/host/list`)).body

const detailOf = (customer: Customer, id: number) =>
  api.get<VmHostDetail>(customer, `/vm/${customer.projectId}/host/get/${id}`)

const act = (customer: Customer, action: string, id: number) =>
  api.send<Started & { type?: string }>(
    customer,
    action === 'delete' ? 'DELETE' : 'PUT',
    `/vm/${customer.projectId}/host/${action}/${id}`,
  )

const onEngine = (customer: Customer, id: number) => api.compute(1).getServer(serverTag(customer.projectId, id), signal)

const newServer = async (customer: Customer, changes: object = {}): Promise<number> => {
  const { status, body } = await create(customer, changes)
  expect(status).toBe(200)
  expect(await api.untilSettled(customer, body.id)).toBe('active')
  return body.id
}

const usageOf = async (customer: Customer) =>
  api.db.selectFrom('customer_usage').where('customer_id', '=', customer.customerId).selectAll().executeTakeFirst()

describe('ordering a server', () => {
  it('builds it on the engine and shows it with its address, size and price', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)

    expect(await listOf(customer)).toMatchObject([
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
    const { body } = await detailOf(customer, id)
    expect(body).toMatchObject({ powerStatus: 'POWERED_ON', networkStatus: 'CONNECTED', projectId: customer.projectId })
    expect(await onEngine(customer, id)).toMatchObject({ state: 'active', vcpus: 4, memoryGb: 8, diskGb: 100 })
  })

  it('takes a custom size, and an IPv6 address when asked', async () => {
    const customer = await api.newCustomer()
    const custom = { isPredefined: false, cpu: 2, memory: 4, disk: 75, usedPublicIpV6: true, productBundleId: null }
    const id = await newServer(customer, custom)
    const { body } = await detailOf(customer, id)
    expect(body).toMatchObject({ cpu: 2, memory: 4, disk: 75, ipV4: 1, ipV6: 1 })
  })

  it('forgets the first password as soon as the engine has it', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)
    const row = await api.db
      .selectFrom('vm_hosts')
      .where('id', '=', id)
      .select('password_secret')
      .executeTakeFirstOrThrow()
    expect(row.password_secret).toBeNull()
    const { rows } = await api.db
      .selectFrom('operations')
      .where('service_id', '=', id)
      .select('input')
      .execute()
      .then((found) => ({ rows: JSON.stringify(found) }))
    expect(rows).not.toContain(testPassword)
  })

  it.each([
    ['an image that is not offered', { vmImageId: 999_999 }, 'image_missing'],
    ['a plan that is not offered', { productBundleId: 999_999 }, 'bundle_missing'],
    ['a key of nobody', { vmKeyId: 999_999 }, 'key_missing'],
    ['a network of nobody', { vmNetworkId: 999_999 }, 'network_missing'],
  ])('refuses %s and keeps nothing of it', async (_what, changes, code) => {
    const customer = await api.newCustomer()
    expect(await create(customer, changes)).toMatchObject({ status: 400, body: { type: code } })
    expect(await listOf(customer)).toEqual([])
  })

  it('refuses a name that another server of the project has, also when both are ordered at once', async () => {
    const customer = await api.newCustomer()
    const answers = await Promise.all([create(customer), create(customer, { name: 'SHOP-web-01' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ type: 'name_taken' })
    expect(await listOf(customer)).toHaveLength(1)
  })

  it('refuses what is over the limit and takes nothing of it', async () => {
    const customer = await api.newCustomer()
    await api.db.insertInto('customer_limits').values({ customer_id: customer.customerId, max_cpu: 5 }).execute()
    await api.db.insertInto('customer_usage').values({ customer_id: customer.customerId }).execute()
    await newServer(customer)
    expect(await create(customer, { name: 'second-server' })).toMatchObject({
      status: 400,
      body: { type: 'over_limit' },
    })
    expect(await usageOf(customer)).toMatchObject({ cpu: 4, vm: 1 })
  })

  it('answers the same order once: the same key, the same server', async () => {
    const customer = await api.newCustomer()
    const headers = { 'idempotency-key': 'order-1' }
    const [first, second] = await Promise.all([create(customer, {}, headers), create(customer, {}, headers)])
    const third = await create(customer, {}, headers)
    expect([first.status, second.status].filter((status) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(third.status).toBe(200)
    expect(await listOf(customer)).toHaveLength(1)
  })

  it('quotes without doing: price, VAT, limits', async () => {
    const customer = await api.newCustomer()
    const { status, body } = await api.send<Quote>(customer, 'POST', `/vm/${customer.projectId}/host/create`, order(), {
      'x-dry-run': 'true',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ subtotal: 6_600_000, vat: 660_000, payable: 7_260_000, hourly: 10_083 })
    expect(body.limits.length).toBeGreaterThan(0)
    expect(await listOf(customer)).toEqual([])
  })

  it('a custom size costs the sum of its parts', async () => {
    const customer = await api.newCustomer()
    const custom = order({ isPredefined: false, cpu: 2, memory: 4, disk: 50 })
    const { body } = await api.send<Quote>(customer, 'POST', `/vm/${customer.projectId}/host/create`, custom, {
      'x-dry-run': 'true',
    })
    expect(body.lines.map(({ quantity }) => quantity)).toEqual([2, 4, 50, 1])
    expect(body.subtotal).toBe(body.lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0))
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
      expect(await act(customer, action, id)).toMatchObject({ status: 200, body: { id } })
      expect(await api.untilSettled(customer, id)).toBe(status)
      expect(await onEngine(customer, id)).toMatchObject({ state })
    }
  })

  it('refuses what the status does not allow', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)
    expect(await act(customer, 'start', id)).toMatchObject({ status: 400, body: { type: 'status_forbids' } })
  })
})

describe('deleting', () => {
  it('leaves nothing on the engine and gives the limits back', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)
    expect(await act(customer, 'delete', id)).toMatchObject({ status: 200 })
    expect(await api.untilSettled(customer, id)).toBe('deleted')
    expect(await onEngine(customer, id)).toBeUndefined()
    expect(await listOf(customer)).toEqual([])
    expect((await detailOf(customer, id)).status).toBe(404)
    expect(await usageOf(customer)).toMatchObject({ cpu: 0, memory_gb: 0, disk_gb: 0, ip: 0, vm: 0 })
    await newServer(customer) // the name is free again
  })

  it('is a 404 the second time', async () => {
    const customer = await api.newCustomer()
    const id = await newServer(customer)
    await act(customer, 'delete', id)
    await api.untilSettled(customer, id)
    expect((await act(customer, 'delete', id)).status).toBe(404)
  })
})

describe('roles', () => {
  it('a reader looks and does not touch, an operator does not delete', async () => {
    const owner = await api.newCustomer()
    const id = await newServer(owner)
    const reader = { ...owner, ...(await api.newColleague(owner, 'reporter')) }
    const operator = { ...owner, ...(await api.newColleague(owner, 'maintainer')) }
    const stranger = { ...owner, ...(await api.newColleague(owner)) }

    expect(await listOf(reader)).toHaveLength(1)
    expect((await act(reader, 'shutdown', id)).status).toBe(403)
    expect((await create(reader)).status).toBe(403)
    expect((await act(operator, 'delete', id)).status).toBe(403)
    expect((await act(operator, 'shutdown', id)).status).toBe(200)
    expect((await detailOf(stranger, id)).status).toBe(404)
  })
})
