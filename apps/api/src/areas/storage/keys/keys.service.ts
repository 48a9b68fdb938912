import { storageKeyOverlapHours, storageKeysPerBucket } from '@sarv/contract/storage/bucket-keys.rules'
import type { StorageKeySecret } from '@sarv/contract/storage/bucket-keys.schemas'
import { storageKeyRights } from '@sarv/contract/storage/storage-enums'
import type { Db, Logger } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { newAccessKey, spaceTag, type KeyRights } from '../../../ports/storage/spaces.engine.ts'
import type { OpenBucket } from '../buckets/open-bucket.ts'
import { askStore } from '../engine-refusal.ts'
import type { StorageDependencies } from '../storage-dependencies.ts'
import {
  datacenterOfBucket,
  findKey,
  insertKey,
  listKeys,
  markKeyDeleted,
  setKeyEnd,
  takeEndedKeys,
} from './keys.store.ts'

const rightsOf = (rightsId: number): KeyRights => (rightsId === storageKeyRights.id.read ? 'read' : 'readWrite')

interface WantedKey {
  name?: string | undefined
  rightsId: number
}

/**
 * The row first: whatever happens then, its owner sees the key and can delete it. The secret is the store's, kept by nobody
 * else, and answered here only.
 */
export const createKey = async (
  db: Db,
  { projectId, bucket, engine, place }: OpenBucket,
  { name, rightsId }: WantedKey,
): Promise<StorageKeySecret> => {
  const accessKey = newAccessKey()
  const of = { projectId, bucketId: bucket.id }
  const { id } = await db.transaction().execute(async (trx) => {
    const keys = await listKeys(trx, of)
    if (keys.length >= storageKeysPerBucket) throw new AppError('too_many_storage_keys', { max: storageKeysPerBucket })
    return insertKey(trx, { ...of, accessKey, name: name ?? accessKey, rightsId })
  })
  try {
    const rights = rightsOf(rightsId)
    const { secretKey } = await askStore((signal) => engine.createKey(place.spaceTag, { accessKey, rights }, signal))
    return { id, accessKey, secretKey }
  } catch (error) {
    // It may have been made all the same, with a secret that nobody has read.
    await askStore((signal) => engine.deleteKey(place.spaceTag, accessKey, signal)).then(
      () => markKeyDeleted(db, { ...of, id }),
      () => undefined,
    )
    throw error
  }
}

const getKey = async (db: Db, { projectId, bucket }: OpenBucket, id: number) => {
  const key = await findKey(db, { projectId, bucketId: bucket.id, id })
  if (!key) throw new AppError('not_found')
  return key
}

/** The store first: a key that is still listed may be dead already, but none that is gone from the list still works. */
export const deleteKey = async (db: Db, open: OpenBucket, id: number) => {
  const { projectId, bucket, engine, place } = open
  const { accessKey } = await getKey(db, open, id)
  await askStore((signal) => engine.deleteKey(place.spaceTag, accessKey, signal))
  await markKeyDeleted(db, { projectId, bucketId: bucket.id, id })
  return { id, operationId: null }
}

/** A second key of the same name and rights; the old one goes on for a while, so that programs can change over. */
export const rotateKey = async (
  db: Db,
  open: OpenBucket,
  id: number,
  overlapHours: number = storageKeyOverlapHours.usual,
): Promise<StorageKeySecret> => {
  const made = await createKey(db, open, await getKey(db, open, id))
  if (overlapHours === 0) await deleteKey(db, open, id)
  else await setKeyEnd(db, { projectId: open.projectId, bucketId: open.bucket.id, id }, overlapHours)
  return made
}

/** The key that signs a link, by its id. */
export const accessKeyOf = async (db: Db, { projectId, bucket }: OpenBucket, id: number): Promise<string> => {
  const key = await findKey(db, { projectId, bucketId: bucket.id, id })
  if (!key) throw new AppError('storage_key_missing')
  return key.accessKey
}

/** Ends replaced keys whose time is over. One that the store does not end now keeps no other from it. */
export const endReplacedKeys = async (
  { db, storage, log }: Pick<StorageDependencies, 'storage'> & { db: Db; log: Logger },
  signal: AbortSignal,
): Promise<number> => {
  const ended = await takeEndedKeys(db)
  for (const { project_id: projectId, storage_bucket_id: bucketId, id, access_key: accessKey } of ended) {
    const of = { projectId, bucketId }
    try {
      const engine = storage(await datacenterOfBucket(db, of))
      await engine?.deleteKey(spaceTag(projectId, bucketId), accessKey, signal)
      await markKeyDeleted(db, { ...of, id })
    } catch (error) {
      log.warn({ err: error, ...of, id }, 'a replaced storage key could not be ended')
    }
  }
  return ended.length
}
