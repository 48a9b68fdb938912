import { EngineError } from '../../../ports/engine-error.ts'
import type {
  BankAnswer,
  GatewayContext,
  PaymentGateway,
  StartedOrder,
} from '../../../ports/payments/payment.gateway.ts'
import { lowerNames, textOf, wholeOf } from '../ask.ts'
import { askSoap } from '../soap.ts'

export interface PecSettings {
  /** `https://pec.shaparak.ir` */
  baseUrl: string
  loginAccount: string
  timeoutMs?: number | undefined
}

const minuteMs = 60_000
/** The bank's own times are told to merchants only: shorter than those of the banks whose times are known. */
const times = { payWithinMs: 15 * minuteMs, verifyWithinMs: 10 * minuteMs }

const codes = {
  ok: 0,
  cancelled: -138,
  confirmedBefore: new Set([-1533, 2]),
  reversed: new Set([-102, -1551]),
  /** Cancelled, token over, no such token. */
  unpaid: new Set([-138, -130, -131]),
  /** Nothing to confirm, by public lists of the codes, which know it by two numbers. */
  notPaid: new Set([-1531, -17]),
} as const

/** Spelled as the service does: the host with a capital, the path of `Reversal` unlike its address. */
const namespaceOf = (service: string) => `https://pec.Shaparak.ir/NewIPGServices/${service}`

/** Parsian, SOAP. */
export const createPec = ({ baseUrl, loginAccount, timeoutMs }: PecSettings): PaymentGateway => {
  const usual = { secrets: [loginAccount], timeoutMs, parametersQualified: true }
  const urlOf = (service: string) => `${baseUrl}/NewIPGServices/${service}.asmx`

  /** With amount and order, so that the bank compares them too. All of it is from our row: the return adds nothing. */
  const confirm = async (order: StartedOrder, context: GatewayContext): Promise<BankAnswer> => {
    const reply = await askSoap(
      {
        ...usual,
        step: 'verify',
        url: urlOf('Confirm/ConfirmService'),
        namespace: namespaceOf('Confirm/ConfirmService'),
        operation: 'ConfirmPaymentWithAmount',
        parameters: {
          requestData: {
            LoginAccount: loginAccount,
            Token: order.token,
            OrderId: order.orderNumber,
            Amount: order.amountRials,
          },
        },
      },
      context,
    )
    const result = lowerNames(reply['confirmpaymentwithamountresult'])
    const code = wholeOf(result['status'])
    const rrn = wholeOf(result['rrn']) ?? 0
    const facts = {
      receipt: order.token,
      card: textOf(result['cardnumbermasked']),
      ...(rrn > 0 && { rrn: String(rrn) }),
    }
    if (code === codes.ok && rrn > 0) return { kind: 'confirmed', ...facts }
    if (code !== undefined && codes.confirmedBefore.has(code)) {
      return order.hasLostAnswer
        ? { kind: 'confirmed', ...facts }
        : { kind: 'open', code: String(code), mayBeOurs: true }
    }
    if (code !== undefined && codes.unpaid.has(code)) return { kind: 'unpaid', code: String(code) }
    // Without the bank's number nothing was paid; the payer may still be at it.
    if (code === codes.ok || (code !== undefined && codes.notPaid.has(code)))
      return { kind: 'open', code: String(code) }
    throw new EngineError('internal', `PEC answered ${code ?? 'nothing'} to confirm`)
  }

  return {
    name: 'pec',
    times,
    start: async ({ orderNumber, amountRials, callbackUrl, mobile }, context) => {
      const reply = await askSoap(
        {
          ...usual,
          step: 'start',
          url: urlOf('Sale/SaleService'),
          namespace: namespaceOf('Sale/SaleService'),
          operation: 'SalePaymentRequest',
          parameters: {
            requestData: {
              LoginAccount: loginAccount,
              Amount: amountRials,
              OrderId: orderNumber,
              CallBackUrl: callbackUrl,
              ...(mobile !== undefined && { Originator: mobile }),
            },
          },
        },
        context,
      )
      const result = lowerNames(reply['salepaymentrequestresult'])
      const token = textOf(result['token']) ?? ''
      // As text: a token may pass what a double is exact to.
      if (wholeOf(result['status']) === codes.ok && /^[1-9]\d*$/.test(token)) return { token, receipt: token }
      throw new EngineError('refused', `PEC gave no token: ${textOf(result['status']) ?? 'no code'}`)
    },
    // By GET, as the bank advises.
    handOver: ({ token }) => ({ method: 'GET', url: `${baseUrl}/NewIPG/`, fields: { Token: token } }),
    readCallback: ({ status = '', token, orderId }) => {
      const code = wholeOf(status)
      return {
        outcome: code === codes.ok ? 'ok' : code === codes.cancelled ? 'cancelled' : 'failed',
        orderNumber: orderId,
        token,
        receipt: token,
        code: status,
      }
    },
    verify: confirm,
    inquiryConfirms: true,
    inquire: confirm,
    reverse: async ({ token }, context) => {
      const reply = await askSoap(
        {
          ...usual,
          step: 'reverse',
          url: urlOf('Reverse/ReversalService'),
          namespace: namespaceOf('Reversal/ReversalService'),
          operation: 'ReversalRequest',
          parameters: { requestData: { LoginAccount: loginAccount, Token: token } },
        },
        context,
      )
      const code = wholeOf(lowerNames(reply['reversalrequestresult'])['status'])
      return code !== undefined && (code === codes.ok || codes.reversed.has(code))
    },
  }
}
