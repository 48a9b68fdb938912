export type GatewayName = 'sep' | 'pec' | 'bpm' | 'bfa' | 'sandbox'

export type GatewayStep = 'start' | 'verify' | 'settle' | 'inquire' | 'reverse'

/** A question to the bank and its answer, as they went over the wire, for the record: no secrets, cards masked. */
export interface Exchange {
  step: GatewayStep
  request: string
  /** null: none came. */
  reply: string | null
}

export interface GatewayContext {
  signal: AbortSignal
  /** Told of every exchange, also of those that fail. */
  record(exchange: Exchange): void
}

/** Order and amount are always those of our own row, never what a callback says. */
export interface PaymentOrder {
  /** Ours, unique for the gateway; nobody can guess it. */
  orderNumber: number
  amountRials: number
}

export interface OrderToStart extends PaymentOrder {
  /** Where the bank sends the browser back to. */
  callbackUrl: string
  /** `09…`: the bank's page offers the cards that it knows of it. */
  mobile?: string | undefined
  now: Date
}

export interface StartedOrder extends PaymentOrder {
  /** The bank's name for the payment from its start on. */
  token: string
  /** The bank's number of what was paid; null: nobody has told us one yet. */
  receipt: string | null
  /**
   * The bank was asked to confirm this receipt before, and its answer never came or was not written down. Only then is
   * "already confirmed" good news; else somebody shows us the receipt of another payment.
   */
  hasLostAnswer: boolean
}

/** How the browser gets to the bank. */
export interface HandOver {
  method: 'GET' | 'POST'
  url: string
  fields: Readonly<Record<string, string>>
}

/** What the browser brought back. Nothing of it is believed: it says which payment to ask the bank about, and by which receipt. */
export interface BankReturn {
  outcome: 'ok' | 'cancelled' | 'failed'
  orderNumber: string | undefined
  /** Where the bank sends it: must be the one that we were given. */
  token: string | undefined
  receipt: string | undefined
  /** The bank's own word for the outcome. */
  code: string
  /** The card, where the bank names it nowhere else: only shown, never decided by. */
  card?: string | undefined
}

/** What the bank knows of a payment. */
export interface BankFacts {
  receipt?: string | undefined
  /** undefined: this bank does not say (`namesAmount`). */
  amountRials?: number | undefined
  /** The number that banks and shops find a payment by. */
  rrn?: string | undefined
  /** The tracking number on the customer's receipt. */
  trace?: string | undefined
  /** Masked. */
  card?: string | undefined
}

/**
 * `paid`: the customer has paid and nobody has confirmed it · `confirmed`: it is ours · `unpaid`: it will not come any more ·
 * `open`: the bank does not know yet, or does not say; `mayBeOurs` where what it says sounds like money that was confirmed.
 */
export type BankAnswer =
  | ({ kind: 'paid'; receipt: string } & BankFacts)
  | ({ kind: 'confirmed' } & BankFacts)
  | { kind: 'unpaid'; code: string }
  | { kind: 'open'; code: string; mayBeOurs?: true }

const minuteMs = 60_000

/**
 * How long after its start a payment that is ours can still be given back to its card, with a margin. 0: not any more once it is
 * credited, because the money is settled before · null: the bank tells its time to merchants only, so it is asked.
 */
export const reverseWithinMs: Readonly<Record<GatewayName, number | null>> = {
  sep: 45 * minuteMs,
  pec: null,
  bpm: 0,
  bfa: null,
  sandbox: 45 * minuteMs,
}

/**
 * Whether the bank names the amount when it confirms. Where it does, an answer without one confirms nothing; PEC is asked with
 * our amount and compares by itself, and BPM confirms only the sale of our own order.
 */
export const namesAmount: Readonly<Record<GatewayName, boolean>> = {
  sep: true,
  pec: false,
  bpm: false,
  bfa: true,
  sandbox: true,
}

/** How long a bank gives us, counted in our own time with a margin. */
export interface GatewayTimes {
  /** The customer may still pay until so long after the start. */
  payWithinMs: number
  /** A return is confirmed within this time, or the bank gives the money back. */
  verifyWithinMs: number
}

/**
 * What is asked of any bank. Each call ends within its own time; whatever is neither yes nor no (no answer, nonsense, trouble
 * of the bank's own) is thrown as an `EngineError`, and asked again.
 */
export interface PaymentGateway {
  readonly name: GatewayName
  readonly times: GatewayTimes
  /** `receipt` where the bank has no other number than the token. */
  start(order: OrderToStart, context: GatewayContext): Promise<{ token: string; receipt?: string }>
  handOver(order: { token: string; mobile?: string | undefined }): HandOver
  readCallback(fields: Readonly<Record<string, string | undefined>>): BankReturn
  /** Confirms what was paid. May be asked twice. */
  verify(order: StartedOrder & { receipt: string }, context: GatewayContext): Promise<BankAnswer>
  /** Has the confirmed money sent to us; absent: confirming does it. May be asked twice. */
  settle?(order: StartedOrder & { receipt: string }, context: GatewayContext): Promise<void>
  /** The bank has no question without consequences: asking confirms what is there. */
  readonly inquiryConfirms?: true
  /** What the bank knows. */
  inquire(order: StartedOrder, context: GatewayContext): Promise<BankAnswer>
  /** Gives the money back to the card; `false`: the bank refuses. May be asked twice. */
  reverse(order: StartedOrder & { receipt: string }, context: GatewayContext): Promise<boolean>
}
