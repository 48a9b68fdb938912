import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import type { FileStore } from '../../../ports/files/file-store.ts'
import { sweepPictures } from './pictures.service.ts'

export const picturePeriodic: readonly PeriodicWork<{ files: FileStore }>[] = [
  {
    name: 'pictures without an article',
    everyMs: 15 * 60_000,
    run: async ({ db, deps, log }) => void (await sweepPictures({ db, files: deps.files, log })),
  },
]
