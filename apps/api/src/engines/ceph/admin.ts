import { EngineError } from '../../ports/engine-error.ts'
import type { Credentials, S3Call, S3Client } from '../s3/client.ts'

export interface RgwKey {
  /** `sarv-st-7-1`, or `sarv-st-7-1:write` for a subuser's. */
  user: string
  access_key: string
  secret_key: string
}

export interface RgwUser {
  user_id: string
  display_name: string
  suspended: number
  max_buckets: number
  subusers: { id: string }[]
  keys: RgwKey[]
  user_quota: { enabled: boolean; max_size: number; max_objects: number }
}

export interface RgwBucket {
  bucket: string
  owner: string
  usage: Partial<Record<string, { size: number; num_objects: number }>>
}

type Query = NonNullable<S3Call['query']>

/** https://docs.ceph.com/en/latest/radosgw/adminops/ */
export interface RgwAdmin {
  findUser(uid: string, signal: AbortSignal): Promise<RgwUser | undefined>
  /** All at once, also where nothing is left to be found. */
  createUser(uid: string, about: Query, signal: AbortSignal): Promise<void>
  modifyUser(uid: string, change: Query, signal: AbortSignal): Promise<void>
  deleteUser(uid: string, signal: AbortSignal): Promise<void>
  setQuota(uid: string, quota: { maxBytes: number; maxObjects: number }, signal: AbortSignal): Promise<void>
  /** With a first key, since the gateway makes none without. */
  createSubuser(uid: string, name: string, about: Query, signal: AbortSignal): Promise<void>
  /** Answers every key of the user. */
  createKey(uid: string, about: Query, signal: AbortSignal): Promise<void>
  deleteKey(uid: string, accessKey: string, signal: AbortSignal): Promise<void>
  findBucket(bucket: string, signal: AbortSignal): Promise<RgwBucket | undefined>
  listBuckets(uid: string, signal: AbortSignal): Promise<RgwBucket[]>
  purgeBucket(bucket: string, signal: AbortSignal): Promise<void>
  listUsers(
    wanted: { after?: string | undefined; limit: number },
    signal: AbortSignal,
  ): Promise<{ uids: string[]; next?: string }>
}

/** Below what a lock outlives: whoever comes after us must not begin while the gateway is still at it. */
const purgeTimeoutMs = 55_000

export const createAdmin = (client: S3Client, as: Credentials): RgwAdmin => {
  const send = async <Body>(
    method: S3Call['method'],
    [path, query]: [path: string, query: Query],
    signal: AbortSignal,
    timeoutMs?: number,
  ): Promise<Body | undefined> => {
    const call = { method, path: ['admin', ...path.split('/')], query: { ...query, format: 'json' } }
    const answer = await client.find({ ...call, ...(timeoutMs && { timeoutMs }) }, as, signal)
    return answer && answer.body !== '' ? (JSON.parse(answer.body) as Body) : undefined
  }
  /** For what must be there: 404 is an error and not an answer. */
  const sure = async (method: 'PUT' | 'POST', path: [string, Query], signal: AbortSignal): Promise<void> => {
    const query = { ...path[1], format: 'json' }
    await client.call({ method, path: ['admin', ...path[0].split('/')], query }, as, signal)
  }

  return {
    findUser: (uid, signal) => send<RgwUser>('GET', ['user', { uid }], signal),
    createUser: async (uid, about, signal) => {
      try {
        await sure('PUT', ['user', { uid, ...about }], signal)
      } catch (error) {
        // Somebody was faster, or the answer to our first try was lost.
        if (!(error instanceof EngineError && error.code === 'duplicate')) throw error
      }
    },
    modifyUser: (uid, change, signal) => sure('POST', ['user', { uid, ...change }], signal),
    deleteUser: async (uid, signal) => {
      await send('DELETE', ['user', { uid, 'purge-data': 'true' }], signal, purgeTimeoutMs)
    },
    setQuota: (uid, { maxBytes, maxObjects }, signal) =>
      sure(
        'PUT',
        [
          'user',
          {
            quota: '',
            uid,
            'quota-type': 'user',
            enabled: 'true',
            'max-size-kb': Math.floor(maxBytes / 1024),
            'max-objects': maxObjects,
          },
        ],
        signal,
      ),
    createSubuser: (uid, name, about, signal) =>
      // `subuser` once and with its value: said twice, as the documentation has it, the signature does not fit.
      sure('PUT', ['user', { uid, subuser: name, 'key-type': 's3', 'generate-secret': 'true', ...about }], signal),
    createKey: (uid, about, signal) =>
      sure('PUT', ['user', { key: '', uid, 'key-type': 's3', 'generate-key': 'true', ...about }], signal),
    deleteKey: async (uid, accessKey, signal) => {
      try {
        await send('DELETE', ['user', { key: '', uid, 'key-type': 's3', 'access-key': accessKey }], signal)
      } catch (error) {
        // The gateway calls a key that is not there an invalid one.
        if (!(error instanceof EngineError && error.message.includes('InvalidAccessKeyId'))) throw error
      }
    },
    findBucket: (bucket, signal) => send<RgwBucket>('GET', ['bucket', { bucket, stats: 'true' }], signal),
    listBuckets: async (uid, signal) =>
      (await send<RgwBucket[]>('GET', ['bucket', { uid, stats: 'true' }], signal)) ?? [],
    purgeBucket: async (bucket, signal) => {
      await send('DELETE', ['bucket', { bucket, 'purge-objects': 'true' }], signal, purgeTimeoutMs)
    },
    listUsers: async ({ after, limit }, signal) => {
      const query = { 'max-entries': limit, marker: after }
      const page = await send<{ keys: string[]; truncated: string; marker?: string }>(
        'GET',
        ['metadata/user', query],
        signal,
      )
      const isLast = page?.truncated !== 'true'
      return { uids: page?.keys ?? [], ...(!isLast && page.marker !== undefined && { next: page.marker }) }
    },
  }
}
