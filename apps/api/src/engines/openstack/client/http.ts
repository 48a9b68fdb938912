import { Agent, errors, request } from 'undici'
import { EngineError } from '../../../ports/engine-error.ts'

/** What JSON can say. With `unknown` a promise that nobody waited for would be sent as `{}`. */
export type Sendable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Sendable[]
  | { readonly [name: string]: Sendable }

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: Sendable
  timeoutMs: number
  signal: AbortSignal
}

export interface HttpAnswer {
  status: number
  header(name: string): string | undefined
  /** undefined: empty, or no JSON. */
  body: unknown
}

export interface Http {
  send(wanted: HttpRequest): Promise<HttpAnswer>
  close(): Promise<void>
}

const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined // a proxy's page
  }
}

/** Without the query, which may hold what a customer typed. */
const shown = ({ method, url }: HttpRequest): string => `${method} ${url.split('?')[0]}`

const toEngineError = (error: unknown, wanted: HttpRequest): unknown => {
  if (wanted.signal.aborted) return wanted.signal.reason
  const isSlow =
    (error instanceof Error && error.name === 'TimeoutError') ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError
  if (isSlow)
    return new EngineError('timeout', `${shown(wanted)}: no answer in ${wanted.timeoutMs} ms`, { cause: error })
  return new EngineError('unreachable', `${shown(wanted)}: ${(error as Error).message}`, { cause: error })
}

/** Connections that are kept open, a few per service of the cloud. */
export const createHttp = ({ connections = 16 }: { connections?: number } = {}): Http => {
  const dispatcher = new Agent({ connections, keepAliveTimeout: 30_000, connect: { timeout: 10_000 } })
  return {
    send: async (wanted) => {
      const { method, url, headers, body, timeoutMs, signal } = wanted
      signal.throwIfAborted()
      try {
        const answer = await request(url, {
          dispatcher,
          method,
          headers: {
            accept: 'application/json',
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          body: body === undefined ? null : JSON.stringify(body),
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        })
        const text = await answer.body.text()
        return {
          status: answer.statusCode,
          header: (name) => {
            const value = answer.headers[name.toLowerCase()]
            return Array.isArray(value) ? value[0] : value
          },
          body: parse(text),
        }
      } catch (error) {
        throw toEngineError(error, wanted)
      }
    },
    close: () => dispatcher.close(),
  }
}
