import { named } from '@sarv/contract/direction'
import type { UserLogPage } from '@sarv/contract/account/user-log/user-log.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EngineError } from '../../../ports/engine-error.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { bucketService } from './buckets.definition.ts'
import { bucketTools, newBucketName } from './buckets.fixture.ts'
import { noticeEndingBuckets, purgeOverdueBuckets } from './buckets.service.ts'

/** What every service brings, for buckets: messages, activity, receipts, limits, tries again. */
let api: TestApi
const buckets = bucketTools(() => api)
const log = pino({ level: 'silent' })
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const round = () => ({ db: api.db, log })
const deps = () => ({ secrets: api.secrets, publicUrl: 'http://localhost:3000' })

describe('the bin', () => {
  it('tells the super users and whoever deleted it, once, a day before the end, and again at the end', async () => {
    const customer = await api.newCustomer()
    const colleague = await api.newColleague(customer, 'owner')
    const bystander = await api.newColleague(customer, 'owner')
    const name = newBucketName()
    const id = await buckets.newBucket(customer, { name })
    await buckets.act({ ...customer, ...colleague, projectId: customer.projectId }, 'DELETE', `/delete/${id}`)
    await noticeEndingBuckets(round(), deps())
    expect(await buckets.subjectsFor(customer)).toEqual([])
    await buckets.endBinIn(id, 20)
    await noticeEndingBuckets(round(), deps())
    await noticeEndingBuckets(round(), deps())
    const soon = `باکت ${named(name)} به‌زودی حذف می‌شود`
    expect(await buckets.subjectsFor(customer)).toEqual([soon])
    expect(await buckets.subjectsFor(colleague)).toEqual([soon])
    expect(await buckets.subjectsFor(bystander)).toEqual([])

    await buckets.endBinIn(id, -1)
    expect(await purgeOverdueBuckets(round())).toBe(1)
    const gone = `باکت ${named(name)} حذف شد`
    await expect.poll(() => buckets.subjectsFor(customer), { timeout: 10_000 }).toEqual([soon, gone])
  })

  it('tells nobody of what its owner deletes for good', async () => {
    const customer = await api.newCustomer()
    const id = await buckets.newBucket(customer)
    await buckets.act(customer, 'DELETE', `/delete/${id}?Now=true`)
    expect(await buckets.subjectsFor(customer)).toEqual([])
  })
})

describe('the activity log', () => {
  const lines = async (customer: Customer, query = '') =>
    (await api.get<UserLogPage>(customer, `/account/user-log?PageNumber=1&PageSize=20${query}`)).body.data ?? []

  it('names the bucket, its keys and the files that were deleted, without a secret', async () => {
    const customer = await api.newCustomer()
    const name = newBucketName()
    const id = await buckets.newBucket(customer, { name })
    await buckets.upload(customer, id, 'old/report.pdf', 'x')
    const { secretKey, ...key } = await buckets.newKey(customer, id, { name: 'media-web' })
    await buckets.send(customer, 'POST', `/${id}/key/rotate/${key.id}`, { overlapHours: 0 })
    await buckets.send(customer, 'POST', `/${id}/object/delete`, { objects: [{ key: 'old/report.pdf' }] })
    await buckets.act(customer, 'PUT', `/edit/${id}`, { volumeSize: 200 })

    const bucket = { kind: 'bucket', id, name }
    const told = await lines(customer, `&ObjectKind=bucket&ObjectId=${id}`)
    expect(told.map(({ action, object, others }) => ({ action, object, others }))).toMatchObject([
      { action: 'storageHostEdit', object: bucket },
      { action: 'storageObjectDelete', object: bucket },
      {
        action: 'storageKeyRotate',
        object: bucket,
        others: [{ kind: 'storageKey', name: 'media-web' }, { kind: 'storageKey' }],
      },
      { action: 'storageKeyCreate', object: bucket, others: [{ kind: 'storageKey', id: key.id, name: 'media-web' }] },
      { action: 'storageUploadBegin', object: bucket },
      { action: 'storageHostCreate', object: bucket },
    ])
    expect(told[0]).toMatchObject({ title: 'ویرایش باکت' })
    expect(told[1]!.data).toContain('old/report.pdf')
    expect(JSON.stringify(told)).not.toContain(secretKey)
  })
})

describe('an order', () => {
  it('keeps its receipt as it was accepted, for the project alone', async () => {
    const customer = await api.newCustomer()
    const id = await buckets.newBucket(customer)
    const receiptFor = (asker: Customer) =>
      api.get<OrderReceipt>(asker, `/storage/${customer.projectId}/host/receipt/${id}`)
    const { status, body } = await receiptFor(customer)
    expect(status).toBe(200)
    expect(body).toMatchObject({ subtotal: 900_000, lines: [{ productItemId: 110, quantity: 100 }] })
    await buckets.act(customer, 'PUT', `/edit/${id}`, { volumeSize: 200 })
    expect((await receiptFor(customer)).body).toEqual(body)
    expect((await receiptFor(await api.newCustomer())).status).toBe(404)
  })

  it('is what the limits of the account count', async () => {
    const customer = await api.newCustomer()
    const used = async () =>
      (await api.get<{ currentDiskUsage: number }>(customer, '/portal/customer-limit/resource-usages')).body
        .currentDiskUsage
    const before = await used()
    const id = await buckets.newBucket(customer)
    expect(await used()).toBe(before + 100)
    await buckets.act(customer, 'DELETE', `/delete/${id}?Now=true`)
    expect(await used()).toBe(before)
  })
})

describe('a project', () => {
  it('goes only without buckets, in the bin too', async () => {
    const customer = await api.newCustomer()
    const remove = () =>
      api.send<{ type: string; errorMessage: string }>(customer, 'DELETE', `/project/delete/${customer.projectId}`)
    const id = await buckets.newBucket(customer)
    expect(await remove()).toMatchObject({ status: 400, body: { type: 'project_not_empty' } })
    expect((await remove()).body.errorMessage).toContain('۱ باکت')
    await buckets.act(customer, 'DELETE', `/delete/${id}`)
    expect((await remove()).body.errorMessage).toContain('۱ باکت در سطل بازیافت')
    await buckets.act(customer, 'DELETE', `/bin/delete/${id}`)
    expect((await remove()).status).toBe(200)
    expect((await api.get(customer, buckets.pathOf(customer, '/list'))).status).toBe(404)
  })
})

describe('an operation that failed', () => {
  /** Fails the next calls of these for good, until it is told otherwise. */
  const failing = (methods: (keyof StorageEngine)[]) => {
    const engine = api.engines.storage(1)!
    const real = Object.fromEntries(methods.map((method) => [method, engine[method]]))
    for (const method of methods)
      Object.assign(engine, { [method]: () => Promise.reject(new EngineError('unauthorized', 'no')) })
    return { mend: () => void Object.assign(engine, real) }
  }
  const untilEnded = async (operationId: number) =>
    await expect
      .poll(
        async () =>
          (
            await api.db
              .selectFrom('operations')
              .where('id', '=', operationId)
              .select('status')
              .executeTakeFirstOrThrow()
          ).status,
        { timeout: 10_000 },
      )
      .toBe('failed')

  it('to create gives everything back, and is made when it is tried again', async () => {
    const customer = await api.newCustomer()
    const { mend } = failing(['createBucket'])
    const wanted = { name: newBucketName(), isPredefined: false, disk: 100 }
    const { body } = await buckets.send(customer, 'POST', '/create', wanted)
    await untilEnded(body.operationId!)
    mend()
    expect(await buckets.detail(customer, body.id)).toMatchObject({ statusId: 8, monthlyPrice: 0 })
    expect(
      await api.engines.storage(1)!.getSpace(`st-${customer.projectId}-${body.id}`, AbortSignal.timeout(5000)),
    ).toBeUndefined()
    expect(await buckets.usage(body.id)).toEqual([])
    expect((await api.send(customer, 'PUT', `/portal/operation/retry/${body.operationId}`)).status).toBe(200)
    await expect.poll(async () => (await buckets.detail(customer, body.id)).statusId, { timeout: 10_000 }).toBe(2)
    expect(await buckets.usage(body.id)).toEqual([{ price: 900_000, isOver: false }])
  })

  it('for want of a store says that this datacenter offers none', () => {
    const { engine } = bucketService.operation
    expect(() => engine({ storage: () => undefined }, { datacenterId: 1 })).toThrow(
      expect.objectContaining({ code: 'storage_not_offered' }),
    )
  })

  it('to empty the bin is tried again by the clock, an hour later', async () => {
    const customer = await api.newCustomer()
    const id = await buckets.newBucket(customer)
    await buckets.act(customer, 'DELETE', `/delete/${id}`)
    await buckets.endBinIn(id, -1)
    const { mend } = failing(['deleteSpace'])
    await purgeOverdueBuckets(round())
    const { id: operationId } = await api.db
      .selectFrom('operations')
      .where('kind', '=', 'storageHostPurge')
      .where('service_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow()
    await untilEnded(operationId)
    mend()
    await purgeOverdueBuckets(round())
    expect(await buckets.usage(id)).toEqual([{ price: 900_000, isOver: false }])
    await buckets.endBinIn(id, -1)
    await purgeOverdueBuckets(round())
    await expect.poll(() => buckets.usage(id), { timeout: 10_000 }).toEqual([{ price: 900_000, isOver: true }])
  })
})

it('a page of buckets is read again when one changes, and by nobody else', async () => {
  const customer = await api.newCustomer()
  const id = await buckets.newBucket(customer)
  const eventsAfter = async (after: number) =>
    api.db
      .selectFrom('events')
      .where('id', '>', after)
      .where('cache_group', '=', 'Storage')
      .where('entity_id', '=', id)
      .select(['id', 'customer_id as customerId', 'project_id as projectId'])
      .orderBy('id')
      .execute()
  const before = (await eventsAfter(0)).at(-1)!.id
  await buckets.act(customer, 'PUT', `/edit/${id}`, { publicAccess: true })
  const told = await eventsAfter(before)
  expect(told.length).toBeGreaterThan(0)
  const { customerId, projectId } = customer
  expect(told.map(({ id: _id, ...of }) => of)).toEqual(told.map(() => ({ customerId, projectId })))
})
