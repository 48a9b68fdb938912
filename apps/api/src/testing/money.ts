import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/transaction.ts'
import { takeForOrder } from '../areas/financial/holds/holds.service.ts'
import { credit } from '../areas/financial/ledger/ledger.service.ts'
import type { ServiceRef } from '../services/service.ts'

/** More than all that any test orders. */
const plentyRials = 10_000_000_000

/** Money for somebody whose test is not about it: orders need it. */
export const giveMoney = (db: Db, customerId: number, rials = plentyRials): Promise<void> =>
  inTransaction(db, async (trx) => {
    await credit(trx, {
      kind: 'adjustment',
      cause: `test:start:${customerId}`,
      customerId,
      rials,
      from: { account: 'adjustments' },
    })
  })

/** Where no catalogue is loaded. */
export const insertTerms = async (db: Db): Promise<void> => {
  await db
    .insertInto('provider_terms')
    .values({
      id: 1,
      hold_hours: 72,
      grace_days: 15,
      commission_percent: 10,
      top_up_min_rials: 1,
      top_up_max_rials: 1_000_000_000_000,
    })
    .execute()
}

const monthsPerHold = 720 / 72

/** Sets exactly so much aside, as an order of the price whose first hours cost that. */
export const reserve = (trx: Db, { service, rials }: { service: ServiceRef; rials: number }): Promise<void> =>
  takeForOrder(trx, [{ ...service, name: 'web-1' }], {
    amounts: {},
    payableRials: rials * monthsPerHold,
    userId: null,
  })
