import type { OperationDependencies } from '../../../dependencies.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { databaseNow } from '../rating/rating.store.ts'
import { judgeCaps } from './caps.service.ts'

/** Every worker looks; each cap is held while it is judged. */
export const capPeriodic: readonly PeriodicWork<OperationDependencies>[] = [
  {
    name: 'caps of projects',
    everyMs: 60_000,
    run: async (round) => {
      const judged = await judgeCaps(round, await databaseNow(round.db))
      if (judged > 0) round.log.info({ caps: judged }, 'caps are judged')
    },
  },
]
