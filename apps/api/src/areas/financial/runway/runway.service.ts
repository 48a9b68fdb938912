import { databaseNow } from '../rating/rating.store.ts'
import { hoursPerMonth } from '@sarv/contract/pricing/quote'
import type { Db } from '../../../db/connection.ts'
import { spendable, type Balances } from '../ledger/ledger.rules.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { endOf, hoursLeft } from './runway.rules.ts'
import { listRunningCosts } from './runway.store.ts'

export interface RunwayOfCustomer {
  balances: Balances
  /** Used since the last full hour, not taken yet. */
  unbilledRials: number
  /** Per 30 days, with VAT. */
  monthlyRials: number
  /** What can be spent once that is taken; 0 or less: nothing is left. */
  leftRials: number
  /** When nothing is left; null: nothing costs anything. */
  endsAt: Date | null
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Until when the customer's money lasts at what runs now, or with so much more of it per 30 days. `now`: for tests. */
export const readRunway = async (
  db: Db,
  customerId: number,
  { moreRials = 0, now }: { moreRials?: number | undefined; now?: Date } = {},
): Promise<RunwayOfCustomer> => {
  const balances = await readBalances(db, customerId)
  const running = await listRunningCosts(db, customerId, now)
  const services = [...running, { monthlyRials: moreRials, heldRials: 0, unbilledRials: 0 }].map((service) => ({
    rialsPerHour: service.monthlyRials / hoursPerMonth,
    heldRials: Math.max(0, service.heldRials - service.unbilledRials),
  }))
  // What was used lately takes from the money set aside for it first, as the rating will.
  const unbilledBeyondHolds = sum(running.map(({ unbilledRials, heldRials }) => Math.max(0, unbilledRials - heldRials)))
  const leftRials = spendable(balances) - unbilledBeyondHolds
  const hours = hoursLeft(leftRials, services)
  return {
    balances,
    unbilledRials: sum(running.map(({ unbilledRials }) => unbilledRials)),
    monthlyRials: sum(running.map(({ monthlyRials }) => monthlyRials)),
    leftRials,
    endsAt: hours === undefined ? null : endOf(now ?? (await databaseNow(db)), hours),
  }
}
