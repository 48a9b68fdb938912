import type { OperationDependencies } from '../../../dependencies.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { sendMailings } from './newsletter.service.ts'

export const newsletterPeriodic: readonly PeriodicWork<OperationDependencies>[] = [
  {
    name: 'articles by mail',
    everyMs: 3_000,
    run: async ({ signal, ...round }) => {
      // Batch after batch while there are any; a worker that stops ends with the batch under way.
      while (!signal.aborted && (await sendMailings(round)) > 0);
    },
  },
]
