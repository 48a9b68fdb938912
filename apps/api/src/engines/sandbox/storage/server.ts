import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildXml } from '../../s3/xml.ts'
import * as buckets from './buckets.http.ts'
import { corsAnswer } from './cors.ts'
import * as objects from './objects.http.ts'
import { isPublic } from './policies.ts'
import { Refusal } from './refusal.ts'
import { headerOf, reply, type BucketRequest, type EndpointContext, type S3Request } from './request.ts'
import { findBucket, findKey, type BucketRow, type KeyRow } from './rows.ts'
import { checkSignature } from './signature.ts'
import * as uploads from './uploads.http.ts'

type Handler = (request: BucketRequest) => Promise<void>

const settingOf = ({ url }: S3Request): string | undefined =>
  Object.keys(buckets.bucketSettings).find((name) => url.searchParams.has(name))

const bucketHandler = (request: S3Request): Handler | undefined => {
  const { url, incoming } = request
  const setting = settingOf(request)
  if (setting !== undefined) return buckets.bucketSettings[setting]
  if (incoming.method === 'POST') return url.searchParams.has('delete') ? buckets.deleteMany : undefined
  if (incoming.method === 'DELETE') return buckets.deleteBucket
  if (incoming.method === 'HEAD') return async (found) => reply(found, 200)
  if (incoming.method !== 'GET') return undefined
  if (url.searchParams.has('uploads')) return uploads.listUploads
  return url.searchParams.has('versions') ? buckets.listObjectVersions : buckets.listObjects
}

const objectHandler = (request: S3Request): Handler | undefined => {
  const { url, incoming } = request
  const isPart = url.searchParams.has('uploadId')
  switch (incoming.method) {
    case 'GET':
      return isPart ? uploads.listParts : objects.readObject
    case 'HEAD':
      return objects.readObject
    case 'PUT':
      if (isPart) return uploads.writePart
      return headerOf(request, 'x-amz-copy-source') === undefined ? objects.writeObject : objects.copyObject
    case 'POST':
      if (url.searchParams.has('uploads')) return uploads.beginUpload
      return isPart ? uploads.completeUpload : undefined
    case 'DELETE':
      return isPart ? uploads.abortUpload : objects.removeObject
    default:
      return undefined
  }
}

const isReading = ({ incoming }: S3Request): boolean => incoming.method === 'GET' || incoming.method === 'HEAD'

const isCreating = (request: S3Request): boolean =>
  request.incoming.method === 'PUT' && request.key === '' && settingOf(request) === undefined

/** By what a key may do; see `KeyRights`. */
const mayDo = (request: S3Request, { rights }: KeyRow): boolean => {
  const setting = settingOf(request)
  if (rights === 'owner') return true
  const { key, url } = request
  const isForKeys = key !== '' || url.searchParams.has('delete') || setting === 'versioning' || isCreating(request)
  if (rights === 'readWrite') return isReading(request) || isForKeys
  return isReading(request) && (setting === undefined || setting === 'location')
}

const checkAccess = (request: S3Request, holder: KeyRow | undefined, bucket: BucketRow): void => {
  const { key } = request
  if (bucket.isSuspended || holder?.isSuspended) throw new Refusal('UserSuspended')
  if (holder?.spaceId === bucket.spaceId && mayDo(request, holder)) return
  // An older version is what somebody has replaced or deleted: S3 asks for another right to read it.
  const isNewest = !['uploadId', 'versionId'].some((name) => request.url.searchParams.has(name))
  if (key !== '' && isReading(request) && isNewest && isPublic(bucket.policy, bucket.name, key)) return
  throw new Refusal('AccessDenied')
}

const holderOf = async ({ context, signed }: S3Request): Promise<KeyRow | undefined> => {
  if (!signed) return undefined
  const holder = await findKey(context.store.query, signed.accessKey)
  if (!holder) throw new Refusal('InvalidAccessKeyId')
  return holder
}

const answer = async (request: S3Request): Promise<void> => {
  const { context, bucketName, key } = request
  const holder = await holderOf(request)
  if (bucketName === '' || isCreating(request)) {
    if (!holder || !mayDo(request, holder)) throw new Refusal('AccessDenied')
    if (holder.isSuspended) throw new Refusal('UserSuspended')
    if (isCreating(request) && bucketName !== '') return buckets.createBucket({ ...request, holder })
    if (!isReading(request)) throw new Refusal('MethodNotAllowed')
    return buckets.listBuckets({ ...request, holder })
  }
  const bucket = await findBucket(context.store.query, bucketName)
  // Who is not known is not told which names are taken.
  if (!bucket) throw new Refusal(holder ? 'NoSuchBucket' : 'AccessDenied')
  checkAccess(request, holder, bucket)
  const handler = key === '' ? bucketHandler(request) : objectHandler(request)
  if (!handler) throw new Refusal('MethodNotAllowed')
  return handler({ ...request, bucket })
}

/** Before everything else: a browser must be able to read refusals, too. */
const addCors = async (request: S3Request): Promise<Record<string, string> | undefined> => {
  const { context, incoming, bucketName, response } = request
  const origin = headerOf(request, 'origin')
  if (origin === undefined || bucketName === '') return undefined
  const bucket = await findBucket(context.store.query, bucketName)
  const headers = (headerOf(request, 'access-control-request-headers') ?? '')
    .split(',')
    .map((header) => header.trim().toLowerCase())
    .filter(Boolean)
  const method = headerOf(request, 'access-control-request-method') ?? incoming.method ?? 'GET'
  const allowed = corsAnswer(bucket?.cors ?? null, { origin, method, headers })
  for (const [name, value] of Object.entries(allowed ?? {})) response.setHeader(name, value)
  return allowed
}

/** What is still on its way is taken and forgotten: a sender that is cut off never reads why. */
const longestIgnoredBytes = 64 * 1024 * 1024

const refuse = (incoming: IncomingMessage, response: ServerResponse, { code, status, message }: Refusal): void => {
  const isLong = Number(incoming.headers['content-length'] ?? 0) > longestIgnoredBytes
  const body = buildXml('Error', { Code: code, Message: message })
  response.writeHead(status, {
    'content-type': 'application/xml',
    'content-length': Buffer.byteLength(body),
    ...(isLong && { connection: 'close' }),
  })
  response.end(incoming.method === 'HEAD' ? undefined : body)
  if (isLong) response.once('finish', () => incoming.destroy())
  else incoming.resume()
}

const requestOf = async (
  context: EndpointContext,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<S3Request> => {
  const url = URL.parse(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`)
  if (!url) throw new Refusal('InvalidArgument')
  const [bucketName = '', ...key] = url.pathname.slice(1).split('/')
  try {
    const request = { context, incoming, response, url, bucketName, key: decodeURIComponent(key.join('/')) }
    return { ...request, signed: undefined }
  } catch {
    throw new Refusal('InvalidArgument', 'the path')
  }
}

export interface Endpoint {
  /** `http://127.0.0.1:3900` */
  url: string
  close(): Promise<void>
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    // Loopback only: it is for trying things out on this machine.
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })

/** An S3 that programs and browsers of this machine can really use. A port that is taken is left to who has it. */
export const startEndpoint = async (
  context: EndpointContext,
  { port, onError }: { port: number; onError: (error: unknown) => void },
): Promise<Endpoint> => {
  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const request = await requestOf(context, incoming, response)
      const allowed = await addCors(request)
      if (incoming.method === 'OPTIONS') {
        if (!allowed) throw new Refusal('AccessDenied', 'no CORS rule is for this')
        return reply(request, 200)
      }
      const signed = await checkSignature(incoming, request.url, context)
      await answer({ ...request, signed })
    } catch (error) {
      const isGone = incoming.destroyed && !incoming.complete
      if (response.headersSent || isGone) return void response.destroy()
      if (error instanceof Refusal) return refuse(incoming, response, error)
      onError(error)
      response.writeHead(500, { connection: 'close' }).end()
    }
  }
  // A large object on a slow line takes longer than any limit: only silence ends a request.
  const server = createServer({ requestTimeout: 0, headersTimeout: 60_000, keepAliveTimeout: 5_000 }, (...both) => {
    void handle(...both)
  })
  server.setTimeout(120_000)
  await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' || port === 0) throw error
    return listen(server, 0)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
