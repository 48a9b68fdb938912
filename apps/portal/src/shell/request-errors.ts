import { requestErrorText as text } from './request-errors.fa.ts'

/** A call that brought no usable answer. Status 408 also stands for our own time limit, 0 for no answer at all. */
export interface RequestError {
  status: number
  /** The server's code, e.g. `over_limit`. */
  code?: string
  /** The server's Persian sentence. */
  message?: string
  title?: string
  /** Of a 422: field name to messages; the key `''` holds those that belong to no field. */
  fields?: Record<string, string[]>
  traceId?: string
  retryAfterSeconds?: number
  /** We took the call back ourselves: the page was left, the upload cancelled. */
  isAborted?: true
}

export const timeoutStatus = 408
export const noAnswerStatus = 0
const seeAsRefused = 'see_as_refused'
const roleRefused = 'forbidden'

/** What the portal does about a failed call, beside what the screen itself decides. */
export interface ErrorDecision {
  toasts: string[]
  goTo?: 'forbidden' | 'login'
  clearSession?: true
  /** The role that someone looks through is no longer open to them. */
  endSeeingAs?: true
  /** The state changed meanwhile: what the page shows is read again. */
  reread?: true
}

const fieldMessages = ({ fields }: RequestError) => Object.values(fields ?? {}).flat()

const unacceptable = (error: RequestError): ErrorDecision => {
  const messages = fieldMessages(error)
  return { toasts: messages.length > 0 ? messages : [error.message ?? error.title ?? text.unacceptable] }
}

const slowDown = ({ message, retryAfterSeconds }: RequestError): ErrorDecision => {
  const sentence = message ?? text.generic
  return {
    toasts: [
      retryAfterSeconds && !text.tellsWait.test(sentence)
        ? `${sentence} ${text.waitSeconds(retryAfterSeconds)}`
        : sentence,
    ],
  }
}

/** A role that is not enough: the page says whom to ask. Every other refusal has a sentence of its own, and the page stays. */
const isOfRole = ({ code = roleRefused, message }: RequestError) => code === roleRefused || message === undefined

/** The whole error catalogue of the portal. */
export const decideOnError = (
  error: RequestError,
  { hasToken, isWrite = false }: { hasToken: boolean; isWrite?: boolean },
): ErrorDecision => {
  if (error.isAborted) return { toasts: [] }
  const serverSentence = error.message ?? text.generic

  switch (error.status) {
    case timeoutStatus:
      return { toasts: [text.timeout] }
    case noAnswerStatus:
      return { toasts: [text.generic] }
    case 401:
      return { toasts: [], goTo: 'login', ...(hasToken && { clearSession: true }) }
    case 403:
      if (error.code === seeAsRefused) return { toasts: [serverSentence], endSeeingAs: true }
      return isOfRole(error) ? { toasts: [], goTo: 'forbidden' } : { toasts: [serverSentence] }
    case 404:
      // Of a read the page says itself what is not there. A write that met nothing would leave its form as it was, without a word.
      return isWrite ? { toasts: [error.message ?? text.gone], reread: true } : { toasts: [] }
    case 409:
      return { toasts: [serverSentence], reread: true }
    case 422:
      return unacceptable(error)
    case 429:
      return slowDown(error)
    default:
      return { toasts: [serverSentence] }
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

const fieldsOf = (value: unknown): Record<string, string[]> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value).map(([field, messages]): [string, string[]] => [
    field,
    (Array.isArray(messages) ? messages : [messages]).filter((each): each is string => textOf(each) !== undefined),
  ])
  return Object.fromEntries(entries.filter(([, messages]) => messages.length > 0))
}

/** Reads the server's error reply: our problem document, or the plain sentence that older servers send. */
export const readError = (status: number, body: unknown, retryAfter: string | null): RequestError => {
  const seconds = Number(retryAfter)
  const retryAfterSeconds = retryAfter && seconds > 0 ? Math.ceil(seconds) : undefined
  if (typeof body !== 'object' || body === null) return { status, message: textOf(body), retryAfterSeconds }

  const problem: Record<string, unknown> = { ...body }
  return {
    status,
    code: textOf(problem['type']),
    message: textOf(problem['errorMessage']),
    title: textOf(problem['title']),
    fields: fieldsOf(problem['errors']),
    traceId: textOf(problem['traceId']),
    retryAfterSeconds,
  }
}
