import { serviceStatus } from '@sarv/contract/enums'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import { newAccessKey } from '../../ports/storage/spaces.engine.ts'
import { id, type AccessInputs, type CallInputs, type Describe } from '../../testing/access/inputs.ts'
import { unique } from '../../testing/access/things.ts'
import type { World } from '../../testing/access/world.ts'
import { placeOf } from './buckets/open-bucket.service.ts'

const never = new AbortController().signal

/** With its place in the store, so that the store can be asked. */
const bucket = async ({ api, projectId }: World, status: 'active' | 'binned' = 'active'): Promise<number> => {
  const project = await api.db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select('datacenter_id as datacenterId')
    .executeTakeFirstOrThrow()
  const name = unique('bucket')
  const isBinned = status === 'binned'
  const row = await api.db
    .insertInto('storage_buckets')
    .values({
      project_id: projectId,
      datacenter_id: project.datacenterId,
      name,
      size_gb: 50,
      status_id: isBinned ? serviceStatus.id.disabled : serviceStatus.id.active,
      monthly_price_rials: 0,
      ...(isBinned && { binned_at: new Date(), bin_until: new Date(Date.now() + 3_600_000) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const engine = api.engines.storage(project.datacenterId)!
  const place = placeOf({ projectId, id: row.id, name })
  await engine.putSpace({ tag: place.spaceTag, name, maxBytes: 1e9, maxObjects: 1000, maxBuckets: 1 }, never)
  await engine.createBucket(place, never)
  await engine.putEmptyObject(place, 'file.txt', never)
  return row.id
}

const shared = new WeakMap<World, Promise<number>>()
/** One of a world's own, for all calls that leave it as it is: to make one takes most of their time. */
const sharedBucket = (world: World): Promise<number> => {
  const known = shared.get(world) ?? bucket(world)
  shared.set(world, known)
  return known
}

const key = async (world: World) => {
  const storageHostId = await bucket(world)
  const row = await world.api.db
    .insertInto('storage_keys')
    .values({
      project_id: world.projectId,
      storage_bucket_id: storageHostId,
      access_key: newAccessKey(),
      name: unique('key'),
      rights_id: storageKeyRights.id.read,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { storageHostId, id: row.id }
}

const aBucket: Describe = async (world) => id(await bucket(world))
const aBinnedBucket: Describe = async (world) => id(await bucket(world, 'binned'))
const theBucket: Describe = async (world) => id(await sharedBucket(world))
const inTheBucket: Describe = async (world) => ({ params: { storageHostId: await sharedBucket(world) } })
type More = Omit<Partial<CallInputs>, 'params'>
const on =
  (more: More): Describe =>
  async (world, whose) => ({ ...(await inTheBucket(world, whose)), ...more })
/** For what fills it up, takes something out of it, or is at work on it for a while. */
const onItsOwn =
  (more: More): Describe =>
  async (world) => ({ params: { storageHostId: await bucket(world) }, ...more })

const upload = { key: 'big.bin', uploadId: 'nobody-began-it' }

export const accessInputs: AccessInputs = {
  storageHostCreate: () => ({ body: { name: unique('bucket'), isPredefined: false, disk: 50 } }),
  storageHostGet: theBucket,
  // It was put there and not ordered: there is no receipt.
  storageHostReceipt: async (world, whose) => ({ ...(await theBucket(world, whose)), refusal: 404 }),
  storageHostEdit: async (world) => ({ ...id(await bucket(world)), body: { volumeSize: 100 } }),
  storageHostDelete: aBucket,
  storageUsageGet: theBucket,
  storageHostRestore: aBinnedBucket,
  storageHostPurge: aBinnedBucket,
  storageKeyList: inTheBucket,
  storageKeyCreate: onItsOwn({ body: {} }),
  storageKeyRotate: async (world) => ({ params: await key(world), body: {} }),
  storageKeyDelete: async (world) => ({ params: await key(world) }),
  storageSettingsGet: inTheBucket,
  storageSettingsEditVersions: on({ body: { isOn: true } }),
  storageSettingsEditLifecycle: on({ body: { rules: [{ prefix: 'logs/', expireAfterDays: 30 }] } }),
  storageSettingsEditCors: on({ body: { rules: [{ origins: ['https://shop.example.ir'], methods: ['GET'] }] } }),
  storageSettingsEditPublic: on({ body: { prefixes: ['products/'] } }),
  storageObjectList: inTheBucket,
  storageObjectGet: on({ query: { Key: 'file.txt' } }),
  storageObjectVersions: on({ query: { Key: 'file.txt' } }),
  storageObjectLink: on({ query: { Key: 'file.txt' } }),
  storageObjectShare: on({
    body: { key: 'file.txt', endDate: new Date(Date.now() + 3_600_000).toISOString() },
  }),
  storageFolderCreate: onItsOwn({ body: { prefix: 'products/' } }),
  storageObjectCopy: onItsOwn({ body: { fromKey: 'file.txt', toKey: 'copy.txt' } }),
  storageObjectDelete: onItsOwn({ body: { objects: [{ key: 'file.txt' }] } }),
  storageObjectMove: onItsOwn({ body: { moves: [{ from: 'file.txt', to: 'moved.txt' }] } }),
  storageFolderDelete: onItsOwn({ body: { prefixes: ['products/'] } }),
  storageUploadBegin: on({ body: { key: 'new.txt', bytes: 10 } }),
  storageUploadLinks: on({ body: { ...upload, numbers: [1] } }),
  // Nobody began it: there is nothing to go on with.
  storageUploadParts: on({ query: { Key: upload.key, Upload: upload.uploadId }, refusal: 404 }),
  storageUploadComplete: on({ body: { ...upload, bytes: 10 }, refusal: 404 }),
  storageUploadAbort: on({ body: upload }),
  storageUploadList: inTheBucket,
}
