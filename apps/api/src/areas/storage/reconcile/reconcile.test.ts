import { named } from '@sarv/contract/direction'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Logger } from '../../../db/connection.ts'
import { spaceTag } from '../../../ports/storage/spaces.engine.ts'
import { listDrift } from '../../../services/drift.store.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { inProject, moveTools } from '../../portal/moves/moves.fixture.ts'
import { bucketTools, newBucketName } from '../buckets/buckets.fixture.ts'
import { reconcileStorage } from './reconcile.service.ts'
import { compareBuckets, type OurBucket, type TheirSpace } from './reconcile.rules.ts'

const { signal } = new AbortController()
const gibibyte = 1024 ** 3
const silent: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
let api: TestApi
const buckets = bucketTools(() => api)
const moves = moveTools(() => api)
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const look = async (times = 1) => {
  const deps = { storage: api.engines.storage, secrets: api.secrets, publicUrl: 'http://localhost:3000' }
  for (let round = 0; round < times; round += 1)
    await reconcileStorage({ db: api.db, deps, log: silent, signal }, 1, { pauseSeconds: 0 })
}
const driftOf = async ({ projectId }: Customer) =>
  (await listDrift(api.db))
    .filter((found) => found.projectId === projectId)
    .map(({ kind, serviceType: type, serviceId: id, details }) => ({ kind, type, id, details }))
const engine = () => api.engines.storage(1)!

describe('a bucket', () => {
  it('that is gone has failed, costs nothing more, and comes back with its price', async () => {
    const customer = await api.newCustomer()
    const name = newBucketName()
    const id = await buckets.newBucket(customer, { name })
    const place = { spaceTag: spaceTag(customer.projectId, id), bucket: name }
    await engine().deleteBucket(place, { withObjects: true }, signal)
    await look()
    expect(await buckets.detail(customer, id)).toMatchObject({ statusId: 2 })
    await look()
    expect(await buckets.detail(customer, id)).toMatchObject({ statusId: 8 })
    expect(await buckets.usage(id)).toEqual([{ price: 900_000, isOver: true }])
    const gone = `باکت ${named(name)} در فضای ابری پیدا نشد`
    expect(await buckets.subjectsFor(customer)).toEqual([gone])
    await look()
    expect(await buckets.subjectsFor(customer)).toEqual([gone])

    await engine().putSpace({ ...(await engine().getSpace(place.spaceTag, signal))!, maxBuckets: 1 }, signal)
    await engine().createBucket(place, signal)
    await look()
    expect(await buckets.detail(customer, id)).toMatchObject({ statusId: 2 })
    expect((await buckets.usage(id)).at(-1)).toEqual({ price: 900_000, isOver: false })
    expect(await driftOf(customer)).toEqual([])
  })

  it('whose space is gone can be deleted', async () => {
    const customer = await api.newCustomer()
    const id = await buckets.newBucket(customer)
    await engine().deleteSpace(spaceTag(customer.projectId, id), signal)
    await look(2)
    expect(await driftOf(customer)).toMatchObject([{ kind: 'gone', type: 'Storage', details: { missing: 'space' } }])
    await buckets.act(customer, 'DELETE', `/delete/${id}`)
    await look()
    expect(await driftOf(customer)).toEqual([])
  })

  it('of another size or open in the bin is told to operators', async () => {
    const customer = await api.newCustomer()
    const id = await buckets.newBucket(customer)
    const tag = spaceTag(customer.projectId, id)
    await engine().putSpace({ tag, name: 'x', maxBytes: 7 * gibibyte, maxObjects: 10, maxBuckets: 1 }, signal)
    await look(2)
    expect(await driftOf(customer)).toMatchObject([
      { kind: 'size', id, details: { expected: 100 * gibibyte, found: 7 * gibibyte } },
    ])
    await buckets.act(customer, 'PUT', `/edit/${id}`, { volumeSize: 50 })
    await look()
    expect(await driftOf(customer)).toEqual([])
    await buckets.act(customer, 'DELETE', `/delete/${id}`)
    await engine().resumeSpace(tag, signal)
    await look(2)
    expect(await driftOf(customer)).toMatchObject([{ kind: 'power', details: { expected: 'closed', found: 'open' } }])
  })

  it('that has lost what guards it gets it back, and operators hear of a further bucket in its space', async () => {
    const customer = await api.newCustomer()
    const name = newBucketName()
    const id = await buckets.newBucket(customer, { name })
    const tag = spaceTag(customer.projectId, id)
    const place = { spaceTag: tag, bucket: name }
    // As an older version of Sarv, or somebody at the store itself, left them.
    await engine().putSpace({ ...(await engine().getSpace(tag, signal))!, maxBuckets: 2 }, signal)
    await engine().createBucket({ ...place, bucket: `${name}-more` }, signal)
    await sql`update sandbox.storage_buckets set cors = null, lifecycle = null where name in (${name}, ${`${name}-more`})`.execute(
      api.db,
    )
    expect(await engine().lostGuards(place, signal)).toEqual(['cors', 'uploads'])
    await look(2)
    expect(await engine().lostGuards(place, signal)).toEqual([])
    expect(await engine().lostGuards({ ...place, bucket: `${name}-more` }, signal)).toEqual([])
    expect(await engine().getSpace(tag, signal)).toMatchObject({ maxBuckets: 0, maxBytes: 100 * gibibyte })
    expect(await driftOf(customer)).toMatchObject([{ kind: 'guards', details: { furtherBuckets: [`${name}-more`] } }])
    await engine().deleteBucket({ ...place, bucket: `${name}-more` }, { withObjects: true }, signal)
    await look()
    expect(await driftOf(customer)).toEqual([])
  })

  it('that moves to another project keeps its files, keys and store, and nothing differs', async () => {
    const customer = await api.newCustomer()
    const id = await buckets.newBucket(customer)
    await buckets.upload(customer, id, 'a.txt', 'kept')
    const { accessKey } = await buckets.newKey(customer, id)
    const projectId = await moves.newProject(customer)
    await moves.move(customer, customer.projectId, [{ serviceType: 'Storage', serviceId: id }], projectId)

    const moved = inProject(customer, projectId)
    expect(await buckets.contentOf(moved, id, 'a.txt')).toBe('kept')
    await buckets.upload(moved, id, 'b.txt', 'new')
    expect(await buckets.textsIn(moved, id)).toEqual(['a.txt', 'b.txt'])
    expect(await engine().listKeys(spaceTag(projectId, id), signal)).toMatchObject([{ accessKey }])
    await expect(engine().listKeys(spaceTag(customer.projectId, id), signal)).rejects.toMatchObject({
      code: 'not_found',
    })
    await buckets.act(moved, 'PUT', `/edit/${id}`, { volumeSize: 150 })
    await look(2)
    expect([await driftOf(customer), await driftOf(moved)]).toEqual([[], []])
    await buckets.act(moved, 'DELETE', `/delete/${id}?Now=true`)
    expect(await engine().getSpace(spaceTag(projectId, id), signal)).toBeUndefined()
  })

  it('of nobody is told to operators and touched by nobody', async () => {
    const customer = await api.newCustomer()
    const tag = spaceTag(customer.projectId, 987_654)
    await engine().putSpace({ tag, name: 'left-behind', maxBytes: gibibyte, maxObjects: 10, maxBuckets: 1 }, signal)
    await look(2)
    expect(await driftOf(customer)).toMatchObject([
      { kind: 'orphan', id: 987_654, details: { name: 'left-behind', why: 'unknown' } },
    ])
    expect(await engine().getSpace(tag, signal)).toBeDefined()
    await engine().deleteSpace(tag, signal)
    await look()
    expect(await driftOf(customer)).toEqual([])
  })
})

describe('comparing', () => {
  const our: OurBucket = {
    projectId: 7,
    id: 1,
    name: 'media',
    sizeGb: 50,
    isExpected: true,
    isEnded: false,
    isHere: true,
    isClosed: false,
    isBusy: false,
  }
  const their: TheirSpace = {
    tag: 'st-7-1',
    name: 'media',
    maxBytes: 50 * gibibyte,
    maxObjects: 5_000_000,
    maxBuckets: 0,
    isSuspended: false,
    buckets: ['media'],
    lost: [],
  }
  const kinds = (change: Partial<OurBucket>, found: readonly TheirSpace[]) =>
    compareBuckets([{ ...our, ...change }], found).findings.map(({ kind }) => kind)

  it.each<[string, Partial<OurBucket>, TheirSpace[], string[]]>([
    ['the same', {}, [their], []],
    ['no space', {}, [], ['gone']],
    ['another bucket', {}, [{ ...their, buckets: ['other'] }], ['gone']],
    ['being worked at', { isBusy: true }, [], []],
    ['of another datacenter', { isHere: false }, [], []],
    ['failed, and not there', { isExpected: false }, [], []],
    ['deleted, and there', { isExpected: false, isEnded: true }, [their], ['orphan']],
    ['open for another bucket', {}, [{ ...their, maxBuckets: 1 }], ['guards']],
    ['with another bucket in its space', {}, [{ ...their, buckets: ['media', 'more'] }], ['guards']],
    ['without its policy', {}, [{ ...their, lost: [{ bucket: 'media', guards: ['policy'] }] }], ['guards']],
    ['larger', {}, [{ ...their, maxBytes: 1 }], ['size']],
    ['closed by hand', {}, [{ ...their, isSuspended: true }], ['power']],
    ['unknown', {}, [their, { ...their, tag: 'st-7-2' }], ['orphan']],
    ['not ours', {}, [their, { ...their, tag: 'somebody' }], []],
  ])('%s', (_, change, found, expected) => expect(kinds(change, found)).toEqual(expected))
})
