import { digits, letters, maskedCard, type Outcome, type Protocol, type Reply, type Sale } from './bank.ts'

/** Saman Kish by the facts page of Iran, 1.2; the receipt's shape by the public mock that it names. */
const terminal = 12_345_678
const codes: Record<Outcome, number> = {
  done: 0,
  before: 2,
  unknownSale: -2,
  notPaid: -2,
  notVerified: -2,
  tooLate: -6,
  reversed: 5,
  settled: 2,
}

const json = (value: object): Reply => ({ type: 'application/json', text: JSON.stringify(value) })

const detailOf = (sale: Sale | undefined, rials: number | undefined): object | null =>
  sale
    ? {
        RRN: sale.rrn,
        RefNum: sale.receipt,
        MaskedPan: maskedCard,
        HashedPan: letters(64),
        TerminalNumber: terminal,
        ...(rials !== undefined && { OrginalAmount: rials, AffectiveAmount: rials }),
        StraceDate: new Date().toISOString(),
        StraceNo: sale.trace,
      }
    : null

/** The receipt of a sale by its token or number, as long as an hour after its start. */
const receiptOf = (sale: Sale | undefined): Reply => {
  if (!sale || Date.now() - sale.startedAt > 3_600_000)
    return json({ HasError: true, ErrorCode: -2, ErrorMessage: 'not found' })
  const isPaid = sale.state === 'paid' || sale.state === 'verified'
  const status = isPaid ? 2 : sale.state === 'cancelled' ? 1 : sale.state === 'reversed' ? 3 : 0
  const state = ['InProgress', 'CanceledByUser', 'OK', 'Failed'][status]
  const paid = {
    RefNum: sale.receipt,
    TraceNo: Number(sale.trace),
    Amount: sale.paidRials,
    AffectiveAmount: sale.paidRials,
    Rrn: Number(sale.rrn),
  }
  const Data = {
    State: state,
    Status: status,
    TerminalId: terminal,
    Token: sale.token,
    ResNum: sale.order,
    ...(isPaid && paid),
  }
  return json({ HasError: false, Data, ValidationErrors: [], ErrorCode: 0, ErrorMessage: '' })
}

export const sep: Protocol = {
  name: 'sep',
  giveBackMinutes: 30,
  answer: (bank, path, body) => {
    if (path.startsWith('/onlinepg/sendtoken') || (path === '/onlinepg/onlinepg' && body.startsWith('Token='))) {
      return { type: 'text/html', text: 'pay here' }
    }
    const asked = (body.startsWith('{') ? JSON.parse(body) : {}) as Record<string, unknown>
    if (path === '/onlinepg/onlinepg') {
      if (String(asked['TerminalId']) !== String(terminal) || !Number.isSafeInteger(asked['Amount'])) {
        bank.complaints.push(`sep: a token for ${body}`)
        return json({ status: -1, errorCode: '5', errorDesc: 'invalid parameters' })
      }
      const order = String(asked['ResNum'])
      const sale = bank.open({
        token: letters(32),
        order,
        callbackUrl: String(asked['RedirectUrl']),
        askedRials: Number(asked['Amount']),
      })
      return json({ status: 1, token: sale.token })
    }
    if (path.endsWith('/payment/receipt')) {
      const sale = bank.find(
        ({ token, receipt }) => token === asked['Token'] || (receipt !== '' && receipt === asked['RefNum']),
      )
      return { question: 'inquire', sale, act: () => 'done', codeOf: () => '', reply: () => receiptOf(sale) }
    }
    const question = path.endsWith('/verifytransaction')
      ? 'verify'
      : path.endsWith('/reversetransaction')
        ? 'reverse'
        : undefined
    if (question === undefined) return undefined
    const sale = bank.find(({ receipt }) => receipt !== '' && receipt === asked['RefNum'])
    return {
      question,
      sale,
      act: () => bank[question](sale!),
      codeOf: (outcome) => String(codes[outcome]),
      reply: (code, rials) =>
        json({
          TransactionDetail: detailOf(sale, rials),
          ResultCode: Number(code),
          ResultDescription: code,
          Success: code === '0',
        }),
    }
  },
  callback: (sale, outcome) => ({
    MID: String(terminal),
    TerminalId: String(terminal),
    State: outcome === 'ok' ? 'OK' : 'CanceledByUser',
    Status: outcome === 'ok' ? '2' : '1',
    ...(outcome === 'ok' && { RRN: sale.rrn, RefNum: sale.receipt, TraceNo: sale.trace, SecurePan: maskedCard }),
    ResNum: sale.order,
    Amount: String(sale.paidRials),
    AffectiveAmount: String(sale.paidRials),
    Wage: '',
    HashedCardNumber: digits(64),
    Token: sale.token,
  }),
}
