import { sql } from 'kysely'
import { serviceStatus } from '@sarv/contract/enums'
import { binHours } from '@sarv/contract/limits'
import { keptLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { fromNow, takeDue, type Due } from '../../../db/due.ts'
import { isPutAway } from '../../../services/lifecycle.ts'
import { priceColumns } from '../../../services/price-columns.ts'
import { userTitle } from '../../../db/user-title.ts'
import { holdsLimits } from '../../../services/limits.service.ts'

/** The most buckets one list answers. */
const listCeiling = 2000

export interface BucketKey {
  projectId: number
  id: number
}

const columns = [
  'b.id',
  'b.name',
  'b.size_gb as disk',
  'b.status_id as statusId',
  'b.is_public as isPublic',
  'b.is_partly_public as isPartlyPublic',
  'b.monthly_price_rials as monthlyPrice',
  'b.used_bytes as usedBytes',
  'b.object_count as objectCount',
  'b.counted_at as countedAt',
  'b.created_at as createdAt',
  'd.name as datacenter',
  'c.name as customer',
  holdsLimits(serviceType.bucket, 'b').as('holdsLimits'),
] as const

const living = (db: Db, projectId: number) =>
  db
    .selectFrom('storage_buckets as b')
    .innerJoin('datacenters as d', 'd.id', 'b.datacenter_id')
    .innerJoin('projects as p', 'p.id', 'b.project_id')
    .innerJoin('customers as c', 'c.id', 'p.customer_id')
    .where('b.project_id', '=', projectId)
    .where('b.deleted_at', 'is', null)

export const listBuckets = (db: Db, projectId: number) =>
  living(db, projectId)
    .where('b.binned_at', 'is', null)
    .select(columns)
    .orderBy('b.id', 'desc')
    .limit(listCeiling)
    .execute()

export const findBucket = (db: Db, { projectId, id }: BucketKey) =>
  living(db, projectId).where('b.binned_at', 'is', null).where('b.id', '=', id).select(columns).executeTakeFirst()

export type BucketRow = NonNullable<Awaited<ReturnType<typeof findBucket>>>

export const listBinnedBuckets = (db: Db, projectId: number) =>
  living(db, projectId)
    .where('b.binned_at', 'is not', null)
    .leftJoin('users as u', 'u.id', 'b.binned_by')
    .select(columns)
    .select(userTitle.as('user'))
    .select((eb) => [eb.ref('b.binned_at').$notNull().as('binnedAt'), eb.ref('b.bin_until').$notNull().as('binUntil')])
    .orderBy('b.binned_at', 'desc')
    .limit(listCeiling)
    .execute()

/** Holds the row until the transaction ends; also of one in the bin. */
export const lockBucket = (trx: Db, { projectId, id }: BucketKey) =>
  trx
    .selectFrom('storage_buckets')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'name',
      'size_gb as disk',
      'status_id as statusId',
      'is_public as isPublic',
      'binned_at as binnedAt',
    ])
    .select(['monthly_price_rials as monthlyPrice', 'is_predefined as isPredefined', 'used_bytes as usedBytes'])
    .forUpdate()
    .executeTakeFirst()

/** Names are addresses: taken in the whole datacenter, by whomever. */
export const isBucketNameTaken = async (db: Db, datacenterId: number, name: string): Promise<boolean> => {
  const row = await db
    .selectFrom('storage_buckets')
    .where('datacenter_id', '=', datacenterId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface NewBucket {
  datacenterId: number
  name: string
  disk: number
  bundleId: number | null
  isPublic: boolean
  price: readonly AgreedLine[]
  /** Absent: now. */
  createdAt?: Date | undefined
}

export const insertBucket = (trx: Db, projectId: number, bucket: NewBucket) =>
  trx
    .insertInto('storage_buckets')
    .values({
      project_id: projectId,
      datacenter_id: bucket.datacenterId,
      name: bucket.name,
      size_gb: bucket.disk,
      is_predefined: bucket.bundleId !== null,
      bundle_id: bucket.bundleId,
      is_public: bucket.isPublic,
      ...priceColumns(bucket.price),
      status_id: serviceStatus.id.inQueue,
      created_at: bucket.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (db: Db, { projectId, id }: BucketKey) =>
  db
    .updateTable('storage_buckets')
    .set({ modified_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('id', '=', id)

export const setBucketStatus = async (db: Db, key: BucketKey, status: keyof typeof serviceStatus.id) => {
  await update(db, key).set({ status_id: serviceStatus.id[status] }).execute()
}

/** A bucket that has left its plan: its size and its price are its own. */
export const setBucketSize = async (db: Db, key: BucketKey, to: { disk: number; price: readonly AgreedLine[] }) => {
  await update(db, key)
    .set({ size_gb: to.disk, ...priceColumns(to.price), is_predefined: false, bundle_id: null })
    .execute()
}

/** An empty prefix is the whole bucket; none closes it. */
export const setBucketPublic = async (db: Db, key: BucketKey, prefixes: readonly string[]) => {
  const isPublic = prefixes.length > 0
  await update(db, key)
    .set({ is_public: isPublic, is_partly_public: isPublic && !prefixes.includes('') })
    .execute()
}

export const setBucketUsage = async (db: Db, key: BucketKey, used: { bytes: number; objects: number }) => {
  await update(db, key)
    .set({ used_bytes: used.bytes, object_count: used.objects, counted_at: sql`now()` })
    .execute()
}

/** With the keys to it. */
export const markBucketDeleted = async (trx: Db, key: BucketKey) => {
  await trx
    .updateTable('storage_keys')
    .set({ deleted_at: sql`now()` })
    .where('project_id', '=', key.projectId)
    .where('storage_bucket_id', '=', key.id)
    .where('deleted_at', 'is', null)
    .execute()
  await update(trx, key)
    .set({ status_id: serviceStatus.id.deleted, deleted_at: sql`now()` })
    .execute()
}

/** What the steps of an operation have to know of the row itself. */
export const findBucketRow = async (db: Db, { projectId, id }: BucketKey) => {
  const { rials, lines, ...row } = await db
    .selectFrom('storage_buckets')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select(['size_gb as disk', 'is_public as isPublic', 'binned_by as binnedBy'])
    .select(['monthly_price_rials as rials', 'price_lines as lines'])
    .executeTakeFirstOrThrow()
  return { ...row, price: keptLines(lines, rials) }
}

export const putBucketIntoBin = async (trx: Db, key: BucketKey, userId: number | null) => {
  await update(trx, key)
    .set({
      binned_at: sql`now()`,
      bin_until: sql`now() + ${sql.lit(binHours)} * interval '1 hour'`,
      binned_by: userId,
      bin_noticed: false,
    })
    .execute()
}

export const takeBucketOutOfBin = async (trx: Db, key: BucketKey) => {
  await update(trx, key).set({ binned_at: null, bin_until: null, binned_by: null }).execute()
}

/** After a failure the clock waits this long before it tries again. */
const triesAgainHours = 1

/** A deletion that failed is not tried again at once, and again, and again. Nothing for a bucket outside the bin. */
export const postponeBucketEnd = async (trx: Db, key: BucketKey) => {
  await update(trx, key)
    .set({ bin_until: sql`greatest(bin_until, now() + ${sql.lit(triesAgainHours)} * interval '1 hour')` })
    .where('binned_at', 'is not', null)
    .execute()
}

/** By their owners; what Sarv put there because it was not paid for has another clock. */
const inBin = sql`storage_buckets.deleted_at is null and binned_at is not null
  and not ${isPutAway(serviceType.bucket, sql.ref('storage_buckets.id'))}`

/** Whose time in the bin is over, and on which nothing is being done. */
export const overdueBuckets = {
  table: 'storage_buckets',
  key: ['project_id', 'id'],
  at: sql.ref('bin_until'),
  where: sql`${inBin} and not exists (select from operations as o
    where o.service_type = ${sql.lit(serviceType.bucket)} and o.service_id = storage_buckets.id
      and o.status in ('queued', 'running', 'undoing'))`,
} as const satisfies Due<'storage_buckets'>

const noticeHours = 24

/** Whose end is near, and nobody was told yet. */
export const unnoticedBuckets = {
  table: 'storage_buckets',
  key: ['project_id', 'id'],
  at: sql`bin_until - ${sql.lit(noticeHours)} * interval '1 hour'`,
  where: sql`${inBin} and not bin_noticed`,
} as const satisfies Due<'storage_buckets'>

export const markBucketNoticed = async (trx: Db, key: BucketKey) => {
  await update(trx, key).set({ bin_noticed: true }).execute()
}

const countCeiling = 200
const countPauseMs = 5 * 60_000

/** Buckets that this worker is to count now; whatever becomes of it, they are due again after a pause. */
export const takeBucketsToCount = async (db: Db): Promise<(BucketKey & { datacenterId: number })[]> => {
  const taken = await takeDue(
    db,
    {
      table: 'storage_buckets',
      key: ['project_id', 'id'],
      at: sql.ref('count_at'),
      where: sql`deleted_at is null and binned_at is null and status_id = ${sql.lit(serviceStatus.id.active)}`,
    },
    { count: countCeiling, set: sql`count_at = ${fromNow(countPauseMs)}` },
  )
  return taken.map((row) => ({ datacenterId: row.datacenter_id, projectId: row.project_id, id: row.id }))
}
