import type { OperationDependencies } from '../../../dependencies.ts'
import type { PeriodicWork, PeriodicRound } from '../../../operations/periodic-work.ts'
import type { Lifecycle } from '../../../services/lifecycle.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { databaseNow } from '../rating/rating.store.ts'
import { bringBackFreed } from './return.service.ts'
import { judgeWallets } from './stages.service.ts'
import { stopSuspended } from './stopping.service.ts'

/**
 * One look at all that is not paid for. Every worker looks, and each look compares how things are with how they should be: a
 * worker that dies anywhere leaves nothing half done that the next look does not see. `now`: for tests.
 */
export const seeToUnpaid = async (
  { db, deps, log, signal }: Omit<PeriodicRound<NotifyDependencies>, 'signal'> & { signal?: AbortSignal },
  kinds: readonly Lifecycle[],
  at?: Date,
): Promise<void> => {
  const now = at ?? (await databaseNow(db))
  await judgeWallets({ db, deps, log, now, signal })
  await stopSuspended({ db, kinds, log, now, signal })
  await bringBackFreed({ db, kinds, log, now, signal })
}

/** Of services of all kinds. */
export const suspensionWork = (kinds: readonly Lifecycle[]): PeriodicWork<OperationDependencies>[] => [
  { name: 'unpaid services', everyMs: 15_000, run: (round) => seeToUnpaid(round, kinds) },
]
