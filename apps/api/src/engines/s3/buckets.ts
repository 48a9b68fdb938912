import { isPublicPrefix } from '@sarv/contract/storage/objects/objects.rules'
import { allGuards, type BucketGuard, type BucketPort, type Place } from '../../ports/storage/buckets.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { Credentials, S3Client } from './client.ts'
import { bucketOf, type S3Context } from './context.ts'
import { hasOtherStatements, hasOurStatements, policyWith, publicPrefixesOf } from './policy.rules.ts'
import { readCors, readLifecycle, writeCors, writeLifecycle } from './rule-documents.ts'
import { buildXml, inside, listOf, parseXml, textOf } from './xml.ts'

/** ACLs of objects are ignored: a bucket is opened by its policy alone, in one place that can be looked at. */
const ignoringAcls = buildXml('PublicAccessBlockConfiguration', {
  BlockPublicAcls: false,
  IgnorePublicAcls: true,
  BlockPublicPolicy: false,
  RestrictPublicBuckets: false,
})

const isNotOurs = (error: unknown): boolean => error instanceof EngineError && error.code === 'unauthorized'

/** One setting of a bucket, as the store writes it. */
const settingsAt = (client: S3Client, place: Place, as: Credentials, signal: AbortSignal) => ({
  read: async (name: string) =>
    (await client.find({ method: 'GET', path: bucketOf(place), query: { [name]: '' } }, as, signal))?.body,
  write: (name: string, body: string) =>
    client.call({ method: 'PUT', path: bucketOf(place), query: { [name]: '' }, body }, as, signal),
  remove: (name: string) => client.find({ method: 'DELETE', path: bucketOf(place), query: { [name]: '' } }, as, signal),
})

/** What S3 cannot be asked for, by the store's own means. */
export interface OwnBucketMethods extends Pick<BucketPort, 'isNameTaken'> {
  /** Takes a bucket away with everything in it. */
  purgeBucket(place: Place, signal: AbortSignal): Promise<void>
}

export const bucketMethods = (
  { client, credentialsOf, keyHoldersOf, portalOrigins }: S3Context,
  { purgeBucket, isNameTaken }: OwnBucketMethods,
): BucketPort => {
  const open = async (place: Place, signal: AbortSignal) =>
    settingsAt(client, place, await credentialsOf(place.spaceTag, undefined, signal), signal)

  const writePolicy = async (place: Place, publicPrefixes: readonly string[] | undefined, signal: AbortSignal) => {
    const { read, write, remove } = await open(place, signal)
    const policy = policyWith(place.bucket, await read('policy'), {
      ...(publicPrefixes && { publicPrefixes }),
      ...keyHoldersOf(place.spaceTag),
    })
    await (policy === undefined ? remove('policy') : write('policy', policy))
  }

  const listBuckets: BucketPort['listBuckets'] = async (spaceTag, signal) => {
    const as = await credentialsOf(spaceTag, undefined, signal)
    const { body } = await client.call({ method: 'GET', path: [] }, as, signal)
    const list = inside(parseXml(body), 'Buckets')
    return listOf(list, 'Bucket').map((bucket) => ({
      bucket: textOf(bucket, 'Name'),
      createdAt: new Date(textOf(bucket, 'CreationDate')),
    }))
  }

  /** Ceph counts before it looks: asked again for a bucket of a space that is full or closed, it refuses all the same. */
  const isThereAlready = async (error: unknown, { spaceTag, bucket }: Place, signal: AbortSignal): Promise<boolean> =>
    error instanceof EngineError &&
    (error.code === 'no_capacity' || error.code === 'unauthorized') &&
    (await listBuckets(spaceTag, signal)).some((one) => one.bucket === bucket)

  const writeCorsOf = async (
    { write, remove }: Pick<ReturnType<typeof settingsAt>, 'write' | 'remove'>,
    ...of: Parameters<typeof writeCors>
  ) => {
    const body = writeCors(...of)
    await (body === undefined ? remove('cors') : write('cors', body))
  }

  /** Looks at one guard, and answers how to put it back where it is lost. */
  const guards: Record<
    BucketGuard,
    (place: Place, signal: AbortSignal) => Promise<(() => Promise<unknown>) | undefined>
  > = {
    acls: async (place, signal) => {
      const { read, write } = await open(place, signal)
      const isThere = textOf(parseXml((await read('publicAccessBlock')) ?? ''), 'IgnorePublicAcls') === 'true'
      return isThere ? undefined : () => write('publicAccessBlock', ignoringAcls)
    },
    policy: async (place, signal) => {
      const { read } = await open(place, signal)
      const isThere = hasOurStatements(place.bucket, await read('policy'), keyHoldersOf(place.spaceTag))
      return isThere ? undefined : () => writePolicy(place, undefined, signal)
    },
    cors: async (place, signal) => {
      const setting = await open(place, signal)
      const { rules, others, hasOurs } = readCors(await setting.read('cors'), portalOrigins)
      const isThere = hasOurs || portalOrigins.length === 0
      return isThere ? undefined : () => writeCorsOf(setting, rules, others, portalOrigins)
    },
    uploads: async (place, signal) => {
      const { read, write } = await open(place, signal)
      const { rules, others, hasOurs } = readLifecycle(await read('lifecycle'))
      return hasOurs ? undefined : () => write('lifecycle', writeLifecycle(rules, others))
    },
  }

  const restoreGuards: BucketPort['restoreGuards'] = async (place, wanted, signal) => {
    const restored: BucketGuard[] = []
    for (const guard of wanted) {
      const restore = await guards[guard](place, signal)
      if (!restore) continue
      await restore()
      restored.push(guard)
    }
    return restored
  }

  return {
    createBucket: async (place, signal) => {
      const as = await credentialsOf(place.spaceTag, undefined, signal)
      try {
        await client.call({ method: 'PUT', path: bucketOf(place) }, as, signal)
      } catch (error) {
        if (!(await isThereAlready(error, place, signal))) throw error
      }
      await restoreGuards(place, allGuards, signal)
    },

    isNameTaken,
    listBuckets,
    restoreGuards,
    lostGuards: async (place, signal) => {
      const looks = await Promise.all(allGuards.map((guard) => guards[guard](place, signal)))
      return allGuards.filter((_guard, index) => looks[index] !== undefined)
    },

    deleteBucket: async (place, { withObjects }, signal) => {
      if (withObjects) return purgeBucket(place, signal)
      const as = await credentialsOf(place.spaceTag, undefined, signal)
      await client.find({ method: 'DELETE', path: bucketOf(place) }, as, signal)
    },

    getBucket: async (place, signal) => {
      const { read } = await open(place, signal)
      try {
        const versioning = await read('versioning')
        if (versioning === undefined) return undefined
        const [lifecycle, cors, policy] = await Promise.all([read('lifecycle'), read('cors'), read('policy')])
        const [lives, pages] = [readLifecycle(lifecycle), readCors(cors, portalOrigins)]
        return {
          hasVersions: textOf(parseXml(versioning), 'Status') === 'Enabled',
          lifecycle: lives.rules,
          otherLifecycle: lives.others,
          cors: pages.rules,
          otherCors: pages.others,
          publicPrefixes: publicPrefixesOf(place.bucket, policy),
          hasOtherPolicy: hasOtherStatements(place.bucket, policy),
        }
      } catch (error) {
        if (isNotOurs(error)) return undefined
        throw error
      }
    },

    setVersions: async (place, isOn, signal) => {
      const { write } = await open(place, signal)
      const Status = isOn ? 'Enabled' : 'Suspended'
      await write('versioning', buildXml('VersioningConfiguration', { Status }))
    },
    setLifecycle: async (place, rules, signal) => {
      const { read, write } = await open(place, signal)
      await write('lifecycle', writeLifecycle(rules, readLifecycle(await read('lifecycle')).others))
    },
    setCors: async (place, rules, signal) => {
      const setting = await open(place, signal)
      const { others } = readCors(await setting.read('cors'), portalOrigins)
      await writeCorsOf(setting, rules, others, portalOrigins)
    },
    setPublicPrefixes: async (place, prefixes, signal) => {
      const pattern = prefixes.find((prefix) => !isPublicPrefix(prefix))
      if (pattern !== undefined) throw new EngineError('invalid', `a policy would read ${pattern} as a pattern`)
      await writePolicy(place, prefixes, signal)
    },
  }
}
