import { isBucketName } from '@sarv/contract/storage/buckets/buckets.rules'
import { buildXml, listOf, textOf } from '../../s3/xml.ts'
import { checkLifecycle } from './lifecycle.ts'
import { listKeys, listVersions } from './lists.ts'
import { checkPolicy } from './policies.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import {
  checkedXml,
  headerOf,
  queryOf,
  readDocument,
  readXml,
  reply,
  type BucketRequest,
  type KeyRequest,
} from './request.ts'
import { deleteObject, insertBucket } from './rows.ts'

const mostKeys = 1000

export const quoted = (etag: string): string => `"${etag}"`

/** Keys may hold what XML may not: programs ask for them as they stand in addresses. */
export const encodingOf = (request: BucketRequest) => {
  const given = queryOf(request, 'encoding-type')
  if (given !== '' && given !== 'url') throw new Refusal('InvalidArgument', 'encoding-type')
  return given === 'url' ? { EncodingType: given } : {}
}

export const encoderFor = (request: BucketRequest) =>
  queryOf(request, 'encoding-type') === 'url'
    ? (text: string) => encodeURIComponent(text).replaceAll('%2F', '/')
    : (text: string) => text

const limitOf = (request: BucketRequest): number => {
  const given = queryOf(request, 'max-keys')
  if (!/^\d{0,9}$/.test(given)) throw new Refusal('InvalidArgument', 'max-keys')
  return given === '' ? mostKeys : Math.min(mostKeys, Number(given))
}

const tokenOf = (after: string): string => Buffer.from(after).toString('base64url')
const afterOf = (token: string): string => Buffer.from(token, 'base64url').toString()

export const listBuckets = async (request: KeyRequest): Promise<void> => {
  const { store } = request.context
  const { rows } = await store.query(
    'select name, created_at as "createdAt" from sandbox.storage_buckets where space_id = $1 order by name',
    [request.holder.spaceId],
  )
  const body = buildXml('ListAllMyBucketsResult', {
    Owner: { ID: request.holder.spaceId },
    Buckets: {
      Bucket: (rows as { name: string; createdAt: Date }[]).map(({ name, createdAt }) => ({
        Name: name,
        CreationDate: createdAt.toISOString(),
      })),
    },
  })
  reply(request, 200, { body })
}

export const createBucket = async (request: KeyRequest): Promise<void> => {
  const { context, bucketName: name, holder } = request
  if (!isBucketName(name)) throw new Refusal('InvalidBucketName')
  const createdAt = context.now()
  await context.store.transaction((query) => insertBucket(query, { spaceId: holder.spaceId, name, createdAt }))
  reply(request, 200, { headers: { location: `/${name}` } })
}

export const deleteBucket = async (request: BucketRequest): Promise<void> => {
  const { context, bucket } = request
  await context.store.transaction(async (query) => {
    await query('select 1 from sandbox.storage_buckets where id = $1 for update', [bucket.id])
    const { rows } = await query('select 1 from sandbox.storage_objects where bucket_id = $1 limit 1', [bucket.id])
    if (rows.length > 0) throw new Refusal('BucketNotEmpty')
    await query('delete from sandbox.storage_buckets where id = $1', [bucket.id])
  })
  reply(request, 204)
}

export const listObjects = async (request: BucketRequest): Promise<void> => {
  const encode = encoderFor(request)
  const isSecond = queryOf(request, 'list-type') === '2'
  const token = queryOf(request, 'continuation-token')
  const after = token === '' ? queryOf(request, isSecond ? 'start-after' : 'marker') : afterOf(token)
  const [prefix, delimiter, limit] = [queryOf(request, 'prefix'), queryOf(request, 'delimiter'), limitOf(request)]
  const wanted = { prefix, delimiter, after, limit }
  const { objects, folders, next } = await listKeys(request.context.store.query, request.bucket.id, wanted)
  const owner = { ID: request.bucket.spaceId }
  const hasOwners = !isSecond || queryOf(request, 'fetch-owner') === 'true'
  const page = {
    Name: request.bucket.name,
    Prefix: encode(prefix),
    ...(delimiter !== '' && { Delimiter: encode(delimiter) }),
    MaxKeys: limit,
    ...encodingOf(request),
    IsTruncated: next !== undefined,
    Contents: objects.map(({ key, bytes, etag, createdAt }) => ({
      Key: encode(key),
      LastModified: createdAt.toISOString(),
      ETag: quoted(etag),
      Size: bytes,
      StorageClass: 'STANDARD',
      ...(hasOwners && { Owner: owner }),
    })),
    CommonPrefixes: folders.map((folder) => ({ Prefix: encode(folder) })),
  }
  const startAfter = queryOf(request, 'start-after')
  const place = isSecond
    ? {
        KeyCount: objects.length + folders.length,
        ...(token !== '' && { ContinuationToken: token }),
        ...(startAfter !== '' && { StartAfter: encode(startAfter) }),
        ...(next !== undefined && { NextContinuationToken: tokenOf(next) }),
      }
    : { Marker: encode(after), ...(next !== undefined && delimiter !== '' && { NextMarker: encode(next) }) }
  reply(request, 200, { body: buildXml('ListBucketResult', { ...page, ...place }) })
}

export const listObjectVersions = async (request: BucketRequest): Promise<void> => {
  const encode = encoderFor(request)
  const limit = limitOf(request)
  const [prefix, delimiter] = [queryOf(request, 'prefix'), queryOf(request, 'delimiter')]
  const [key, version] = [queryOf(request, 'key-marker'), queryOf(request, 'version-id-marker')]
  if (version !== '' && key === '') throw new Refusal('InvalidArgument', 'version-id-marker')
  const { versions, folders, next } = await listVersions(request.context.store.query, request.bucket.id, {
    prefix,
    delimiter,
    limit,
    key,
    version,
  })
  const shown = (isDeletion: boolean) =>
    versions
      .filter((version) => version.isDeletion === isDeletion)
      .map(({ key: of, version: versionId, isLatest, createdAt, etag, bytes }) => ({
        Key: encode(of),
        VersionId: versionId,
        IsLatest: isLatest,
        LastModified: createdAt.toISOString(),
        Owner: { ID: request.bucket.spaceId },
        ...(!isDeletion && { ETag: quoted(etag), Size: bytes, StorageClass: 'STANDARD' }),
      }))
  const body = buildXml('ListVersionsResult', {
    Name: request.bucket.name,
    Prefix: encode(prefix),
    KeyMarker: encode(key),
    VersionIdMarker: version,
    ...(delimiter !== '' && { Delimiter: encode(delimiter) }),
    ...encodingOf(request),
    MaxKeys: limit,
    IsTruncated: next !== undefined,
    ...(next && { NextKeyMarker: encode(next.key) }),
    ...(next && next.version !== '' && { NextVersionIdMarker: next.version }),
    CommonPrefixes: folders.map((folder) => ({ Prefix: encode(folder) })),
    Version: shown(false),
    DeleteMarker: shown(true),
  })
  reply(request, 200, { body })
}

export const deleteMany = async (request: BucketRequest): Promise<void> => {
  const { context, bucket } = request
  const document = await readXml(request)
  const wanted = listOf(document, 'Object')
  if (wanted.length === 0 || wanted.length > mostKeys) throw new Refusal('MalformedXML')
  const known = new Set(['Key', 'VersionId', '#text'])
  if (wanted.some((object) => Object.keys(object).some((name) => !known.has(name))))
    throw new Refusal('NotImplemented', 'a condition on a deletion')
  const { freed, told } = await context.store.transaction(async (query) => {
    const files: string[] = []
    const answers: object[] = []
    for (const object of wanted) {
      const [key, version] = [textOf(object, 'Key'), textOf(object, 'VersionId') || undefined]
      const deleted = await deleteObject(query, bucket, { key, version, now: context.now() })
      files.push(...deleted.freed)
      answers.push({
        Key: key,
        ...(version !== undefined && { VersionId: version }),
        ...(deleted.deletionVersion !== undefined && {
          DeleteMarker: true,
          DeleteMarkerVersionId: deleted.deletionVersion,
        }),
      })
    }
    return { freed: files, told: answers }
  })
  await context.files.remove(freed)
  const isQuiet = textOf(document, 'Quiet') === 'true'
  reply(request, 200, { body: buildXml('DeleteResult', isQuiet ? {} : { Deleted: told }) })
}

interface Setting {
  methods: readonly string[]
  /** Whose keys may ask; see `Route`. */
  keys(method: string): 'all' | 'readWrite' | 'none'
  run(request: BucketRequest): Promise<void>
}

const saveDocument = async (request: BucketRequest, column: string, text: string | null): Promise<void> => {
  await request.context.store.query(`update sandbox.storage_buckets set ${column} = $2 where id = $1`, [
    request.bucket.id,
    text,
  ])
}

/** Only the portal changes it; keys that write may look. */
const ofThePortal = (method: string) => (method === 'GET' ? ('readWrite' as const) : ('none' as const))

/** A document that is kept as it came, and given back so. What would be kept and then not followed is refused. */
const documentSetting = (
  column: 'cors' | 'lifecycle' | 'policy',
  missing: RefusalCode,
  check: (text: string) => void,
): Setting => ({
  methods: ['GET', 'PUT', 'DELETE'],
  keys: ofThePortal,
  run: async (request) => {
    const present = request.bucket[column]
    if (request.incoming.method === 'GET' && present === null) throw new Refusal(missing)
    if (request.incoming.method === 'GET') return reply(request, 200, { body: present ?? '' })
    if (request.incoming.method === 'DELETE') {
      await saveDocument(request, column, null)
      return reply(request, 204)
    }
    const text = await readDocument(request)
    check(text)
    await saveDocument(request, column, text)
    reply(request, 200)
  },
})

const checkCors = (text: string): void => {
  if (listOf(checkedXml(text), 'CORSRule').length === 0) throw new Refusal('MalformedXML')
}

const versioning: Setting = {
  methods: ['GET', 'PUT'],
  keys: () => 'readWrite',
  run: async (request) => {
    const { bucket, incoming } = request
    if (incoming.method === 'GET') {
      const content = bucket.versioning === '' ? {} : { Status: bucket.versioning }
      return reply(request, 200, { body: buildXml('VersioningConfiguration', content) })
    }
    const wanted = await readXml(request)
    const status = textOf(wanted, 'Status')
    if (status !== 'Enabled' && status !== 'Suspended') throw new Refusal('MalformedXML')
    if (textOf(wanted, 'MfaDelete') === 'Enabled') throw new Refusal('NotImplemented', 'MfaDelete')
    await saveDocument(request, 'versioning', status)
    reply(request, 200)
  },
}

/** Nothing is opened by an ACL here, and that cannot be changed. */
const ignoringAcls: Setting = {
  methods: ['GET', 'PUT', 'DELETE'],
  keys: ofThePortal,
  run: async (request) => {
    if (request.incoming.method === 'DELETE') throw new Refusal('NotImplemented')
    if (request.incoming.method === 'GET') {
      const body = buildXml('PublicAccessBlockConfiguration', { IgnorePublicAcls: true })
      return reply(request, 200, { body })
    }
    const wanted = await readXml(request)
    const isSame = ['BlockPublicAcls', 'BlockPublicPolicy', 'RestrictPublicBuckets'].every(
      (name) => textOf(wanted, name) !== 'true',
    )
    if (!isSame || textOf(wanted, 'IgnorePublicAcls') !== 'true') throw new Refusal('NotImplemented')
    reply(request, 200)
  },
}

/** Settings by their name in the query. */
export const bucketSettings: Readonly<Record<string, Setting>> = {
  versioning,
  location: {
    methods: ['GET'],
    keys: () => 'all',
    run: async (request) =>
      reply(request, 200, { body: buildXml('LocationConstraint', { '#text': request.context.region }) }),
  },
  publicAccessBlock: ignoringAcls,
  cors: documentSetting('cors', 'NoSuchCORSConfiguration', checkCors),
  lifecycle: documentSetting('lifecycle', 'NoSuchLifecycleConfiguration', checkLifecycle),
  policy: documentSetting('policy', 'NoSuchBucketPolicy', checkPolicy),
}

/** How the body comes is not how the object is encoded. */
const encodingHeader = (request: BucketRequest): Record<string, string> => {
  const encodings = (headerOf(request, 'content-encoding') ?? '').split(',').map((one) => one.trim())
  const kept = encodings.filter((one) => one !== '' && one !== 'aws-chunked').join(', ')
  return kept === '' ? {} : { 'content-encoding': kept }
}

/** Headers of an object that programs give it and get back. */
export const keptHeaders = (request: BucketRequest): Record<string, string> => ({
  ...encodingHeader(request),
  'content-type': headerOf(request, 'content-type') ?? 'application/octet-stream',
  ...Object.fromEntries(
    Object.keys(request.incoming.headers)
      .filter((name) => /^(x-amz-meta-.*|cache-control|content-disposition|content-language|expires)$/.test(name))
      .map((name) => [name, headerOf(request, name) ?? '']),
  ),
})
