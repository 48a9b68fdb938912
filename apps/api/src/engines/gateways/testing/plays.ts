import { createBfa } from '../bfa/bfa.ts'
import { createBpm } from '../bpm/bpm.ts'
import { createPec } from '../pec/pec.ts'
import { createSep } from '../sep/sep.ts'
import type { GatewayStep } from '../../../ports/payments/payment.gateway.ts'
import { element, json, type BankReply, type Books, type Play, type Sale } from './played-bank.ts'

const minuteMs = 60_000
/** Of the test cards that everyone knows; its check digit is right. */
const card = '6037997599992378'
const masked = '603799******2378'

const endsWith = (table: Readonly<Record<string, GatewayStep>>) => (url: string) =>
  Object.entries(table).find(([end]) => url.toLowerCase().endsWith(end.toLowerCase()))?.[1]

const sep: Play = {
  name: 'sep',
  givesBackAfterMs: 30 * minuteMs,
  reversesWithinMs: 50 * minuteMs,
  connect: (baseUrl, timeoutMs) => createSep({ baseUrl, terminalId: '2015', timeoutMs }),
  stepOf: endsWith({
    '/onlinepg/onlinepg': 'start',
    '/ipg/VerifyTransaction': 'verify',
    '/ipg/ReverseTransaction': 'reverse',
    '/payment/receipt': 'inquire',
  }),
  answer: (step, body, books) => {
    const asked = JSON.parse(body) as Record<string, string | number>
    if (step === 'start') {
      const { token } = books.open({
        orderNumber: String(asked['ResNum']),
        amountRials: Number(asked['Amount']),
        callbackUrl: String(asked['RedirectUrl']),
      })
      return json({ status: 1, token })
    }
    const sale = books.sales.find(({ receipt, token }) => receipt === asked['RefNum'] || token === asked['Token'])
    if (step === 'inquire') {
      if (!sale) return json({ HasError: true, ErrorCode: -1 })
      const status = { open: 0, cancelled: 1, paid: 2, confirmed: 2, settled: 2, reversed: 3 }[sale.state]
      const Data = {
        Status: status,
        RefNum: sale.receipt,
        ResNum: sale.orderNumber,
        Amount: sale.amountRials,
        Rrn: sale.rrn,
      }
      return json({ HasError: false, Data })
    }
    if (!sale || sale.state === 'open' || sale.state === 'reversed') return json({ ResultCode: -2, Success: false })
    if (step === 'reverse') {
      if (books.isTooLateToReverse(sale)) return json({ ResultCode: -6, Success: false })
      sale.state = 'reversed'
      return json({ ResultCode: 0, Success: true })
    }
    if (books.isGivenBack(sale)) return json({ ResultCode: -6, Success: false })
    const ResultCode = sale.state === 'confirmed' ? 2 : 0
    sale.state = 'confirmed'
    const TransactionDetail = {
      RRN: sale.rrn,
      RefNum: sale.receipt,
      MaskedPan: masked,
      OrginalAmount: sale.paidRials,
      AffectiveAmount: sale.paidRials,
      StraceNo: '123456',
    }
    return json({ ResultCode, Success: true, TransactionDetail })
  },
  refuse: () => json({ ResultCode: -106, Success: false }),
  callback: ({ orderNumber, receipt, rrn, amountRials, token }, outcome) => ({
    MID: '2015',
    TerminalId: '2015',
    State: outcome === 'ok' ? 'OK' : 'CanceledByUser',
    Status: outcome === 'ok' ? '2' : '1',
    ResNum: orderNumber,
    Amount: String(amountRials),
    Token: token,
    ...(outcome === 'ok' && { RefNum: receipt, Rrn: rrn, SecurePan: card }),
  }),
}

const soap = (operation: string, inside: string): BankReply => ({
  type: 'text/xml; charset=utf-8',
  body: `<?xml version="1.0"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><n:${operation}Response xmlns:n="x">${inside}</n:${operation}Response></soap:Body></soap:Envelope>`,
})

const confirmPec = (sale: Sale | undefined, body: string, books: Books): { status: number; rrn: string } => {
  if (!sale || element(body, 'OrderId') !== sale.orderNumber) return { status: -131, rrn: '0' }
  if (sale.state === 'open') return { status: -1531, rrn: '0' }
  if (sale.state === 'cancelled') return { status: -138, rrn: '0' }
  if (books.isGivenBack(sale)) return { status: -130, rrn: '0' }
  if (Number(element(body, 'Amount')) !== sale.paidRials) return { status: -1548, rrn: '0' }
  if (sale.state === 'confirmed') return { status: -1533, rrn: '0' }
  sale.state = 'confirmed'
  return { status: 0, rrn: sale.rrn }
}

const confirmedByPec = ({ status, rrn, token }: { status: number; rrn: string; token: string | undefined }) =>
  soap(
    'ConfirmPaymentWithAmount',
    `<ConfirmPaymentWithAmountResult><Status>${status}</Status><CardNumberMasked>${masked}</CardNumberMasked><Token>${token}</Token><RRN>${rrn}</RRN></ConfirmPaymentWithAmountResult>`,
  )

const reversePec = (sale: Sale | undefined, books: Books): number => {
  if (sale?.state === 'reversed') return -1551
  if (sale?.state !== 'paid' && sale?.state !== 'confirmed') return -1552
  if (books.isTooLateToReverse(sale)) return -1549
  sale.state = 'reversed'
  return 0
}

const pec: Play = {
  name: 'pec',
  givesBackAfterMs: 15 * minuteMs,
  reversesWithinMs: 30 * minuteMs,
  connect: (baseUrl, timeoutMs) => createPec({ baseUrl, loginAccount: 'secret-pin', timeoutMs }),
  stepOf: endsWith({
    'Sale/SaleService.asmx': 'start',
    'Confirm/ConfirmService.asmx': 'verify',
    'Reverse/ReversalService.asmx': 'reverse',
  }),
  answer: (step, body, books) => {
    if (element(body, 'LoginAccount') !== 'secret-pin') return soap('SalePaymentRequest', '<Status>-126</Status>')
    if (step === 'start') {
      const { token } = books.open({
        orderNumber: element(body, 'OrderId'),
        amountRials: Number(element(body, 'Amount')),
        callbackUrl: element(body, 'CallBackUrl'),
      })
      return soap(
        'SalePaymentRequest',
        `<SalePaymentRequestResult><Token>${token}</Token><Status>0</Status></SalePaymentRequestResult>`,
      )
    }
    const sale = books.sales.find(({ token }) => token === element(body, 'Token'))
    if (step === 'reverse') {
      const status = reversePec(sale, books)
      return soap('ReversalRequest', `<ReversalRequestResult><Status>${status}</Status></ReversalRequestResult>`)
    }
    return confirmedByPec({ ...confirmPec(sale, body, books), token: sale?.token })
  },
  hollow: () => confirmedByPec({ status: 0, rrn: '0', token: undefined }),
  callback: ({ orderNumber, token, rrn, amountRials }, outcome) => ({
    Token: token,
    status: outcome === 'ok' ? '0' : '-138',
    OrderId: orderNumber,
    TerminalNo: '44',
    RRN: outcome === 'ok' ? rrn : '0',
    Amount: new Intl.NumberFormat('en-US').format(amountRials),
  }),
}

const bpmSteps: Readonly<Record<string, GatewayStep>> = {
  bpPayRequest: 'start',
  bpVerifyRequest: 'verify',
  bpSettleRequest: 'settle',
  bpInquiryRequest: 'inquire',
  bpReversalRequest: 'reverse',
}
const bpmOperation = (body: string) => Object.keys(bpmSteps).find((name) => body.includes(`:${name} `)) ?? ''

/** By the long-known table. */
const bpmCode = (step: GatewayStep, sale: Sale | undefined, books: Books): string => {
  if (!sale || sale.state === 'open' || sale.state === 'cancelled' || books.isGivenBack(sale)) return '42'
  if (sale.state === 'reversed') return '48'
  if (step === 'inquire') return '0'
  if (step === 'verify') {
    if (sale.state !== 'paid') return '43'
    sale.state = 'confirmed'
  }
  if (step === 'settle') {
    if (sale.state === 'settled') return '45'
    sale.state = 'settled'
  }
  if (step === 'reverse') {
    if (sale.state === 'settled' || books.isTooLateToReverse(sale)) return '45'
    sale.state = 'reversed'
  }
  return '0'
}

const bpm: Play = {
  name: 'bpm',
  givesBackAfterMs: 20 * minuteMs,
  reversesWithinMs: 180 * minuteMs,
  connect: (baseUrl, timeoutMs) =>
    createBpm({
      baseUrl,
      terminalId: '7',
      userName: 'sarv',
      userPassword: 'secret-word',
      document: 'classic',
      timeoutMs,
    }),
  stepOf: (url, body) => (url.endsWith('/pgwchannel/services/pgw') ? bpmSteps[bpmOperation(body)] : undefined),
  answer: (step, body, books) => {
    const operation = bpmOperation(body)
    const reply = (code: string) => soap(operation, `<return>${code}</return>`)
    if (element(body, 'userPassword') !== 'secret-word') return reply('24')
    const orderNumber = element(body, 'orderId')
    if (step === 'start') {
      if (books.sales.some((sale) => sale.orderNumber === orderNumber)) return reply('41')
      const { token } = books.open({
        orderNumber,
        amountRials: Number(element(body, 'amount')),
        callbackUrl: element(body, 'callBackUrl'),
      })
      return reply(`0,${token}`)
    }
    const sale = books.sales.find(
      (one) =>
        one.orderNumber === orderNumber &&
        one.orderNumber === element(body, 'saleOrderId') &&
        one.receipt === element(body, 'saleReferenceId'),
    )
    return reply(bpmCode(step, sale, books))
  },
  refuse: (body) => soap(bpmOperation(body), '<return>34</return>'),
  callback: ({ orderNumber, token, receipt }, outcome) => ({
    RefId: token,
    ResCode: outcome === 'ok' ? '0' : '17',
    SaleOrderId: orderNumber,
    ...(outcome === 'ok' && { SaleReferenceId: receipt, CardHolderPan: card, FinalAmount: '1' }),
  }),
}

const bfa: Play = {
  name: 'bfa',
  givesBackAfterMs: 15 * minuteMs,
  reversesWithinMs: 30 * minuteMs,
  connect: (baseUrl, timeoutMs) => createBfa({ baseUrl, userId: 'sarv', password: 'secret-word', timeoutMs }),
  stepOf: endsWith({
    '/generateTokenWithNoSign/': 'start',
    '/inquiryMerchantToken/': 'inquire',
    '/verifyMerchantTrans/': 'verify',
    '/reverseMerchantTrans/': 'reverse',
  }),
  answer: (step, body, books) => {
    const asked = JSON.parse(body) as Record<string, unknown> & { WSContext: { Password: string } }
    if (asked.WSContext.Password !== 'secret-word') return json({ Result: 'erAAS_InvalidUseridOrPass' })
    if (step === 'start') {
      const { token } = books.open({
        orderNumber: String(asked['ReserveNum']),
        amountRials: Number(asked['Amount']),
        callbackUrl: String(asked['RedirectUrl']),
      })
      return json({ Result: 'erSucceed', Token: token, ExpirationDate: 0 })
    }
    const sale = books.sales.find(({ token }) => token === asked['Token'])
    const isThere = sale && ['paid', 'confirmed'].includes(sale.state) && !books.isGivenBack(sale)
    if (!isThere) return json({ Result: 'erMts_NoTransaction' })
    if (step === 'inquire') {
      return json({ Result: 'erSucceed', RefNum: sale.receipt, Rrn: sale.rrn, Amount: sale.paidRials, MaskPan: masked })
    }
    if (asked['RefNum'] !== sale.receipt) return json({ Result: 'erMts_WrongRefNum' })
    if (step === 'reverse' && books.isTooLateToReverse(sale)) return json({ Result: 'erMts_TooLate' })
    if (step === 'verify' && sale.state === 'confirmed') return json({ Result: 'erAlreadyVerified' })
    sale.state = step === 'reverse' ? 'reversed' : 'confirmed'
    return json({ Result: 'erSucceed', RefNum: sale.receipt, Amount: sale.paidRials })
  },
  callback: ({ orderNumber, token, receipt, paidRials }, outcome) => ({
    State: outcome === 'ok' ? 'OK' : 'CanceledByUser',
    token,
    ResNum: orderNumber,
    transactionAmount: String(paidRials),
    ...(outcome === 'ok' && { RefNum: receipt, CustomerRefNum: '1', CardMaskPan: card }),
  }),
}

/** The four banks, as far as the public knows them. */
export const plays: readonly Play[] = [sep, pec, bpm, bfa]
