import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { issueDueBills } from '../bills/bills.service.ts'
import { rateDueHours } from './rating.service.ts'

/** Every worker looks; the hour itself says whether somebody has it. */
export const ratingPeriodic: readonly PeriodicWork<object>[] = [
  {
    name: 'usage rating and bills',
    everyMs: 60_000,
    run: async ({ db, log, signal }) => {
      const hours = await rateDueHours(db, { signal })
      if (hours > 0) log.info({ hours }, 'usage is rated')
      const months = signal.aborted ? [] : await issueDueBills(db)
      if (months.length > 0) log.info({ months }, 'bills are issued')
    },
  },
]
