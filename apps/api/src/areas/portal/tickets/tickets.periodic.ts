import type { FileStore } from '../../../ports/files/file-store.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import type { NotifyDependencies } from '../notifications.service.ts'
import { closeSilentTickets } from './closing.service.ts'
import { sweepFiles } from './files.service.ts'

export const ticketPeriodic: readonly PeriodicWork<{ files: FileStore } & NotifyDependencies>[] = [
  {
    name: 'files without a message',
    everyMs: 15 * 60_000,
    run: async ({ db, deps, log }) => void (await sweepFiles({ db, files: deps.files, log })),
  },
  {
    name: 'tickets of silent customers',
    everyMs: 60_000,
    run: async ({ db, deps, log }) => void (await closeSilentTickets({ db, deps, log })),
  },
]
