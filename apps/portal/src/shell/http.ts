import { viewMay } from '@sarv/contract/reads'
import { viewMayNot } from '@sarv/contract/view.fa'
import { createIdempotencyKeys } from './idempotency.ts'
import { renewSession } from './relogin.ts'
import { noAnswerStatus, readError, timeoutStatus } from './request-errors.ts'
import type { RequestError } from './request-errors.ts'
import { seeAsHeaders } from './see-as.ts'
import { session } from './session.ts'
import { proofAskedBy, proveAgain } from './step-up.ts'
import { view } from './view.ts'

export interface ApiRequest {
  url: string
  method?: string | undefined
  params?: Record<string, unknown> | undefined
  body?: unknown
  headers?: Record<string, string> | undefined
  /** `none`: it goes without the session's token, as everything about signing in does. */
  auth?: 'none' | undefined
}

/** A failed call has an `error`; else `data` is what the server answered, undefined for an empty body. */
export interface ApiAnswer {
  data?: unknown
  error?: RequestError
  /** `X-Total-Count`: how many rows there are in all, where the answer is one page of them. */
  totalCount?: number
}

/** A write that carries it answers its quote and changes nothing. */
export const dryRunHeader = 'X-Dry-Run'

const timeoutMs = 30_000
const retryPauseMs = 700
const retriedStatuses = new Set([noAnswerStatus, 502, 503, 504])

const idempotencyKeys = createIdempotencyKeys()

export const apiBase = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="sarv-api-base"]')?.content.replace(/\/+$/, '') ?? ''

const isFile = (value: unknown) => value instanceof Blob
const hasFile = (body: object) => Object.values(body).some((value) => [value].flat().some(isFile))

const toFormData = (body: object) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    for (const each of [value].flat()) {
      if (each !== undefined && each !== null) form.append(name, isFile(each) ? each : String(each))
    }
  }
  return form
}

const encodeBody = (body: unknown): string | FormData | undefined => {
  if (body === undefined || body instanceof FormData) return body
  if (typeof body === 'object' && body !== null && hasFile(body)) return toFormData(body)
  return JSON.stringify(body)
}

type QueryValue = string | number | boolean | null | undefined

export const addressOf = (base: string, { url, params = {} }: ApiRequest) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const each of [value].flat() as QueryValue[]) {
      if (each !== undefined && each !== null) query.append(name, String(each))
    }
  }
  return base + url + (query.size > 0 ? `?${query}` : '')
}

const authorize = (headers: Headers) => {
  const { accessToken } = session.get()
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`)
  for (const [name, value] of Object.entries(seeAsHeaders())) headers.set(name, value)
}

const headersFor = (request: ApiRequest, body: string | FormData | undefined) => {
  const headers = new Headers(request.headers)
  headers.set('Accept', 'application/problem+json, application/json')
  if (request.auth !== 'none') authorize(headers)
  if (typeof body === 'string') headers.set('Content-Type', 'application/json')
  return headers
}

const readBody = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('Content-Type') ?? ''
  if (!/json|^text\/|^$/.test(type)) return response.blob()
  const text = await response.text()
  if (text === '') return undefined
  return type.includes('json') ? JSON.parse(text) : text
}

const toAnswer = async (response: Response): Promise<ApiAnswer> => {
  const body = await readBody(response)
  if (!response.ok) return { error: readError(response.status, body, response.headers.get('Retry-After')) }
  const total = response.headers.get('X-Total-Count')
  return { data: body, ...(total !== null && { totalCount: Number(total) }) }
}

const failureOf = (signal: AbortSignal | undefined, limit: AbortSignal): RequestError => {
  if (signal?.aborted) return { status: noAnswerStatus, isAborted: true }
  return { status: limit.aborted ? timeoutStatus : noAnswerStatus }
}

/** Comes with the first form that has a file; if it cannot come, the form goes all the same, unwatched. */
const loadUploads = () => import('./uploads.ts').catch(() => undefined)

const sendOnce = async (address: string, init: RequestInit, signal?: AbortSignal): Promise<ApiAnswer> => {
  const uploads = init.body instanceof FormData ? await loadUploads() : undefined
  const onProgress = uploads?.progressListenerOf(init.body)
  // An upload that moves is alive however long it takes; the person watching it can cancel.
  const limit = onProgress ? new AbortController().signal : AbortSignal.timeout(timeoutMs)
  const bound: RequestInit = { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit }
  try {
    const sent = uploads && onProgress ? uploads.sendWithProgress(address, bound, onProgress) : fetch(address, bound)
    return await toAnswer(await sent)
  } catch {
    return { error: failureOf(signal, limit) }
  }
}

const isUnknownOutcome = ({ error }: ApiAnswer) =>
  error !== undefined && (error.status === noAnswerStatus || error.status === timeoutStatus)

const isWorthRetry = ({ error }: ApiAnswer) => !!error && !error.isAborted && retriedStatuses.has(error.status)

/** Money out asks for the password, and for the mailbox then. */
const mostProofs = 2

/** What the connection lost, or a restarting server refused, is sent once more. */
const sendPatiently = async (address: string, init: RequestInit, signal?: AbortSignal): Promise<ApiAnswer> => {
  const answer = await sendOnce(address, init, signal)
  if (!isWorthRetry(answer)) return answer
  await new Promise((resolve) => setTimeout(resolve, retryPauseMs))
  return sendOnce(address, init, signal)
}

/**
 * An operator who sees the portal as a customer only looks: a write is refused here as the server would refuse it. Which reads
 * stay closed the server knows.
 */
const refusedInView = ({ method = 'GET', auth }: ApiRequest): RequestError | undefined =>
  view && auth !== 'none' && !viewMay({ method })
    ? { status: 403, code: 'view_may_not', message: viewMayNot }
    : undefined

/**
 * Sends one call and never throws. A call that finds the session dead waits until the same person has signed in again and
 * then goes once more; one that is asked for a proof of who is there waits in the same way. However often it is sent, a write keeps its `Idempotency-Key`, so that it happens once.
 */
export const sendRequest = async (request: ApiRequest, signal?: AbortSignal): Promise<ApiAnswer> => {
  const refused = refusedInView(request)
  if (refused) return { error: refused }
  const { method = 'GET' } = request
  const address = addressOf(apiBase(), request)
  const body = encodeBody(request.body)
  const headers = headersFor(request, body)
  const signature = `${method} ${address} ${typeof body === 'string' ? body : ''}`
  // A dry run changes nothing: it needs no key, and must not use up the key of the write it rehearses.
  const isWrite = method !== 'GET' && !headers.has(dryRunHeader)
  if (isWrite) {
    headers.set('Idempotency-Key', body instanceof FormData ? crypto.randomUUID() : idempotencyKeys.keyFor(signature))
  }

  const init: RequestInit = { method, headers, ...(body !== undefined && { body }) }
  const sender = session.get()
  let answer = await sendPatiently(address, init, signal)
  if (answer.error?.status === 401 && !request.auth && sender.accessToken !== '') {
    if (await renewSession(sender, { signal, isWrite: method !== 'GET' })) {
      authorize(headers)
      answer = await sendPatiently(address, init, signal)
    } else answer = { error: { ...answer.error, isAborted: true } }
  }
  for (let proofs = 0; proofs < mostProofs && !answer.error?.isAborted; proofs += 1) {
    const asked = request.auth ? undefined : proofAskedBy(answer.error)
    if (!asked) break
    if (await proveAgain(asked, signal)) answer = await sendPatiently(address, init, signal)
    // Without the sentence: whoever put the question away sees their form as it was.
    else answer = { error: { status: 403, code: answer.error?.code, isAborted: true } }
  }
  if (isWrite && !isUnknownOutcome(answer)) idempotencyKeys.settle(signature)
  return answer
}
