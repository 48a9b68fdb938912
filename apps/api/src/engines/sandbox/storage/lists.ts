import type { SandboxQuery } from '../store.ts'
import type { ObjectRow } from './rows.ts'

/** The first text behind everything that begins with this one, in the order of keys; undefined where nothing is. */
export const endOfPrefix = (prefix: string): string | undefined => {
  const signs = Array.from(prefix)
  for (let sign = signs.pop(); sign !== undefined; sign = signs.pop()) {
    const code = sign.codePointAt(0)!
    if (code === 0x10ffff) continue
    // What lies between are halves of signs, which no text has by themselves.
    return [...signs, String.fromCodePoint(code === 0xd7ff ? 0xe000 : code + 1)].join('')
  }
  return undefined
}

export interface KeyList {
  objects: Pick<ObjectRow, 'key' | 'bytes' | 'etag' | 'createdAt'>[]
  folders: string[]
  /** The last one of this page, where there are more: the next begins after it. */
  next?: string
}

interface Wanted {
  prefix: string
  delimiter: string
  /** A key or a folder; empty: from the beginning. */
  after: string
  limit: number
}

const folderOf = (key: string, prefix: string, delimiter: string): string | undefined => {
  if (delimiter === '' || !key.startsWith(prefix)) return undefined
  const end = key.indexOf(delimiter, prefix.length)
  return end === -1 ? undefined : key.slice(0, end + delimiter.length)
}

/** Keys from here on: with `from` itself, or behind it. undefined: there are none. */
type Start = { from: string; isWith: boolean } | undefined

const behind = (text: string, isFolder: boolean): Start => {
  if (!isFolder) return { from: text, isWith: false }
  const from = endOfPrefix(text)
  return from === undefined ? undefined : { from, isWith: true }
}

const largestOf = (start: Start, prefix: string): Start =>
  start && Buffer.compare(Buffer.from(prefix), Buffer.from(start.from)) > 0 ? { from: prefix, isWith: true } : start

/** Objects and folders in the order of keys; a folder of a million objects is stepped over at once. */
export const listKeys = async (query: SandboxQuery, bucketId: string, wanted: Wanted): Promise<KeyList> => {
  const { prefix, delimiter, limit, after } = wanted
  const found: KeyList = { objects: [], folders: [] }
  if (limit === 0) return found
  const count = () => found.objects.length + found.folders.length
  let last = after
  let start = largestOf(behind(after, folderOf(after, prefix, delimiter) === after && after !== ''), prefix)
  while (start) {
    const { rows } = await query(
      `select key, bytes::float8 as bytes, etag, created_at as "createdAt" from sandbox.storage_objects
       where bucket_id = $1 and is_latest and not is_deletion and key ${start.isWith ? '>=' : '>'} $2
         and starts_with(key, $3) and ($4::text is null or key < $4)
       order by key limit $5`,
      [bucketId, start.from, prefix, endOfPrefix(prefix) ?? null, limit + 1],
    )
    for (const row of rows as KeyList['objects']) {
      const folder = folderOf(row.key, prefix, delimiter)
      if (folder !== undefined && folder === found.folders.at(-1)) continue
      if (count() === limit) return { ...found, next: last }
      if (folder === undefined) found.objects.push(row)
      else found.folders.push(folder)
      last = folder ?? row.key
      start = behind(last, folder !== undefined)
    }
    if (rows.length <= limit) return found
  }
  return found
}

export interface VersionList {
  versions: ObjectRow[]
  folders: string[]
  /** As of `KeyList`; of a folder there is no version. */
  next?: { key: string; version: string }
}

interface WantedVersions extends Omit<Wanted, 'after'> {
  key: string
  version: string
}

/** In the order of keys, newest first within a key. */
export const listVersions = async (
  query: SandboxQuery,
  bucketId: string,
  { prefix, delimiter, limit, key, version }: WantedVersions,
): Promise<VersionList> => {
  const found: VersionList = { versions: [], folders: [] }
  if (limit === 0) return found
  const count = () => found.versions.length + found.folders.length
  let last = { key, version }
  /** Within the key of the last page's end only what is older than its version. */
  let within = version === '' ? undefined : { key, version }
  let start = largestOf(behind(key, folderOf(key, prefix, delimiter) === key && key !== ''), prefix)
  while (start) {
    const { rows } = await query(
      `select o.key, o.version, o.is_latest as "isLatest", o.is_deletion as "isDeletion", o.bytes::float8 as bytes, o.etag,
         o.created_at as "createdAt"
       from sandbox.storage_objects o
       where o.bucket_id = $1 and starts_with(o.key, $3) and ($4::text is null or o.key < $4)
         and (o.key ${start.isWith ? '>=' : '>'} $2 or (o.key = $5 and o.id <
           (select m.id from sandbox.storage_objects m where m.bucket_id = $1 and m.key = $5 and m.version = $6)))
       order by o.key, o.id desc limit $7`,
      [
        bucketId,
        start.from,
        prefix,
        endOfPrefix(prefix) ?? null,
        within?.key ?? null,
        within?.version ?? null,
        limit + 1,
      ],
    )
    for (const row of rows as ObjectRow[]) {
      const folder = folderOf(row.key, prefix, delimiter)
      if (folder !== undefined && folder === found.folders.at(-1)) continue
      if (count() === limit) return { ...found, next: last }
      if (folder === undefined) found.versions.push(row)
      else found.folders.push(folder)
      last = folder === undefined ? { key: row.key, version: row.version } : { key: folder, version: '' }
      start = behind(last.key, folder !== undefined)
      within = folder === undefined ? last : undefined
    }
    if (rows.length <= limit) return found
  }
  return found
}
