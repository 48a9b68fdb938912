import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationDetail } from '@sarv/contract/portal/operations/operations.schemas'
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

const edit = (customer: Customer, id: number, body: object, headers: Record<string, string> = {}) =>
  servers.put(customer, 'edit', id, body, headers)

const quoteOf = async (customer: Customer, id: number, body: object) => {
  const answer = await edit(customer, id, body, { 'x-dry-run': 'true' })
  expect(answer.status).toBe(200)
  return answer.body as unknown as Quote
}

const priceOf = async (customer: Customer, id: number) => (await servers.detail(customer, id)).body.monthlyPrice!

describe('a new name', () => {
  it('counts at once and is told to everyone who looks', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const last = await api.db.selectFrom('events').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(await edit(customer, id, { name: 'renamed-server' })).toMatchObject({
      status: 200,
      body: { id, operationId: null },
    })
    expect((await servers.detail(customer, id)).body.name).toBe('renamed-server')
    const events = await api.db.selectFrom('events').where('id', '>', last.id).selectAll().execute()
    expect(events).toMatchObject([{ cache_group: 'VmHost', entity_id: id, project_id: customer.projectId }])
  })

  it('is refused where another server has it, and taken where only its letters change', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await servers.newServer(customer, { name: 'the-other-one' })
    expect(await edit(customer, id, { name: 'The-Other-One' })).toMatchObject({
      status: 400,
      body: { type: 'name_taken' },
    })
    expect((await edit(customer, id, { name: 'Shop-Web-01' })).status).toBe(200)
  })

  it.each([[{}], [{ name: 'shop-web-01' }], [{ cpu: 2, memory: 4, disk: 50 }]])(
    'nothing new in %j: refused',
    async (body) => {
      const customer = await api.newCustomer()
      const id = await servers.newServer(customer)
      expect(await edit(customer, id, body)).toMatchObject({ status: 400, body: { type: 'nothing_changed' } })
    },
  )
})

describe('a new size', () => {
  it('changes engine, limits and price when it is done, with steps to watch', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const before = await priceOf(customer, id)
    const { status, body } = await edit(customer, id, { cpu: 4, memory: 8, disk: 100, name: 'larger-now' })
    expect(status).toBe(200)
    expect(await servers.settle(customer, id)).toBe('active')
    expect(await servers.onEngine(customer, id)).toMatchObject({ vcpus: 4, memoryGb: 8, diskGb: 100, state: 'active' })
    expect(await servers.taken(customer)).toMatchObject({ cpu: 4, memoryGb: 8, diskGb: 100, vm: 1 })
    const after = await priceOf(customer, id)
    expect(after).toBe(before + 2 * 450_000 + 4 * 450_000 + 50 * 12_000)
    expect(await servers.paid(id)).toEqual({ prices: [before, after], now: after })
    expect((await servers.detail(customer, id)).body.name).toBe('larger-now')
    const { body: operation } = await api.get<OperationDetail>(customer, `/portal/operation/get/${body.operationId}`)
    expect(operation.steps.map(({ name }) => name)).toEqual(['تغییر منابع در زیرساخت', 'آماده شدن سرور با منابع تازه'])
  })

  it('gives back what a smaller machine does not need, and leaves its ready-made plan', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer, { isPredefined: true, productBundleId: 3 })
    expect((await servers.detail(customer, id)).body).toMatchObject({ isPredefined: true, productBundle: 'M1' })
    await edit(customer, id, { cpu: 1, memory: 2 })
    expect(await servers.settle(customer, id)).toBe('active')
    expect(await servers.taken(customer)).toMatchObject({ cpu: 1, memoryGb: 2, diskGb: 100 })
    expect((await servers.detail(customer, id)).body).toMatchObject({
      isPredefined: false,
      productBundle: null,
      monthlyPrice: 450_000 + 2 * 450_000 + 100 * 12_000 + 400_000,
    })
  })

  it('is that of a ready-made plan, with its price; a plan of the size that it has is taken at once', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await edit(customer, id, { productBundleId: 3, cpu: 48 })
    expect(await servers.settle(customer, id)).toBe('active')
    expect((await servers.detail(customer, id)).body).toMatchObject({
      cpu: 4,
      productBundle: 'M1',
      monthlyPrice: 6_600_000,
    })
    expect((await servers.paid(id)).now).toBe(6_600_000)

    const same = await servers.newServer(customer, { name: 'same-size', cpu: 4, memory: 8, disk: 100 })
    expect(await edit(customer, same, { productBundleId: 3 })).toMatchObject({
      status: 200,
      body: { operationId: null },
    })
    expect((await servers.detail(customer, same)).body).toMatchObject({ productBundle: 'M1', monthlyPrice: 6_600_000 })
    expect((await servers.paid(same)).prices).toEqual([7_000_000, 6_600_000])
    expect(await edit(customer, same, { productBundleId: 3 })).toMatchObject({ body: { type: 'nothing_changed' } })
    expect(await edit(customer, same, { productBundleId: 2 })).toMatchObject({ body: { type: 'disk_shrinks' } })
    expect(await edit(customer, same, { productBundleId: 999 })).toMatchObject({ body: { type: 'bundle_missing' } })
  })

  it('of a server that is off leaves it off', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await servers.put(customer, 'stop', id)
    await servers.settle(customer, id)
    await edit(customer, id, { cpu: 4 })
    expect(await servers.settle(customer, id)).toBe('shutdown')
    expect(await servers.onEngine(customer, id)).toMatchObject({ vcpus: 4, state: 'stopped' })
  })

  it.each([
    ['a smaller disk', { disk: 25 }, 'disk_shrinks'],
    ['more than the limit allows', { cpu: 48, memory: 8 }, 'over_limit'],
  ])('refuses %s and takes nothing', async (_what, body, type) => {
    const customer = await api.newCustomer()
    await servers.limit(customer, { max_cpu: 10 })
    const id = await servers.newServer(customer)
    expect(await edit(customer, id, { ...body, name: 'never-so-named' })).toMatchObject({ status: 400, body: { type } })
    expect(await servers.taken(customer)).toMatchObject({ cpu: 2, memoryGb: 4 })
    expect((await servers.detail(customer, id)).body.name).toBe('shop-web-01')
  })

  it('refuses less memory than the system needs', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer, { vmImageId: servers.imageId('windows-2022') })
    expect((await edit(customer, id, { memory: 2 })).body.type).toBe('image_needs_more')
  })

  it('is quoted before: price, limits, and what restarts', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer, { isPredefined: true, productBundleId: 3 })
    const more = await quoteOf(customer, id, { cpu: 6, memory: 4 })
    expect(more.lines.map(({ quantity }) => quantity)).toEqual([6, 4, 100, 1])
    expect(more.limits.map(({ wanted }) => wanted)).toEqual([2])
    expect(more.effects.join(' ')).toMatch(/راه‌اندازی مجدد می‌شود.*M1.*۶٬۶۰۰٬۰۰۰ ریال/)
    const disk = await quoteOf(customer, id, { disk: 125 })
    expect(disk.effects[0]).toContain('راه‌اندازی مجدد نمی‌شود')
    const name = await quoteOf(customer, id, { name: 'another-name' })
    expect(name).toMatchObject({ subtotal: 6_600_000, limits: [] })
    expect(await servers.taken(customer)).toMatchObject({ cpu: 4 })
    expect((await edit(customer, id, { disk: 50 }, { 'x-dry-run': 'true' })).body.type).toBe('disk_shrinks')
  })
})

describe('a rebuild', () => {
  const rebuild = (customer: Customer, id: number, changes: object = {}) =>
    servers.put(customer, 'rebuild', id, {
      vmImageId: servers.imageId('debian-12'),
      name: 'shop-web-01',
      password: testPassword,
      ...changes,
    })

  it('installs another system, keeps the address, and forgets the password', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const before = await servers.onEngine(customer, id)
    const { status, body } = await rebuild(customer, id, { name: 'fresh-server', userData: '#cloud-config' })
    expect(status).toBe(200)
    expect(await servers.settle(customer, id)).toBe('active')
    expect(await servers.onEngine(customer, id)).toMatchObject({
      image: 'debian-12',
      ipv4: before!.ipv4,
      revision: String(body.operationId),
    })
    expect((await servers.detail(customer, id)).body).toMatchObject({ vmImage: 'Debian 12', name: 'fresh-server' })
    expect(await servers.row(id)).toMatchObject({ password_secret: null, user_data_secret: null })
  })

  it.each([
    ['an image that is too large for it', () => ({ vmImageId: servers.imageId('windows-2022') }), 'image_needs_more'],
    ['an image that is not offered', () => ({ vmImageId: 999_999 }), 'image_missing'],
    ['a key of nobody', () => ({ password: null, vmKeyId: 999_999 }), 'key_missing'],
  ])('refuses %s and changes nothing', async (_what, changes, type) => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer, { cpu: 1, memory: 2, disk: 25 })
    expect(await rebuild(customer, id, changes())).toMatchObject({ status: 400, body: { type } })
    expect(await servers.settle(customer, id)).toBe('active')
    expect(await servers.row(id)).toMatchObject({ password_secret: null })
  })

  it('is refused while the server is locked', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    await servers.put(customer, 'edit-lock', id, { isLocked: true })
    expect((await rebuild(customer, id)).body.type).toBe('server_locked')
  })
})

describe('the lock', () => {
  it('keeps a server from being deleted, also at once, until it is taken off', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    expect(await servers.put(customer, 'edit-lock', id, { isLocked: true })).toMatchObject({
      status: 200,
      body: { id, operationId: null },
    })
    expect(await servers.list(customer)).toMatchObject([{ isLocked: true }])
    for (const query of ['', '?Now=true']) {
      expect(await servers.remove(customer, id, query)).toMatchObject({ status: 400, body: { type: 'server_locked' } })
    }
    await servers.put(customer, 'edit-lock', id, { isLocked: false })
    expect((await servers.remove(customer, id)).status).toBe(200)
  })

  it('is the manager’s alone', async () => {
    const customer = await api.newCustomer()
    const id = await servers.newServer(customer)
    const operator = { ...customer, ...(await api.newColleague(customer, 'maintainer')) }
    expect((await servers.put(operator, 'edit-lock', id, { isLocked: true })).status).toBe(403)
  })
})
