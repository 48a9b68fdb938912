import { EngineError } from '../../../ports/engine-error.ts'
import type {
  BankAnswer,
  GatewayContext,
  PaymentGateway,
  StartedOrder,
} from '../../../ports/payments/payment.gateway.ts'
import { askJson, lowerNames, textOf, wholeOf, type Reply } from '../ask.ts'

export interface SepSettings {
  /** `https://sep.shaparak.ir` */
  baseUrl: string
  terminalId: string
  timeoutMs?: number | undefined
}

const minuteMs = 60_000
/** The least that the bank takes. */
const tokenMinutes = 20

/** The bank gives back after 30 minutes what nobody has confirmed. */
const times = { payWithinMs: tokenMinutes * minuteMs, verifyWithinMs: 25 * minuteMs }

const codes = { confirmed: 0, confirmedBefore: 2, notFound: -2, tooLate: -6 } as const

/** Words of the return, and of the receipt that can be asked for. */
const statuses = { cancelled: '1', ok: '2', failed: '3' } as const

const factsOf = (detail: Reply) => ({
  receipt: textOf(detail['refnum']),
  // What was asked for; `AffectiveAmount` is what left the card, less a discount of the bank's. The bank spells it so.
  amountRials: wholeOf(detail['orginalamount']),
  rrn: textOf(detail['rrn']),
  trace: textOf(detail['straceno']),
  card: textOf(detail['maskedpan']),
})

/** Saman Kish, REST: merchant documents 3.1 and 3.3. */
export const createSep = ({ baseUrl, terminalId, timeoutMs }: SepSettings): PaymentGateway => {
  const usual = { secrets: [], timeoutMs }
  const serviceUrl = `${baseUrl}/verifyTxnRandomSessionkey`

  const confirm = async (order: StartedOrder & { receipt: string }, context: GatewayContext): Promise<BankAnswer> => {
    const json = { RefNum: order.receipt, TerminalNumber: Number(terminalId) }
    const reply = await askJson({ ...usual, step: 'verify', url: `${serviceUrl}/ipg/VerifyTransaction`, json }, context)
    const code = wholeOf(reply['resultcode'])
    const facts = factsOf(lowerNames(reply['transactiondetail']))
    const isThisReceipt = facts.receipt === order.receipt
    if (code === codes.confirmed || (code === codes.confirmedBefore && order.hasLostAnswer)) {
      if (!isThisReceipt) throw new EngineError('internal', 'SEP confirmed another receipt than was asked for')
      if (facts.amountRials === undefined) throw new EngineError('internal', 'SEP confirmed without naming an amount')
      return { kind: 'confirmed', ...facts }
    }
    if (code === codes.confirmedBefore) return { kind: 'unpaid', code: 'replay' }
    if (code === codes.notFound || code === codes.tooLate) return { kind: 'unpaid', code: String(code) }
    throw new EngineError('internal', `SEP answered ${code ?? 'nothing'} to verify`)
  }

  /** By the token, for a customer who paid and never came back. */
  const findReceipt = async ({ token, orderNumber }: StartedOrder, context: GatewayContext): Promise<BankAnswer> => {
    const url = `${serviceUrl}/api/v2/ipg/payment/receipt`
    const json = { TerminalNumber: Number(terminalId), Token: token }
    const reply = await askJson({ ...usual, step: 'inquire', url, json }, context)
    const data = lowerNames(reply['data'])
    const status = textOf(data['status']) ?? ''
    if (reply['haserror'] === true) return { kind: 'open', code: textOf(reply['errorcode']) ?? '' }
    const receipt = textOf(data['refnum'])
    if (status === statuses.ok && receipt !== undefined && textOf(data['resnum']) === String(orderNumber)) {
      return { kind: 'paid', receipt, rrn: textOf(data['rrn']), trace: textOf(data['traceno']) }
    }
    const isOver = status === statuses.cancelled || status === statuses.failed
    return isOver ? { kind: 'unpaid', code: status } : { kind: 'open', code: status }
  }

  return {
    name: 'sep',
    times,
    start: async ({ orderNumber, amountRials, callbackUrl, mobile }, context) => {
      const json = {
        action: 'token',
        TerminalId: terminalId,
        Amount: amountRials,
        ResNum: String(orderNumber),
        RedirectUrl: callbackUrl,
        TokenExpiryInMin: tokenMinutes,
        ...(mobile !== undefined && { CellNumber: mobile }),
      }
      const reply = await askJson({ ...usual, step: 'start', url: `${baseUrl}/onlinepg/onlinepg`, json }, context)
      const token = textOf(reply['token'])
      if (wholeOf(reply['status']) === 1 && token !== undefined) return { token }
      throw new EngineError('refused', `SEP gave no token: ${textOf(reply['errorcode']) ?? 'no code'}`)
    },
    handOver: ({ token }) => ({
      method: 'POST',
      url: `${baseUrl}/OnlinePG/OnlinePG`,
      fields: { Token: token, GetMethod: 'false' },
    }),
    readCallback: ({ status = '', state = '', resNum, refNum, token }) => {
      const isOk = status === statuses.ok || (status === '' && state.toLowerCase() === 'ok')
      const isCancelled = status === statuses.cancelled || state.toLowerCase() === 'canceledbyuser'
      return {
        outcome: isOk ? 'ok' : isCancelled ? 'cancelled' : 'failed',
        orderNumber: resNum,
        token,
        receipt: refNum,
        code: status || state,
      }
    },
    verify: confirm,
    // What was asked to be confirmed before is asked again: the answer is "done", "before" or "too late", each of them final.
    inquire: (order, context) => {
      const { receipt } = order
      return receipt !== null && order.hasLostAnswer
        ? confirm({ ...order, receipt }, context)
        : findReceipt(order, context)
    },
    reverse: async ({ receipt, hasLostAnswer }, context) => {
      const json = { RefNum: receipt, TerminalNumber: Number(terminalId) }
      const url = `${serviceUrl}/ipg/ReverseTransaction`
      const reply = await askJson({ ...usual, step: 'reverse', url, json }, context)
      const code = wholeOf(reply['resultcode'])
      // Asked before, and now there is nothing left to give back.
      return code === codes.confirmed || (code === codes.notFound && hasLostAnswer)
    },
  }
}
