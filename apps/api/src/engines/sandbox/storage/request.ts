import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { SandboxStore } from '../store.ts'
import { decodeChunked } from './chunked.ts'
import type { Files, ReceivedFile } from './files.ts'
import { Refusal } from './refusal.ts'
import type { BucketRow, KeyRow } from './rows.ts'
import type { Signed } from './signature.ts'

/** What the endpoint works with. */
export interface EndpointContext {
  store: SandboxStore
  files: Files
  region: string
  secretKey: Uint8Array
  now: () => Date
}

/** A request whose sender is known and may do this. */
export interface S3Request {
  context: EndpointContext
  incoming: IncomingMessage
  response: ServerResponse
  url: URL
  /** Empty: the list of buckets is meant. */
  bucketName: string
  /** Empty: the bucket itself is meant. */
  key: string
  signed: Signed | undefined
}

export interface KeyRequest extends S3Request {
  holder: KeyRow
}

/** Once the bucket is found, and the sender may use it. */
export interface BucketRequest extends S3Request {
  bucket: BucketRow
}

export const queryOf = ({ url }: S3Request, name: string): string => url.searchParams.get(name) ?? ''

export const headerOf = ({ incoming }: S3Request, name: string): string | undefined => {
  const value = incoming.headers[name]
  return Array.isArray(value) ? value[0] : value
}

const isStreamed = ({ signed }: S3Request): boolean => signed?.payload.startsWith('STREAMING-') ?? false

/** Bytes of the object itself, as the sender announced them. */
export const announcedBytes = (request: S3Request): number =>
  Number(headerOf(request, isStreamed(request) ? 'x-amz-decoded-content-length' : 'content-length') ?? 0)

/** Why a body that has come is not the one that was announced and signed. */
const whyNot = (request: S3Request, received: ReceivedFile): Refusal | undefined => {
  const { signed } = request
  const md5 = headerOf(request, 'content-md5')
  if (/^[0-9a-f]{64}$/.test(signed?.payload ?? '') && signed?.payload !== received.sha256)
    return new Refusal('XAmzContentSHA256Mismatch')
  if (md5 !== undefined && Buffer.from(md5, 'base64').toString('hex') !== received.md5) return new Refusal('BadDigest')
  // HTTP itself counts what does not come in pieces.
  if (isStreamed(request) && announcedBytes(request) !== received.bytes) return new Refusal('IncompleteBody')
  return undefined
}

/** Takes the body to the disk, and refuses one that is not what was signed. */
export const receiveBody = async (request: S3Request): Promise<ReceivedFile> => {
  const { context, incoming } = request
  const source = isStreamed(request) ? Readable.from(decodeChunked(incoming as AsyncIterable<Buffer>)) : incoming
  const received = await context.files.receive(source)
  const refused = whyNot(request, received)
  if (!refused) return received
  await context.files.remove([received.file])
  throw refused
}

/** Settings and lists of keys; objects never come this way. */
const longestDocument = 2 * 1024 * 1024

export const readDocument = async (request: S3Request): Promise<string> => {
  const pieces: Buffer[] = []
  let bytes = 0
  const { incoming } = request
  const source = isStreamed(request)
    ? decodeChunked(incoming as AsyncIterable<Buffer>)
    : (incoming as AsyncIterable<Buffer>)
  for await (const piece of source) {
    bytes += piece.length
    if (bytes > longestDocument) throw new Refusal('InvalidArgument', 'the body is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

export const reply = (
  { response }: S3Request,
  status: number,
  { headers = {}, body = '' }: { headers?: Record<string, string | number>; body?: string } = {},
): void => {
  response.writeHead(status, {
    ...(body !== '' && { 'content-type': 'application/xml' }),
    'content-length': Buffer.byteLength(body),
    ...headers,
  })
  response.end(body)
}
