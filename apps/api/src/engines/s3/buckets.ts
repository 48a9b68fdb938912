import type { BucketPort, CorsRule, LifecycleRule, Place } from '../../ports/storage/buckets.engine.ts'
import { unfinishedUploadDays } from '../../ports/storage/buckets.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { Credentials, S3Client } from './client.ts'
import { bucketOf, type S3Context } from './context.ts'
import { hasOtherStatements, policyWith, publicPrefixesOf } from './policy.rules.ts'
import { buildXml, listOf, parseXml, textOf, textsOf, type XmlNode } from './xml.ts'

/** Rules of ours beside the customer's; never shown. */
const uploadsRuleId = 'sarv-unfinished-uploads'
const portalRuleId = 'sarv-portal'

const daysXml = (name: string, inner: string, days: number | undefined) =>
  days === undefined ? {} : { [name]: { [inner]: days } }

const lifecycleXml = (rules: readonly LifecycleRule[]): string =>
  buildXml('LifecycleConfiguration', {
    Rule: [
      ...rules.map(({ id, prefix, isEnabled, expireAfterDays, expireVersionsAfterDays }) => ({
        ID: id,
        Filter: { Prefix: prefix },
        Status: isEnabled ? 'Enabled' : 'Disabled',
        ...daysXml('Expiration', 'Days', expireAfterDays),
        ...daysXml('NoncurrentVersionExpiration', 'NoncurrentDays', expireVersionsAfterDays),
      })),
      {
        ID: uploadsRuleId,
        Filter: { Prefix: '' },
        Status: 'Enabled',
        ...daysXml('AbortIncompleteMultipartUpload', 'DaysAfterInitiation', unfinishedUploadDays),
      },
    ],
  })

const inside = (node: XmlNode, name: string): XmlNode | undefined => listOf(node, name)[0]

const lifecycleOf = (body: string | undefined): LifecycleRule[] =>
  listOf(parseXml(body ?? ''), 'Rule')
    .filter((rule) => textOf(rule, 'ID') !== uploadsRuleId)
    .map((rule) => {
      const days = textOf(inside(rule, 'Expiration'), 'Days')
      const olderDays = textOf(inside(rule, 'NoncurrentVersionExpiration'), 'NoncurrentDays')
      return {
        id: textOf(rule, 'ID'),
        prefix: textOf(inside(rule, 'Filter'), 'Prefix') || textOf(rule, 'Prefix'),
        isEnabled: textOf(rule, 'Status') === 'Enabled',
        ...(days !== '' && { expireAfterDays: Number(days) }),
        ...(olderDays !== '' && { expireVersionsAfterDays: Number(olderDays) }),
      }
    })

const corsXml = (rules: readonly CorsRule[], portalOrigins: readonly string[]): string => {
  const ours = {
    ID: portalRuleId,
    AllowedOrigin: portalOrigins,
    AllowedMethod: ['GET', 'HEAD', 'PUT'],
    AllowedHeader: ['*'],
    // Without it a page cannot complete an upload in parts.
    ExposeHeader: ['ETag'],
    MaxAgeSeconds: 600,
  }
  return buildXml('CORSConfiguration', {
    CORSRule: [
      ...(portalOrigins.length > 0 ? [ours] : []),
      ...rules.map(({ origins, methods, headers, exposedHeaders, maxAgeSeconds }) => ({
        AllowedOrigin: origins,
        AllowedMethod: methods,
        AllowedHeader: headers,
        ExposeHeader: exposedHeaders,
        MaxAgeSeconds: maxAgeSeconds,
      })),
    ],
  })
}

const corsOf = (body: string | undefined): CorsRule[] =>
  listOf(parseXml(body ?? ''), 'CORSRule')
    .filter((rule) => textOf(rule, 'ID') !== portalRuleId)
    .map((rule) => ({
      origins: textsOf(rule, 'AllowedOrigin'),
      // Stores answer them in an order of their own.
      methods: (['GET', 'HEAD', 'PUT', 'POST', 'DELETE'] as const).filter((method) =>
        textsOf(rule, 'AllowedMethod').includes(method),
      ),
      headers: textsOf(rule, 'AllowedHeader'),
      exposedHeaders: textsOf(rule, 'ExposeHeader'),
      maxAgeSeconds: Number(textOf(rule, 'MaxAgeSeconds')) || 0,
    }))

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

/** `purge` takes a bucket away with everything in it, by the store's own means. */
export const bucketMethods = (
  { client, credentialsOf, readersOf, portalOrigins }: S3Context,
  purge: (place: Place, signal: AbortSignal) => Promise<void>,
): BucketPort => {
  const open = async (place: Place, signal: AbortSignal) =>
    settingsAt(client, place, await credentialsOf(place.spaceTag, undefined, signal), signal)

  const writePolicy = async (place: Place, publicPrefixes: readonly string[] | undefined, signal: AbortSignal) => {
    const { read, write, remove } = await open(place, signal)
    const policy = policyWith(place.bucket, await read('policy'), {
      ...(publicPrefixes && { publicPrefixes }),
      readers: readersOf(place.spaceTag),
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

  /** Ceph counts before it looks: asked again for the last bucket that a space may have, it says that there are too many. */
  const isThereAlready = async (error: unknown, { spaceTag, bucket }: Place, signal: AbortSignal): Promise<boolean> =>
    error instanceof EngineError &&
    error.code === 'no_capacity' &&
    (await listBuckets(spaceTag, signal)).some((one) => one.bucket === bucket)

  return {
    createBucket: async (place, signal) => {
      const as = await credentialsOf(place.spaceTag, undefined, signal)
      try {
        await client.call({ method: 'PUT', path: bucketOf(place) }, as, signal)
      } catch (error) {
        if (!(await isThereAlready(error, place, signal))) throw error
      }
      const { read, write } = settingsAt(client, place, as, signal)
      await write('publicAccessBlock', ignoringAcls)
      await writePolicy(place, undefined, signal)
      const cors = corsOf(await read('cors'))
      if (cors.length + portalOrigins.length > 0) await write('cors', corsXml(cors, portalOrigins))
      await write('lifecycle', lifecycleXml(lifecycleOf(await read('lifecycle'))))
    },

    listBuckets,

    deleteBucket: async (place, { withObjects }, signal) => {
      if (withObjects) return purge(place, signal)
      const as = await credentialsOf(place.spaceTag, undefined, signal)
      await client.find({ method: 'DELETE', path: bucketOf(place) }, as, signal)
    },

    getBucket: async (place, signal) => {
      const { read } = await open(place, signal)
      try {
        const versioning = await read('versioning')
        if (versioning === undefined) return undefined
        const [lifecycle, cors, policy] = await Promise.all([read('lifecycle'), read('cors'), read('policy')])
        return {
          hasVersions: textOf(parseXml(versioning), 'Status') === 'Enabled',
          lifecycle: lifecycleOf(lifecycle),
          cors: corsOf(cors),
          publicPrefixes: publicPrefixesOf(place.bucket, policy),
          hasOtherPolicy: hasOtherStatements(policy),
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
      const { write } = await open(place, signal)
      await write('lifecycle', lifecycleXml(rules))
    },
    setCors: async (place, rules, signal) => {
      const { write, remove } = await open(place, signal)
      await (rules.length + portalOrigins.length > 0 ? write('cors', corsXml(rules, portalOrigins)) : remove('cors'))
    },
    setPublicPrefixes: (place, prefixes, signal) => writePolicy(place, prefixes, signal),
  }
}
