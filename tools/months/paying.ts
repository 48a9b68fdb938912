import type { Bank, BankName, Lie, Lies, Sale } from './banks/bank.ts'
import { letters } from './banks/bank.ts'
import type { Customer, World } from './world.ts'

/** Numbers of the banks on the wire. */
const providerIds: Record<BankName, number> = { pec: 1, sep: 2, bfa: 3, bpm: 4 }
const bankNames = Object.keys(providerIds) as BankName[]

interface Started {
  status: boolean
  location: string | null
  paymentId?: number | null
}

export interface Payment {
  id: number
  sale: Sale
  bank: Bank
}

const formOf = (html: string): { method: string; action: string; fields: Record<string, string> } => {
  const [, method = '', action = ''] = /<form method="(\w+)" action="([^"]*)"/.exec(html) ?? []
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return {
    method,
    action: action.replaceAll('&amp;', '&'),
    fields: Object.fromEntries(inputs.map(([, name, value]) => [name!, value!])),
  }
}

/** Up to the bank's own page. `path` and `body`: of an offer for one. */
const begin = async (
  world: World,
  who: Customer,
  bankName: BankName,
  body: object,
  path = 'payment/create',
): Promise<Payment> => {
  const bank = world.banks[bankName]
  const started = await world.product.ask<Started>(who, 'POST', `/financial/${path}`, {
    ...body,
    paymentProviderId: providerIds[bankName],
  })
  if (!started.status || started.location === null) throw new Error(`${bankName} started no payment`)
  const page = await world.product.browse(started.location)
  const { method, action, fields } = formOf(await page.text())
  const sent = new URLSearchParams(fields)
  const reached = await (method === 'post'
    ? fetch(action, { method, body: sent })
    : fetch(`${action.split('?')[0]}?${sent.toString()}`))
  if (!reached.ok) throw new Error(`${bankName} has no page at ${action}`)
  const sale = bank.sales.find(({ token }) => [action, ...Object.values(fields)].some((text) => text.includes(token)))
  if (!sale) throw new Error(`${bankName} does not know the sale that its customer comes with`)
  world.payers.set(`${bankName}:${sale.order}`, who.customerId)
  return { id: started.paymentId!, sale, bank }
}

const comeBack = async (world: World, { sale, bank }: Payment, change: Record<string, string> = {}): Promise<void> => {
  const answer = await world.product.browse(sale.callbackUrl, { ...bank.protocol.callback(sale, 'ok'), ...change })
  if (answer.status !== 303) throw new Error(`a return to ${sale.callbackUrl} is answered ${answer.status}`)
}

/** Pays as people do, and sees the money in the wallet. */
export const payIn = async (
  world: World,
  who: Customer,
  bankName: BankName,
  rials: number,
  offerId?: number,
): Promise<Payment> => {
  const payment = await (offerId === undefined
    ? begin(world, who, bankName, { amount: rials })
    : begin(world, who, bankName, { offerId }, 'offer/pay'))
  payment.bank.pay(payment.sale, payment.sale.askedRials)
  await comeBack(world, payment)
  if (payment.sale.askedRials !== rials)
    throw new Error(`${bankName} was asked for ${payment.sale.askedRials} instead of ${rials}`)
  return payment
}

/** The fields by which a bank's return names the receipt. */
const receiptFields: Record<BankName, (sale: Sale) => Record<string, string>> = {
  sep: ({ receipt }) => ({ RefNum: receipt }),
  pec: ({ token, rrn }) => ({ Token: token, RRN: rrn }),
  bpm: ({ receipt }) => ({ SaleReferenceId: receipt }),
  bfa: ({ receipt }) => ({ RefNum: receipt }),
}

const forgedReceipt = (bank: BankName): Record<string, string> =>
  receiptFields[bank]({
    receipt: bank === 'bpm' ? '999999999999' : letters(20),
    token: '1'.repeat(17),
    rrn: '99999999999',
  } as Sale)

const tokenFields: Record<BankName, string> = { sep: 'Token', pec: 'Token', bpm: 'RefId', bfa: 'token' }

type Way =
  | 'comes back'
  | 'comes back 25 times at once'
  | 'never comes back'
  | 'comes back 3 minutes after paying in the 19th'
  | 'cancels'
  | 'cancels, then pays in another tab'
  | 'is forged before paying'
  | 'is forged with another token'
  | 'comes back by GET first'
  | 'shows the receipt of another payment'

/** Where the money must be at the end. `either`: with us and credited, or on the card and not. */
type End = 'credited' | 'back' | 'never paid' | 'either'

export interface Wish {
  bank: BankName
  way: Way
  lies?: Lies
  /** How many times of what it should is paid. */
  pays?: number
  ends: End
  /** An operator may have to ask: the bank never says it plainly, or nobody knows what it says to the same question again. */
  needsOperator?: boolean
}

const until = (minutes: number, kind: Exclude<Lie, { until: number }>): Lie => ({
  kind,
  until: Date.now() + minutes * 60_000,
})
const forGood = 60 * 24 * 400

const ofEveryBank = (bank: BankName): Wish[] => [
  { bank, way: 'comes back', ends: 'credited' },
  { bank, way: 'comes back 25 times at once', ends: 'credited' },
  { bank, way: 'never comes back', ends: bank === 'bpm' ? 'back' : 'credited' },
  { bank, way: 'comes back 3 minutes after paying in the 19th', ends: 'credited' },
  { bank, way: 'cancels', ends: 'never paid' },
  { bank, way: 'cancels, then pays in another tab', ends: 'credited' },
  { bank, way: 'is forged before paying', ends: 'credited' },
  { bank, way: 'is forged with another token', ends: 'credited' },
  { bank, way: 'comes back by GET first', ends: 'credited' },
  { bank, way: 'shows the receipt of another payment', ends: 'never paid' },
  { bank, way: 'comes back', lies: { verify: ['silent', 'badGateway', 'html', 'empty'] }, ends: 'credited' },
  { bank, way: 'comes back', lies: { verify: ['lost'] }, ends: 'credited' },
  { bank, way: 'comes back', lies: { verify: ['lost', 'badGateway', 'html'] }, ends: 'credited' },
  { bank, way: 'comes back', lies: { verify: [until(50, 'badGateway')] }, ends: 'back', needsOperator: bank === 'bfa' },
]

/** Everything that banks and strangers have been seen or said to do. */
const wishes = (): Wish[] => [
  ...bankNames.flatMap(ofEveryBank),
  { bank: 'sep', way: 'comes back', lies: { verify: [{ says: '-106' }] }, ends: 'credited' },
  { bank: 'sep', way: 'comes back', lies: { verify: [{ doneButSays: '-106' }] }, ends: 'credited' },
  { bank: 'pec', way: 'comes back', lies: { verify: ['lost', { says: '2' }] }, ends: 'credited' },
  { bank: 'bpm', way: 'comes back', lies: { verify: [{ says: '34' }, { says: '421' }] }, ends: 'credited' },
  { bank: 'bpm', way: 'comes back', lies: { verify: [{ doneButSays: '43' }] }, ends: 'credited' },
  { bank: 'bpm', way: 'comes back', lies: { verify: [{ doneButSays: '45' }] }, ends: 'credited' },
  { bank: 'bpm', way: 'comes back', lies: { verify: [{ says: '45' }] }, ends: 'either' },
  { bank: 'bpm', way: 'comes back', lies: { settle: ['lost'] }, ends: 'credited' },
  { bank: 'bpm', way: 'comes back', lies: { settle: ['silent', 'badGateway', 'html'] }, ends: 'credited' },
  { bank: 'bpm', way: 'comes back', lies: { settle: [{ says: '47' }, 'lost'] }, ends: 'credited' },
  { bank: 'bpm', way: 'comes back', lies: { settle: [until(80 * 60, 'badGateway')] }, ends: 'credited' },
  {
    bank: 'bpm',
    way: 'comes back',
    lies: { settle: [until(forGood, 'badGateway')] },
    ends: 'credited',
    needsOperator: true,
  },
  { bank: 'bpm', way: 'comes back', lies: { verify: ['lost'], inquire: ['badGateway', 'html'] }, ends: 'credited' },
  ...(['sep', 'bfa'] as const).flatMap((bank): Wish[] => [
    { bank, way: 'comes back', pays: 0.1, ends: 'back' },
    { bank, way: 'comes back', pays: 10, ends: 'back' },
    {
      bank,
      way: 'comes back',
      pays: 0.1,
      lies: { reverse: ['badGateway', 'lost'] },
      ends: 'back',
      needsOperator: true,
    },
    { bank, way: 'comes back', lies: { verify: ['noAmount'] }, ends: 'credited' },
    { bank, way: 'comes back', lies: { verify: ['tenth'] }, ends: 'back' },
    { bank, way: 'comes back', lies: { verify: ['tenfold'] }, ends: 'back' },
    {
      bank,
      way: 'comes back',
      lies: { verify: [until(forGood, 'noAmount')], inquire: [until(forGood, 'noAmount')] },
      // FanAva names it before it is asked to confirm: there is nothing to confirm, and it gives back.
      ends: bank === 'sep' ? 'credited' : 'back',
      needsOperator: true,
    },
  ]),
  { bank: 'bfa', way: 'comes back', lies: { inquire: ['badGateway', 'html'], verify: ['lost'] }, ends: 'credited' },
]

export interface Attempt {
  wish: Wish
  payment: Payment
}

const pay = ({ wish, payment }: Attempt): void => {
  const { sale, bank } = payment
  bank.pay(sale, Math.floor(sale.askedRials * (wish.pays ?? 1)))
}

const payAndComeBack = async (world: World, attempt: Attempt): Promise<void> => {
  pay(attempt)
  await comeBack(world, attempt.payment)
}

type Act = (world: World, attempt: Attempt, all: readonly Attempt[]) => Promise<void>

/** What happens in which minute after the start. */
const waysOf: Record<Way, Partial<Record<number, Act>>> = {
  'comes back': { 1: payAndComeBack },
  'comes back 25 times at once': {
    1: async (world, attempt) => {
      pay(attempt)
      await Promise.all(Array.from({ length: 25 }, () => comeBack(world, attempt.payment)))
    },
  },
  'never comes back': { 1: async (_, attempt) => pay(attempt) },
  'comes back 3 minutes after paying in the 19th': {
    19: async (_, attempt) => pay(attempt),
    22: (world, { payment }) => comeBack(world, payment),
  },
  cancels: {
    1: async (world, { payment: { sale, bank } }) => {
      sale.state = 'cancelled'
      await world.product.browse(sale.callbackUrl, bank.protocol.callback(sale, 'cancelled'))
    },
  },
  'cancels, then pays in another tab': {
    1: async (world, { payment: { sale, bank } }) => {
      await world.product.browse(sale.callbackUrl, bank.protocol.callback(sale, 'cancelled'))
    },
    3: payAndComeBack,
  },
  'is forged before paying': {
    1: (world, { payment, wish }) => comeBack(world, payment, forgedReceipt(wish.bank)),
    3: payAndComeBack,
  },
  'is forged with another token': {
    1: (world, { payment, wish }) =>
      comeBack(world, payment, { ...forgedReceipt(wish.bank), [tokenFields[wish.bank]]: '123456789' }),
    2: payAndComeBack,
  },
  'comes back by GET first': {
    1: async (world, attempt) => {
      pay(attempt)
      const { callbackUrl } = attempt.payment.sale
      const fields = new URLSearchParams(attempt.payment.bank.protocol.callback(attempt.payment.sale, 'ok'))
      await world.product.browse(`${callbackUrl}?${fields.toString()}`)
    },
    2: (world, { payment }) => comeBack(world, payment),
  },
  'shows the receipt of another payment': {
    5: async (world, { payment, wish }, all) => {
      const others = all.filter((other) => other.wish.bank === wish.bank && other.wish.way === 'comes back')
      for (const other of others.slice(0, 2))
        await comeBack(world, payment, receiptFields[wish.bank](other.payment.sale))
    },
  },
}

const lastMinute = 60

/** Dies in the middle of asking each bank, and comes again. */
const dieWhileAsking = async (world: World, payers: Record<BankName, Customer>): Promise<Attempt[]> => {
  const attempts: Attempt[] = []
  for (const lies of [{ verify: ['lost'] }, { settle: ['silent'] }] satisfies Lies[]) {
    for (const bank of 'settle' in lies ? (['bpm'] as const) : bankNames) {
      const payment = await begin(world, payers[bank], bank, { amount: 3_000_001 })
      payment.sale.lies = structuredClone(lies)
      attempts.push({ wish: { bank, way: 'comes back', lies, ends: 'credited' }, payment })
    }
  }
  attempts.forEach(pay)
  const asked = attempts.map(({ payment }) => comeBack(world, payment).catch(() => undefined))
  await new Promise((resolve) => setTimeout(resolve, 700))
  await world.product.kill(1)
  await Promise.all(asked)
  await world.product.start(1)
  return attempts
}

const startsWrong = async (world: World, payers: Record<BankName, Customer>): Promise<void> => {
  for (const bank of bankNames) {
    for (const lie of ['badGateway', 'html'] as const) {
      world.banks[bank].startLies.push(lie)
      await begin(world, payers[bank], bank, { amount: 1_000_000 }).then(
        () => Promise.reject(new Error(`${bank} answered ${lie}, and a payment began`)),
        () => undefined,
      )
    }
  }
}

/** An hour in which all of it happens at once; some of it ends days later. */
export const playAllLies = async (world: World, payers: Record<BankName, Customer>): Promise<Attempt[]> => {
  await startsWrong(world, payers)
  const attempts: Attempt[] = []
  for (const [index, wish] of wishes().entries()) {
    // No two amounts are alike, and a tenth of them is no whole number.
    const payment = await begin(world, payers[wish.bank], wish.bank, { amount: 1_000_003 + index * 11_110 })
    payment.sale.lies = wish.lies ?? {}
    attempts.push({ wish, payment })
  }
  for (let minute = 1; minute <= lastMinute; minute += 1) {
    await world.passMinutes(1)
    await Promise.all(attempts.map(async (attempt) => waysOf[attempt.wish.way][minute]?.(world, attempt, attempts)))
  }
  const killed = await dieWhileAsking(world, payers)
  await world.passMinutes(4)
  return [...attempts, ...killed]
}

export const titleOf = ({ wish, payment }: Attempt): string => {
  const lies = Object.entries(wish.lies ?? {}).map(([question, list]) => `${question} ${JSON.stringify(list)}`)
  const paid = wish.pays === undefined ? '' : `, pays ${wish.pays} times`
  return `payment ${payment.id}: ${wish.bank} ${wish.way}${paid}${lies.length > 0 ? `, ${lies.join(', ')}` : ''}`
}

/** By what the banks say on the telephone, an operator ends what nobody could end. Answers the payments that needed it. */
export const settleByHand = async (world: World, attempts: readonly Attempt[]): Promise<number[]> => {
  const listed = [...(await world.product.sarv('payment', 'list')).matchAll(/^(\d+) /gm)].map(([, id]) => Number(id))
  for (const id of listed) {
    const attempt = attempts.find(({ payment }) => payment.id === id)
    if (!attempt) throw new Error(`the operators' list has payment ${id}, which is none of ours`)
    const { sale, bank } = attempt.payment
    // At the bank somebody presses the button that its service did not reach.
    if (sale.state === 'verified' && bank.protocol.name === 'bpm') bank.settle(sale)
    const place = bank.holds(sale) ? 'wallet' : 'card'
    const words = [
      'payment',
      'settle',
      String(id),
      '--to',
      place,
      '--reference',
      `tel-${id}`,
      '--reason',
      'the bank was called',
    ]
    await world.product.sarv(...words)
  }
  return listed
}
