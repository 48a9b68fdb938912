import { may, type Role } from '@sarv/contract/access'
import {
  rotationAccess,
  storageKeyOverlapHours,
  storageKeysPerBucket,
} from '@sarv/contract/storage/bucket-keys/bucket-keys.rules'
import type { StorageKeySecret } from '@sarv/contract/storage/bucket-keys/bucket-keys.schemas'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import type { Db, Logger } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { newAccessKey, spaceTag, type KeyRights } from '../../../ports/storage/spaces.engine.ts'
import { lockBucket } from '../buckets/buckets.store.ts'
import type { OpenBucket } from '../buckets/open-bucket.service.ts'
import { askStore } from '../ask-store.service.ts'
import type { StorageDependencies } from '../buckets/buckets.definition.ts'
import {
  confirmKey,
  datacenterOfBucket,
  findKey,
  insertKey,
  listKeys,
  markKeyDeleted,
  setKeyEnd,
  takeEndedKeys,
} from './bucket-keys.store.ts'

const rightsOf = (rightsId: number): KeyRights => (rightsId === storageKeyRights.id.read ? 'read' : 'readWrite')

interface WantedKey {
  name?: string | undefined
  rightsId: number
  /** Absent: nobody reads its secret. */
  madeBy?: number | undefined
}

/** Longer than any call to a store takes: a key that is not confirmed by then was left by a process that died. */
const unconfirmedSeconds = 180

/**
 * The row first, with an end: a process that dies on the way leaves a key whose secret nobody has read, and the clock ends
 * it, in the store and here. The secret is the store's, kept by nobody else, and answered here only.
 */
const makeKey = async (
  db: Db,
  { projectId, bucket, engine, place }: OpenBucket,
  { name, rightsId, madeBy }: WantedKey,
): Promise<StorageKeySecret & { id: number }> => {
  const accessKey = newAccessKey()
  const of = { projectId, bucketId: bucket.id }
  const { id } = await db.transaction().execute(async (trx) => {
    // Two at the same moment must not both find room.
    await lockBucket(trx, { projectId, id: bucket.id })
    const keys = await listKeys(trx, of)
    if (keys.length >= storageKeysPerBucket) throw new AppError('too_many_storage_keys', { max: storageKeysPerBucket })
    return insertKey(trx, {
      ...of,
      accessKey,
      name: name ?? accessKey,
      rightsId,
      madeBy,
      endsInSeconds: unconfirmedSeconds,
    })
  })
  try {
    const rights = rightsOf(rightsId)
    const { secretKey } = await askStore((signal) => engine.createKey(place.spaceTag, { accessKey, rights }, signal))
    return { id, accessKey, secretKey }
  } catch (error) {
    // It may have been made all the same, with a secret that nobody has read; what cannot be ended now the clock ends.
    await askStore((signal) => engine.deleteKey(place.spaceTag, accessKey, signal)).then(
      () => markKeyDeleted(db, { ...of, id }),
      () => undefined,
    )
    throw error
  }
}

const keyOf = ({ projectId, bucket }: OpenBucket, id: number) => ({ projectId, bucketId: bucket.id, id })

export const createKey = async (db: Db, open: OpenBucket, wanted: WantedKey): Promise<StorageKeySecret> => {
  const made = await makeKey(db, open, wanted)
  await confirmKey(db, keyOf(open, made.id))
  return made
}

const getKey = async (db: Db, open: OpenBucket, id: number) => {
  const key = await findKey(db, keyOf(open, id))
  if (!key) throw new AppError('not_found')
  return key
}

/**
 * Its end is written down first: should this process die, or the store not answer, the clock goes on with it. Then it ends
 * in the store, and then here: none that is gone from the list still works.
 */
const endKey = async (db: Db, open: OpenBucket, { id, accessKey }: { id: number; accessKey: string }) => {
  await setKeyEnd(db, keyOf(open, id), 0)
  await askStore((signal) => open.engine.deleteKey(open.place.spaceTag, accessKey, signal))
  await markKeyDeleted(db, keyOf(open, id))
}

export const deleteKey = async (db: Db, open: OpenBucket, id: number) => {
  await endKey(db, open, await getKey(db, open, id))
  return { id, operationId: null }
}

/**
 * A second key of the same name and rights; the old one goes on for a while, so that programs can change over. The new one
 * counts in the same moment in which the old one gets its end. One that ends at once ends first: should the store not do it
 * now, the clock ends both, and no key is left whose secret nobody has read.
 */
export const rotateKey = async (
  db: Db,
  open: OpenBucket,
  id: number,
  {
    overlapHours = storageKeyOverlapHours.usual,
    roles,
    userId,
  }: { overlapHours?: number | undefined; roles: readonly Role[]; userId?: number },
): Promise<StorageKeySecret> => {
  if (!may(rotationAccess(overlapHours), roles)) throw new AppError('forbidden')
  const old = await getKey(db, open, id)
  const made = await makeKey(db, open, { name: old.name, rightsId: old.rightsId, madeBy: userId })
  if (overlapHours === 0) await endKey(db, open, old)
  await db.transaction().execute(async (trx) => {
    await confirmKey(trx, keyOf(open, made.id))
    await setKeyEnd(trx, keyOf(open, id), overlapHours)
  })
  return made
}

/** The key that signs a link, by its id. */
export const accessKeyOf = async (db: Db, open: OpenBucket, id: number): Promise<string> => {
  const key = await findKey(db, keyOf(open, id))
  if (!key) throw new AppError('storage_key_missing')
  return key.accessKey
}

/** Ends replaced keys whose time is over. One that the store does not end now keeps no other from it. */
export const endReplacedKeys = async (
  { db, storage, log }: Pick<StorageDependencies, 'storage'> & { db: Db; log: Logger },
  signal: AbortSignal,
): Promise<number> => {
  const ended = await takeEndedKeys(db)
  for (const { projectId, bucketId, id, accessKey } of ended) {
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
