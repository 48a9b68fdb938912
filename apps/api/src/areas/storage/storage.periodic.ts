import type { PeriodicWork } from '../../operations/periodic-work.ts'
import { noticeEndingBuckets, purgeOverdueBuckets } from './buckets/buckets.service.ts'
import { countBuckets } from './buckets/count.service.ts'
import { endReplacedKeys } from './bucket-keys/bucket-keys.service.ts'
import { reconcileStorageWork } from './reconcile/reconcile.service.ts'
import type { StorageDependencies } from './buckets/buckets.definition.ts'

export const storagePeriodic: readonly PeriodicWork<StorageDependencies>[] = [
  {
    name: 'bucket bins',
    everyMs: 30_000,
    run: async (round) => {
      await noticeEndingBuckets(round, round.deps)
      await purgeOverdueBuckets(round)
    },
  },
  { name: 'bucket counts', everyMs: 60_000, run: async (round) => void (await countBuckets(round)) },
  {
    name: 'replaced storage keys',
    everyMs: 60_000,
    run: async ({ db, deps, log, signal }) => void (await endReplacedKeys({ db, log, ...deps }, signal)),
  },
  reconcileStorageWork,
]
