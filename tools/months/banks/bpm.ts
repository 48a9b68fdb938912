import { digits, letters, maskedCard, type Outcome, type Protocol, type Question, type Sale } from './bank.ts'
import { calls, elementOf, envelope } from './soap.ts'

/** Behpardakht Mellat by the facts page of Iran, 1.4, with the codes of document 1.38. */
const codes: Record<Outcome, string> = {
  done: '0',
  before: '41',
  unknownSale: '40',
  notPaid: '40',
  notVerified: '44',
  tooLate: '45',
  reversed: '45',
  settled: '42',
}
const settleCodes: Record<Outcome, string> = { ...codes, before: '42' }
const reverseCodes: Record<Outcome, string> = { ...codes, before: '45' }

const result = (operation: string, code: string) =>
  envelope(
    `<ns1:${operation}Response xmlns:ns1="http://interfaces.core.sw.bps.com/"><return>${code}</return></ns1:${operation}Response>`,
  )

/** The day and the time in Tehran, as this bank wants them. */
const tehranNow = () => {
  const text = new Date(Date.now() + 12_600_000).toISOString()
  return {
    day: text.slice(0, 10).replaceAll('-', ''),
    minuteOfDay: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)),
  }
}

const inquire = (sale: Sale): Outcome => {
  if (sale.state === 'verified' || sale.state === 'settled') return 'done'
  if (sale.state === 'reversed') return 'reversed'
  return sale.state === 'paid' ? 'notVerified' : 'notPaid'
}

const questions: readonly [string, Question][] = [
  ['bpVerifyRequest', 'verify'],
  ['bpSettleRequest', 'settle'],
  ['bpInquiryRequest', 'inquire'],
  ['bpReversalRequest', 'reverse'],
]

export const bpm: Protocol = {
  name: 'bpm',
  giveBackMinutes: 20,
  answer: (bank, path, body) => {
    if (path === '/pgwchannel/startpay.mellat') return { type: 'text/html', text: 'pay here' }
    if (!path.startsWith('/pgwchannel/services/pgw')) return undefined
    if (elementOf(body, 'terminalId') !== '1234567' || elementOf(body, 'userPassword') !== 'months-word')
      return result('bpPayRequest', '21')
    if (calls(body, 'bpPayRequest')) {
      const { day, minuteOfDay } = tehranNow()
      const time = elementOf(body, 'localTime') ?? ''
      const minutesApart = Math.abs(Number(time.slice(0, 2)) * 60 + Number(time.slice(2, 4)) - minuteOfDay)
      if (elementOf(body, 'localDate') !== day || time.length !== 6 || minutesApart > 2) {
        bank.complaints.push(`bpm: a payment of ${elementOf(body, 'localDate')} ${time} at ${day} ${minuteOfDay}`)
      }
      const sale = bank.open({
        token: letters(16).toUpperCase(),
        order: elementOf(body, 'orderId') ?? '',
        callbackUrl: (elementOf(body, 'callBackUrl') ?? '').replaceAll('&amp;', '&'),
        askedRials: Number(elementOf(body, 'amount')),
      })
      return result('bpPayRequest', `0,${sale.token}`)
    }
    const [operation, question] = questions.find(([name]) => calls(body, name)) ?? []
    if (operation === undefined || question === undefined) return undefined
    const [order, receipt] = [elementOf(body, 'saleOrderId'), elementOf(body, 'saleReferenceId')]
    const sale = bank.find((one) => one.order === order && one.receipt === receipt)
    const codesOf = question === 'settle' ? settleCodes : question === 'reverse' ? reverseCodes : codes
    return {
      question,
      sale,
      act: () => (question === 'inquire' ? inquire(sale!) : bank[question](sale!)),
      codeOf: (outcome) => codesOf[outcome],
      reply: (code) => result(operation, code),
    }
  },
  callback: (sale, outcome) => ({
    RefId: sale.token,
    ResCode: outcome === 'ok' ? '0' : '17',
    SaleOrderId: sale.order,
    ...(outcome === 'ok' && {
      SaleReferenceId: sale.receipt,
      CardHolderPan: maskedCard,
      FinalAmount: String(sale.paidRials),
    }),
    CardHolderInfo: digits(40),
  }),
}
