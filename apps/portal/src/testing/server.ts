import type { CallAnswer, ClientCall } from '@sarv/client/client-call'
import type { Call } from '@sarv/contract/call'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { dryRunHeader } from '../shell/http.ts'

/** A request that the portal sent. */
export interface Sent<Body = unknown> {
  /** The values of the names in the call's path. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  body: Body
  isDryRun: boolean
}

/** What a refused call answers, as the api's problem documents have it. */
export interface Refusal {
  status: number
  type: string
  errorMessage?: string
  traceId?: string
  /** Messages by the name of the body's field. */
  errors?: Readonly<Record<string, readonly string[]>>
}

type AnyCall = Pick<ClientCall<Call>, 'method' | 'path'>

interface Rule {
  call: AnyCall
  isDryRun: boolean
  reply: (sent: Sent) => Response | Promise<Response>
}

interface LoggedRequest extends Sent {
  call: AnyCall
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const patternOf = ({ path }: AnyCall) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

let rules: Rule[] = []
let log: LoggedRequest[] = []
let unanswered: string[] = []

const isSame = (one: AnyCall, other: AnyCall) => one.method === other.method && one.path === other.path

const find = (method: string, path: string, isDryRun: boolean) => {
  for (const rule of rules.toReversed()) {
    const params = rule.call.method === method && rule.isDryRun === isDryRun && patternOf(rule.call).exec(path)
    if (params) return { rule, params: { ...params.groups } }
  }
  return undefined
}

const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.headers.get('Content-Type')?.includes('multipart')) return Object.fromEntries(await request.formData())
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** Takes the place of `fetch`: what no test has answered is noted, and fails the test at its end. */
export const fetchFromTest: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, searchParams } = new URL(request.url)
  const isDryRun = request.headers.has(dryRunHeader)
  const found = find(request.method, pathname, isDryRun)
  if (!found) {
    unanswered.push(`${isDryRun ? 'dry run of ' : ''}${request.method} ${pathname}`)
    return json({ type: 'not_found', status: 404 }, 404)
  }
  const { rule, params } = found
  const sent: Sent = { params, query: searchParams, body: await bodyOf(request), isDryRun }
  log.push({ ...sent, call: rule.call })
  const answer = await rule.reply(sent)
  // A browser drops the answer to a request that was given up.
  if (request.signal.aborted) throw new DOMException('aborted', 'AbortError')
  return answer
}

/** The server that the page of a test talks to: it answers in the contract's shapes, by the calls of the client. */
export const server = {
  /** The answer to a call from now on, or what makes it of a request; a later one takes its place. */
  answer: <C extends Call>(
    call: ClientCall<C>,
    answer: CallAnswer<C> | ((sent: Sent) => CallAnswer<C> | Promise<CallAnswer<C>>),
  ): void => {
    const reply = async (sent: Sent) =>
      json(typeof answer === 'function' ? await (answer as (to: Sent) => unknown)(sent) : answer)
    rules.push({ call, isDryRun: false, reply })
  },
  /** The quote of a call's dry run, or its refusal. */
  quote: <C extends Call>(call: ClientCall<C>, quote: Quote | ((sent: Sent) => Quote)): void => {
    rules.push({
      call,
      isDryRun: true,
      reply: (sent) => json(typeof quote === 'function' ? quote(sent) : quote),
    })
  },
  /** Refuses a call from now on. */
  refuse: <C extends Call>(call: ClientCall<C>, refusal: Refusal, { isDryRun = false } = {}): void => {
    rules.push({ call, isDryRun, reply: () => json(refusal, refusal.status) })
  },
  /** The requests of a call that were sent for real, oldest first. */
  sent: <C extends Call>(call: ClientCall<C>): Sent[] =>
    log.filter((each) => isSame(each.call, call) && !each.isDryRun),
  /** The dry runs of a call, oldest first. */
  rehearsed: <C extends Call>(call: ClientCall<C>): Sent[] =>
    log.filter((each) => isSame(each.call, call) && each.isDryRun),
  /** Calls without an answer since the last reset. */
  unanswered: (): readonly string[] => unanswered,
  reset: (): void => {
    rules = []
    log = []
    unanswered = []
  },
}

/** A quote of one line and a tenth of VAT. */
export const quoteOf = (subtotal: number, more: Partial<Quote> = {}): Quote => ({
  lines: [{ productItemId: null, name: 'S1', quantity: 1, unitPrice: subtotal, price: subtotal }],
  subtotal,
  discount: 0,
  vatPercent: 10,
  vat: subtotal / 10,
  payable: (subtotal * 11) / 10,
  hourly: Math.floor((subtotal * 11) / 7200),
  limits: [],
  effects: [],
  ...more,
})

/** An answer that comes when the test says so. */
export const heldBack = <T>(value: T) => {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { promise, release: () => resolve(value) }
}
