import type { Db, Logger } from '../../../db/connection.ts'
import { spaceTag } from '../../../ports/storage/spaces.engine.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import type { StorageDependencies } from './buckets.definition.ts'
import { takeBucketsToCount, setBucketUsage, type BucketKey } from './buckets.store.ts'

const askStoreFor = async (engine: StorageEngine, { projectId, id }: BucketKey, signal: AbortSignal) => {
  const usage = await engine.getUsage(spaceTag(projectId, id), signal)
  return {
    bytes: usage.reduce((sum, { bytes }) => sum + bytes, 0),
    objects: usage.reduce((sum, { objects }) => sum + objects, 0),
  }
}

/** Asks the store how much is in the bucket, and writes it down for lists. */
export const countBucket = async (db: Db, engine: StorageEngine, key: BucketKey, signal: AbortSignal) =>
  setBucketUsage(db, key, await askStoreFor(engine, key, signal))

/** Longer than a store that is well takes to count. */
const countMs = 2000

/**
 * What is in the bucket now, for its own page: what was written down for lists would differ there from the picture of its
 * folders for as long as a minute. undefined where the store does not answer.
 */
export const countNow = async (engine: StorageEngine, key: BucketKey) =>
  askStoreFor(engine, key, AbortSignal.timeout(countMs)).then(
    (used) => ({ ...used, at: new Date() }),
    () => undefined,
  )

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
