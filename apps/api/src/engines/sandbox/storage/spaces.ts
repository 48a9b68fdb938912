import { newAccessKey, type BucketUsage, type KeyRights, type SpacePort } from '../../../ports/storage/spaces.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import type { OwnBucketMethods } from '../../s3/buckets.ts'
import type { Credentials } from '../../s3/client.ts'
import type { SandboxQuery } from '../store.ts'
import type { EndpointContext } from './request.ts'
import { filesOfBuckets, type HeldRights } from './rows.ts'
import { secretOf } from './signature.ts'

interface SpaceRow {
  id: string
  tag: string
  name: string
  maxBytes: number
  maxObjects: number
  maxBuckets: number
  isSuspended: boolean
}

const missing = (tag: string) => new EngineError('not_found', `there is no space ${tag}`)

export interface SandboxSpaces extends SpacePort, OwnBucketMethods {
  credentialsOf(tag: string, accessKey: string | undefined, signal: AbortSignal): Promise<Credentials>
}

export const spaceMethods = ({ store, files, secretKey }: EndpointContext, datacenter: string): SandboxSpaces => {
  const findSpace = async (query: SandboxQuery, tag: string): Promise<SpaceRow | undefined> => {
    const { rows } = await query(
      `select id::text, tag, name, max_bytes::float8 as "maxBytes", max_objects::float8 as "maxObjects",
         max_buckets as "maxBuckets", is_suspended as "isSuspended"
       from sandbox.storage_spaces where datacenter = $1 and tag = $2`,
      [datacenter, tag],
    )
    return (rows as SpaceRow[])[0]
  }
  const needSpace = async (tag: string): Promise<SpaceRow> => {
    const space = await findSpace(store.query, tag)
    if (!space) throw missing(tag)
    return space
  }

  const keysOf = async (spaceId: string): Promise<{ accessKey: string; rights: HeldRights }[]> => {
    const { rows } = await store.query(
      'select access_key as "accessKey", rights from sandbox.storage_keys where space_id = $1 order by access_key',
      [spaceId],
    )
    return rows as { accessKey: string; rights: HeldRights }[]
  }

  const setSuspended = async (tag: string, isSuspended: boolean): Promise<void> => {
    const { id } = await needSpace(tag)
    await store.query('update sandbox.storage_spaces set is_suspended = $2 where id = $1', [id, isSuspended])
  }

  /** The rows first, in one go; files that are left by a crash in between are swept up at the next start. */
  const removeRows = async (sql: string, where: string, params: unknown[]): Promise<void> => {
    const freed = await store.transaction(async (query) => {
      const found = await filesOfBuckets(query, where, params)
      await query(sql, params)
      return found
    })
    await files.remove(freed)
  }

  return {
    putSpace: async ({ tag, name, maxBytes, maxObjects, maxBuckets }, signal) => {
      signal.throwIfAborted()
      await store.transaction(async (query) => {
        const { rows } = await query(
          `insert into sandbox.storage_spaces (datacenter, tag, name, max_bytes, max_objects, max_buckets)
           values ($1, $2, $3, $4, $5, $6) on conflict (datacenter, tag) do update set name = excluded.name,
             max_bytes = excluded.max_bytes, max_objects = excluded.max_objects, max_buckets = excluded.max_buckets
           returning id::text`,
          [datacenter, tag, name, maxBytes, maxObjects, maxBuckets],
        )
        const [{ id }] = rows as [{ id: string }]
        // Our own key to it.
        await query(
          `insert into sandbox.storage_keys (access_key, space_id, rights) select $2, $1, 'owner'
           where not exists (select 1 from sandbox.storage_keys where space_id = $1 and rights = 'owner')`,
          [id, newAccessKey()],
        )
      })
    },
    getSpace: async (tag, signal) => {
      signal.throwIfAborted()
      const found = await findSpace(store.query, tag)
      if (!found) return undefined
      const { id: _id, ...space } = found
      return space
    },
    listSpaces: async ({ after = '', limit }, signal) => {
      signal.throwIfAborted()
      const { rows } = await store.query(
        `select tag from sandbox.storage_spaces where datacenter = $1 and tag > $2 order by tag limit $3`,
        [datacenter, after, limit],
      )
      const tags = (rows as { tag: string }[]).map(({ tag }) => tag)
      const last = tags.at(-1)
      return { tags, ...(tags.length === limit && last !== undefined && { next: last }) }
    },
    suspendSpace: (tag) => setSuspended(tag, true),
    resumeSpace: (tag) => setSuspended(tag, false),
    deleteSpace: async (tag, signal) => {
      signal.throwIfAborted()
      const space = await findSpace(store.query, tag)
      if (space) await removeRows('delete from sandbox.storage_spaces where id = $1', 'b.space_id = $1', [space.id])
    },
    getUsage: async (tag) => {
      const { id } = await needSpace(tag)
      const { rows } = await store.query(
        `select b.name as bucket,
           ((select coalesce(sum(o.bytes), 0) from sandbox.storage_objects o where o.bucket_id = b.id) +
            (select coalesce(sum(p.bytes), 0) from sandbox.storage_uploads u
               join sandbox.storage_parts p on p.upload_id = u.id where u.bucket_id = b.id))::float8 as bytes,
           (select count(*) from sandbox.storage_objects o where o.bucket_id = b.id)::float8 as objects
         from sandbox.storage_buckets b where b.space_id = $1 order by b.name`,
        [id],
      )
      return rows as BucketUsage[]
    },
    createKey: async (tag, { accessKey, rights }) => {
      const { id } = await needSpace(tag)
      await store.query(
        'insert into sandbox.storage_keys (access_key, space_id, rights) values ($1, $2, $3) on conflict do nothing',
        [accessKey, id, rights],
      )
      const key = (await keysOf(id)).find((one) => one.accessKey === accessKey)
      if (key?.rights !== rights) throw new EngineError('duplicate', `the key ${accessKey} is taken`)
      return { secretKey: secretOf(secretKey, accessKey) }
    },
    listKeys: async (tag) => {
      const keys = await keysOf((await needSpace(tag)).id)
      return keys.filter((key): key is { accessKey: string; rights: KeyRights } => key.rights !== 'owner')
    },
    deleteKey: async (tag, accessKey) => {
      await store.query(
        `delete from sandbox.storage_keys where access_key = $1 and rights <> 'owner'
         and space_id in (select id from sandbox.storage_spaces where datacenter = $2 and tag = $3)`,
        [accessKey, datacenter, tag],
      )
    },
    credentialsOf: async (tag, accessKey, signal) => {
      signal.throwIfAborted()
      const keys = await keysOf((await needSpace(tag)).id)
      const key = keys.find((one) => (accessKey === undefined ? one.rights === 'owner' : one.accessKey === accessKey))
      if (!key) throw new EngineError('not_found', `space ${tag} has no such key`)
      return { accessKey: key.accessKey, secretKey: secretOf(secretKey, key.accessKey) }
    },
    purgeBucket: async ({ spaceTag, bucket }, signal) => {
      signal.throwIfAborted()
      const space = await findSpace(store.query, spaceTag)
      if (!space) return
      const params = [space.id, bucket]
      const where = 'b.space_id = $1 and b.name = $2'
      await removeRows(`delete from sandbox.storage_buckets b where ${where}`, where, params)
    },
    isNameTaken: async (bucket, signal) => {
      signal.throwIfAborted()
      const { rows } = await store.query('select 1 from sandbox.storage_buckets where name = $1', [bucket])
      return rows.length > 0
    },
  }
}
