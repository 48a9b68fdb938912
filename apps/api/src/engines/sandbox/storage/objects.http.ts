import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buildXml } from '../../s3/xml.ts'
import { keptHeaders, quoted } from './buckets.http.ts'
import { checkCopySource, checkWrite, isKnownToReader } from './conditions.ts'
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

export const overridable = [
  'content-type',
  'content-disposition',
  'content-language',
  'content-encoding',
  'cache-control',
  'expires',
]

/** A link may ask for other headers; whoever has only the public address may not. */
const askedHeaders = (request: BucketRequest): Record<string, string> =>
  request.signed === undefined
    ? {}
    : Object.fromEntries(
        overridable.flatMap((name) => {
          const value = queryOf(request, `response-${name}`)
          // A line's end would begin another header.
          if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) throw new Refusal('InvalidArgument', `response-${name}`)
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
  if (isKnownToReader(request, object)) return reply(request, 304, { headers })
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
    // Whoever writes into the space waits for us: what is there now stays until we have written.
    checkWrite(request, await findObject(query, bucket.id, object.key))
    return insertObject(query, now, object)
  })
  await context.files.remove(freed)
  return { version }
}

export const versionHeader = (request: BucketRequest, version: string): Record<string, string> =>
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
  const { file, bytes, md5, checksums } = await receiveBody(request)
  try {
    const { version } = await keepObject(request, {
      key,
      files: bytes === 0 ? [] : [{ file, bytes }],
      bytes,
      etag: md5,
      headers: keptHeaders(request),
      createdAt: context.now(),
    })
    reply(request, 200, { headers: { etag: quoted(md5), ...checksums, ...versionHeader(request, version) } })
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

const sourceOf = (header: string): Source => {
  const [path = '', query = ''] = header.split('?', 2)
  const version = new URLSearchParams(query).get('versionId')
  try {
    // Some programs encode the slash before the bucket, too.
    const [bucketName = '', ...key] = decodeURIComponent(path).replace(/^\//, '').split('/')
    return { bucketName, key: key.join('/'), ...(version !== null && { version }) }
  } catch {
    throw new Refusal('InvalidArgument', 'x-amz-copy-source')
  }
}

/** The object that a request copies from. */
export const readSource = async (request: BucketRequest): Promise<ObjectRow & { isItself: boolean }> => {
  const { query } = request.context.store
  const source = sourceOf(headerOf(request, 'x-amz-copy-source') ?? '')
  const bucket = await findBucket(query, source.bucketName)
  if (bucket?.spaceId !== request.bucket.spaceId) throw new Refusal('AccessDenied')
  const object = await findObject(query, bucket.id, source.key, source.version)
  if (!object) throw new Refusal(source.version === undefined ? 'NoSuchKey' : 'NoSuchVersion')
  if (object.isDeletion) throw new Refusal('NoSuchKey')
  checkCopySource(request, object)
  const isItself = bucket.id === request.bucket.id && source.key === request.key && source.version === undefined
  return { ...object, isItself }
}

/** Within the bucket's own space. The bytes are copied: each object has its own files. */
export const copyObject = async (request: BucketRequest): Promise<void> => {
  const { context, key } = request
  const object = await readSource(request)
  const directive = headerOf(request, 'x-amz-metadata-directive') ?? 'COPY'
  if (directive !== 'COPY' && directive !== 'REPLACE') throw new Refusal('InvalidArgument', 'x-amz-metadata-directive')
  const replaces = directive === 'REPLACE'
  if (object.isItself && !replaces) throw new Refusal('InvalidRequest', 'an object is copied onto itself as it is')
  await checkRoomAhead(request, { bytes: object.bytes, objects: 1 })
  const copied = await context.files.receive(Readable.from(context.files.read(object.files, 0, object.bytes - 1)))
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
  const { freed, deletionVersion } = await context.store.transaction(async (query) => {
    if (headerOf(request, 'if-match') !== undefined) {
      await checkRoom(query, bucket.spaceId, { bytes: 0, objects: 0 })
      checkWrite(request, await findObject(query, bucket.id, key, version))
    }
    return deleteObject(query, bucket, { key, version, now: context.now() })
  })
  await context.files.remove(freed)
  reply(request, 204, {
    headers: {
      ...(deletionVersion !== undefined && { 'x-amz-delete-marker': 'true', 'x-amz-version-id': deletionVersion }),
    },
  })
}
