import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleWhen,
  retry,
} from 'cockatiel'
import { EngineError } from '../../../ports/engine-error.ts'
import type { OpenStackSettings } from '../settings.ts'
import type { Http, HttpAnswer, HttpRequest, Sendable } from './http.ts'
import { createKeystone, type Scope, type Token } from './keystone.ts'
import { refusalOf } from './refusals.ts'
import { createMicroversions, endpointFor, type Service } from './services.ts'

export interface Call {
  service: Service
  method: HttpRequest['method']
  /** Below the service's endpoint: `/servers/detail`. */
  path: string
  /** A list is the same name several times: any of them. */
  query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>
  body?: Sendable
  /** As whom; home unless said. */
  scope?: Scope
  timeoutMs?: number
  /** May be sent twice: reads and what the cloud does only once anyway. Reads and deletions are unless said. */
  isSafe?: boolean
}

export interface OpenStackClient {
  /** The answer's body; throws `EngineError` for a refusal. */
  call<Body>(wanted: Call, signal: AbortSignal): Promise<Body>
  /** undefined where the cloud says 404. */
  find<Body>(wanted: Call, signal: AbortSignal): Promise<Body | undefined>
  /** Who we are: the token of the home project. */
  home(signal: AbortSignal): Promise<Token>
  close(): Promise<void>
}

const usualTimeoutMs = 30_000
const { signal: neverAborted } = new AbortController()
const attempts = 3

/** What may pass by itself: nothing of the kind was decided about the call. */
const isPassing = (error: unknown): boolean =>
  error instanceof EngineError && ['unreachable', 'timeout', 'internal', 'rate_limited'].includes(error.code)

/** The cloud itself is in trouble, whatever was asked. */
const isTrouble = (error: unknown): boolean =>
  error instanceof EngineError && (error.code === 'unreachable' || error.code === 'timeout')

/** So many calls in a row without an answer: the next ones are refused at once, until one has been let through again. */
const brokenAfter = 8
const halfOpenAfterMs = 10_000

const queryText = (query: Call['query'] = {}): string => {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? (value as readonly string[]) : value === undefined ? [] : [value]
    for (const each of values) given.append(name, String(each))
  }
  return given.size === 0 ? '' : `?${given.toString()}`
}

/** One per datacenter: its breaker opens for that cloud alone. */
export const createClient = (settings: OpenStackSettings, http: Http): OpenStackClient => {
  const keystone = createKeystone(settings, http)
  const microversions = createMicroversions(http)
  const breaker = circuitBreaker(handleWhen(isTrouble), {
    halfOpenAfter: halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(brokenAfter),
  })
  const retrying = retry(handleWhen(isPassing), {
    maxAttempts: attempts - 1,
    backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 3_000 }),
  })

  const sendAs = async (token: Token, wanted: Call, signal: AbortSignal): Promise<HttpAnswer> => {
    const { service, method, path, query } = wanted
    const endpoint = endpointFor(token, service, settings)
    return http.send({
      method,
      url: `${endpoint}${path}${queryText(query)}`,
      headers: { 'x-auth-token': token.value, ...(await microversions({ service, endpoint }, signal)) },
      ...(wanted.body !== undefined && { body: wanted.body }),
      timeoutMs: wanted.timeoutMs ?? usualTimeoutMs,
      signal,
    })
  }

  const once = async (wanted: Call, signal: AbortSignal): Promise<HttpAnswer> => {
    const scope = wanted.scope ?? 'home'
    const token = await keystone.token(scope, signal)
    let answer = await sendAs(token, wanted, signal)
    if (answer.status === 401) {
      // It was revoked before its time.
      keystone.forget(token)
      answer = await sendAs(await keystone.token(scope, signal), wanted, signal)
    }
    if (answer.status >= 400) throw refusalOf(`${wanted.method} ${wanted.service}${wanted.path}`, answer)
    return answer
  }

  const guarded = async (wanted: Call, signal: AbortSignal): Promise<HttpAnswer> => {
    try {
      return await breaker.execute(() => once(wanted, signal))
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      throw new EngineError('unreachable', `${settings.authUrl} has not answered for a while`, { cause: error })
    }
  }

  const send = async (wanted: Call, signal: AbortSignal): Promise<HttpAnswer> => {
    const isSafe = wanted.isSafe ?? (wanted.method === 'GET' || wanted.method === 'DELETE')
    signal.throwIfAborted()
    // A write is not cut off half-way: only its answer says whether there is something to be taken back.
    const answer = isSafe
      ? await retrying.execute(() => guarded(wanted, signal), signal)
      : await guarded(wanted, neverAborted)
    signal.throwIfAborted()
    return answer
  }

  const call = async <Body>(wanted: Call, signal: AbortSignal): Promise<Body> =>
    (await send(wanted, signal)).body as Body

  return {
    call,
    find: async <Body>(wanted: Call, signal: AbortSignal) => {
      try {
        return await call<Body>(wanted, signal)
      } catch (error) {
        if (error instanceof EngineError && error.code === 'not_found') return undefined
        throw error
      }
    },
    home: (signal) => keystone.token('home', signal),
    close: () => http.close(),
  }
}
