import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { invoiceBilledMonths } from '../invoices/invoices.service.ts'
import { payDueCommissions } from '../referrals/referrals.service.ts'
import type { Span } from '../rating/rating.rules.ts'
import { closeUntil } from '../rating/rating.service.ts'
import { databaseNow, takeTime } from '../rating/rating.store.ts'
import {
  jalaliMonthLabel,
  jalaliMonthOf,
  lastMonths,
  monthAfter,
  type JalaliMonth,
} from '../usage/jalali-month.rules.ts'
import { billText } from './bills.fa.ts'
import {
  findBill,
  findLastBilledMonth,
  insertBills,
  listBills,
  ratingBegan,
  sumUsage,
  type Sums,
} from './bills.store.ts'

const later = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one)

/** A bill as it is shown, whether it is issued or still running. */
export interface ShownBill extends Sums {
  /** 0: the running one. */
  id: number
  name: string
  date: Date
  span: Span
  /** Of the tax: how much more the rows of the invoice came to than the hours did; 0 for a part and while it runs. */
  roundingRials: number
}

/** As the wire says it: whoever asks for the same span again, for the explanation of a line, gets the same sums. */
const wholeSecond = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000)

/** What this month has come to until now; there is always one. */
const runningBill = async (db: Db, customerId: number): Promise<ShownBill> => {
  const now = wholeSecond(await databaseNow(db))
  const month = jalaliMonthOf(now)
  const span = { from: later(month.from, await ratingBegan(db)), to: now }
  return {
    id: 0,
    name: billText.running(jalaliMonthLabel(month)),
    date: now,
    span,
    roundingRials: 0,
    ...(await sumUsage(db, customerId, span)),
  }
}

/** One of the customer's; 0 is the running one. Anybody else's is not there. */
export const readBill = async (db: Db, customerId: number, id: number): Promise<ShownBill> => {
  if (id === 0) return runningBill(db, customerId)
  const bill = await findBill(db, customerId, id)
  if (!bill) throw new AppError('not_found')
  const { from, to, issuedAt: date, netRials, vatRials, roundingRials } = bill
  const name = billText.name(jalaliMonthLabel({ from }))
  return { id, name, date, span: { from, to }, netRials, vatRials, roundingRials }
}

const inside = ({ from, to }: Span, moment: Date): Date =>
  new Date(Math.min(Math.max(moment.getTime(), from.getTime()), to.getTime()))

/** A part of one, with what that part came to. The differences of one formula: the parts of a bill sum to it. */
export const readBillPart = async (
  db: Db,
  customerId: number,
  id: number,
  { from, to }: Partial<Span>,
): Promise<ShownBill> => {
  const bill = await readBill(db, customerId, id)
  if (!from && !to) return bill
  const span = {
    from: inside(bill.span, from ?? bill.span.from),
    to: inside(bill.span, to ?? bill.span.to),
  }
  return { ...bill, span, roundingRials: 0, ...(await sumUsage(db, customerId, span)) }
}

const shownMonths = 12

/** What each of the last twelve months came to, with VAT, the newest first; this month until now. */
export const usageOfMonths = async (db: Db, customerId: number) => {
  const [running, { rows }] = await Promise.all([runningBill(db, customerId), listBills(db, customerId, {})])
  const totals = new Map(rows.map(({ month, netRials, vatRials }) => [month, netRials + vatRials]))
  return lastMonths(running.date, shownMonths).map((month, index) => ({
    month: jalaliMonthLabel(month),
    rials: index === 0 ? running.netRials + running.vatRials : (totals.get(month.id) ?? 0),
  }))
}

const nextMonth = async (db: Db): Promise<JalaliMonth | undefined> => {
  const last = await findLastBilledMonth(db)
  if (last) return jalaliMonthOf(last.to)
  const began = await ratingBegan(db)
  return began && jalaliMonthOf(began)
}

/**
 * The bills of every month that is over and rated to its end. After that nothing of it can change: what comes late counts
 * from the next month on. Each gets its legal invoice, and referrers their part. Answers the months that this process issued.
 */
export const issueDueBills = async (db: Db, time: { now?: Date } = {}): Promise<number[]> => {
  const now = time.now ?? (await databaseNow(db))
  const issued: number[] = []
  for (let month = await nextMonth(db); month && month.to <= now; month = monthAfter(month)) {
    if (!(await closeUntil(db, month.to))) break
    const span = { from: later(month.from, await ratingBegan(db)), to: month.to }
    const due = month
    const bills = await inTransaction(db, async (trx) => {
      await takeTime(trx)
      return insertBills(trx, due, span, time.now && due.to)
    })
    if (bills !== undefined) issued.push(month.id)
  }
  await invoiceBilledMonths(db)
  await payDueCommissions(db, time)
  return issued
}
