import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buildXml } from '../../s3/xml.ts'
import { keptHeaders, quoted } from './buckets.http.ts'
import { Refusal } from './refusal.ts'
import { announcedBytes, headerOf, queryOf, receiveBody, reply, type BucketRequest } from './request.ts'
import {
  checkRoom,
  deleteObject,
  findBucket,
  findObject,
  insertObject,
  type NewObject,
  type ObjectRow,
} from './rows.ts'

const needObject = async (request: BucketRequest): Promise<ObjectRow> => {
  const version = queryOf(request, 'versionId') || undefined
  const found = await findObject(request.context.store.query, request.bucket.id, request.key, version)
  if (!found) throw new Refusal(version === undefined ? 'NoSuchKey' : 'NoSuchVersion')
  if (found.isDeletion) throw new Refusal(version === undefined ? 'NoSuchKey' : 'MethodNotAllowed')
  return found
}

/** undefined: all of it. Only one range is served, as by S3. */
export const rangeOf = (header: string | undefined, bytes: number): { start: number; end: number } | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(bytes - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (start > end) throw new Refusal('InvalidRange')
  return { start, end }
}

const overridable = ['content-type', 'content-disposition', 'content-language', 'cache-control', 'expires']

/** A link may ask for other headers; whoever has only the public address may not. */
const askedHeaders = (request: BucketRequest): Record<string, string> =>
  request.signed === undefined
    ? {}
    : Object.fromEntries(
        overridable.flatMap((name) => {
          const value = queryOf(request, `response-${name}`)
          return value === '' ? [] : [[name, value]]
        }),
      )

const hasVersions = ({ bucket }: BucketRequest): boolean => bucket.versioning !== ''

const headersOf = (request: BucketRequest, object: ObjectRow): Record<string, string> => ({
  ...object.headers,
  ...askedHeaders(request),
  etag: quoted(object.etag),
  'last-modified': object.createdAt.toUTCString(),
  'accept-ranges': 'bytes',
  ...(hasVersions(request) && { 'x-amz-version-id': object.version }),
  // Other pages of this machine have the same host name: what a customer uploaded runs as nobody.
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
})

export const readObject = async (request: BucketRequest): Promise<void> => {
  const { context, incoming, response } = request
  const object = await needObject(request)
  const headers = headersOf(request, object)
  if (headerOf(request, 'if-none-match') === quoted(object.etag)) return reply(request, 304, { headers })
  const range = rangeOf(headerOf(request, 'range'), object.bytes)
  const { start, end } = range ?? { start: 0, end: object.bytes - 1 }
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${object.bytes}` }),
  })
  if (incoming.method === 'HEAD' || object.bytes === 0) return void response.end()
  await pipeline(Readable.from(context.files.read(object.files, start, end)), response)
}

/** The row makes it visible, at once and as a whole; a failure before takes the file away again. */
export const keepObject = async (request: BucketRequest, object: NewObject): Promise<{ version: string }> => {
  const { context, bucket } = request
  const { version, freed } = await context.store.transaction(async (query) => {
    await checkRoom(query, bucket.spaceId, { bytes: object.bytes, objects: 1 })
    // It may have been deleted, or told to keep versions, while the bytes were coming.
    const now = await findBucket(query, bucket.name)
    if (now?.id !== bucket.id) throw new Refusal('NoSuchBucket')
    return insertObject(query, now, object)
  })
  await context.files.remove(freed)
  return { version }
}

const versionHeader = (request: BucketRequest, version: string): Record<string, string> =>
  hasVersions(request) ? { 'x-amz-version-id': version } : {}

/** What is small is quicker taken than counted twice. */
const worthAskingAhead = 1024 * 1024

/** Nobody should send a gigabyte to hear that there is no room. */
export const checkRoomAhead = async (
  { context, bucket }: BucketRequest,
  wanted: { bytes: number; objects: number },
): Promise<void> => {
  if (wanted.bytes < worthAskingAhead) return
  await context.store.transaction((query) => checkRoom(query, bucket.spaceId, wanted))
}

export const writeObject = async (request: BucketRequest): Promise<void> => {
  const { context, key } = request
  await checkRoomAhead(request, { bytes: announcedBytes(request), objects: 1 })
  const { file, bytes, md5 } = await receiveBody(request)
  try {
    const { version } = await keepObject(request, {
      key,
      files: bytes === 0 ? [] : [{ file, bytes }],
      bytes,
      etag: md5,
      headers: keptHeaders(request),
      createdAt: context.now(),
    })
    reply(request, 200, { headers: { etag: quoted(md5), ...versionHeader(request, version) } })
  } catch (error) {
    await context.files.remove([file])
    throw error
  }
  if (bytes === 0) await context.files.remove([file])
}

interface Source {
  bucketName: string
  key: string
  version?: string
}

export const sourceOf = (header: string): Source => {
  const [path = '', query = ''] = header.replace(/^\//, '').split('?', 2)
  const [bucketName = '', ...key] = path.split('/')
  const version = new URLSearchParams(query).get('versionId')
  try {
    return {
      bucketName,
      key: decodeURIComponent(key.join('/')),
      ...(version !== null && { version }),
    }
  } catch {
    throw new Refusal('InvalidArgument', 'x-amz-copy-source')
  }
}

/** Within the bucket's own space. The bytes are copied: each object has its own files. */
export const copyObject = async (request: BucketRequest): Promise<void> => {
  const { context, key } = request
  const source = sourceOf(headerOf(request, 'x-amz-copy-source') ?? '')
  const bucket = await findBucket(context.store.query, source.bucketName)
  if (bucket?.spaceId !== request.bucket.spaceId) throw new Refusal('AccessDenied')
  const object = await findObject(context.store.query, bucket.id, source.key, source.version)
  if (!object || object.isDeletion) throw new Refusal('NoSuchKey')
  await checkRoomAhead(request, { bytes: object.bytes, objects: 1 })
  const copied = await context.files.receive(Readable.from(context.files.read(object.files, 0, object.bytes - 1)))
  const replaces = headerOf(request, 'x-amz-metadata-directive') === 'REPLACE'
  try {
    const { version } = await keepObject(request, {
      key,
      files: [{ file: copied.file, bytes: copied.bytes }],
      bytes: copied.bytes,
      etag: object.etag,
      headers: replaces ? keptHeaders(request) : object.headers,
      createdAt: context.now(),
    })
    const body = buildXml('CopyObjectResult', {
      LastModified: context.now().toISOString(),
      ETag: quoted(object.etag),
    })
    reply(request, 200, { headers: versionHeader(request, version), body })
  } catch (error) {
    await context.files.remove([copied.file])
    throw error
  }
}

export const removeObject = async (request: BucketRequest): Promise<void> => {
  const { context, bucket, key } = request
  const version = queryOf(request, 'versionId') || undefined
  const { freed, deletionVersion } = await context.store.transaction((query) =>
    deleteObject(query, bucket, { key, version, now: context.now() }),
  )
  await context.files.remove(freed)
  reply(request, 204, {
    headers: {
      ...(deletionVersion !== undefined && { 'x-amz-delete-marker': 'true', 'x-amz-version-id': deletionVersion }),
    },
  })
}
