import { randomBytes, randomInt } from 'node:crypto'
import { EngineError } from '../../../ports/engine-error.ts'
import type { BankAnswer, Exchange, GatewayContext, PaymentGateway } from '../../../ports/payments/payment.gateway.ts'
import { migrateSandbox, type SandboxStore } from '../../sandbox/store.ts'

const minuteMs = 60_000
/** As real banks: what nobody confirms is given back. */
const givenBackAfterMs = 30 * minuteMs
/** As Saman's: later, what was confirmed stays with us. */
const reversedWithinMs = 50 * minuteMs
const times = { payWithinMs: 20 * minuteMs, verifyWithinMs: 25 * minuteMs }
/** A slow bank has taken the money and does not answer questions about it for so long. */
const muteMs = 20_000

export type BankChoice = 'pay' | 'payAndBeSlow' | 'refuse' | 'cancel'
export const bankChoices = ['pay', 'payAndBeSlow', 'refuse', 'cancel'] as const satisfies readonly BankChoice[]

/** What stands on the bank's page. */
export interface BankPage {
  token: string
  orderNumber: number
  amountRials: number
  card: string
  isOpen: boolean
}

/** The form that the bank lets the browser send back. */
export interface BankForm {
  url: string
  fields: Readonly<Record<string, string>>
}

export interface SandboxBank {
  gateway: PaymentGateway
  /** undefined: nobody began it. */
  findPage(token: string): Promise<BankPage | undefined>
  /** Answers the form of what has been decided first: a second press changes nothing. */
  choose(token: string, choice: BankChoice): Promise<BankForm | undefined>
}

interface Row {
  token: string
  orderNumber: number
  amountRials: number
  callbackUrl: string
  state: 'open' | 'paid' | 'refused' | 'cancelled' | 'confirmed' | 'reversed'
  receipt: string | null
  rrn: number | null
  trace: number | null
  card: string | null
  muteUntil: Date | null
  paidAt: Date | null
}

const columns = `token, order_number as "orderNumber", amount_rials as "amountRials", callback_url as "callbackUrl", state,
  receipt, rrn, trace, card, mute_until as "muteUntil", paid_at as "paidAt"`

/** Every card of the test bank. */
const testCard = '603799******7654'
const stateAfter = { pay: 'paid', payAndBeSlow: 'paid', refuse: 'refused', cancel: 'cancelled' } as const
const words: Readonly<Record<Row['state'], string>> = {
  open: 'refused',
  refused: 'refused',
  cancelled: 'cancelled',
  paid: 'ok',
  confirmed: 'ok',
  reversed: 'ok',
}

export interface SandboxBankOptions {
  store: SandboxStore
  /** Where the browser finds the bank's page of a token. */
  pageUrl(token: string): string
  now?: () => Date
}

/**
 * A bank that plays the game of real ones: a token, a page, a form that comes back, and questions from server to server; it keeps
 * its own books beside ours, and no money moves.
 */
export const openSandboxBank = async ({
  store,
  pageUrl,
  now = () => new Date(),
}: SandboxBankOptions): Promise<SandboxBank> => {
  await migrateSandbox(store)

  const find = async (token: string): Promise<Row | undefined> => {
    const { rows } = await store.query(`select ${columns} from sandbox.bank_payments where token = $1`, [token])
    return rows[0] as Row | undefined
  }

  const recorded = async <Answer>(
    { record }: GatewayContext,
    step: Exchange['step'],
    request: object,
    answer: () => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      const reply = await answer()
      record({ step, request: JSON.stringify(request), reply: JSON.stringify(reply) })
      return reply
    } catch (error) {
      record({ step, request: JSON.stringify(request), reply: null })
      throw error
    }
  }

  const findToAnswer = async (token: string): Promise<Row | undefined> => {
    const row = await find(token)
    if (row?.muteUntil && row.muteUntil > now())
      throw new EngineError('timeout', 'the test bank is slow, as it was told to')
    return row
  }

  const factsOf = (row: Row) => ({
    receipt: row.receipt ?? undefined,
    amountRials: row.amountRials,
    rrn: row.rrn?.toString(),
    trace: row.trace?.toString(),
    card: row.card ?? undefined,
  })

  const isGivenBack = ({ state, paidAt }: Row) =>
    state === 'paid' && paidAt !== null && now().getTime() - paidAt.getTime() > givenBackAfterMs

  const gateway: PaymentGateway = {
    name: 'sandbox',
    times,
    start: ({ orderNumber, amountRials, callbackUrl }, context) =>
      recorded(context, 'start', { orderNumber, amountRials, callbackUrl }, async () => {
        const token = randomBytes(18).toString('base64url')
        await store.query(
          `insert into sandbox.bank_payments (token, order_number, amount_rials, callback_url, created_at)
           values ($1, $2, $3, $4, $5)`,
          [token, orderNumber, amountRials, callbackUrl, now()],
        )
        return { token }
      }),
    handOver: ({ token }) => ({ method: 'GET', url: pageUrl(token), fields: {} }),
    readCallback: ({ state = '', orderNumber, token, receipt }) => ({
      outcome: state === 'ok' ? 'ok' : state === 'cancelled' ? 'cancelled' : 'failed',
      orderNumber,
      token,
      receipt,
      code: state,
    }),
    verify: ({ token, receipt, hasLostAnswer }, context) =>
      recorded(context, 'verify', { token, receipt }, async (): Promise<BankAnswer> => {
        const row = await findToAnswer(token)
        if (row?.receipt !== receipt || isGivenBack(row)) return { kind: 'unpaid', code: 'not found' }
        if (row.state === 'confirmed' && !hasLostAnswer) return { kind: 'unpaid', code: 'replay' }
        if (row.state !== 'paid' && row.state !== 'confirmed') return { kind: 'unpaid', code: row.state }
        await store.query(`update sandbox.bank_payments set state = 'confirmed' where token = $1`, [token])
        return { kind: 'confirmed', ...factsOf(row) }
      }),
    inquire: ({ token }, context) =>
      recorded(context, 'inquire', { token }, async (): Promise<BankAnswer> => {
        const row = await findToAnswer(token)
        if (!row || row.state === 'open') return { kind: 'open', code: row?.state ?? 'not found' }
        if (row.state === 'confirmed') return { kind: 'confirmed', ...factsOf(row) }
        if (row.state !== 'paid' || row.receipt === null || isGivenBack(row)) return { kind: 'unpaid', code: row.state }
        return { ...factsOf(row), kind: 'paid', receipt: row.receipt }
      }),
    reverse: ({ token, receipt }, context) =>
      recorded(context, 'reverse', { token, receipt }, async () => {
        const row = await findToAnswer(token)
        if (row?.receipt !== receipt || row.paidAt === null) return false
        if (row.state === 'reversed') return true
        if (now().getTime() - row.paidAt.getTime() > reversedWithinMs) return false
        await store.query(`update sandbox.bank_payments set state = 'reversed' where token = $1`, [token])
        return true
      }),
  }

  return {
    gateway,
    findPage: async (token) => {
      const row = await find(token)
      return row && { ...row, card: testCard, isOpen: row.state === 'open' }
    },
    choose: async (token, choice) => {
      const isPaid = stateAfter[choice] === 'paid'
      const at = now()
      await store.query(
        `update sandbox.bank_payments set state = $2, receipt = $3, rrn = $4, trace = $5, card = $6, paid_at = $7, mute_until = $8
         where token = $1 and state = 'open'`,
        [
          token,
          stateAfter[choice],
          ...(isPaid
            ? [randomBytes(15).toString('base64url'), randomInt(1e11, 9e11), randomInt(1e5, 1e6), testCard, at]
            : [null, null, null, null, null]),
          choice === 'payAndBeSlow' ? new Date(at.getTime() + muteMs) : null,
        ],
      )
      const row = await find(token)
      if (!row) return undefined
      const { orderNumber, amountRials, receipt, card } = row
      return {
        url: row.callbackUrl,
        fields: {
          state: words[row.state],
          token,
          orderNumber: String(orderNumber),
          amount: String(amountRials),
          ...(receipt !== null && { receipt }),
          ...(card !== null && { card }),
        },
      }
    },
  }
}
