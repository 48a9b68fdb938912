import type { OperationDependencies } from '../../../dependencies.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { sendBatches } from './broadcasts.service.ts'

export const broadcastPeriodic: readonly PeriodicWork<OperationDependencies>[] = [
  {
    name: 'messages to many',
    everyMs: 3_000,
    run: async ({ signal, ...round }) => {
      // Batch after batch while there are any; a worker that stops ends with the batch under way.
      while (!signal.aborted && (await sendBatches(round)) > 0);
    },
  },
]
