import type { Place } from '../../ports/storage/buckets.engine.ts'
import type { EngineSpace, KeySpec, SpacePort, SpaceSpec } from '../../ports/storage/spaces.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { OwnBucketMethods } from '../s3/buckets.ts'
import type { Credentials } from '../s3/client.ts'
import type { WithLock } from '../with-lock.ts'
import type { RgwAdmin, RgwKey, RgwUser } from './admin.ts'

/** How a space is named on the gateway. */
export interface Names {
  /** Owns the buckets and counts for the quota; its own key is ours alone. */
  owner(tag: string): string
  /**
   * Keys for reading are another user's, whom the buckets' policies let in. A subuser of the owner that may only read is still
   * the owner to the gateway where settings are concerned: it could have everything deleted by a lifecycle rule.
   */
  reader(tag: string): string
  /** Keys that write are a subuser's of the owner. By itself it may do all that the owner may, but for policies and ACLs. */
  writer(tag: string): string
  /** undefined for a user that is not an owner of ours. */
  tagOf(uid: string): string | undefined
}

/** The subuser's own part of its name. */
const writer = 'write'

export const namesWith = (prefix: string): Names => ({
  owner: (tag) => `${prefix}${tag}`,
  reader: (tag) => `${prefix}${tag}-read`,
  writer: (tag) => `${prefix}${tag}:${writer}`,
  tagOf: (uid) => {
    const tag = uid.startsWith(prefix) ? uid.slice(prefix.length) : ''
    return /^st-\d+-\d+$/.test(tag) ? tag : undefined
  },
})

/** The gateway's word for "may make none"; 0 would be its own default. */
const noBuckets = -1

const toSpace = (tag: string, user: RgwUser): EngineSpace => ({
  tag,
  name: user.display_name,
  maxBytes: user.user_quota.max_size,
  maxObjects: user.user_quota.max_objects,
  maxBuckets: Math.max(user.max_buckets, 0),
  isSuspended: user.suspended !== 0,
})

const missing = (tag: string) => new EngineError('not_found', `there is no space ${tag}`)

export interface CephSpaces extends SpacePort, OwnBucketMethods {
  credentialsOf(tag: string, accessKey: string | undefined, signal: AbortSignal): Promise<Credentials>
}

export const spaceMethods = (admin: RgwAdmin, names: Names, withLock: WithLock): CephSpaces => {
  const { owner, reader } = names

  const ensureUser = async (
    uid: string,
    about: { name: string; maxBuckets: number; hasKey: boolean },
    signal: AbortSignal,
  ) => {
    const { name, maxBuckets, hasKey } = about
    const found = await admin.findUser(uid, signal)
    const wanted = { 'display-name': name, 'max-buckets': maxBuckets }
    if (!found) await admin.createUser(uid, { ...wanted, 'generate-key': String(hasKey) }, signal)
    else if (found.display_name !== name || found.max_buckets !== maxBuckets)
      await admin.modifyUser(uid, wanted, signal)
  }

  const needUser = async (tag: string, uid: string, signal: AbortSignal): Promise<RgwUser> => {
    const user = await admin.findUser(uid, signal)
    if (!user) throw missing(tag)
    return user
  }

  /** Every key of a space that was given out. */
  const givenOut = async (tag: string, signal: AbortSignal): Promise<(RgwKey & Pick<KeySpec, 'rights'>)[]> => {
    const [ofOwner, ofReader] = [await needUser(tag, owner(tag), signal), await admin.findUser(reader(tag), signal)]
    return [
      ...ofOwner.keys
        .filter(({ user }) => user === names.writer(tag))
        .map((key) => ({ ...key, rights: 'readWrite' as const })),
      ...(ofReader?.keys ?? []).map((key) => ({ ...key, rights: 'read' as const })),
    ]
  }

  const makeKey = async (tag: string, { accessKey, rights }: KeySpec, signal: AbortSignal): Promise<void> => {
    const about = { 'access-key': accessKey }
    if (rights === 'read') return admin.createKey(reader(tag), about, signal)
    const { subusers } = await needUser(tag, owner(tag), signal)
    return subusers.some(({ id }) => id === names.writer(tag))
      ? admin.createKey(owner(tag), { ...about, subuser: writer }, signal)
      : admin.createSubuser(owner(tag), writer, { ...about, access: 'readwrite' }, signal)
  }

  const setSuspended = async (tag: string, suspended: 0 | 1, signal: AbortSignal): Promise<void> => {
    await needUser(tag, owner(tag), signal)
    for (const uid of [owner(tag), reader(tag)]) await admin.modifyUser(uid, { suspended }, signal)
  }

  const purgeBucket = async ({ spaceTag, bucket }: Place, signal: AbortSignal): Promise<void> => {
    // Whoever else has a bucket of this name keeps it.
    const found = await admin.findBucket(bucket, signal)
    if (found?.owner === owner(spaceTag)) await admin.purgeBucket(bucket, signal)
  }

  const putSpace = async (spec: SpaceSpec, signal: AbortSignal): Promise<void> => {
    const { tag, name } = spec
    const maxBuckets = spec.maxBuckets === 0 ? noBuckets : spec.maxBuckets
    await ensureUser(owner(tag), { name, maxBuckets, hasKey: true }, signal)
    await ensureUser(reader(tag), { name, maxBuckets: noBuckets, hasKey: false }, signal)
    await admin.setQuota(owner(tag), spec, signal)
  }

  const deleteSpace = async (tag: string, signal: AbortSignal): Promise<void> => {
    if (await admin.findUser(owner(tag), signal)) {
      // Nobody writes any more while it is being emptied.
      await admin.modifyUser(owner(tag), { suspended: 1 }, signal)
      for (const { bucket } of await admin.listBuckets(owner(tag), signal)) await admin.purgeBucket(bucket, signal)
      await admin.deleteUser(owner(tag), signal)
    }
    await admin.deleteUser(reader(tag), signal)
  }

  return {
    putSpace: (spec, signal) => withLock(owner(spec.tag), signal, () => putSpace(spec, signal)),
    getSpace: async (tag, signal) => {
      const user = await admin.findUser(owner(tag), signal)
      return user && toSpace(tag, user)
    },
    listSpaces: async (wanted, signal) => {
      const { uids, next } = await admin.listUsers(wanted, signal)
      const tags = uids.flatMap((uid) => names.tagOf(uid) ?? [])
      return { tags, ...(next !== undefined && { next }) }
    },
    suspendSpace: (tag, signal) => setSuspended(tag, 1, signal),
    resumeSpace: (tag, signal) => setSuspended(tag, 0, signal),
    deleteSpace: (tag, signal) => withLock(owner(tag), signal, () => deleteSpace(tag, signal)),
    getUsage: async (tag, signal) => {
      await needUser(tag, owner(tag), signal)
      return (await admin.listBuckets(owner(tag), signal)).map(({ bucket, usage }) => ({
        bucket,
        bytes: Object.values(usage).reduce((sum, part) => sum + (part?.size ?? 0), 0),
        objects: usage['rgw.main']?.num_objects ?? 0,
      }))
    },
    createKey: (tag, spec, signal) =>
      withLock(owner(tag), signal, async () => {
        const findKey = async () => (await givenOut(tag, signal)).find((key) => key.access_key === spec.accessKey)
        if (!(await findKey())) await makeKey(tag, spec, signal)
        const key = await findKey()
        if (key?.rights !== spec.rights) throw new EngineError('duplicate', `the key ${spec.accessKey} is taken`)
        return { secretKey: key.secret_key }
      }),
    listKeys: async (tag, signal) =>
      (await givenOut(tag, signal)).map(({ access_key: accessKey, rights }) => ({ accessKey, rights })),
    deleteKey: async (tag, accessKey, signal) => {
      if (!(await admin.findUser(owner(tag), signal))) return
      const found = (await givenOut(tag, signal)).find((key) => key.access_key === accessKey)
      if (found) await admin.deleteKey(found.rights === 'read' ? reader(tag) : owner(tag), accessKey, signal)
    },
    credentialsOf: async (tag, accessKey, signal) => {
      const keys =
        accessKey === undefined
          ? (await needUser(tag, owner(tag), signal)).keys.filter(({ user }) => user === owner(tag))
          : (await givenOut(tag, signal)).filter((key) => key.access_key === accessKey)
      const [key] = keys
      if (!key) throw new EngineError('not_found', `space ${tag} has no such key`)
      return { accessKey: key.access_key, secretKey: key.secret_key }
    },
    purgeBucket,
    isNameTaken: async (bucket, signal) => (await admin.findBucket(bucket, signal)) !== undefined,
  }
}
