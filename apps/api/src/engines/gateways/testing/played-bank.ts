import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomInt } from 'node:crypto'
import type { GatewayName, GatewayStep, PaymentGateway } from '../../../ports/payments/payment.gateway.ts'

/**
 * `down`: it hangs up · `silent`: it never answers · `lost`: it is done, and then it hangs up · `nonsense`: a proxy's page ·
 * `amountless`: it says all but how much · `refused`: nothing is done, and a code of its own trouble says so · `hollow`: nothing is
 * done, and it says yes without a number.
 */
export type Fault = 'down' | 'silent' | 'lost' | 'nonsense' | 'amountless' | 'refused' | 'hollow'

export interface Sale {
  orderNumber: string
  amountRials: number
  token: string
  callbackUrl: string
  state: 'open' | 'cancelled' | 'paid' | 'confirmed' | 'settled' | 'reversed'
  receipt: string
  rrn: string
  paidRials: number
  paidAt: number
}

export interface BankReply {
  type: string
  body: string
}

/** What a bank of the facts does with one question. Undefined: no such address. */
export interface Play {
  name: GatewayName
  /** Real banks give back after a while what nobody confirmed. */
  givesBackAfterMs: number
  /** Later nobody gets it back to the card; where the bank tells its time to nobody, one of ours. */
  reversesWithinMs: number
  connect(baseUrl: string, timeoutMs: number): PaymentGateway
  stepOf(url: string, body: string): GatewayStep | undefined
  answer(step: GatewayStep, body: string, bank: Books): BankReply
  /** Where the bank is known to have codes for trouble of its own. */
  refuse?(body: string): BankReply
  /** A yes to a confirmation without the number of what was paid. */
  hollow?(): BankReply
  /** What the browser brings back. */
  callback(sale: Sale, outcome: 'ok' | 'cancelled'): Record<string, string>
}

export interface Books {
  sales: Sale[]
  isGivenBack(sale: Sale): boolean
  isTooLateToReverse(sale: Sale): boolean
  open(sale: Pick<Sale, 'orderNumber' | 'amountRials' | 'callbackUrl'>): Sale
}

export interface PlayedBank {
  name: GatewayName
  gateway: PaymentGateway
  /** By the step that goes wrong. */
  faults: Partial<Record<GatewayStep, Fault>>
  /** Every question that arrived. */
  asked: GatewayStep[]
  sales: Sale[]
  /** The customer pays on the bank's page. Answers what the browser brings back. */
  pay(token: string, paidRials?: number): Record<string, string>
  cancel(token: string): Record<string, string>
  close(): Promise<void>
}

const read = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const withoutAmount = (body: string): string =>
  JSON.stringify(JSON.parse(body, (key, value: unknown) => (/^(orginal)?amount$/i.test(key) ? undefined : value)))

/** So that only a bank that was told to be silent is waited for in vain, however busy the machine is. */
const patienceMs = 30_000
const shortPatienceMs = 100

const gatewayOf = (play: Play, url: string, faults: PlayedBank['faults']): PaymentGateway => {
  const patient = play.connect(url, patienceMs)
  const hasty = play.connect(url, shortPatienceMs)
  const of = (step: GatewayStep) => (faults[step] === 'silent' ? hasty : patient)
  return {
    ...patient,
    start: (...question) => of('start').start(...question),
    verify: (...question) => of('verify').verify(...question),
    inquire: (...question) => of('inquire').inquire(...question),
    reverse: (...question) => of('reverse').reverse(...question),
    ...(patient.settle && { settle: async (...question) => of('settle').settle?.(...question) }),
  }
}

/** A bank on loopback that plays what is known of the real one. */
export const playBank = async (play: Play, now: () => Date): Promise<PlayedBank> => {
  const sales: Sale[] = []
  const asked: GatewayStep[] = []
  const faults: PlayedBank['faults'] = {}
  const books: Books = {
    sales,
    isGivenBack: ({ state, paidAt }) => state === 'paid' && now().getTime() - paidAt > play.givesBackAfterMs,
    isTooLateToReverse: ({ paidAt }) => now().getTime() - paidAt > play.reversesWithinMs,
    open: (order) => {
      // Longer than a double is exact, as tokens of PEC may be.
      const token = `9${randomInt(1e9, 9e9)}${randomInt(1e9, 9e9)}`
      const sale: Sale = {
        ...order,
        token,
        state: 'open',
        receipt: '',
        rrn: String(randomInt(1e11, 9e11)),
        paidRials: 0,
        paidAt: 0,
      }
      sales.push(sale)
      return sale
    },
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await read(request)
    const step = play.stepOf(request.url ?? '', body)
    if (step === undefined) return response.writeHead(404).end()
    asked.push(step)
    const fault = faults[step]
    if (fault === 'down') return request.socket.destroy()
    if (fault === 'silent') return undefined
    if (fault === 'nonsense') return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>please wait')
    const odd = fault === 'refused' ? play.refuse?.(body) : fault === 'hollow' ? play.hollow?.() : undefined
    const reply = odd ?? play.answer(step, body, books)
    if (fault === 'lost') return request.socket.destroy()
    const text = fault === 'amountless' ? withoutAmount(reply.body) : reply.body
    return response.writeHead(200, { 'content-type': reply.type }).end(text)
  }
  const server = createServer(
    (request, response) => void serve(request, response).catch(() => request.socket.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const saleOf = (token: string): Sale => {
    const sale = sales.find((one) => one.token === token)
    if (!sale) throw new Error(`no sale ${token}`)
    return sale
  }
  return {
    name: play.name,
    gateway: gatewayOf(play, `http://127.0.0.1:${port}`, faults),
    faults,
    asked,
    sales,
    pay: (token, paidRials) => {
      const sale = saleOf(token)
      Object.assign(sale, {
        state: 'paid',
        receipt: play.name === 'pec' ? token : `R${randomInt(1e9, 9e9)}`,
        paidRials: paidRials ?? sale.amountRials,
        paidAt: now().getTime(),
      })
      return play.callback(sale, 'ok')
    },
    cancel: (token) => {
      const sale = saleOf(token)
      sale.state = 'cancelled'
      return play.callback(sale, 'cancelled')
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export const json = (body: object): BankReply => ({ type: 'application/json', body: JSON.stringify(body) })

/** The text of an element, whatever its prefix. */
export const element = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}[^>]*>([^<]*)</(?:\\w+:)?${name}>`).exec(xml)?.[1] ?? ''
