import { createHash } from 'node:crypto'
import { addressOfObject } from '@sarv/contract/storage/objects/objects.rules'
import { AwsClient } from 'aws4fetch'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { StorageKeySecret } from '@sarv/contract/storage/bucket-keys/bucket-keys.schemas'
import type { StorageHostListItem, StorageUsage } from '@sarv/contract/storage/buckets/buckets.schemas'
import type {
  StorageObjectDetail,
  StorageObjectPage,
  StorageVersionPage,
} from '@sarv/contract/storage/objects/objects.schemas'
import type {
  StorageUpload,
  StorageUploadLink,
  StorageUploadPart,
} from '@sarv/contract/storage/uploads/uploads.schemas'
import { sql } from 'kysely'
import { EngineError } from '../../../ports/engine-error.ts'
import { spaceTag } from '../../../ports/storage/spaces.engine.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { bucketService } from '../buckets/buckets.definition.ts'
import { startOperation } from '../../../services/service.ts'
import { deleteFoldersOperation } from './objects.operations.ts'
import { countBuckets } from '../buckets/count.service.ts'
import { bucketTools } from '../buckets/buckets.fixture.ts'

let api: TestApi
const {
  read,
  send,
  newBucket,
  detail,
  act,
  upload,
  tryUpload,
  bucketWith,
  linkTo,
  list,
  pathOf,
  textsIn,
  operation,
  newKey,
} = bucketTools(() => api)
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const never = new AbortController().signal

describe('files of programs', () => {
  it.each(['a//b.txt', '/begins.txt', 'a/../b.txt', './c.txt', 'line\nend.txt'])(
    'called %j are seen, fetched, renamed and deleted; no new one gets such a name here',
    async (key) => {
      const customer = await api.newCustomer()
      const id = await newBucket(customer)
      const { secretKey, accessKey } = await newKey(customer, id)
      const { endpoint, name } = await detail(customer, id)
      const aws = new AwsClient({ accessKeyId: accessKey!, secretAccessKey: secretKey!, service: 's3', retries: 0 })
      const url = addressOfObject(endpoint!, name!, key)
      expect((await aws.fetch(url, { method: 'PUT', body: 'odd' })).status).toBe(200)

      expect(await list(customer, id, '?Search=.txt')).toMatchObject({ objects: [{ key, bytes: 3 }] })
      const asked = `Key=${encodeURIComponent(key)}`
      expect(await read<StorageObjectDetail>(customer, `/${id}/object/get?${asked}`)).toMatchObject({ key, bytes: 3 })
      expect(await (await fetch(await linkTo(customer, id, key))).text()).toBe('odd')
      const begun = await send(customer, 'POST', `/${id}/upload/begin`, { key, bytes: 1 })
      expect(begun.status).toBe(422)
      const copy = { fromKey: key, toKey: 'good.txt' }
      expect((await send(customer, 'POST', `/${id}/object/copy`, copy)).status).toBe(200)
      const back = { fromKey: 'good.txt', toKey: key }
      expect((await send(customer, 'POST', `/${id}/object/copy`, back)).status).toBe(422)
      const gone = await send(customer, 'POST', `/${id}/object/delete`, { objects: [{ key }] })
      expect(gone).toMatchObject({ status: 200, body: { deleted: 1, kept: [] } })
      expect(await textsIn(customer, id)).toEqual(['good.txt'])
    },
  )
})

it('files are called as their owner called them, also when a service that has moved is called so on an engine', async () => {
  const keys = ['st-8001-1', 'st-9001-1']
  await api.db.insertInto('moved_tags').values({ tag: 'st-9001-1', engine_tag: 'st-8001-1' }).execute()
  const { customer, id } = await bucketWith(keys)
  expect((await list(customer, id)).objects.map(({ key }) => key)).toEqual(keys)
  for (const key of keys)
    expect(await read<StorageObjectDetail>(customer, `/${id}/object/get?Key=${key}`)).toMatchObject({ key })
})

describe('the portal’s pages', () => {
  it('are let in again when an upload begins, whoever took their rule away', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    const { name } = await detail(customer, id)
    const place = { spaceTag: spaceTag(customer.projectId, id), bucket: name! }
    await sql`update sandbox.storage_buckets set cors = null where name = ${name}`.execute(api.db)
    expect(await api.engines.storage(1)!.lostGuards(place, never)).toEqual(['cors'])
    await upload(customer, id, 'a.txt', 'x')
    expect(await api.engines.storage(1)!.lostGuards(place, never)).toEqual([])
  })
})

describe('a store that says no', () => {
  it.each([
    ['unauthorized', { status: 400, body: { type: 'status_forbids' } }],
    ['refused', { status: 400, body: { type: 'status_forbids' } }],
    ['invalid', { status: 400, body: { type: 'store_refused' } }],
    ['no_capacity', { status: 400, body: { type: 'bucket_full' } }],
    ['unreachable', { status: 503, body: { type: 'engine_unavailable' } }],
  ] as const)('is told by its reason, and as an outage only when it is one: %s', async (code, told) => {
    const { customer, id } = await bucketWith([])
    const engine = api.engines.storage(1)!
    const { listObjects } = engine
    onTestFinished(() => void Object.assign(engine, { listObjects }))
    Object.assign(engine, { listObjects: () => Promise.reject(new EngineError(code, 'no')) })
    expect(await api.get(customer, pathOf(customer, `/${id}/object/list`))).toMatchObject(told)
  })

  it('answers 422, when the mark of a page of versions is none', async () => {
    const { customer, id } = await bucketWith([])
    for (const mark of ['x', 'bnVsbA', 'NQ', 'e30', 'WyJhIl0']) {
      const answer = await api.get(customer, pathOf(customer, `/${id}/object/versions?Key=a&After=${mark}`))
      expect(answer).toMatchObject({ status: 422, body: { errors: { After: [expect.any(String)] } } })
    }
  })
})

describe('files', () => {
  it('go to the store and come from it; folders, search and what fills it', async () => {
    const customer = await api.newCustomer()
    const id = await newBucket(customer)
    expect(await tryUpload(customer, id, 'products/یلدا ۱.txt', 'hello')).toMatchObject({ status: 200 })
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
    // The bucket's own page says what the store says; lists have what was counted last.
    const usedDisk = 9 / 1024 ** 3
    expect(await detail(customer, id)).toMatchObject({ objectCount: 2, usedDisk, countDate: expect.any(String) })
    expect(await read<StorageHostListItem[]>(customer, '/list')).toMatchObject([{ usedDisk: null, objectCount: null }])
    const round = { db: api.db, deps: { storage: api.engines.storage }, log: pino({ level: 'silent' }), signal: never }
    await countBuckets(round)
    // Counted for now: no other worker asks the store again.
    expect(await countBuckets(round)).toBe(0)
    expect(await read<StorageHostListItem[]>(customer, '/list')).toMatchObject([{ usedDisk, objectCount: 2 }])
    const engine = api.engines.storage(1)!
    const { getUsage } = engine
    onTestFinished(() => void Object.assign(engine, { getUsage }))
    Object.assign(engine, { getUsage: () => Promise.reject(new EngineError('unreachable', 'no')) })
    expect(await detail(customer, id)).toMatchObject({ objectCount: 2, usedDisk })
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
    expect(await tryUpload(customer, id, 'a.txt', 'two')).toMatchObject({
      status: 400,
      body: { type: 'object_exists' },
    })
    expect(await tryUpload(customer, id, 'a.txt', 'two', { replaces: true })).toMatchObject({ status: 200 })
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

describe('folders', () => {
  it('are deleted together', async () => {
    const { customer, id } = await bucketWith(['a/1.txt', 'b/2.txt', 'b/c/3.txt', 'd/4.txt'])
    const { operationId } = await act(customer, 'POST', `/${id}/object/delete-folder`, { prefixes: ['a/', 'b/'] })
    expect(await textsIn(customer, id)).toEqual(['d/4.txt'])
    expect((await operation(customer, operationId!)).sentence).toContain('a/ و ۱ مورد دیگر')
    expect(await send(customer, 'POST', `/${id}/object/delete-folder`, { prefixes: ['d'] })).toMatchObject({
      status: 422,
    })
    expect(await send(customer, 'POST', `/${id}/object/delete-folder`, { prefixes: [] })).toMatchObject({ status: 422 })
    expect(await textsIn(customer, id)).toEqual(['d/4.txt'])
  })

  it('are deleted by what an earlier version has queued, which named one', async () => {
    const { customer, id } = await bucketWith(['a/1.txt', 'b/2.txt'])
    const { projectId, customerId } = customer
    const context = { actor: customer, project: { id: projectId, customerId, datacenterId: 1 }, id }
    const { operationId } = await api.db.transaction().execute((trx) =>
      startOperation(trx, context, bucketService, { action: 'use', operation: deleteFoldersOperation }, async () => ({
        prefix: 'a/',
        otherName: 'a/',
      })),
    )
    await api.untilDone(operationId)
    expect(await textsIn(customer, id)).toEqual(['b/2.txt'])
  })

  it('say who reads them, and what they hold since when', async () => {
    const { customer, id } = await bucketWith(['open/1.txt', 'part/open/2.txt', 'part/3.txt', 'closed/4.txt', '5.txt'])
    await send(customer, 'PUT', `/${id}/settings/public`, { prefixes: ['open/', 'part/open/'] })
    const { folders } = await read<StorageObjectPage>(customer, `/${id}/object/list`)
    expect(folders.map(({ prefix, isPublic, hasPublic }) => [prefix, isPublic, hasPublic])).toEqual([
      ['closed/', false, false],
      ['open/', true, true],
      ['part/', false, true],
    ])
    const usage = await read<StorageUsage>(customer, `/usage/${id}`)
    // The largest first.
    const known = usage.folders.map((each) => [each.prefix, each.bytes, each.isComplete, each.isPublic, each.hasPublic])
    expect(known).toEqual([
      ['part/', 25, true, false, true],
      ['closed/', 12, true, false, false],
      ['open/', 10, true, true, true],
      ['', 5, true, false, false],
    ])
    expect(usage.countDate).toMatch(/^\d{4}-\d\d-\d\dT/)
  })
})
