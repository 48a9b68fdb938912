import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { parseXml, type XmlNode } from '../../s3/xml.ts'
import type { SandboxStore } from '../store.ts'
import { checksums } from './checksums.ts'
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
  query: URLSearchParams
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

export const queryOf = ({ query }: S3Request, name: string): string => query.get(name) ?? ''

export const headerOf = ({ incoming }: S3Request, name: string): string | undefined => {
  const value = incoming.headers[name]
  return Array.isArray(value) ? value[0] : value
}

const isStreamed = ({ signed }: S3Request): boolean => signed?.payload.startsWith('STREAMING-') ?? false

/** Bytes of the object itself, as the sender announced them. */
export const announcedBytes = (request: S3Request): number =>
  Number(headerOf(request, isStreamed(request) ? 'x-amz-decoded-content-length' : 'content-length') ?? 0)

/** The checksums that a body is announced with, in headers or behind its last piece, and how they turn out. */
const measuredBody = (request: S3Request) => {
  const { incoming } = request
  const announced = new Map<string, string | undefined>()
  for (const name of Object.keys(incoming.headers)) if (name in checksums) announced.set(name, headerOf(request, name))
  for (const name of (headerOf(request, 'x-amz-trailer') ?? '').split(',').map((one) => one.trim().toLowerCase()))
    if (name !== '' && !announced.has(name)) announced.set(name, undefined)
  const unknown = [...announced.keys()].find((name) => !(name in checksums))
  if (unknown !== undefined) throw new Refusal('NotImplemented', unknown)
  const running = [...announced.keys()].map((name) => ({ name, sum: checksums[name]!() }))
  const onTrailer = (name: string, value: string) => void (announced.has(name) && announced.set(name, value))

  async function* measure(): AsyncGenerator<Buffer> {
    const source = incoming as AsyncIterable<Buffer>
    for await (const piece of isStreamed(request) ? decodeChunked(source, onTrailer) : source) {
      for (const { sum } of running) sum.update(piece)
      yield piece
    }
  }
  return {
    bytes: measure(),
    /** Once all of it has come. */
    found: (): Record<string, string> => {
      const found = Object.fromEntries(running.map(({ name, sum }) => [name, sum.base64()]))
      const wrong = Object.keys(found).find((name) => found[name] !== announced.get(name))
      if (wrong !== undefined) throw new Refusal('BadDigest', wrong)
      return found
    },
  }
}

/** Refuses a body that is not the one that was announced and signed. */
const checkBody = (request: S3Request, received: Pick<ReceivedFile, 'bytes' | 'md5' | 'sha256'>): void => {
  const payload = request.signed?.payload ?? ''
  const md5 = headerOf(request, 'content-md5')
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== received.sha256) throw new Refusal('XAmzContentSHA256Mismatch')
  if (md5 !== undefined && Buffer.from(md5, 'base64').toString('hex') !== received.md5) throw new Refusal('BadDigest')
  // HTTP itself counts what does not come in pieces.
  if (isStreamed(request) && announcedBytes(request) !== received.bytes) throw new Refusal('IncompleteBody')
}

/** Takes the body to the disk; with its checksums as headers of the answer. */
export const receiveBody = async (
  request: S3Request,
): Promise<ReceivedFile & { checksums: Record<string, string> }> => {
  const body = measuredBody(request)
  const received = await request.context.files.receive(Readable.from(body.bytes))
  try {
    checkBody(request, received)
    return { ...received, checksums: body.found() }
  } catch (error) {
    await request.context.files.remove([received.file])
    throw error
  }
}

/** Settings and lists of keys; objects never come this way. */
const longestDocument = 2 * 1024 * 1024

export const readDocument = async (request: S3Request): Promise<string> => {
  const pieces: Buffer[] = []
  let bytes = 0
  const body = measuredBody(request)
  for await (const piece of body.bytes) {
    bytes += piece.length
    if (bytes > longestDocument) throw new Refusal('InvalidArgument', 'the body is too long')
    pieces.push(piece)
  }
  const whole = Buffer.concat(pieces)
  const hash = (algorithm: string) => createHash(algorithm).update(whole).digest('hex')
  checkBody(request, { bytes, md5: hash('md5'), sha256: hash('sha256') })
  body.found()
  return whole.toString('utf8')
}

/** The element of a document, which must be the one that is meant. */
export const readXml = async (request: S3Request): Promise<XmlNode> => checkedXml(await readDocument(request))

export const checkedXml = (text: string): XmlNode => {
  try {
    return parseXml(text)
  } catch {
    throw new Refusal('MalformedXML')
  }
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
