import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { databaseNow } from '../rating/rating.store.ts'
import { warnOfEnds } from './warnings.service.ts'

export const runwayPeriodic: readonly PeriodicWork<NotifyDependencies>[] = [
  {
    name: 'money that ends soon',
    everyMs: 60_000,
    run: async ({ db, deps, log, signal }) => {
      await warnOfEnds({ db, deps, log, signal, now: await databaseNow(db) })
    },
  },
]
