import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildXml } from '../../s3/xml.ts'
import { createBucket, listBuckets } from './buckets.http.ts'
import { corsAnswer } from './cors.ts'
import { isPublic } from './policies.ts'
import { Refusal } from './refusal.ts'
import { headerOf, reply, type EndpointContext, type S3Request } from './request.ts'
import { checkHeaders, checkQuery, isReading, routeOf, type Route } from './routes.ts'
import { findBucket, findKey, type BucketRow, type KeyRow } from './rows.ts'
import { checkSignature } from './signature.ts'
import { headerInQuery, subresources } from './words.ts'

/** By what a key may do; see `KeyRights`. */
const mayDo = ({ keys }: Pick<Route, 'keys'>, { rights }: KeyRow): boolean =>
  rights === 'owner' || keys === 'all' || (keys === 'readWrite' && rights === 'readWrite')

const checkAccess = (request: S3Request, route: Route, holder: KeyRow | undefined, bucket: BucketRow): void => {
  const { key, query } = request
  if (bucket.isSuspended || holder?.isSuspended) throw new Refusal('UserSuspended')
  if (holder?.spaceId === bucket.spaceId && mayDo(route, holder)) return
  // An older version is what somebody has replaced or deleted: S3 asks for another right to read it.
  const isNewest = !['uploadId', 'versionId'].some((name) => query.has(name))
  if (key !== '' && isReading(request) && isNewest && isPublic(bucket.policy, bucket.name, key)) return
  throw new Refusal('AccessDenied')
}

const holderOf = async ({ context, signed }: S3Request): Promise<KeyRow | undefined> => {
  if (!signed) return undefined
  const holder = await findKey(context.store.query, signed.accessKey)
  if (!holder) throw new Refusal('InvalidAccessKeyId')
  return holder
}

/** The list of buckets, and a bucket that is not there yet. */
const answerSpace = async (request: S3Request, holder: KeyRow | undefined): Promise<void> => {
  const isCreating = request.bucketName !== ''
  checkQuery(request, [])
  checkHeaders(request, isCreating ? ['x-amz-acl', 'x-amz-object-ownership', 'x-amz-bucket-object-lock-enabled'] : [])
  if (!holder || !mayDo({ keys: isReading(request) ? 'all' : 'readWrite' }, holder)) throw new Refusal('AccessDenied')
  if (holder.isSuspended) throw new Refusal('UserSuspended')
  if (isCreating) return createBucket({ ...request, holder })
  if (!isReading(request)) throw new Refusal('MethodNotAllowed')
  return listBuckets({ ...request, holder })
}

const answer = async (request: S3Request): Promise<void> => {
  const { context, incoming, bucketName, key, query } = request
  const holder = await holderOf(request)
  const isPlain = ![...query.keys()].some((name) => subresources.has(name))
  const isCreating = incoming.method === 'PUT' && key === '' && isPlain
  if (bucketName === '' || isCreating) return answerSpace(request, holder)
  const route = routeOf(request)
  const bucket = await findBucket(context.store.query, bucketName)
  // Who is not known is not told which names are taken.
  if (!bucket) throw new Refusal(holder ? 'NoSuchBucket' : 'AccessDenied')
  checkAccess(request, route, holder, bucket)
  return route.run({ ...request, bucket })
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

const longestKeyBytes = 1024

/** Decoded and otherwise as it came: what parses addresses would take `.` and `..` for ways up. */
const pathOf = (target: string): string => {
  try {
    return decodeURIComponent(target.replace(/^https?:\/\/[^/?]*/, '').split('?', 1)[0] || '/')
  } catch {
    throw new Refusal('InvalidArgument', 'the path')
  }
}

const requestOf = (context: EndpointContext, incoming: IncomingMessage, response: ServerResponse) => {
  const target = incoming.url ?? '/'
  const mark = target.indexOf('?')
  const query = new URLSearchParams(mark === -1 ? '' : target.slice(mark + 1))
  const path = pathOf(target)
  const [bucketName = '', ...parts] = path.slice(1).split('/')
  const key = parts.join('/')
  if (Buffer.byteLength(key) > longestKeyBytes) throw new Refusal('KeyTooLongError')
  // The database has no place for it.
  if (path.includes('\0') || [...query.values()].some((value) => value.includes('\0')))
    throw new Refusal('InvalidArgument', 'a NUL')
  return { path, request: { context, incoming, response, query, bucketName, key, signed: undefined } }
}

/** The query was signed: what stands there as a header is one, and is followed or refused as one. */
const withHeadersOfQuery = (request: S3Request): S3Request => {
  const query = new URLSearchParams()
  for (const [name, value] of request.query) {
    const header = headerInQuery(name)
    if (header === undefined) query.append(name, value)
    else request.incoming.headers[header] ??= value
  }
  return { ...request, query }
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
      const { path, request } = requestOf(context, incoming, response)
      const allowed = await addCors(request)
      if (incoming.method === 'OPTIONS') {
        if (!allowed) throw new Refusal('AccessDenied', 'no CORS rule is for this')
        return reply(request, 200)
      }
      const isKnown = async (key: string) => (await findKey(context.store.query, key)) !== undefined
      const parts = { path, query: request.query }
      const signed = await checkSignature(incoming, parts, { ...context, isKnown })
      await answer({ ...(signed?.isLink ? withHeadersOfQuery(request) : request), signed })
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
