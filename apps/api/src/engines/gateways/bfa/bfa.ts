import { EngineError } from '../../../ports/engine-error.ts'
import type {
  BankAnswer,
  GatewayContext,
  GatewayStep,
  PaymentGateway,
} from '../../../ports/payments/payment.gateway.ts'
import { askJson, textOf, wholeOf, type Reply } from '../ask.ts'

export interface BfaSettings {
  /** `https://fcp.shaparak.ir` */
  baseUrl: string
  userId: string
  password: string
  timeoutMs?: number | undefined
}

const minuteMs = 60_000
/** The bank's own times are told to merchants only: shorter than those of the banks whose times are known. */
const times = { payWithinMs: 15 * minuteMs, verifyWithinMs: 10 * minuteMs }

const succeeded = 'erSucceed'

const factsOf = (reply: Reply) => ({
  receipt: textOf(reply['refnum']) ?? textOf(reply['referencenum']),
  amountRials: wholeOf(reply['amount']),
  rrn: textOf(reply['rrn']),
  card: textOf(reply['maskpan']),
})

/** FanAva Card, REST. */
export const createBfa = ({ baseUrl, userId, password, timeoutMs }: BfaSettings): PaymentGateway => {
  const askBank = (step: GatewayStep, operation: string, json: object, context: GatewayContext) =>
    askJson(
      {
        step,
        url: `${baseUrl}/ref-payment/RestServices/mts/${operation}/`,
        json: { WSContext: { UserId: userId, Password: password }, ...json },
        secrets: [password],
        timeoutMs,
      },
      context,
    )

  /** By our token alone: what a return says has no part in it. */
  const inquire = async ({ token }: { token: string }, context: GatewayContext): Promise<BankAnswer> => {
    const reply = await askBank('inquire', 'inquiryMerchantToken', { Token: token }, context)
    const result = textOf(reply['result']) ?? ''
    const facts = factsOf(reply)
    if (result === succeeded && facts.receipt !== undefined) return { ...facts, kind: 'paid', receipt: facts.receipt }
    return { kind: 'open', code: result }
  }

  return {
    name: 'bfa',
    times,
    start: async ({ orderNumber, amountRials, callbackUrl, mobile }, context) => {
      const json = {
        TransType: 'EN_GOODS',
        ReserveNum: String(orderNumber),
        Amount: amountRials,
        RedirectUrl: callbackUrl,
        ...(mobile !== undefined && { MobileNo: mobile }),
      }
      const reply = await askBank('start', 'generateTokenWithNoSign', json, context)
      const token = textOf(reply['token'])
      if (reply['result'] === succeeded && token !== undefined) return { token }
      throw new EngineError('refused', `FanAva gave no token: ${textOf(reply['result']) ?? 'no code'}`)
    },
    handOver: ({ token }) => ({
      method: 'POST',
      url: `${baseUrl}/_ipgw_/payment/`,
      fields: { token, language: 'fa' },
    }),
    readCallback: ({ state = '', token, resNum, refNum }) => ({
      outcome: state.toLowerCase() === 'ok' ? 'ok' : /cancel/i.test(state) ? 'cancelled' : 'failed',
      orderNumber: resNum,
      token,
      receipt: refNum,
      code: state,
    }),
    // The bank names the receipt of our token first; a return that names another one is somebody else's.
    verify: async (order, context) => {
      const known = await inquire(order, context)
      if (known.kind !== 'paid') return known
      if (known.receipt !== order.receipt) return { kind: 'unpaid', code: 'replay' }
      if (known.amountRials === undefined) throw new EngineError('internal', 'FanAva named no amount')
      if (known.amountRials !== order.amountRials) return known
      const reply = await askBank(
        'verify',
        'verifyMerchantTrans',
        { Token: order.token, RefNum: order.receipt },
        context,
      )
      const { amountRials = known.amountRials } = factsOf(reply)
      const result = textOf(reply['result']) ?? ''
      // After a lost answer "already verified" says that the first question was a success; the inquiry above named our amount.
      const isConfirmed = result === succeeded || (order.hasLostAnswer && /already|duplicate/i.test(result))
      if (isConfirmed) return { ...known, kind: 'confirmed', amountRials }
      throw new EngineError('internal', `FanAva answered ${result || 'nothing'} to verify`)
    },
    inquire,
    reverse: async (order, context) => {
      const json = { Token: order.token, RefNum: order.receipt }
      return (await askBank('reverse', 'reverseMerchantTrans', json, context))['result'] === succeeded
    },
  }
}
