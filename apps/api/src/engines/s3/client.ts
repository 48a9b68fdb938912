import { createHash } from 'node:crypto'
import { pathOfObject } from '@sarv/contract/storage/objects/objects.rules'
import { AwsV4Signer } from 'aws4fetch'
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { Agent, errors, request } from 'undici'
import { EngineError } from '../../ports/engine-error.ts'
import { refusalOf } from './refusals.ts'

export interface Credentials {
  accessKey: string
  secretKey: string
}

type Query = Readonly<Record<string, string | number | undefined>>

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Each part as it is; the first is the bucket. Encoded here. */
  path: readonly string[]
  /** An empty text stands for a name alone, such as `?policy`. */
  query?: Query
  headers?: Readonly<Record<string, string>>
  body?: string
  /** May be sent twice. Everything in S3 may be, except what begins something. */
  isSafe?: boolean
  timeoutMs?: number
}

export interface S3Answer {
  status: number
  header(name: string): string | undefined
  /** Those that begin so, without the beginning. */
  headersAfter(beginning: string): Record<string, string>
  body: string
}

export interface S3Client {
  /** Throws `EngineError` for a refusal. */
  call(wanted: S3Call, as: Credentials, signal: AbortSignal): Promise<S3Answer>
  /** undefined where the store says that it is not there. */
  find(wanted: S3Call, as: Credentials, signal: AbortSignal): Promise<S3Answer | undefined>
  /** A link that anybody can use for so long. */
  sign(wanted: Pick<S3Call, 'method' | 'path' | 'query' | 'headers'>, as: Credentials, seconds: number): Promise<string>
  close(): Promise<void>
}

export interface S3Address {
  /** Where we reach the store. */
  endpoint: string
  region: string
  /** Where browsers reach it, if that is elsewhere: a link is valid only for the host that it was signed for. */
  publicEndpoint?: string
}

const attempts = 3
const usualTimeoutMs = 30_000

const isPassing = (error: unknown): boolean =>
  error instanceof EngineError && ['unreachable', 'timeout', 'internal', 'rate_limited'].includes(error.code)

/** Stricter than `encodeURIComponent`, as signatures ask for it. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const encodePath = ([first = '', ...rest]: readonly string[]): string =>
  `/${rest.length === 0 ? encode(first) : pathOfObject(first, rest.join('/'), encode)}`

const urlOf = (endpoint: string, { path, query = {} }: Pick<S3Call, 'path' | 'query'>): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encode(name)}=${encode(String(value))}`],
  )
  return `${endpoint}${encodePath(path)}${given.length > 0 ? `?${given.join('&')}` : ''}`
}

const firstOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const md5 = (text: string): string => createHash('md5').update(text).digest('base64')

const toEngineError = (error: unknown, what: string, timeoutMs: number, signal: AbortSignal): unknown => {
  if (error instanceof EngineError) return error
  if (signal.aborted) return signal.reason
  const isSlow =
    (error instanceof Error && error.name === 'TimeoutError') ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError
  if (isSlow) return new EngineError('timeout', `${what}: no answer in ${timeoutMs} ms`, { cause: error })
  return new EngineError('unreachable', `${what}: ${(error as Error).message}`, { cause: error })
}

/** One for each store; signs by AWS's version 4, which Ceph's administration asks for as well. */
export const createS3Client = ({ endpoint, region, publicEndpoint = endpoint }: S3Address): S3Client => {
  const dispatcher = new Agent({ connections: 16, keepAliveTimeout: 30_000, connect: { timeout: 10_000 } })
  /** Keys of a day, derived once. */
  const cache = new Map<string, ArrayBuffer>()
  const retrying = retry(handleWhen(isPassing), {
    maxAttempts: attempts - 1,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 2_000 }),
  })
  const signerFor = ({ accessKey, secretKey }: Credentials) => {
    if (cache.size > 1000) cache.clear()
    return { accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region, cache }
  }

  const once = async (wanted: S3Call, as: Credentials, signal: AbortSignal): Promise<S3Answer> => {
    const { method, path, headers = {}, body = '', timeoutMs = usualTimeoutMs } = wanted
    const what = `${method} /${path.join('/')}`
    const signed = await new AwsV4Signer({
      ...signerFor(as),
      method,
      url: urlOf(endpoint, wanted),
      headers: {
        ...headers,
        'x-amz-content-sha256': sha256(body),
        ...(body !== '' && { 'content-md5': md5(body) }),
      },
    }).sign()
    try {
      const answer = await request(signed.url, {
        dispatcher,
        method,
        headers: Object.fromEntries(signed.headers),
        body: body === '' ? null : body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      const text = await answer.body.text()
      if (answer.statusCode >= 400) throw refusalOf(what, answer.statusCode, text)
      return {
        status: answer.statusCode,
        body: text,
        header: (name) => firstOf(answer.headers[name.toLowerCase()]),
        headersAfter: (beginning) =>
          Object.fromEntries(
            Object.entries(answer.headers).flatMap(([name, value]) =>
              name.startsWith(beginning) ? [[name.slice(beginning.length), firstOf(value) ?? '']] : [],
            ),
          ),
      }
    } catch (error) {
      throw toEngineError(error, what, timeoutMs, signal)
    }
  }

  const call: S3Client['call'] = async (wanted, as, signal) => {
    signal.throwIfAborted()
    return wanted.isSafe === false ? once(wanted, as, signal) : retrying.execute(() => once(wanted, as, signal), signal)
  }

  return {
    call,
    find: async (wanted, as, signal) => {
      try {
        return await call(wanted, as, signal)
      } catch (error) {
        if (error instanceof EngineError && error.code === 'not_found') return undefined
        throw error
      }
    },
    sign: async (wanted, as, seconds) => {
      const query = { ...wanted.query, 'X-Amz-Expires': seconds }
      const { url } = await new AwsV4Signer({
        ...signerFor(as),
        method: wanted.method,
        url: urlOf(publicEndpoint, { ...wanted, query }),
        headers: wanted.headers ?? {},
        signQuery: true,
        allHeaders: true,
      }).sign()
      return url.href
    },
    close: () => dispatcher.close(),
  }
}
