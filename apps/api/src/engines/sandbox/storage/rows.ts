import type { SandboxQuery } from '../store.ts'
import type { StoredFile } from './files.ts'
import { Refusal } from './refusal.ts'

export type HeldRights = 'owner' | 'readWrite' | 'read'

export interface KeyRow {
  spaceId: string
  rights: HeldRights
  isSuspended: boolean
}

export interface BucketRow {
  id: string
  spaceId: string
  name: string
  /** Empty: never switched on. */
  versioning: '' | 'Enabled' | 'Suspended'
  cors: string | null
  lifecycle: string | null
  policy: string | null
  isSuspended: boolean
}

export interface ObjectRow {
  id: string
  key: string
  version: string
  isLatest: boolean
  isDeletion: boolean
  files: StoredFile[]
  bytes: number
  etag: string
  headers: Record<string, string>
  createdAt: Date
}

export interface NewObject extends Pick<ObjectRow, 'key' | 'files' | 'bytes' | 'etag' | 'headers'> {
  createdAt: Date
}

const objectColumns = `o.id::text, o.key, o.version, o.is_latest as "isLatest", o.is_deletion as "isDeletion", o.files,
  o.bytes::float8 as bytes, o.etag, o.headers, o.created_at as "createdAt"`

const one = async <Row>(query: SandboxQuery, sql: string, params: unknown[]): Promise<Row | undefined> =>
  (await query(sql, params)).rows[0] as Row | undefined

export const findKey = (query: SandboxQuery, accessKey: string) =>
  one<KeyRow>(
    query,
    `select k.space_id::text as "spaceId", k.rights, s.is_suspended as "isSuspended"
     from sandbox.storage_keys k join sandbox.storage_spaces s on s.id = k.space_id where k.access_key = $1`,
    [accessKey],
  )

export const findBucket = (query: SandboxQuery, name: string) =>
  one<BucketRow>(
    query,
    `select b.id::text, b.space_id::text as "spaceId", b.name, b.versioning, b.cors, b.lifecycle, b.policy,
       s.is_suspended as "isSuspended"
     from sandbox.storage_buckets b join sandbox.storage_spaces s on s.id = b.space_id where b.name = $1`,
    [name],
  )

/** Whoever writes into a space waits for whoever does so at the same time: room is counted, and then taken. */
const lockSpace = (query: SandboxQuery, spaceId: string) =>
  one<{ maxBytes: number; maxObjects: number; maxBuckets: number }>(
    query,
    `select max_bytes::float8 as "maxBytes", max_objects::float8 as "maxObjects", max_buckets as "maxBuckets"
     from sandbox.storage_spaces where id = $1 for update`,
    [spaceId],
  )

const usedOf = async (query: SandboxQuery, spaceId: string): Promise<{ bytes: number; objects: number }> =>
  (await one<{ bytes: number; objects: number }>(
    query,
    `select coalesce(sum(bytes), 0)::float8 as bytes, coalesce(sum(objects), 0)::float8 as objects from (
       select sum(o.bytes) as bytes, count(*) as objects from sandbox.storage_objects o
       join sandbox.storage_buckets b on b.id = o.bucket_id where b.space_id = $1
       union all
       select sum(p.bytes), 0 from sandbox.storage_parts p
       join sandbox.storage_uploads u on u.id = p.upload_id
       join sandbox.storage_buckets b on b.id = u.bucket_id where b.space_id = $1) as used`,
    [spaceId],
  ))!

/** For what is about to be kept, in its transaction. */
export const checkRoom = async (
  query: SandboxQuery,
  spaceId: string,
  wanted: { bytes: number; objects: number },
): Promise<void> => {
  const limits = await lockSpace(query, spaceId)
  if (!limits) throw new Refusal('NoSuchBucket')
  const used = await usedOf(query, spaceId)
  if (used.bytes + wanted.bytes > limits.maxBytes || used.objects + wanted.objects > limits.maxObjects)
    throw new Refusal('QuotaExceeded')
}

export const insertBucket = async (
  query: SandboxQuery,
  bucket: { spaceId: string; name: string; createdAt: Date },
): Promise<void> => {
  const { spaceId, name, createdAt } = bucket
  const limits = await lockSpace(query, spaceId)
  const present = await findBucket(query, name)
  if (present && present.spaceId !== spaceId) throw new Refusal('BucketAlreadyExists')
  if (present) return
  const { rows } = await query('select 1 from sandbox.storage_buckets where space_id = $1', [spaceId])
  if (rows.length >= (limits?.maxBuckets ?? 0)) throw new Refusal('TooManyBuckets')
  await query('insert into sandbox.storage_buckets (space_id, name, created_at) values ($1, $2, $3)', [
    spaceId,
    name,
    createdAt,
  ])
}

export const findObject = (query: SandboxQuery, bucketId: string, key: string, version?: string) =>
  one<ObjectRow>(
    query,
    `select ${objectColumns} from sandbox.storage_objects o where o.bucket_id = $1 and o.key = $2
     and ${version === undefined ? 'o.is_latest' : 'o.version = $3'}`,
    version === undefined ? [bucketId, key] : [bucketId, key, version],
  )

/** Answers the files of what is gone for good. */
const removeRows = async (query: SandboxQuery, where: string, params: unknown[]): Promise<string[]> => {
  const { rows } = await query(`delete from sandbox.storage_objects o where ${where} returning o.files`, params)
  return (rows as { files: StoredFile[] }[]).flatMap(({ files }) => files.map(({ file }) => file))
}

/** As the newest version of its key. Answers its version, and the files of what it replaced. */
export const insertObject = async (
  query: SandboxQuery,
  { id: bucketId, versioning }: BucketRow,
  object: NewObject & { isDeletion?: boolean },
): Promise<{ version: string; freed: string[] }> => {
  const version = versioning === 'Enabled' ? crypto.randomUUID() : 'null'
  const freed =
    version === 'null'
      ? await removeRows(query, `o.bucket_id = $1 and o.key = $2 and o.version = 'null'`, [bucketId, object.key])
      : []
  await query('update sandbox.storage_objects set is_latest = false where bucket_id = $1 and key = $2 and is_latest', [
    bucketId,
    object.key,
  ])
  await query(
    `insert into sandbox.storage_objects
       (bucket_id, key, version, is_latest, is_deletion, files, bytes, etag, headers, created_at)
     values ($1, $2, $3, true, $4, $5::jsonb, $6, $7, $8::jsonb, $9)`,
    [
      bucketId,
      object.key,
      version,
      object.isDeletion ?? false,
      JSON.stringify(object.files),
      object.bytes,
      object.etag,
      JSON.stringify(object.headers),
      object.createdAt,
    ],
  )
  return { version, freed }
}

/** With a version it is gone; without one it is gone only where none are kept. */
export const deleteObject = async (
  query: SandboxQuery,
  bucket: BucketRow,
  { key, version, now }: { key: string; version?: string | undefined; now: Date },
): Promise<{ freed: string[]; deletionVersion?: string }> => {
  if (version === undefined && bucket.versioning !== '') {
    const marker = { key, files: [], bytes: 0, etag: '', headers: {}, createdAt: now, isDeletion: true }
    const inserted = await insertObject(query, bucket, marker)
    return { freed: inserted.freed, deletionVersion: inserted.version }
  }
  const freed = await removeRows(query, 'o.bucket_id = $1 and o.key = $2 and o.version = $3', [
    bucket.id,
    key,
    version ?? 'null',
  ])
  // What is newest now is the object again.
  await query(
    `update sandbox.storage_objects set is_latest = true where id = (
       select id from sandbox.storage_objects where bucket_id = $1 and key = $2 order by id desc limit 1)`,
    [bucket.id, key],
  )
  return { freed }
}

/** The files of everything in these buckets, unfinished uploads too. */
export const filesOfBuckets = async (query: SandboxQuery, where: string, params: unknown[]): Promise<string[]> => {
  const { rows } = await query(
    `select f.value->>'file' as file from sandbox.storage_buckets b
       join sandbox.storage_objects o on o.bucket_id = b.id cross join jsonb_array_elements(o.files) f where ${where}
     union all
     select p.file from sandbox.storage_buckets b join sandbox.storage_uploads u on u.bucket_id = b.id
       join sandbox.storage_parts p on p.upload_id = u.id where ${where}`,
    params,
  )
  return (rows as { file: string }[]).map(({ file }) => file)
}

export const knownFiles = async (query: SandboxQuery, files: string[]): Promise<Set<string>> => {
  const { rows } = await query(
    `select f.value->>'file' as file from sandbox.storage_objects o cross join jsonb_array_elements(o.files) f
       where f.value->>'file' = any($1::text[])
     union all select file from sandbox.storage_parts where file = any($1::text[])`,
    [files],
  )
  return new Set((rows as { file: string }[]).map(({ file }) => file))
}
