import type { SandboxQuery } from '../store.ts'
import type { ObjectRow } from './rows.ts'

/** Behind everything that begins with the same text. */
const last = '\u{10FFFF}'

export interface KeyList {
  objects: Pick<ObjectRow, 'key' | 'bytes' | 'etag' | 'createdAt'>[]
  folders: string[]
  /** Where the next page begins: after this. */
  next?: string
}

interface Wanted {
  prefix: string
  delimiter: string
  /** Empty: from the beginning. */
  after: string
  limit: number
}

const folderOf = (key: string, prefix: string, delimiter: string): string | undefined => {
  if (delimiter === '') return undefined
  const end = key.indexOf(delimiter, prefix.length)
  return end === -1 ? undefined : key.slice(0, end + delimiter.length)
}

/** Objects and folders in the order of keys; a folder of a million objects is stepped over at once. */
export const listKeys = async (query: SandboxQuery, bucketId: string, wanted: Wanted): Promise<KeyList> => {
  const { prefix, delimiter, limit } = wanted
  const found: KeyList = { objects: [], folders: [] }
  const count = () => found.objects.length + found.folders.length
  let after = wanted.after
  for (;;) {
    const { rows } = await query(
      `select key, bytes::float8 as bytes, etag, created_at as "createdAt" from sandbox.storage_objects
       where bucket_id = $1 and is_latest and not is_deletion and key > $2 and key >= $3 and key < $4
       order by key limit $5`,
      [bucketId, after, prefix, `${prefix}${last}`, limit + 1],
    )
    for (const row of rows as KeyList['objects']) {
      const folder = folderOf(row.key, prefix, delimiter)
      if (folder !== undefined && folder === found.folders.at(-1)) continue
      if (count() === limit) return { ...found, next: after }
      if (folder === undefined) found.objects.push(row)
      else found.folders.push(folder)
      after = folder === undefined ? row.key : `${folder}${last}`
    }
    if (rows.length <= limit) return found
  }
}

export interface VersionList {
  versions: ObjectRow[]
  next?: { key: string; version: string }
}

export const listVersions = async (
  query: SandboxQuery,
  bucketId: string,
  { prefix, limit, key, version }: { prefix: string; limit: number; key: string; version: string },
): Promise<VersionList> => {
  const { rows } = await query(
    `select o.key, o.version, o.is_latest as "isLatest", o.is_deletion as "isDeletion", o.bytes::float8 as bytes, o.etag,
       o.created_at as "createdAt"
     from sandbox.storage_objects o
     where o.bucket_id = $1 and o.key >= $2 and o.key < $3 and o.key >= $4 and (o.key > $4 or o.id <
       (select m.id from sandbox.storage_objects m where m.bucket_id = $1 and m.key = $4 and m.version = $5))
     order by o.key, o.id desc limit $6`,
    [bucketId, prefix, `${prefix}${last}`, key, version, limit + 1],
  )
  const versions = (rows as ObjectRow[]).slice(0, limit)
  const end = versions.at(-1)
  return { versions, ...(rows.length > limit && end && { next: { key: end.key, version: end.version } }) }
}
