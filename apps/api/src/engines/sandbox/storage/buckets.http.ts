import { buildXml, listOf, parseXml, textOf } from '../../s3/xml.ts'
import { listKeys, listVersions } from './lists.ts'
import { checkPolicy } from './policies.ts'
import { Refusal, type RefusalCode } from './refusal.ts'
import { headerOf, queryOf, readDocument, reply, type BucketRequest, type KeyRequest } from './request.ts'
import { deleteObject, insertBucket } from './rows.ts'

const mostKeys = 1000

export const quoted = (etag: string): string => `"${etag}"`

/** Keys may hold what XML may not: programs ask for them as they stand in addresses. */
const encoderFor = (request: BucketRequest) =>
  queryOf(request, 'encoding-type') === 'url'
    ? (text: string) => encodeURIComponent(text).replaceAll('%2F', '/')
    : (text: string) => text

const limitOf = (request: BucketRequest): number => {
  const given = queryOf(request, 'max-keys')
  return given === '' ? mostKeys : Math.min(mostKeys, Math.max(0, Number(given) || 0))
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

const goodName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

export const createBucket = async (request: KeyRequest): Promise<void> => {
  const { context, bucketName: name, holder } = request
  if (!goodName.test(name)) throw new Refusal('InvalidBucketName')
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
  const page = {
    Name: request.bucket.name,
    Prefix: encode(prefix),
    MaxKeys: limit,
    ...(queryOf(request, 'encoding-type') !== '' && { EncodingType: 'url' }),
    IsTruncated: next !== undefined,
    Contents: objects.map(({ key, bytes, etag, createdAt }) => ({
      Key: encode(key),
      LastModified: createdAt.toISOString(),
      ETag: quoted(etag),
      Size: bytes,
      StorageClass: 'STANDARD',
    })),
    CommonPrefixes: folders.map((folder) => ({ Prefix: encode(folder) })),
  }
  const place = isSecond
    ? { KeyCount: objects.length + folders.length, ...(next && { NextContinuationToken: tokenOf(next) }) }
    : { Marker: encode(after), ...(next && { NextMarker: encode(next) }) }
  reply(request, 200, { body: buildXml('ListBucketResult', { ...page, ...place }) })
}

export const listObjectVersions = async (request: BucketRequest): Promise<void> => {
  const encode = encoderFor(request)
  const limit = limitOf(request)
  const { versions, next } = await listVersions(request.context.store.query, request.bucket.id, {
    prefix: queryOf(request, 'prefix'),
    limit,
    key: queryOf(request, 'key-marker'),
    version: queryOf(request, 'version-id-marker'),
  })
  const shown = (isDeletion: boolean) =>
    versions
      .filter((version) => version.isDeletion === isDeletion)
      .map(({ key, version, isLatest, createdAt, etag, bytes }) => ({
        Key: encode(key),
        VersionId: version,
        IsLatest: isLatest,
        LastModified: createdAt.toISOString(),
        ...(!isDeletion && { ETag: quoted(etag), Size: bytes, StorageClass: 'STANDARD' }),
      }))
  const body = buildXml('ListVersionsResult', {
    Name: request.bucket.name,
    MaxKeys: limit,
    IsTruncated: next !== undefined,
    ...(next && { NextKeyMarker: encode(next.key), NextVersionIdMarker: next.version }),
    Version: shown(false),
    DeleteMarker: shown(true),
  })
  reply(request, 200, { body })
}

export const deleteMany = async (request: BucketRequest): Promise<void> => {
  const { context, bucket } = request
  const wanted = listOf(parseXml(await readDocument(request)), 'Object')
  if (wanted.length === 0 || wanted.length > mostKeys) throw new Refusal('MalformedXML')
  const freed = await context.store.transaction(async (query) => {
    const files: string[] = []
    for (const object of wanted) {
      const version = textOf(object, 'VersionId') || undefined
      const deleted = await deleteObject(query, bucket, { key: textOf(object, 'Key'), version, now: context.now() })
      files.push(...deleted.freed)
    }
    return files
  })
  await context.files.remove(freed)
  reply(request, 200, { body: buildXml('DeleteResult', {}) })
}

/** Kept as they came, and given back so. */
const documents: Readonly<
  Record<string, { column: 'cors' | 'lifecycle' | 'policy'; missing: RefusalCode; check: (text: string) => void }>
> = {
  cors: {
    column: 'cors',
    missing: 'NoSuchCORSConfiguration',
    check: (text) => {
      if (listOf(parseXml(text), 'CORSRule').length === 0) throw new Refusal('MalformedXML')
    },
  },
  lifecycle: {
    column: 'lifecycle',
    missing: 'NoSuchLifecycleConfiguration',
    check: (text) => {
      if (listOf(parseXml(text), 'Rule').length === 0) throw new Refusal('MalformedXML')
    },
  },
  policy: { column: 'policy', missing: 'NoSuchBucketPolicy', check: checkPolicy },
}

const saveDocument = async (request: BucketRequest, column: string, text: string | null): Promise<void> => {
  await request.context.store.query(`update sandbox.storage_buckets set ${column} = $2 where id = $1`, [
    request.bucket.id,
    text,
  ])
}

const versioning = async (request: BucketRequest): Promise<void> => {
  const { bucket, incoming } = request
  if (incoming.method === 'GET') {
    const content = bucket.versioning === '' ? {} : { Status: bucket.versioning }
    return reply(request, 200, { body: buildXml('VersioningConfiguration', content) })
  }
  const status = textOf(parseXml(await readDocument(request)), 'Status')
  if (status !== 'Enabled' && status !== 'Suspended') throw new Refusal('MalformedXML')
  await saveDocument(request, 'versioning', status)
  reply(request, 200)
}

/** Settings by their name in the query. */
export const bucketSettings: Readonly<Record<string, (request: BucketRequest) => Promise<void>>> = {
  versioning,
  location: async (request) =>
    reply(request, 200, { body: buildXml('LocationConstraint', { '#text': request.context.region }) }),
  // Nothing is opened by an ACL here, as if this were set.
  publicAccessBlock: async (request) => {
    if (request.incoming.method === 'DELETE') throw new Refusal('NotImplemented')
    await readDocument(request)
    const isAsked = request.incoming.method === 'GET'
    reply(request, 200, isAsked ? { body: buildXml('PublicAccessBlockConfiguration', { IgnorePublicAcls: true }) } : {})
  },
  ...Object.fromEntries(
    Object.entries(documents).map(([name, { column, missing, check }]) => [
      name,
      async (request: BucketRequest) => {
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
    ]),
  ),
}

/** Headers of an object that programs give it and get back. */
export const keptHeaders = (request: BucketRequest): Record<string, string> => ({
  'content-type': headerOf(request, 'content-type') ?? 'application/octet-stream',
  ...Object.fromEntries(
    Object.keys(request.incoming.headers)
      .filter((name) => /^(x-amz-meta-.*|cache-control|content-disposition|content-language|expires)$/.test(name))
      .map((name) => [name, headerOf(request, name) ?? '']),
  ),
})
