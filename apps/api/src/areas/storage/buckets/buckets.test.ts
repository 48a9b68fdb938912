import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { StorageKeySecret } from '@sarv/contract/storage/bucket-keys/bucket-keys.schemas'
import type { StorageSettings } from '@sarv/contract/storage/bucket-settings/bucket-settings.schemas'
import type {
  StorageHostBinItem,
  StorageHostDetail,
  StorageHostListItem,
  StorageUsage,
} from '@sarv/contract/storage/buckets/buckets.schemas'
import type {
  StorageLink,
  StorageObjectDetail,
  StorageObjectPage,
  StorageVersionPage,
} from '@sarv/contract/storage/objects/objects.schemas'
import type {
  StorageUpload,
  StorageUploadLink,
  StorageUploadPart,
} from '@sarv/contract/storage/uploads/uploads.schemas'
import { EngineError } from '../../../ports/engine-error.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { endReplacedKeys } from '../bucket-keys/bucket-keys.service.ts'
import { purgeOverdueBuckets } from './buckets.service.ts'
import { countBuckets } from './count.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const pathOf = ({ projectId }: Customer, rest: string) => `/storage/${projectId}/host${rest}`
const read = async <Answer>(customer: Customer, rest: string) =>
  (await api.get<Answer>(customer, pathOf(customer, rest))).body
const send = <Answer = Started>(
  customer: Customer,
  method: 'POST' | 'PUT' | 'DELETE',
  rest: string,
  body?: object,
  headers?: Record<string, string>,
) => api.send<Answer>(customer, method, pathOf(customer, rest), body, headers)

const never = new AbortController().signal

let names = 0
const newName = () => `bucket-${Date.now()}-${(names += 1)}`
const order = (more: object = {}) => ({ name: newName(), isPredefined: false, disk: 100, ...more })

const newBucket = async (customer: Customer, more: object = {}): Promise<number> => {
  const { status, body } = await send(customer, 'POST', '/create', order(more))
  expect(status).toBe(200)
  await api.untilDone(body.operationId!)
  return body.id
}
const detail = (customer: Customer, id: number) => read<StorageHostDetail>(customer, `/get/${id}`)
const act = async (customer: Customer, ...of: [method: 'PUT' | 'DELETE', rest: string, body?: object]) => {
  const { status, body } = await send(customer, ...of)
  expect(status).toBe(200)
  if (body.operationId) await api.untilDone(body.operationId)
  return body
}
const usage = (id: number) =>
  api.db
    .selectFrom('usage_intervals')
    .where('service_type', '=', 'Storage')
    .where('service_id', '=', id)
    .select(['monthly_price_rials as price', sql<boolean>`to_at is not null`.as('isOver')])
    .orderBy('id')
    .execute()
const usedDiskGb = async ({ customerId }: Customer) =>
  (await api.db.selectFrom('customer_usage').where('customer_id', '=', customerId).select('disk_gb').executeTakeFirst())
    ?.disk_gb ?? 0

/** As a browser does it: asks where to, and sends the bytes there. */
const upload = async (customer: Customer, id: number, key: string, content: string, more: object = {}) => {
  const { status, body } = await send<StorageUpload>(customer, 'POST', `/${id}/upload/begin`, {
    key,
    bytes: Buffer.byteLength(content),
    ...more,
  })
  if (status !== 200) return { status, body }
  return { status: (await fetch(body.url!, { method: 'PUT', body: content })).status, body }
}
const linkTo = async (customer: Customer, id: number, key: string) =>
  (await read<StorageLink>(customer, `/${id}/object/link?Key=${encodeURIComponent(key)}`)).url
const list = (customer: Customer, id: number, query = '') =>
  read<StorageObjectPage>(customer, `/${id}/object/list${query}`)

describe('ordering a bucket', () => {
  it('makes it in the store, takes its room and costs its gigabytes from then on', async () => {
    const customer = await api.newCustomer()
    const wanted = order()
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
    const name = newName()
    const id = await newBucket(customer, { name, isPredefined: true, productBundleId: 31, disk: null })
    expect(await detail(customer, id)).toMatchObject({ disk: 100, monthlyPrice: 860_000 })
    const refused = await send(await api.newCustomer(), 'POST', '/create', order({ name }))
    expect(refused).toMatchObject({ status: 400, body: { type: 'bucket_name_taken' } })
  })
})

describe('files', () => {
  it('go to the store and come from it; folders, search and what fills it', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    expect(await upload(customer, id, 'products/یلدا ۱.txt', 'hello')).toMatchObject({ status: 200 })
    await upload(customer, id, 'readme.md', '# hi')
    expect(await list(customer, id)).toMatchObject({
      folders: [{ name: 'products', prefix: 'products/' }],
      objects: [{ key: 'readme.md', bytes: 4, isPublic: false }],
      next: null,
    })
    expect(await list(customer, id, `?Search=${encodeURIComponent('یلدا')}`)).toMatchObject({
      objects: [{ key: 'products/یلدا ۱.txt', name: 'یلدا ۱.txt' }],
    })
    expect(await (await fetch(await linkTo(customer, id, 'products/یلدا ۱.txt'))).text()).toBe('hello')
    expect(await read<StorageUsage>(customer, `/usage/${id}`)).toMatchObject({
      usedBytes: 9,
      pricePerGb: 9000,
      isComplete: true,
      folders: [
        { prefix: 'products/', bytes: 5, objectCount: 1 },
        { prefix: '', bytes: 4, objectCount: 1 },
      ],
    })
    const round = { db: api.db, deps: { storage: api.engines.storage }, log: pino({ level: 'silent' }), signal: never }
    await countBuckets(round)
    // Counted for now: no other worker asks the store again.
    expect(await countBuckets(round)).toBe(0)
    expect(await detail(customer, id)).toMatchObject({ objectCount: 2, usedDisk: 9 / 1024 ** 3 })
  })

  it('say what the store knows of them, and where anybody reads those that are public', async () => {
    const customer = await api.newCustomer()
    const { name } = await detail(customer, await newBucket(customer, { publicAccess: true }))
    const { id } = (await read<StorageHostListItem[]>(customer, '/list'))[0]!
    const key = 'عکس/انار 1.txt'
    const { endpoint } = await detail(customer, id)
    const { body: made } = await send<StorageKeySecret>(customer, 'POST', `/${id}/key/create`, {})
    const program = new AwsClient({ accessKeyId: made.accessKey!, secretAccessKey: made.secretKey!, service: 's3' })
    const headers = { 'content-type': 'text/plain', 'x-amz-meta-season': 'autumn' }
    const url = `${endpoint}/${name}/${encodeURI(key)}`
    expect((await program.fetch(url, { method: 'PUT', body: 'hello', headers })).status).toBe(200)
    const get = (wanted: string) =>
      api.get<StorageObjectDetail>(customer, pathOf(customer, `/${id}/object/get?Key=${encodeURIComponent(wanted)}`))
    const { body } = await get(key)
    expect(body).toMatchObject({
      key,
      name: 'انار 1.txt',
      bytes: 5,
      contentType: 'text/plain',
      etag: createHash('md5').update('hello').digest('hex'),
      metadata: { season: 'autumn' },
      isPublic: true,
    })
    expect(body.publicUrl).toMatch(`${endpoint}/${name}/`)
    expect(await (await fetch(body.publicUrl!)).text()).toBe('hello')
    await send(customer, 'PUT', `/edit/${id}`, { publicAccess: false }).then(async ({ body: started }) =>
      api.untilDone(started.operationId!),
    )
    expect((await get(key)).body).toMatchObject({ isPublic: false, publicUrl: null })
    expect(await get('nothing')).toMatchObject({ status: 404 })
  })

  it('replace nothing unless somebody says so, and are copied, moved and deleted', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    await upload(customer, id, 'a.txt', 'one')
    expect(await upload(customer, id, 'a.txt', 'two')).toMatchObject({ status: 400, body: { type: 'object_exists' } })
    expect(await upload(customer, id, 'a.txt', 'two', { replaces: true })).toMatchObject({ status: 200 })
    const copy = (body: object) => send(customer, 'POST', `/${id}/object/copy`, body)
    expect((await copy({ fromKey: 'a.txt', toKey: 'deep/b.txt' })).status).toBe(200)
    expect(await copy({ fromKey: 'a.txt', toKey: 'deep/b.txt' })).toMatchObject({ status: 400 })
    expect((await copy({ fromKey: 'a.txt', toKey: 'c.txt', isMove: true })).status).toBe(200)
    expect(await copy({ fromKey: 'a.txt', toKey: 'd.txt' })).toMatchObject({ status: 404 })
    expect((await list(customer, id)).objects.map(({ key }) => key)).toEqual(['c.txt'])

    const folder = await send(customer, 'POST', `/${id}/object/folder`, { prefix: 'empty/' })
    expect(folder.status).toBe(200)
    expect((await list(customer, id, '?Prefix=empty/')).objects).toEqual([])
    const gone = await send(customer, 'POST', `/${id}/object/delete`, { objects: [{ key: 'c.txt' }] })
    expect(gone.body).toEqual({ deleted: 1, kept: [] })
    const { body: started } = await send(customer, 'POST', `/${id}/object/delete-folder`, { prefixes: ['deep/'] })
    await api.untilDone(started.operationId!)
    expect(await list(customer, id)).toMatchObject({ folders: [{ name: 'empty' }], objects: [] })
  })

  it('in parts go on after a cut, and are there only as a whole', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    const bytes = 17 * 1024 ** 2
    const content = Buffer.alloc(bytes, 'sarv')
    const key = 'big.bin'
    const { body: begun } = await send<StorageUpload>(customer, 'POST', `/${id}/upload/begin`, { key, bytes })
    expect(begun).toMatchObject({ url: null, partBytes: 8 * 1024 ** 2, partCount: 3 })
    const of = { key, uploadId: begun.uploadId! }
    const put = async (numbers: number[]) => {
      const { body: links } = await send<StorageUploadLink[]>(customer, 'POST', `/${id}/upload/links`, {
        ...of,
        numbers,
      })
      for (const { number, url } of links) {
        const part = content.subarray((number - 1) * begun.partBytes, number * begun.partBytes)
        expect((await fetch(url, { method: 'PUT', body: part })).status).toBe(200)
      }
    }
    await put([1, 3])
    const query = `?Key=${key}&Upload=${encodeURIComponent(of.uploadId)}`
    expect(await read<StorageUploadPart[]>(customer, `/${id}/upload/parts${query}`)).toMatchObject([
      { number: 1 },
      { number: 3 },
    ])
    const complete = () => send(customer, 'PUT', `/${id}/upload/complete`, { ...of, bytes })
    expect(await complete()).toMatchObject({ status: 400, body: { type: 'upload_incomplete' } })
    expect((await list(customer, id)).objects).toEqual([])
    await put([2])
    expect((await complete()).status).toBe(200)
    // The answer was lost and the browser asks again.
    expect((await complete()).status).toBe(200)
    const came = Buffer.from(await (await fetch(await linkTo(customer, id, key))).arrayBuffer())
    const digest = (data: Buffer) => createHash('sha256').update(data).digest('hex')
    expect(digest(came)).toBe(digest(content))
  })

  it('keep their versions, and an older one comes back', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    await send(customer, 'PUT', `/${id}/settings/versions`, { isOn: true })
    await upload(customer, id, 'a.txt', 'one')
    await upload(customer, id, 'a.txt', 'second', { replaces: true })
    const { versions } = await read<StorageVersionPage>(customer, `/${id}/object/versions?Key=a.txt`)
    expect(versions.map(({ bytes, isLatest }) => [bytes, isLatest])).toEqual([
      [6, true],
      [3, false],
    ])
    const back = { fromKey: 'a.txt', fromVersionId: versions[1]!.versionId, toKey: 'a.txt' }
    expect((await send(customer, 'POST', `/${id}/object/copy`, back)).status).toBe(200)
    expect(await (await fetch(await linkTo(customer, id, 'a.txt'))).text()).toBe('one')
  })

  it('are refused before they are sent where there is no room', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer, { disk: 50 })
    const begin = (gb: number) =>
      send(customer, 'POST', `/${id}/upload/begin`, { key: 'huge.bin', bytes: gb * 1024 ** 3 })
    expect(await begin(51)).toMatchObject({ status: 400, body: { type: 'bucket_full' } })
    expect((await begin(50)).status).toBe(200)
  })
})

describe('keys and links', () => {
  const newKey = async (customer: Customer, id: number, body?: object) =>
    (await send<StorageKeySecret>(customer, 'POST', `/${id}/key/create`, body)).body

  it('are shown once, signed links end with their key, and a replaced key goes on for a while', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    await upload(customer, id, 'a.txt', 'one')
    const key = await newKey(customer, id, { name: 'media-web', rightsId: 1 })
    expect(key).toMatchObject({ accessKey: expect.any(String), secretKey: expect.any(String) })
    const listed = await read<object[]>(customer, `/${id}/key/list`)
    expect(listed).toMatchObject([{ id: key.id, name: 'media-web', rightsId: 1, endDate: null }])
    expect(JSON.stringify(listed)).not.toContain(key.secretKey)

    const endDate = new Date(Date.now() + 3_600_000).toISOString()
    const shared = await send<StorageLink>(customer, 'POST', `/${id}/object/share`, {
      key: 'a.txt',
      endDate,
      storageKeyId: key.id,
    })
    expect((await fetch(shared.body.url)).status).toBe(200)

    const made = (await send<StorageKeySecret>(customer, 'POST', `/${id}/key/rotate/${key.id}`, {})).body
    expect(made.accessKey).not.toBe(key.accessKey)
    expect((await fetch(shared.body.url)).status).toBe(200)
    await api.db
      .updateTable('storage_keys')
      .where('id', '=', key.id!)
      .set({ ends_at: new Date(0) })
      .execute()
    await endReplacedKeys({ db: api.db, storage: api.engines.storage, log: pino({ level: 'silent' }) }, never)
    expect((await fetch(shared.body.url)).status).toBe(403)
    expect(await read<object[]>(customer, `/${id}/key/list`)).toMatchObject([{ id: made.id, name: 'media-web' }])
    expect((await send(customer, 'DELETE', `/${id}/key/delete/${made.id}`)).status).toBe(200)
    expect(await read<object[]>(customer, `/${id}/key/list`)).toEqual([])
  })

  it('that the store does not end at once are ended by the clock, and no new one is left without its secret', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    const key = await newKey(customer, id)
    const { datacenterId } = await api.db
      .selectFrom('storage_buckets')
      .where('id', '=', id)
      .where('project_id', '=', customer.projectId)
      .select('datacenter_id as datacenterId')
      .executeTakeFirstOrThrow()
    const engine = api.engines.storage(datacenterId)!
    const down = vi.spyOn(engine, 'deleteKey').mockRejectedValue(new EngineError('internal', 'down'))
    const refused = await send(customer, 'POST', `/${id}/key/rotate/${key.id}`, { overlapHours: 0 })
    down.mockRestore()
    expect(refused).toMatchObject({ status: 503, body: { type: 'engine_unavailable' } })
    const ending = { endDate: expect.any(String) }
    expect(await read<object[]>(customer, `/${id}/key/list`)).toMatchObject([ending, { id: key.id, ...ending }])
    await api.db
      .updateTable('storage_keys')
      .where('storage_bucket_id', '=', id)
      .set({ ends_at: new Date(0) })
      .execute()
    await endReplacedKeys({ db: api.db, storage: api.engines.storage, log: pino({ level: 'silent' }) }, never)
    expect(await read<object[]>(customer, `/${id}/key/list`)).toEqual([])
  })

  it('are ended at once by managers only, whichever call does it', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    const key = await newKey(customer, id)
    const operator = { ...customer, ...(await api.newColleague(customer, 'maintainer')) }
    const rotate = (who: Customer, of: number, overlapHours: number) =>
      send<StorageKeySecret>(who, 'POST', `/${id}/key/rotate/${of}`, { overlapHours })

    expect((await send(operator, 'DELETE', `/${id}/key/delete/${key.id}`)).status).toBe(403)
    expect((await rotate(operator, key.id!, 0)).status).toBe(403)
    expect(await read<object[]>(customer, `/${id}/key/list`)).toMatchObject([{ id: key.id, endDate: null }])

    const replaced = await rotate(operator, key.id!, 1)
    expect(replaced.status).toBe(200)
    expect((await rotate(customer, replaced.body.id!, 0)).status).toBe(200)
    expect((await send(customer, 'DELETE', `/${id}/key/delete/${key.id}`)).status).toBe(200)
    expect(await read<object[]>(customer, `/${id}/key/list`)).toHaveLength(1)
  })

  it('of an older client need no body', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    expect(await newKey(customer, id)).toMatchObject({ accessKey: expect.any(String) })
    expect(await read<object[]>(customer, `/${id}/key/list`)).toMatchObject([{ rightsId: 2 }])
  })

  it('share for a week at most', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    await upload(customer, id, 'a.txt', 'one')
    const endDate = new Date(Date.now() + 8 * 86_400_000).toISOString()
    const refused = await send(customer, 'POST', `/${id}/object/share`, { key: 'a.txt', endDate })
    expect(refused).toMatchObject({ status: 400, body: { type: 'share_end_wrong' } })
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
    expect(await detail(customer, id)).toMatchObject({ isPublic: true, public: 'عمومی' })
    await act(customer, 'PUT', `/edit/${id}`, { publicAccess: false })
    expect(await statusOf('products/a.txt')).toBe(403)
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
    const name = newName()
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
