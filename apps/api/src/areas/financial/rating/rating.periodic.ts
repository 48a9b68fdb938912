import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { rateDueHours } from './rating.service.ts'

/** Every worker looks; the hour itself says whether somebody has it. */
export const ratingPeriodic: readonly PeriodicWork<object>[] = [
  {
    name: 'usage rating',
    everyMs: 60_000,
    run: async ({ db, log, signal }) => {
      const hours = await rateDueHours(db, { signal })
      if (hours > 0) log.info({ hours }, 'usage is rated')
    },
  },
]
