import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify, promisify } from 'node:util'
import { Agent, buildConnector, errors, request, type Dispatcher } from 'undici'
import { createJudge, type Judge, type NetworkRules } from './networks.ts'

/**
 * The one way to an address that a customer gave. Names are resolved here, each address is judged, and the connection goes
 * to the address that was judged: a name that answers something else a moment later changes nothing.
 */
export interface GuardedClient {
  /** Throws `GuardedFetchError` where the address would be refused now. Nothing is sent. */
  judge(url: string): Promise<Judged>
  fetch(url: string, options: GuardedRequest): Promise<GuardedAnswer>
  close(): Promise<void>
}

export interface Judged {
  /** It leads only to networks that whoever runs Sarv allowed by hand. */
  isAllowedByHand: boolean
}

export interface GuardedRequest {
  method: 'GET' | 'HEAD' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  /** For everything together: names, connections, redirects, the body. */
  timeoutMs: number
  /** What is read of the body; the rest is cut off. */
  maxBytes: number
  /** How many redirects a GET or HEAD follows, each judged as if it had been given; by default none. */
  maxRedirects?: number
  signal?: AbortSignal
}

export interface GuardedAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
  /** There was more. */
  isCut: boolean
}

/** Codes of ours, safe to keep and to show: never a sentence of another server. */
export type GuardedFailure =
  | 'address_refused'
  | 'name_unknown'
  | 'timed_out'
  | 'not_connected'
  | 'certificate_wrong'
  | 'answer_broken'
  | 'too_many_redirects'

export class GuardedFetchError extends Error {
  override readonly name = 'GuardedFetchError'
  readonly code: GuardedFailure

  constructor(code: GuardedFailure, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

type Resolve = (host: string) => Promise<readonly LookupAddress[]>

export interface GuardedClientOptions extends NetworkRules {
  /** How names become addresses; by default as this machine does it. */
  resolve?: Resolve
}

const resolveBySystem: Resolve = (host) => promisify(systemLookup)(host, { all: true })

const headersAtMostBytes = 16_384

/** Where web servers listen. Others, of mail and of databases above all, take a request for a conversation of theirs. */
const isWebPort = (port: number): boolean => [80, 443, 8080].includes(port) || port >= 8443

const portOf = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port))

/** The parser has made of `0x7f.1`, `2130706433` and full-width digits what a connection would: plain notation. */
const parse = (text: string, { isAllowedByHand }: Judge): URL => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new GuardedFetchError('address_refused')
  }
  const host = hostOf(url)
  // What is allowed by hand is a test's, which listens where there is room.
  if (!isWebPort(portOf(url)) && !isAllowedByHand(host)) throw new GuardedFetchError('address_refused')
  return url
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

const tlsCodes = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH)/

/** What became of a request that failed; what is ours to repair is thrown on. */
const failureOf = (error: unknown): GuardedFetchError => {
  if (error instanceof GuardedFetchError) return error
  const causes = [error, (error as Error).cause].filter((one) => one instanceof Error)
  const known = causes.find((one) => one instanceof GuardedFetchError)
  if (known) return known
  const codes = causes.map((one) => (one as NodeJS.ErrnoException).code ?? '')
  if (codes.some((code) => tlsCodes.test(code))) return new GuardedFetchError('certificate_wrong', error)
  if (
    codes.some((code) => /^HPE_|^UND_ERR_(RES|HEADERS_OVERFLOW|SOCKET)/.test(code)) ||
    error instanceof errors.HTTPParserError
  ) {
    return new GuardedFetchError('answer_broken', error)
  }
  return new GuardedFetchError('not_connected', error)
}

const addressesOf = async (host: string, resolve: Resolve): Promise<readonly LookupAddress[]> => {
  const found = await resolve(host).catch((error: unknown) => {
    throw new GuardedFetchError('name_unknown', error)
  })
  if (found.length === 0) throw new GuardedFetchError('name_unknown')
  return found
}

/** Rejects when the signal says so, also where what runs does not care. */
const until = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> => {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = () => reject(new GuardedFetchError('timed_out'))
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  return Promise.race([work, ended]).finally(() => signal.removeEventListener('abort', end))
}

const readAtMost = async (body: AsyncIterable<Buffer>, maxBytes: number) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop destroys the stream, and with it the connection.
    if (size > maxBytes) break
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), isCut: size > maxBytes }
}

/** Where an answer sends us; undefined for one that does not. An address that is none is refused where it is judged. */
const redirectOf = ({ statusCode, headers }: Dispatcher.ResponseData, from: URL): string | undefined => {
  if (![301, 302, 303, 307, 308].includes(statusCode) || typeof headers.location !== 'string') return undefined
  return URL.parse(headers.location, from.href)?.href ?? headers.location
}

export const createGuardedClient = (options: GuardedClientOptions = {}): GuardedClient => {
  const judge = createJudge(options)
  const { mayReach } = judge
  const resolve = options.resolve ?? resolveBySystem

  /** One address of ours among others would do: the name is refused as a whole. */
  const judgedAddresses = async (host: string): Promise<readonly LookupAddress[]> => {
    const addresses = await addressesOf(host, resolve)
    if (!addresses.every(({ address }) => mayReach(address))) throw new GuardedFetchError('address_refused')
    return addresses
  }

  /** What a socket asks before it connects: it gets only what was judged, in this moment. */
  const lookup: LookupFunction = (host, { all }, done) => {
    callbackify(judgedAddresses)(host, (error, addresses) => {
      if (error) done(error, '')
      else if (all) done(null, [...addresses])
      else done(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
  const connect = buildConnector({ lookup, timeout: 10_000 })
  const agent = new Agent({
    maxHeaderSize: headersAtMostBytes,
    // Whatever way an address got here, the one that is really connected to is looked at once more before a byte is sent.
    connect: (target, done) =>
      connect(target, (...[error, socket]) => {
        if (error) return done(error, null)
        if (mayReach(socket.remoteAddress ?? '')) return done(null, socket)
        socket.destroy()
        done(new GuardedFetchError('address_refused'), null)
      }),
  })

  const judgeUrl = async (text: string): Promise<URL> => {
    const url = parse(text, judge)
    const host = hostOf(url)
    if (isIP(host) === 0) await judgedAddresses(host)
    else if (!mayReach(host)) throw new GuardedFetchError('address_refused')
    return url
  }

  const send = async (text: string, wanted: GuardedRequest, signal: AbortSignal): Promise<GuardedAnswer> => {
    const { method, body = null, maxBytes } = wanted
    const maxRedirects = method === 'POST' ? 0 : (wanted.maxRedirects ?? 0)
    let url = await judgeUrl(text)
    let headers = wanted.headers ?? {}
    for (let followed = 0; ; followed += 1) {
      const answer = await request(url.href, { dispatcher: agent, method, headers, body, signal })
      const target = redirectOf(answer, url)
      if (maxRedirects === 0 || target === undefined) {
        return { status: answer.statusCode, headers: answer.headers, ...(await readAtMost(answer.body, maxBytes)) }
      }
      await answer.body.dump({ limit: 2_000 })
      if (followed >= maxRedirects) throw new GuardedFetchError('too_many_redirects')
      const next = await judgeUrl(target)
      if (url.protocol === 'https:' && next.protocol !== 'https:') throw new GuardedFetchError('address_refused')
      // What was meant for one server, such as a key, is not given to another.
      if (next.origin !== url.origin) headers = {}
      url = next
    }
  }

  return {
    judge: async (url) => {
      const host = hostOf(await judgeUrl(url))
      const addresses = isIP(host) === 0 ? await judgedAddresses(host) : [{ address: host }]
      return { isAllowedByHand: addresses.every(({ address }) => judge.isAllowedByHand(address)) }
    },
    fetch: async (url, wanted) => {
      const timeout = AbortSignal.timeout(wanted.timeoutMs)
      const signal = wanted.signal ? AbortSignal.any([wanted.signal, timeout]) : timeout
      try {
        return await until(signal, send(url, wanted, signal))
      } catch (error) {
        throw signal.aborted ? new GuardedFetchError('timed_out', error) : failureOf(error)
      }
    },
    close: () => agent.destroy(),
  }
}
