import type { OperationDependencies } from '../../../dependencies.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { renewTerms } from '../renewals/round.service.ts'
import { tellOfWithdrawals } from '../withdrawals/withdrawals.service.ts'
import { databaseNow } from '../rating/rating.store.ts'
import { writeDueReturns } from '../refunds/return-papers.service.ts'
import { expireInvoices, settleRepaidBills } from './invoices.service.ts'

export const invoicePeriodic: readonly PeriodicWork<OperationDependencies>[] = [
  {
    name: 'invoices and renewals',
    everyMs: 60_000,
    run: async ({ db, deps, log, signal }) => {
      const now = await databaseNow(db)
      const expired = await expireInvoices(db, deps, now)
      if (expired > 0) log.info({ expired }, 'invoices were not paid in time')
      await settleRepaidBills(db)
      await writeDueReturns(db)
      await tellOfWithdrawals(db, deps, now)
      await renewTerms(db, deps, { now, log, signal })
    },
  },
]
