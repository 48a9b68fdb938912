import { EngineError } from '../../../ports/engine-error.ts'
import type {
  BankAnswer,
  GatewayContext,
  GatewayStep,
  PaymentGateway,
  StartedOrder,
} from '../../../ports/payments/payment.gateway.ts'
import { textOf } from '../ask.ts'
import { maskCard } from '../record.ts'
import { askSoap } from '../soap.ts'
import { finalCodes, mayBeSettled, type BpmDocument } from './codes.ts'

export interface BpmSettings {
  /** `https://bpm.shaparak.ir` */
  baseUrl: string
  terminalId: string
  userName: string
  userPassword: string
  /** Which document the terminal's contract names: their codes contradict each other. */
  document?: BpmDocument | undefined
  timeoutMs?: number | undefined
}

const minuteMs = 60_000
/** The bank gives back after 20 minutes what nobody has confirmed. */
const times = { payWithinMs: 20 * minuteMs, verifyWithinMs: 15 * minuteMs }

const namespace = 'http://interfaces.core.sw.bps.com/'
const ok = '0'
const cancelled = '17'

const tehran = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Tehran',
  calendar: 'gregory',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Gregorian, the wall clock of Tehran, each part in full. */
export const localTimeOf = (now: Date): { localDate: string; localTime: string } => {
  const part = Object.fromEntries(tehran.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    localDate: `${part['year']}${part['month']}${part['day']}`,
    localTime: `${part['hour']}${part['minute']}${part['second']}`,
  }
}

/** `989…`, as the bank's page wants it. */
const internationalOf = (mobile: string) => mobile.replace(/^0/, '98')

/** The number of the sale is the only one that the bank gives: customers find their payment at the bank by it. */
const factsOf = (receipt: string) => ({ receipt, rrn: receipt, trace: receipt })

/** Behpardakht Mellat, SOAP. Only `0` is a yes: of what else the codes say, two documents say the opposite. */
export const createBpm = (settings: BpmSettings): PaymentGateway => {
  const { baseUrl, terminalId, userName, userPassword, document, timeoutMs } = settings
  const usual = {
    url: `${baseUrl}/pgwchannel/services/pgw`,
    namespace,
    parametersQualified: false,
    secrets: [userPassword],
    timeoutMs,
  }
  const login = { terminalId, userName, userPassword }
  const isFinal = finalCodes(document)

  const askOfSale = async (
    operation: string,
    step: GatewayStep,
    { orderNumber, receipt }: StartedOrder & { receipt: string },
    context: GatewayContext,
  ): Promise<string> => {
    const parameters = { ...login, orderId: orderNumber, saleOrderId: orderNumber, saleReferenceId: receipt }
    const reply = await askSoap({ ...usual, step, operation, parameters }, context)
    return textOf(reply['return']) ?? ''
  }

  type Sale = StartedOrder & { receipt: string }
  const inquireSale = (order: Sale, context: GatewayContext) => askOfSale('bpInquiryRequest', 'inquire', order, context)

  /** After anything but `0`, and after no answer, the bank is asked what it knows; only `0` is believed. */
  const judge = async (order: Sale, code: string, context: GatewayContext): Promise<BankAnswer> => {
    const known = await inquireSale(order, context)
    if (known === ok) return { kind: 'confirmed', ...factsOf(order.receipt) }
    if (isFinal(code) && isFinal(known)) return { kind: 'unpaid', code: known }
    throw new EngineError('internal', `BPM answered ${code} to verify and ${known} to inquire`)
  }

  return {
    name: 'bpm',
    times,
    start: async ({ orderNumber, amountRials, callbackUrl, mobile, now }, context) => {
      const parameters = {
        ...login,
        orderId: orderNumber,
        amount: amountRials,
        ...localTimeOf(now),
        additionalData: '',
        callBackUrl: callbackUrl,
        payerId: 0,
        ...(mobile !== undefined && { mobileNo: internationalOf(mobile) }),
      }
      const reply = await askSoap({ ...usual, step: 'start', operation: 'bpPayRequest', parameters }, context)
      const [code = '', token] = (textOf(reply['return']) ?? '').split(',')
      if (code === ok && token !== undefined && token !== '') return { token }
      throw new EngineError('refused', `BPM gave no token: ${code}`)
    },
    handOver: ({ token, mobile }) => ({
      method: 'POST',
      url: `${baseUrl}/pgwchannel/startpay.mellat`,
      fields: { RefId: token, ...(mobile !== undefined && { MobileNo: internationalOf(mobile) }) },
    }),
    readCallback: ({ resCode = '', saleOrderId, saleReferenceId, refId, cardHolderPan }) => ({
      outcome: resCode === ok ? 'ok' : resCode === cancelled ? 'cancelled' : 'failed',
      orderNumber: saleOrderId,
      token: refId,
      receipt: saleReferenceId,
      code: resCode,
      card: cardHolderPan && maskCard(cardHolderPan).slice(0, 30),
    }),
    verify: async (order, context) => {
      const code = await askOfSale('bpVerifyRequest', 'verify', order, context)
      return code === ok ? { kind: 'confirmed', ...factsOf(order.receipt) } : judge(order, code, context)
    },
    settle: async (order, context) => {
      const code = await askOfSale('bpSettleRequest', 'settle', order, context)
      if (code === ok) return
      // An inquiry says that the sale is confirmed, and nothing of settling: whatever else was refused is asked again.
      if (!mayBeSettled(code)) throw new EngineError('internal', `BPM answered ${code} to settle`)
      const known = await inquireSale(order, context)
      if (known !== ok) throw new EngineError('internal', `BPM answered ${code} to settle and ${known} to inquire`)
    },
    // Without the number of the sale, which only a return brings, the bank cannot be asked.
    inquire: async (order, context) => {
      const { receipt } = order
      if (receipt === null) return { kind: 'open', code: 'no reference' }
      const code = await inquireSale({ ...order, receipt }, context)
      if (code === ok) {
        return order.hasLostAnswer ? { kind: 'confirmed', ...factsOf(receipt) } : { kind: 'paid', ...factsOf(receipt) }
      }
      return isFinal(code) ? { kind: 'unpaid', code } : { kind: 'open', code }
    },
    reverse: async (order, context) => (await askOfSale('bpReversalRequest', 'reverse', order, context)) === ok,
  }
}
