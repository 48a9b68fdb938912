import { capAct, paymentProvider } from '@sarv/contract/enums'
import pino from 'pino'
import type { Db } from '../../db/connection.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { BankChoice } from '../../engines/gateways/sandbox/sandbox.ts'
import type { Area, PastEvent } from '../area.ts'
import { issueDueBills } from './bills/bills.service.ts'
import { setCap } from './caps/caps.service.ts'
import { financialDemo as text } from './financial-demo.fa.ts'
import { invoiceBilledMonths } from './invoices/invoices.service.ts'
import { credit } from './ledger/ledger.service.ts'
import { advancePayment } from './payments/advance.service.ts'
import { findPayment } from './payments/payments.store.ts'
import { receiveReturn } from './payments/return.service.ts'
import { startPayment, type StartWork } from './payments/start.service.ts'
import { createQuote } from './quotes/quotes.service.ts'
import { rateDueHours } from './rating/rating.service.ts'
import { readRunway } from './runway/runway.service.ts'
import { demoBegan } from './usage/demo-began.service.ts'
import { applyVoucher } from './vouchers/vouchers.service.ts'
import { insertVouchers } from './vouchers/vouchers.store.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs)
/** Payments are round sums. */
const roundRials = 5_000_000
const firstRials = 30_000_000
const gift = { code: 'SALAM', rials: 5_000_000 }
const paysInTimeHours = 6 * 24
const betweenLooksHours = 95
/** Which of the payments came when almost nothing was left. */
const scareTopUp = 7
const scareHours = 2
const plannedHoursAgo = 3 * 24
const capRials = 60_000_000
/** Before these the bank refused, and somebody thought better of it. */
const triesInVain: Readonly<Record<number, BankChoice>> = { 4: 'refuse', 9: 'cancel' }

type Demo = Parameters<NonNullable<Area['demoPast']>>
type Customer = Demo[2]

interface Payer {
  /** How many payments there were after the first. */
  topUps: number
  db: Db
  customer: Customer
  work(at: Date): StartWork
  /** What is chosen on the page of the test bank; absent where there is none. */
  choose:
    | ((token: string, choice: BankChoice) => Promise<{ fields: Readonly<Record<string, string>> } | undefined>)
    | undefined
}

const payerOf = ([db, { payments, secrets, publicUrl }, customer]: Demo): Payer => ({
  topUps: 0,
  db,
  customer,
  work: (at) => ({
    db,
    payments,
    secrets,
    publicUrl,
    log: pino({ level: 'silent' }),
    now: () => at,
    signal: new AbortController().signal,
  }),
  choose: payments.sandboxBank?.choose,
})

/** At the test bank, from its page back to us and into the ledger; where there is none, the provider puts it in. */
const pay = async ({ db, customer, work, choose }: Payer, at: Date, rials: number, choice: BankChoice = 'pay') => {
  const { customerId, userId } = customer
  const gateway = work(at).payments.gateways.sandbox
  if (!choose || !gateway) {
    const from = { account: 'adjustments' } as const
    const cause = `demo:${customerId}:${at.toISOString()}`
    const movement = { kind: 'adjustment', cause, customerId, at, details: { reason: text.reason } } as const
    await inTransaction(db, (trx) => credit(trx, { ...movement, rials, from }))
    return
  }
  const wish = {
    customerId,
    userId,
    providerId: paymentProvider.id.sandbox,
    amountRials: rials,
    purpose: 'wallet',
  } as const
  const { paymentId } = await startPayment(work(at), wish)
  const { token } = (await findPayment(db, paymentId))!
  const form = await choose(token!, choice)
  const back = new Date(at.getTime() + 90_000)
  const returned = await receiveReturn(work(back), gateway, form!.fields)
  if (returned?.isToAsk) await advancePayment(work(back), paymentId)
}

const roundUp = (rials: number): number => Math.ceil(rials / roundRials) * roundRials

const readPayer = ({ db, customer }: Payer, now: Date) => readRunway(db, customer.customerId, { now })

/** Pays for about another month. */
const topUp = async (payer: Payer, at: Date): Promise<void> => {
  const { monthlyRials } = await readPayer(payer, at)
  const rials = roundUp(monthlyRials)
  const choice = triesInVain[payer.topUps]
  if (choice) await pay(payer, new Date(at.getTime() - 10 * 60_000), rials, choice)
  await pay(payer, at, rials)
  payer.topUps += 1
}

/** Looks at the wallet twice a week and pays in time; but once it is left to the last hours. */
const look = async (payer: Payer, at: Date): Promise<PastEvent[]> => {
  const { endsAt } = await readPayer(payer, at)
  const next = { at: hoursAfter(at, betweenLooksHours), happen: (later: Date) => look(payer, later) }
  if (endsAt === null || endsAt > hoursAfter(at, paysInTimeHours)) return [next]
  const payLate = async (later: Date) => {
    await topUp(payer, later)
    return look(payer, later)
  }
  if (payer.topUps === scareTopUp) return [{ at: hoursAfter(endsAt, -scareHours), happen: payLate }]
  await topUp(payer, at)
  return [next]
}

/** What is planned: a quote of two more servers and a larger one behind them, and a cap for the project. */
const plannedServers = { tab: 'vm', n: 2, cpu: 4, ram: 8, disk: 100, ip4: 1, ip6: 1 } as const
const plannedDatabase = { ...plannedServers, n: 1, cpu: 8, ram: 32, disk: 400 } as const
const planAhead = async ([db, { secrets, publicUrl }, customer]: Demo, at: Date): Promise<PastEvent[]> => {
  const { projectId, customerId, datacenterId } = customer
  await inTransaction(db, async (trx) => {
    const wanted = { datacenterId, title: text.quote, items: [plannedServers, plannedDatabase] }
    await createQuote(trx, secrets, customer, wanted, at)
    const project = { id: projectId, customerId, datacenterId }
    const cap = { monthlyRials: capRials, atFullId: capAct.id.warn }
    await setCap(trx, { actor: customer, project, deps: { secrets, publicUrl } }, cap, at)
  })
  return []
}

/** A first payment, a gift by code, and from then on what the services cost. */
export const tellFinancialPast: NonNullable<Area['demoPast']> = async (...demo) => {
  const payer = payerOf(demo)
  const { db, customer } = payer
  const begin = async (at: Date) => {
    await pay(payer, at, firstRials)
    const later = hoursAfter(at, 1)
    await inTransaction(db, async (trx) => {
      const all = { maxUses: null, maxUsesPerCustomer: 1, isForNewcomers: false, customerId: null, expiresAt: null }
      await insertVouchers(trx, [{ code: gift.code, giftRials: gift.rials, ...all }], null)
      await applyVoucher(trx, customer, gift.code, { at: later })
    })
    return look(payer, later)
  }
  const now = new Date()
  return [
    { at: demoBegan(now), happen: begin },
    { at: hoursAfter(now, -plannedHoursAgo), happen: (at) => planAhead(demo, at) },
  ]
}

/** The nearer, the finer: of late every hour is in the wallet's list by itself. */
const steps = [
  { untilDaysAgo: 40, hours: 96 },
  { untilDaysAgo: 2, hours: 24 },
  { untilDaysAgo: 0, hours: 1 },
]

/** Usage, bills and their invoices, as the clock does it. */
export const passFinancialTime: NonNullable<Area['passTime']> = async (db, to) => {
  for (const { untilDaysAgo, hours } of steps) {
    const until = Math.min(to.getTime(), Date.now() - untilDaysAgo * dayMs)
    await rateDueHours(db, { now: new Date(until), maxHours: hours })
  }
  await issueDueBills(db, { now: to })
  await invoiceBilledMonths(db)
}
