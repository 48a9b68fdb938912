import { EngineError } from '../../ports/engine-error.ts'
import type { GatewayContext, GatewayStep } from '../../ports/payments/payment.gateway.ts'
import { forRecord } from './record.ts'

/** Answers of banks are a few hundred characters; a proxy's error page is cut. */
const longestReply = 65_536
const defaultTimeoutMs = 10_000

export interface AskOptions {
  step: GatewayStep
  url: string
  body: string
  headers: Readonly<Record<string, string>>
  /** Values that must not stand in the record. */
  secrets: readonly string[]
  timeoutMs?: number | undefined
}

const read = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > longestReply) throw new Error('the reply is too long')
  }
  return text + decoder.decode()
}

/**
 * One question to a bank. Certificates are always checked, and nobody is followed to another address. An answer with an error
 * status is an answer too: some banks send their refusals so.
 */
export const ask = async (options: AskOptions, { signal, record }: GatewayContext): Promise<string> => {
  const { step, url, body, headers, secrets, timeoutMs = defaultTimeoutMs } = options
  const request = forRecord(`POST ${url}\n${body}`, secrets)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    const text = await read(response)
    record({ step, request, reply: forRecord(`${response.status}\n${text}`, secrets) })
    if (response.status >= 500 && response.status !== 500) {
      throw new EngineError('unreachable', `the bank answered ${response.status} to ${step}`)
    }
    return text
  } catch (cause) {
    if (cause instanceof EngineError) throw cause
    record({ step, request, reply: null })
    const isLate = cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError')
    throw isLate
      ? new EngineError('timeout', `the bank did not answer to ${step} in time`, { cause })
      : new EngineError('unreachable', `the bank could not be asked to ${step}`, { cause })
  }
}

/** An object by the names of its fields in small letters: banks change their case from version to version. */
export type Reply = Readonly<Record<string, unknown>>

export const lowerNames = (value: unknown): Reply =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name.toLowerCase(), part as unknown]))
    : {}

export const askJson = async (
  options: Omit<AskOptions, 'body' | 'headers'> & { json: object },
  context: GatewayContext,
): Promise<Reply> => {
  const { json, ...others } = options
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const text = await ask({ ...others, body: JSON.stringify(json), headers }, context)
  try {
    return lowerNames(JSON.parse(text))
  } catch (cause) {
    throw new EngineError('internal', `the bank answered no JSON to ${options.step}`, { cause })
  }
}

/** Text of a field that may be a number; undefined where there is none. */
export const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

/** A whole number, also with separators between its thousands; undefined: it is none, or no double can hold it. */
export const wholeOf = (value: unknown): number | undefined => {
  const text = textOf(value)?.replaceAll(/[,\u066C\s]/g, '')
  const number = text !== undefined && /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}
