import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { longestLinkSeconds } from '../../../ports/storage/objects.engine.ts'
import { Refusal } from './refusal.ts'

export interface Signed {
  accessKey: string
  /** What the body must be: a hash, or a word for how it comes. */
  payload: string
  /** A link, whose query may ask for other headers in the answer. */
  isLink: boolean
}

/** As AWS: clocks may differ by so much. */
const skewMs = 15 * 60_000

/** The secret of a key follows from it: what is kept of a key is worth nothing without the installation's own. */
export const secretOf = (secretKey: Uint8Array, accessKey: string): string =>
  createHmac('sha256', secretKey).update(`sandbox storage ${accessKey}`).digest('base64url').slice(0, 40)

interface Claim {
  credential: string
  signedHeaders: string
  signature: string
  datetime: string
  /** Of a link. */
  seconds?: number
}

const claimOfHeader = (request: IncomingMessage, authorization: string): Claim => {
  const fields = new Map(
    authorization
      .slice('AWS4-HMAC-SHA256'.length)
      .split(',')
      .map((part) => part.trim().split('=', 2) as [string, string]),
  )
  return {
    credential: fields.get('Credential') ?? '',
    signedHeaders: fields.get('SignedHeaders') ?? '',
    signature: fields.get('Signature') ?? '',
    datetime: String(request.headers['x-amz-date'] ?? ''),
  }
}

const claimOfLink = (query: URLSearchParams): Claim => ({
  credential: query.get('X-Amz-Credential') ?? '',
  signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
  signature: query.get('X-Amz-Signature') ?? '',
  datetime: query.get('X-Amz-Date') ?? '',
  seconds: Number(query.get('X-Amz-Expires')),
})

const findClaim = (request: IncomingMessage, query: URLSearchParams): Claim | undefined => {
  const { authorization } = request.headers
  if (authorization?.startsWith('AWS4-HMAC-SHA256 ')) return claimOfHeader(request, authorization)
  if (authorization !== undefined) throw new Refusal('AuthorizationHeaderMalformed')
  return query.has('X-Amz-Signature') ? claimOfLink(query) : undefined
}

/** `20261117T093000Z` */
const timeOf = (datetime: string): number =>
  Date.parse(datetime.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const checkTime = ({ datetime, seconds }: Claim, nowMs: number): void => {
  const signedMs = timeOf(datetime)
  const isEarly = signedMs > nowMs + skewMs
  const isLate = nowMs > signedMs + (seconds === undefined ? skewMs : seconds * 1000)
  if (Number.isNaN(signedMs) || isEarly) throw new Refusal('RequestTimeTooSkewed')
  const isTooLong = seconds !== undefined && !(seconds >= 1 && seconds <= longestLinkSeconds)
  if (isTooLong || (isLate && seconds !== undefined)) throw new Refusal('AccessDenied', 'Request has expired')
  if (isLate) throw new Refusal('RequestTimeTooSkewed')
}

/** What is not signed was added by whoever holds the link: it must not become a copy of something else. */
const checkHeaders = (request: IncomingMessage, { signedHeaders }: Claim): void => {
  const signed = new Set(signedHeaders.split(';'))
  if (Object.keys(request.headers).some((name) => name.startsWith('x-amz-') && !signed.has(name)))
    throw new Refusal('AccessDenied', 'There were headers present in the request which were not signed')
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Stricter than `encodeURIComponent`, as signatures ask for it. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

export interface SignedParts {
  /** Decoded, as it came: `.` and `..` are parts of keys like others, which what parses addresses would take away. */
  path: string
  query: URLSearchParams
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
const signatureOf = (
  { method = 'GET', headers }: IncomingMessage,
  { path, query }: SignedParts,
  { signedHeaders, credential, datetime }: Claim,
  { secret, payload }: { secret: string; payload: string },
): string => {
  const scope = credential.split('/').slice(1)
  const pairs = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted((one, other) =>
      Buffer.compare(Buffer.from(one.replace('=', '\0')), Buffer.from(other.replace('=', '\0'))),
    )
  const values = signedHeaders
    .split(';')
    .map((name) => `${name}:${[headers[name] ?? ''].flat().join(',').trim().replace(/ {2,}/g, ' ')}\n`)
  const canonical = [
    method,
    path.split('/').map(encode).join('/'),
    pairs.join('&'),
    values.join(''),
    signedHeaders,
    payload,
  ].join('\n')
  // Headers may hold any byte, and everything else here is ASCII.
  const hash = createHash('sha256').update(Buffer.from(canonical, 'latin1')).digest('hex')
  const key = scope.reduce<string | Buffer>((of, part) => hmac(of, part), `AWS4${secret}`)
  return hmac(key, ['AWS4-HMAC-SHA256', datetime, scope.join('/'), hash].join('\n')).toString('hex')
}

/** Who signed, by AWS's version 4; undefined for nobody. Throws where the signature is not right. */
export const checkSignature = async (
  request: IncomingMessage,
  parts: SignedParts,
  { secretKey, now, isKnown }: { secretKey: Uint8Array; now: () => Date; isKnown: (key: string) => Promise<boolean> },
): Promise<Signed | undefined> => {
  const claim = findClaim(request, parts.query)
  if (!claim) return undefined
  const [accessKey = '', day, , service, end] = claim.credential.split('/')
  if (service !== 's3' || end !== 'aws4_request' || day !== claim.datetime.slice(0, 8))
    throw new Refusal('AuthorizationHeaderMalformed')
  if (!(await isKnown(accessKey))) throw new Refusal('InvalidAccessKeyId')
  checkTime(claim, now().getTime())
  checkHeaders(request, claim)
  if (!claim.signedHeaders.split(';').includes('host')) throw new Refusal('AccessDenied', 'host is not signed')

  const isLink = claim.seconds !== undefined
  const announced = request.headers['x-amz-content-sha256']
  const payload = isLink || typeof announced !== 'string' ? 'UNSIGNED-PAYLOAD' : announced
  const secret = secretOf(secretKey, accessKey)
  if (!isSame(signatureOf(request, parts, claim, { secret, payload }), claim.signature))
    throw new Refusal('SignatureDoesNotMatch')
  return { accessKey, payload, isLink }
}
