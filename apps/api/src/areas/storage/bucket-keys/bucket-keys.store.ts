import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { fromNow, takeDue } from '../../../db/due.ts'

/** A key is named by its bucket too: another bucket's is not there. */
export interface StorageKeyOf {
  projectId: number
  bucketId: number
  id: number
}

export interface NewStorageKey extends Omit<StorageKeyOf, 'id'> {
  accessKey: string
  name: string
  rightsId: number
  /** The user who is shown its secret. */
  madeBy?: number | undefined
  /** Until it is confirmed. */
  endsInSeconds: number
}

const living = (db: Db, { projectId, bucketId }: Omit<StorageKeyOf, 'id'>) =>
  db
    .selectFrom('storage_keys')
    .where('project_id', '=', projectId)
    .where('storage_bucket_id', '=', bucketId)
    .where('deleted_at', 'is', null)

const columns = [
  'id',
  'name',
  'access_key as accessKey',
  'rights_id as rightsId',
  'ends_at as endsAt',
  'created_at as createdAt',
] as const

export const listKeys = (db: Db, of: Omit<StorageKeyOf, 'id'>) =>
  living(db, of).select(columns).orderBy('id', 'desc').execute()

export const findKey = (db: Db, key: StorageKeyOf) =>
  living(db, key).where('id', '=', key.id).select(columns).executeTakeFirst()

export const insertKey = (trx: Db, key: NewStorageKey) =>
  trx
    .insertInto('storage_keys')
    .values({
      project_id: key.projectId,
      storage_bucket_id: key.bucketId,
      access_key: key.accessKey,
      name: key.name,
      rights_id: key.rightsId,
      made_by: key.madeBy ?? null,
      ends_at: sql<Date>`now() + make_interval(secs => ${key.endsInSeconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (db: Db, { projectId, bucketId }: Omit<StorageKeyOf, 'id'>) =>
  db
    .updateTable('storage_keys')
    .where('project_id', '=', projectId)
    .where('storage_bucket_id', '=', bucketId)
    .where('deleted_at', 'is', null)

export const markKeyDeleted = async (db: Db, key: StorageKeyOf): Promise<void> => {
  await update(db, key)
    .where('id', '=', key.id)
    .set({ deleted_at: sql`now()` })
    .execute()
}

/** It was made, and its owner is told its secret: from now on it has no end. */
export const confirmKey = async (db: Db, key: StorageKeyOf): Promise<void> => {
  await update(db, key).where('id', '=', key.id).set({ ends_at: null }).execute()
}

export const setKeyEnd = async (db: Db, key: StorageKeyOf, hours: number): Promise<void> => {
  await update(db, key)
    .where('id', '=', key.id)
    .set({ ends_at: sql`now() + make_interval(hours => ${hours})` })
    .execute()
}

const endingCeiling = 100
/** A store that does not answer is asked again then; until it has, the key works on. */
const endAgainMs = 60_000

/** Replaced keys whose time is over, and which this worker is to end. */
export const takeEndedKeys = async (db: Db): Promise<(StorageKeyOf & { accessKey: string })[]> => {
  const taken = await takeDue(
    db,
    { table: 'storage_keys', key: ['project_id', 'id'], at: sql.ref('ends_at'), where: sql`deleted_at is null` },
    { count: endingCeiling, set: sql`ends_at = ${fromNow(endAgainMs)}` },
  )
  return taken.map((row) => ({
    projectId: row.project_id,
    bucketId: row.storage_bucket_id,
    id: row.id,
    accessKey: row.access_key,
  }))
}

/** Where a key's bucket is, also of one that is gone. */
export const datacenterOfBucket = async (
  db: Db,
  { projectId, bucketId }: Omit<StorageKeyOf, 'id'>,
): Promise<number> => {
  const row = await db
    .selectFrom('storage_buckets')
    .where('project_id', '=', projectId)
    .where('id', '=', bucketId)
    .select('datacenter_id as datacenterId')
    .executeTakeFirstOrThrow()
  return row.datacenterId
}
