import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { StorageSettings } from '@sarv/contract/storage/bucket-settings/bucket-settings.schemas'
import type { StorageHostBinItem, StorageHostListItem } from '@sarv/contract/storage/buckets/buckets.schemas'
import { EngineError } from '../../../ports/engine-error.ts'
import { spaceTag } from '../../../ports/storage/spaces.engine.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { purgeOverdueBuckets } from './buckets.service.ts'
import { bucketOrder, bucketTools, newBucketName } from './buckets.fixture.ts'

let api: TestApi
const { pathOf, read, send, newBucket, detail, act, usage, upload, linkTo } = bucketTools(() => api)
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const usedDiskGb = async ({ customerId }: Customer) =>
  (await api.db.selectFrom('customer_usage').where('customer_id', '=', customerId).select('disk_gb').executeTakeFirst())
    ?.disk_gb ?? 0

describe('ordering a bucket', () => {
  it('makes it in the store, takes its room and costs its gigabytes from then on', async () => {
    const customer = await api.newCustomer()
    const wanted = bucketOrder()
    const { body: quote } = await send<Quote>(customer, 'POST', '/create', wanted, { 'x-dry-run': 'true' })
    expect(quote).toMatchObject({ subtotal: 900_000, lines: [{ productItemId: 110, quantity: 100 }] })
    const id = await newBucket(customer, wanted)
    expect(await read<StorageHostListItem[]>(customer, '/list')).toMatchObject([
      { id, name: wanted.name, statusId: 2, isPublic: false, public: 'خصوصی', disk: 100, monthlyPrice: 900_000 },
    ])
    const { endpoint, isSandbox } = await detail(customer, id)
    expect(isSandbox).toBe(true)
    // Browsers let the portal send files there only because its pages say so.
    const { headers } = await api.app.inject('/')
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${endpoint!};`)
    // And the store lets it, by both names that it has on its own machine.
    const preflight = async (origin: string) =>
      fetch(`${endpoint}/${wanted.name}/a.txt`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT' },
      })
    expect((await preflight('http://localhost:3000')).status).toBe(200)
    expect((await preflight('http://127.0.0.1:3000')).status).toBe(200)
    expect((await preflight('http://other.example')).status).toBe(403)
    expect(await usedDiskGb(customer)).toBe(100)
    expect(await usage(id)).toEqual([{ price: 900_000, isOver: false }])
  })

  it('takes a plan, and refuses a name that another customer has', async () => {
    const customer = await api.newCustomer()
    const name = newBucketName()
    const id = await newBucket(customer, { name, isPredefined: true, productBundleId: 31, disk: null })
    expect(await detail(customer, id)).toMatchObject({ disk: 100, monthlyPrice: 860_000 })
    const refused = await send(await api.newCustomer(), 'POST', '/create', bucketOrder({ name }))
    expect(refused).toMatchObject({ status: 400, body: { type: 'bucket_name_taken' } })
  })

  it('refuses a name that the store knows from elsewhere, and orders all the same while the store does not answer', async () => {
    const customer = await api.newCustomer()
    const engine = api.engines.storage(1)!
    const never = new AbortController().signal
    const place = { spaceTag: spaceTag(customer.projectId, 987_655), bucket: newBucketName() }
    const space = { name: 'elsewhere', maxBytes: 1000, maxObjects: 10, maxBuckets: 1 }
    await engine.putSpace({ tag: place.spaceTag, ...space }, never)
    await engine.createBucket(place, never)
    const order = (headers?: Record<string, string>) =>
      send(customer, 'POST', '/create', bucketOrder({ name: place.bucket }), headers)
    const refused = { status: 400, body: { type: 'bucket_name_taken' } }
    expect(await order({ 'x-dry-run': 'true' })).toMatchObject(refused)
    expect(await order()).toMatchObject(refused)
    expect(await read<StorageHostListItem[]>(customer, '/list')).toEqual([])
    await engine.deleteSpace(place.spaceTag, never)

    const { isNameTaken } = engine
    onTestFinished(() => void Object.assign(engine, { isNameTaken }))
    Object.assign(engine, { isNameTaken: () => Promise.reject(new EngineError('unreachable', 'no')) })
    const { status, body } = await order()
    expect(status).toBe(200)
    await api.untilDone(body.operationId!)
  })
})

describe('settings', () => {
  it('open a folder to everybody and close it again', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    await upload(customer, id, 'products/a.txt', 'one')
    await upload(customer, id, 'secret.txt', 'two')
    const { endpoint, name } = await detail(customer, id)
    const statusOf = async (key: string) => (await fetch(`${endpoint}/${name}/${key}`)).status
    expect(await statusOf('products/a.txt')).toBe(403)
    await send(customer, 'PUT', `/${id}/settings/public`, { prefixes: ['products/', 'products/deep/'] })
    expect([await statusOf('products/a.txt'), await statusOf('secret.txt')]).toEqual([200, 403])
    expect(await read<StorageSettings>(customer, `/${id}/settings/get`)).toMatchObject({
      publicPrefixes: ['products/'],
    })
    const partly = { isPublic: true, isPartlyPublic: true, public: 'بخشی عمومی' }
    expect(await detail(customer, id)).toMatchObject(partly)
    expect(await read<StorageHostListItem[]>(customer, '/list')).toMatchObject([partly])
    await send(customer, 'PUT', `/${id}/settings/public`, { prefixes: ['products/', ''] })
    expect(await detail(customer, id)).toMatchObject({ isPublic: true, isPartlyPublic: false, public: 'عمومی' })
    const pattern = await send(customer, 'PUT', `/${id}/settings/public`, { prefixes: ['*'] })
    expect(pattern.status).toBe(422)
    await act(customer, 'PUT', `/edit/${id}`, { publicAccess: false })
    expect(await statusOf('products/a.txt')).toBe(403)
    expect(await detail(customer, id)).toMatchObject({ isPublic: false, isPartlyPublic: false, public: 'خصوصی' })
  })

  it('of life and other pages come back as they were given', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    const rules = [{ prefix: 'logs/', isEnabled: true, expireAfterDays: 30 }]
    expect((await send(customer, 'PUT', `/${id}/settings/lifecycle`, { rules })).status).toBe(200)
    const cors = [{ origins: ['https://shop.example.ir'], methods: ['GET', 'PUT'] }]
    expect((await send(customer, 'PUT', `/${id}/settings/cors`, { rules: cors })).status).toBe(200)
    expect(await read<StorageSettings>(customer, `/${id}/settings/get`)).toMatchObject({ lifecycle: rules, cors })
  })
})

describe('resizing', () => {
  it('changes room, limits and price; not below what is in it', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    await act(customer, 'PUT', `/edit/${id}`, { volumeSize: 200 })
    expect(await detail(customer, id)).toMatchObject({ disk: 200, monthlyPrice: 1_800_000, statusId: 2 })
    expect(await usedDiskGb(customer)).toBe(200)
    await act(customer, 'PUT', `/edit/${id}`, { volumeSize: 50 })
    expect(await usedDiskGb(customer)).toBe(50)
    expect((await usage(id)).map(({ price, isOver }) => [price, isOver])).toEqual([
      [900_000, true],
      [1_800_000, true],
      [450_000, false],
    ])
    await act(customer, 'PUT', `/edit/${id}`, { volumeSize: 150 })
    await api.db
      .updateTable('storage_buckets')
      .where('id', '=', id)
      .set({ used_bytes: 60 * 1024 ** 3 })
      .execute()
    const refused = await send(customer, 'PUT', `/edit/${id}`, { volumeSize: 50 })
    expect(refused).toMatchObject({ status: 400, body: { type: 'bucket_shrinks_too_far' } })
  })

  it('leaves the bucket in use meanwhile', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    await send(customer, 'PUT', `/edit/${id}`, { volumeSize: 150 })
    expect(await read(customer, `/${id}/settings/get`)).toMatchObject({ hasVersions: false })
    expect(await detail(customer, id)).toMatchObject({ statusId: 2 })
  })
})

describe('deleting', () => {
  it('closes it, keeps it in the bin at its price, and gives it back with its files and keys', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    await upload(customer, id, 'a.txt', 'one')
    const link = await linkTo(customer, id, 'a.txt')
    await act(customer, 'DELETE', `/delete/${id}`)
    expect((await fetch(link)).status).toBe(403)
    expect(await read<StorageHostListItem[]>(customer, '/list')).toEqual([])
    expect(await read<StorageHostBinItem[]>(customer, '/bin/list')).toMatchObject([{ id, monthlyPrice: 900_000 }])
    expect(await usage(id)).toEqual([{ price: 900_000, isOver: false }])
    expect(await send(customer, 'POST', `/${id}/upload/begin`, { key: 'b', bytes: 1 })).toMatchObject({ status: 404 })

    await act(customer, 'PUT', `/bin/restore/${id}`)
    expect((await fetch(link)).status).toBe(200)
    expect(await detail(customer, id)).toMatchObject({ statusId: 2 })
  })

  it('for good ends its files, its name, its limits and its cost', async () => {
    const customer = await api.newCustomer()
    const name = newBucketName()
    const id = await newBucket(customer, { name })
    await upload(customer, id, 'a.txt', 'one')
    const link = await linkTo(customer, id, 'a.txt')
    await act(customer, 'DELETE', `/delete/${id}`)
    await api.db
      .updateTable('storage_buckets')
      .where('id', '=', id)
      .set({ bin_until: new Date(0) })
      .execute()
    expect(await purgeOverdueBuckets({ db: api.db, log: pino({ level: 'silent' }) })).toBe(1)
    await expect.poll(() => usage(id)).toEqual([{ price: 900_000, isOver: true }])
    expect([403, 404]).toContain((await fetch(link)).status)
    expect(await usedDiskGb(customer)).toBe(0)
    expect(await read<StorageHostBinItem[]>(customer, '/bin/list')).toEqual([])
    expect(await newBucket(await api.newCustomer(), { name })).toBeGreaterThan(id)
  })

  it('is of its own project only', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    const stranger = await api.newCustomer()
    for (const [method, rest] of [
      ['DELETE', `/delete/${id}`],
      ['PUT', `/bin/restore/${id}`],
      ['DELETE', `/bin/delete/${id}`],
    ] as const) {
      expect(await send(stranger, method, rest)).toMatchObject({ status: 404 })
    }
    expect((await api.get(stranger, pathOf(stranger, `/${id}/object/list`))).status).toBe(404)
  })
})
