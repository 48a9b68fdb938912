import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { AwsV4Signer } from 'aws4fetch'
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

const findClaim = (request: IncomingMessage, url: URL): Claim | undefined => {
  const { authorization } = request.headers
  if (authorization?.startsWith('AWS4-HMAC-SHA256 ')) return claimOfHeader(request, authorization)
  if (authorization !== undefined) throw new Refusal('AuthorizationHeaderMalformed')
  return url.searchParams.has('X-Amz-Signature') ? claimOfLink(url.searchParams) : undefined
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

/** Who signed, by AWS's version 4; undefined for nobody. Throws where the signature is not right. */
export const checkSignature = async (
  request: IncomingMessage,
  url: URL,
  { secretKey, now }: { secretKey: Uint8Array; now: () => Date },
): Promise<Signed | undefined> => {
  const claim = findClaim(request, url)
  if (!claim) return undefined
  const [accessKey = '', day, region = '', service, end] = claim.credential.split('/')
  if (service !== 's3' || end !== 'aws4_request' || day !== claim.datetime.slice(0, 8))
    throw new Refusal('AuthorizationHeaderMalformed')
  checkTime(claim, now().getTime())

  checkHeaders(request, claim)

  const isLink = claim.seconds !== undefined
  const names = claim.signedHeaders.split(';').filter((name) => name !== 'host' && name !== 'x-amz-date')
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? '')]))
  const signedUrl = new URL(url)
  signedUrl.searchParams.delete('X-Amz-Signature')
  const signer = new AwsV4Signer({
    method: request.method ?? 'GET',
    url: signedUrl.href,
    headers,
    accessKeyId: accessKey,
    secretAccessKey: secretOf(secretKey, accessKey),
    service: 's3',
    region,
    datetime: claim.datetime,
    signQuery: isLink,
    allHeaders: true,
  })
  if (!isSame(await signer.signature(), claim.signature)) throw new Refusal('SignatureDoesNotMatch')
  const payload = isLink ? 'UNSIGNED-PAYLOAD' : (headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD')
  return { accessKey, payload, isLink }
}
