import type { Db, Logger } from '../../../db/connection.ts'
import { spaceTag } from '../../../ports/storage/spaces.engine.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import type { StorageDependencies } from './buckets.definition.ts'
import { takeBucketsToCount, setBucketUsage, type BucketKey } from './buckets.store.ts'

/** Asks the store how much is in the bucket, and writes it down for lists. */
export const countBucket = async (db: Db, engine: StorageEngine, key: BucketKey, signal: AbortSignal) => {
  const usage = await engine.getUsage(spaceTag(key.projectId, key.id), signal)
  const used = {
    bytes: usage.reduce((sum, { bytes }) => sum + bytes, 0),
    objects: usage.reduce((sum, { objects }) => sum + objects, 0),
  }
  await setBucketUsage(db, key, used)
}

/** One bucket that cannot be counted keeps no other from it. */
export const countBuckets = async ({
  db,
  deps,
  log,
  signal,
}: {
  db: Db
  deps: Pick<StorageDependencies, 'storage'>
  log: Logger
  signal: AbortSignal
}): Promise<number> => {
  const due = await takeBucketsToCount(db)
  for (const { datacenterId, ...key } of due) {
    const engine = deps.storage(datacenterId)
    if (!engine || signal.aborted) continue
    await countBucket(db, engine, key, signal).catch((error: unknown) =>
      log.warn({ err: error, ...key }, 'a bucket could not be counted'),
    )
  }
  return due.length
}
