import type { FileStore } from '../../../ports/files/file-store.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { sweepFiles } from './files.service.ts'

export const ticketPeriodic: readonly PeriodicWork<{ files: FileStore }>[] = [
  {
    name: 'files without a message',
    everyMs: 15 * 60_000,
    run: async ({ db, deps, log }) => void (await sweepFiles({ db, files: deps.files, log })),
  },
]
