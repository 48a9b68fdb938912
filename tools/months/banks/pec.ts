import { digits, maskedCard, type Outcome, type Protocol } from './bank.ts'
import { calls, elementOf, envelope } from './soap.ts'

/** Parsian by the facts page of Iran, 1.3. */
const account = 'months-pin'
const confirmCodes: Record<Outcome, string> = {
  done: '0',
  before: '-1533',
  unknownSale: '-131',
  notPaid: '-1531',
  notVerified: '-1531',
  tooLate: '-130',
  reversed: '-1551',
  settled: '-1533',
}
const reverseCodes: Record<Outcome, string> = { ...confirmCodes, before: '-1551', notPaid: '-1552', settled: '-1552' }
const services = 'https://pec.Shaparak.ir/NewIPGServices'

const result = (service: string, operation: string, fields: Record<string, string>) => {
  const inner = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`)
  return envelope(
    `<${operation}Response xmlns="${services}/${service}"><${operation}Result>${inner.join('')}</${operation}Result></${operation}Response>`,
  )
}

export const pec: Protocol = {
  name: 'pec',
  giveBackMinutes: 30,
  answer: (bank, path, body) => {
    if (path.startsWith('/newipg/?token=')) return { type: 'text/html', text: 'pay here' }
    if (body !== '' && elementOf(body, 'LoginAccount') !== account) bank.complaints.push('pec: another account asks')
    if (path.endsWith('/sale/saleservice.asmx')) {
      const sale = bank.open({
        token: digits(17),
        order: elementOf(body, 'OrderId') ?? '',
        callbackUrl: (elementOf(body, 'CallBackUrl') ?? '').replaceAll('&amp;', '&'),
        askedRials: Number(elementOf(body, 'Amount')),
      })
      return result('Sale/SaleService', 'SalePaymentRequest', { Token: sale.token, Message: 'ok', Status: '0' })
    }
    const sale = bank.find(({ token }) => token === elementOf(body, 'Token'))
    if (path.endsWith('/reverse/reversalservice.asmx')) {
      return {
        question: 'reverse',
        sale,
        act: () => bank.reverse(sale!),
        codeOf: (outcome) => reverseCodes[outcome],
        reply: (code) =>
          result('Reversal/ReversalService', 'ReversalRequest', { Status: code, Token: sale?.token ?? '0' }),
      }
    }
    if (!path.endsWith('/confirm/confirmservice.asmx')) return undefined
    const operation = calls(body, 'ConfirmPaymentWithAmount') ? 'ConfirmPaymentWithAmount' : 'ConfirmPayment'
    const act = (): Outcome => {
      const isOther = (name: string, own: string) =>
        elementOf(body, name) !== undefined && elementOf(body, name) !== own
      if (sale!.state !== 'open' && (isOther('Amount', String(sale!.paidRials)) || isOther('OrderId', sale!.order)))
        return 'unknownSale'
      if (sale!.state === 'open' && Date.now() - sale!.startedAt > 15 * 60_000) return 'tooLate'
      return bank.verify(sale!)
    }
    return {
      question: 'verify',
      sale,
      act,
      codeOf: (outcome) => (outcome === 'notPaid' && sale?.state === 'cancelled' ? '-138' : confirmCodes[outcome]),
      reply: (code) =>
        result('Confirm/ConfirmService', operation, {
          Status: code,
          RRN: code === '0' || code === '-1533' || code === '2' ? (sale?.rrn ?? '0') : '0',
          CardNumberMasked: code === '0' ? maskedCard : '',
          Token: sale?.token ?? '0',
        }),
    }
  },
  callback: (sale, outcome) => ({
    Token: sale.token,
    status: outcome === 'ok' ? '0' : '-138',
    OrderId: sale.order,
    TerminalNo: '87654321',
    RRN: outcome === 'ok' ? sale.rrn : '0',
    HashCardNumber: digits(40),
    Amount: sale.paidRials.toLocaleString('en-US'),
  }),
}
