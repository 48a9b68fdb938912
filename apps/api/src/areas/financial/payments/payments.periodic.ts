import type { OperationDependencies } from '../../../dependencies.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { sweepPayments } from './payments.service.ts'

/** Oftener than each minute, which is when a payment is looked at again: a round without anything due is one query. */
const everyMs = 20_000

export const paymentPeriodic: readonly PeriodicWork<OperationDependencies>[] = [
  {
    name: 'payments',
    everyMs,
    run: async ({ db, deps, log, signal }) => {
      await sweepPayments({ ...deps, db, log, signal, now: () => new Date() })
    },
  },
]
