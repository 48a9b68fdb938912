import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type BankName = 'sep' | 'pec' | 'bpm' | 'bfa'

/** What a merchant asks about a sale. */
export type Question = 'verify' | 'settle' | 'inquire' | 'reverse'

export type LieKind =
  /** Nothing is done, and no answer comes. */
  | 'silent'
  /** It is done, and the answer gets lost. */
  | 'lost'
  /** Nothing is done: an error page with 502, a page with 200, an empty answer. */
  | 'badGateway'
  | 'html'
  | 'empty'
  /** It is done, and the answer names no amount, or a tenth or ten times of it. */
  | 'noAmount'
  | 'tenth'
  | 'tenfold'
  /** Nothing is done, and a code of the bank's says whatever it says. */
  | { says: string }
  /** It is done, and the code says something else. */
  | { doneButSays: string }

/** How an answer goes wrong: the next one only, or each until a moment. */
export type Lie = LieKind | { kind: LieKind; until: number }

export type Lies = Partial<Record<Question, Lie[]>>

/** Where the money of a sale is. `verified` is ours but at BPM, where only `settled` is. */
type SaleState = 'open' | 'cancelled' | 'paid' | 'verified' | 'settled' | 'reversed'

export interface Sale {
  token: string
  /** The number of the order, as the merchant sent it. */
  order: string
  callbackUrl: string
  askedRials: number
  /** What left the card. */
  paidRials: number
  state: SaleState
  receipt: string
  rrn: string
  trace: string
  startedAt: number
  paidAt: number
  lies: Lies
}

/** What became of what was asked, before a bank's own code says it. */
export type Outcome = 'done' | 'before' | 'unknownSale' | 'notPaid' | 'notVerified' | 'tooLate' | 'reversed' | 'settled'

export interface Reply {
  type: string
  text: string
}

/** A question about a sale, understood. */
export interface AskedSale {
  question: Question
  sale: Sale | undefined
  /** Does it, and says how it went. */
  act(): Outcome
  codeOf(outcome: Outcome): string
  reply(code: string, rials: number | undefined): Reply
}

export interface Protocol {
  name: BankName
  /** The bank gives back by itself what nobody has confirmed for so long. */
  giveBackMinutes: number
  /** Understands a request: a reply at once, or a question about a sale. Undefined: this bank has no such address. */
  answer(bank: Bank, path: string, body: string): Reply | AskedSale | undefined
  /** What the browser brings back to the merchant. */
  callback(sale: Sale, outcome: 'ok' | 'cancelled'): Record<string, string>
}

const minuteMs = 60_000
export const digits = (count: number): string =>
  Array.from({ length: count }, (_, index) => String(randomInt(index === 0 ? 1 : 0, 10))).join('')
export const letters = (count: number): string => randomBytes(count).toString('hex').slice(0, count)
const errorPage = '<html><body><h1>502 Bad Gateway</h1></body></html>'
export const maskedCard = '603799******4321'

/** A bank of our own: it knows what was paid, keeps what is ours, and lies as each sale tells it to. */
export class Bank {
  readonly protocol: Protocol
  readonly sales: Sale[] = []
  /** What a merchant must never send. */
  readonly complaints: string[] = []
  /** The next starts of payments go wrong so. */
  readonly startLies: LieKind[] = []
  questions = 0
  private server: Server | undefined

  constructor(protocol: Protocol) {
    this.protocol = protocol
  }

  open(wanted: Pick<Sale, 'token' | 'order' | 'callbackUrl' | 'askedRials'>): Sale {
    const sale: Sale = {
      ...wanted,
      paidRials: 0,
      state: 'open',
      receipt: '',
      rrn: '',
      trace: '',
      startedAt: Date.now(),
      paidAt: 0,
      lies: {},
    }
    this.sales.push(sale)
    return sale
  }

  /** The sale as it is by now: what nobody confirmed in time is on the card again. */
  find(match: (sale: Sale) => boolean): Sale | undefined {
    const sale = this.sales.find(match)
    const giveBackMs = this.protocol.giveBackMinutes * minuteMs
    if (sale?.state === 'paid' && Date.now() - sale.paidAt > giveBackMs) sale.state = 'reversed'
    return sale
  }

  /** The customer pays on the bank's page. */
  pay(sale: Sale, rials: number): void {
    if (sale.state === 'open' || sale.state === 'cancelled') {
      const receipt =
        this.protocol.name === 'pec' ? sale.token : this.protocol.name === 'bpm' ? digits(12) : letters(20)
      Object.assign(sale, {
        state: 'paid',
        paidRials: rials,
        receipt,
        rrn: digits(11),
        trace: digits(6),
        paidAt: Date.now(),
      })
    }
  }

  verify(sale: Sale): Outcome {
    if (sale.state === 'verified' || sale.state === 'settled') return 'before'
    if (sale.state === 'reversed')
      return Date.now() - sale.paidAt > this.protocol.giveBackMinutes * minuteMs ? 'tooLate' : 'reversed'
    if (sale.state !== 'paid') return 'notPaid'
    sale.state = 'verified'
    return 'done'
  }

  settle(sale: Sale): Outcome {
    if (sale.state === 'settled') return 'before'
    if (sale.state === 'reversed') return 'reversed'
    if (sale.state !== 'verified') return 'notVerified'
    sale.state = 'settled'
    return 'done'
  }

  reverse(sale: Sale): Outcome {
    if (sale.state === 'reversed') return 'before'
    if (sale.state === 'settled') return 'settled'
    if (sale.state !== 'paid' && sale.state !== 'verified') return 'notPaid'
    sale.state = 'reversed'
    return 'done'
  }

  /** Whether the money of a sale lies here for the merchant. */
  holds(sale: Sale): boolean {
    return sale.state === (this.protocol.name === 'bpm' ? 'settled' : 'verified')
  }

  async listen(): Promise<string> {
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        const reply = this.respond(request.url ?? '/', body)
        // No answer: whoever asked gives up.
        if (reply === undefined) return
        response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.text)
      })
    }).listen(0, '127.0.0.1')
    this.server = server
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server?.closeAllConnections()
    this.server?.close()
  }

  private respond(url: string, body: string): (Reply & { status: number }) | undefined {
    this.questions += 1
    const path = url.toLowerCase()
    const isStart =
      path.includes('/onlinepg/onlinepg') ||
      path.includes('generatetoken') ||
      /saleservice|bppayrequest/.test(path + body.toLowerCase())
    const startLie = isStart && body !== '' ? this.startLies.shift() : undefined
    if (startLie !== undefined) return wrongAnswer(startLie)
    const asked = this.protocol.answer(this, path, body)
    if (asked === undefined) return { status: 404, type: 'text/html', text: '<h1>404</h1>' }
    if (!('question' in asked)) return { status: 200, ...asked }
    const { sale, question } = asked
    const lie = sale && nextLie(sale.lies, question)
    if (lie !== undefined && isWithoutDeed(lie)) {
      return typeof lie === 'object'
        ? { status: 200, ...asked.reply((lie as { says: string }).says, sale?.paidRials) }
        : wrongAnswer(lie)
    }
    const outcome = sale ? asked.act() : 'unknownSale'
    if (lie === 'lost') return undefined
    const code = typeof lie === 'object' && 'doneButSays' in lie ? lie.doneButSays : asked.codeOf(outcome)
    return { status: 200, ...asked.reply(code, namedRials(sale?.paidRials ?? 0, lie)) }
  }
}

const namedRials = (rials: number, lie: LieKind | undefined): number | undefined => {
  if (lie === 'noAmount') return undefined
  if (lie === 'tenth') return Math.floor(rials / 10)
  return lie === 'tenfold' ? rials * 10 : rials
}

const isWithoutDeed = (lie: LieKind): boolean =>
  typeof lie === 'object' ? 'says' in lie : ['silent', 'badGateway', 'html', 'empty'].includes(lie)

const wrongAnswer = (lie: LieKind): (Reply & { status: number }) | undefined => {
  if (lie === 'badGateway') return { status: 502, type: 'text/html', text: errorPage }
  if (lie === 'html')
    return { status: 200, type: 'text/html', text: '<html><body>سامانه در دست تعمیر است</body></html>' }
  return lie === 'empty' ? { status: 200, type: 'text/plain', text: '' } : undefined
}

/** Used up by being told, but what lasts until a moment. */
const nextLie = (lies: Lies, question: Question): LieKind | undefined => {
  const waiting = lies[question] ?? []
  const [lie] = waiting
  if (lie === undefined) return undefined
  if (typeof lie === 'object' && 'until' in lie) {
    if (Date.now() < lie.until) return lie.kind
    waiting.shift()
    return nextLie(lies, question)
  }
  waiting.shift()
  return lie
}
