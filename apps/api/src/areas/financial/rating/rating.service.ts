import { vatPercentOn, type VatRate } from '@sarv/contract/pricing/vat'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { listVatRates } from '../../catalog/vat/vat.service.ts'
import type { BookedUsage } from '../ledger/usage-charge.store.ts'
import { jalaliMonthStart } from '../usage/jalali-month.rules.ts'
import { hourAfter, type Span } from './rating.rules.ts'
import {
  bookSlice,
  databaseNow,
  findNextHour,
  insertRatedHour,
  isAcrossVat,
  lockUsage,
  readRatedTo,
  splitAtVatChange,
  takeClosedHour,
} from './rating.store.ts'

export interface RatingTime {
  /** Until when hours are over; absent: the clock of the database. Tests and the demo live in another time. */
  now?: Date
  /** How many hours may be taken in one go; absent: one. The demo has a year of them behind it. */
  maxHours?: number
  /** How many customers are booked in one transaction: their orders and payments wait for it. */
  customersPerSlice?: number
}

const usualSlice = 1000

/** Rates of the tax begin with a day in Tehran, and days with an hour. */
const changesVat = ({ from }: Pick<Span, 'from'>, rates: readonly VatRate[]): boolean =>
  rates.some((rate) => rate.from < from) &&
  vatPercentOn(from, rates) !== vatPercentOn(new Date(from.getTime() - 1), rates)

const beginsMonth = ({ from }: Span): boolean => jalaliMonthStart(from).getTime() === from.getTime()

/** This hour and those after it that may be taken with it: all are over, of one month and one rate of the tax. */
const withNext = (hour: Span, now: Date, maxHours: number, rates: readonly VatRate[]): Span => {
  let last = hour
  for (let count = 1; count < maxHours; count += 1) {
    const next = hourAfter(last)
    if (next.to > now || changesVat(next, rates) || beginsMonth(next)) break
    last = next
  }
  return { from: hour.from, to: last.to }
}

/**
 * The next hour that is over: from now on no interval begins or ends in it. Nothing where none is over, or where the last
 * one is not booked yet.
 */
const closeHour = async (db: Db, time: RatingTime): Promise<void> => {
  const now = time.now ?? (await databaseNow(db))
  const isDue = async (of: Db): Promise<Span | undefined> => {
    const last = await readRatedTo(of)
    // Most of the time nothing is due, and that is known without looking at any usage.
    if (last && (last.ratedAt === null || last.to.getTime() + 3_600_000 > now.getTime())) return undefined
    const hour = await findNextHour(of, last?.to)
    return hour && hour.to <= now ? withNext(hour, now, time.maxHours ?? 1, await listVatRates(of)) : undefined
  }
  if (!(await isDue(db))) return
  await inTransaction(db, async (trx) => {
    await lockUsage(trx)
    // Another worker may have been first.
    const hour = await isDue(trx)
    if (!hour) return
    const rates = await listVatRates(trx)
    if (changesVat(hour, rates)) await splitAtVatChange(trx, hour.from, vatPercentOn(hour.from, rates))
    await insertRatedHour(trx, hour)
  })
}

/**
 * Rates one hour, if one is due: closes it in a moment of its own, so that nobody's order waits for the books, and then
 * books it, some customers at a time. A process that stops in between leaves a closed hour, which the next one books.
 */
export const rateHour = async (
  db: Db,
  time: RatingTime & { signal?: AbortSignal } = {},
): Promise<(Span & BookedUsage) | undefined> => {
  await closeHour(db, time)
  for (;;) {
    const slice = await inTransaction(db, async (trx) => {
      const hour = await takeClosedHour(trx)
      if (!hour) return undefined
      const { customersPerSlice: customers = usualSlice } = time
      const { from, to } = hour
      return { from, to, ...(await bookSlice(trx, hour, { customers, at: time.now && to })) }
    })
    if (!slice) return undefined
    const { isDone, ...booked } = slice
    if (isDone || time.signal?.aborted) return booked
  }
}

/**
 * Whether all usage before a moment is booked. Where nobody used anything up to it, nothing begins before it any more from
 * now on: a bill that ends there is never short of something that came late.
 */
export const closeUntil = async (db: Db, moment: Date): Promise<boolean> => {
  const isRated = async (of: Db) => {
    const last = await readRatedTo(of)
    return { isPast: last !== undefined && last.to >= moment, isBooked: last?.ratedAt !== null, last }
  }
  const { isPast, isBooked } = await isRated(db)
  if (!isBooked) return false
  if (isPast) return true
  return inTransaction(db, async (trx) => {
    await lockUsage(trx)
    const again = await isRated(trx)
    if (!again.isBooked) return false
    if (again.isPast) return true
    const next = await findNextHour(trx, again.last?.to)
    if (next && next.from < moment) return false
    await insertRatedHour(trx, { from: moment, to: moment }, { isBooked: true })
    return true
  })
}

/**
 * A new rate of the tax counts from its first moment, also on the running bill: what goes on is cut as soon as the rate is in
 * force, not with the hour that ends later.
 */
const cutAtNewVat = async (db: Db, time: RatingTime): Promise<void> => {
  const now = time.now ?? (await databaseNow(db))
  const rates = await listVatRates(db)
  const isOpen = async (of: Db, from: Date): Promise<boolean> =>
    from <= now && from >= ((await readRatedTo(of))?.to ?? now)
  for (const { from, percent } of rates) {
    if (!changesVat({ from }, rates) || !(await isOpen(db, from)) || !(await isAcrossVat(db, from, percent))) continue
    await inTransaction(db, async (trx) => {
      await lockUsage(trx)
      if (await isOpen(trx, from)) await splitAtVatChange(trx, from, percent)
    })
  }
}

/** All hours that are over, one after the other. Answers how many this process rated. */
export const rateDueHours = async (db: Db, time: RatingTime & { signal?: AbortSignal } = {}): Promise<number> => {
  await cutAtNewVat(db, time)
  let hours = 0
  while (!time.signal?.aborted && (await rateHour(db, time))) hours += 1
  return hours
}
