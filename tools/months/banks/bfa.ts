import { letters, maskedCard, type Outcome, type Protocol, type Question, type Reply } from './bank.ts'

/** FanAva Card by the facts page of Iran, 1.5; its words for what goes wrong are not public, so they are made up here. */
const words: Record<Outcome, string> = {
  done: 'erSucceed',
  before: 'erAlreadyVerified',
  unknownSale: 'erTransactionNotFound',
  notPaid: 'erTransactionNotFound',
  notVerified: 'erTransactionNotFound',
  tooLate: 'erReversed',
  reversed: 'erReversed',
  settled: 'erAlreadyVerified',
}

const json = (value: object): Reply => ({ type: 'application/json', text: JSON.stringify(value) })

const questions: readonly [string, Question][] = [
  ['/verifymerchanttrans/', 'verify'],
  ['/inquirymerchanttoken/', 'inquire'],
  ['/reversemerchanttrans/', 'reverse'],
]

export const bfa: Protocol = {
  name: 'bfa',
  giveBackMinutes: 30,
  answer: (bank, path, body) => {
    if (path.startsWith('/_ipgw_/payment')) return { type: 'text/html', text: 'pay here' }
    if (!body.startsWith('{')) return undefined
    const asked = JSON.parse(body) as Record<string, unknown>
    const who = asked['WSContext'] as { UserId?: string; Password?: string } | undefined
    if (who?.UserId !== 'months' || who.Password !== 'months-word') return json({ Result: 'erAAS_InvalidUseridOrPass' })
    if (path.includes('/generatetokenwithnosign')) {
      const sale = bank.open({
        token: letters(40),
        order: String(asked['ReserveNum']),
        callbackUrl: String(asked['RedirectUrl']),
        askedRials: Number(asked['Amount']),
      })
      return json({
        Result: 'erSucceed',
        Token: sale.token,
        ExpirationDate: new Date(Date.now() + 1_200_000).toISOString(),
      })
    }
    const [, question] = questions.find(([end]) => `${path}/`.includes(end)) ?? []
    if (question === undefined) return undefined
    const sale = bank.find(({ token }) => token === asked['Token'])
    if (question === 'inquire') {
      return {
        question,
        sale,
        act: () =>
          sale!.state === 'paid' || sale!.state === 'verified'
            ? 'done'
            : sale!.state === 'reversed'
              ? 'reversed'
              : 'notPaid',
        codeOf: (outcome) => words[outcome],
        reply: (code, rials) =>
          json({
            Result: code,
            ...(code === 'erSucceed' && { ReferenceNum: sale?.receipt, Rrn: sale?.rrn, MaskPan: maskedCard }),
            ...(code === 'erSucceed' && rials !== undefined && { Amount: rials }),
          }),
      }
    }
    return {
      question,
      sale: sale?.receipt === asked['RefNum'] ? sale : undefined,
      act: () => bank[question](sale!),
      codeOf: (outcome) => words[outcome],
      reply: (code, rials) =>
        json({
          Result: code,
          ...(code === 'erSucceed' && { RefNum: sale?.receipt }),
          ...(code === 'erSucceed' && rials !== undefined && { Amount: rials }),
        }),
    }
  },
  callback: (sale, outcome) => ({
    State: outcome === 'ok' ? 'OK' : 'CANCELED',
    token: sale.token,
    ...(outcome === 'ok' && { RefNum: sale.receipt, CustomerRefNum: sale.rrn, CardMaskPan: maskedCard }),
    ResNum: sale.order,
    transactionAmount: String(sale.paidRials),
    mobileNo: '',
    emailAddress: '',
  }),
}
