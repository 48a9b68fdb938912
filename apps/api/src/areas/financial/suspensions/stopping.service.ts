import type { Db, Logger } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Lifecycle } from '../../../services/lifecycle.ts'
import type { ServiceContext } from '../../../services/service.ts'
import { lockBalances } from '../ledger/ledger.store.ts'
import { readRunway } from '../runway/runway.service.ts'
import { forgetRemoved, listToBin, listToRemove, listToStop, remember, type CoveredService } from './services.store.ts'
import type { Stage } from './suspensions.rules.ts'
import { holdOpen } from './suspensions.store.ts'

/** What a round is given; `now` is the database's clock, or that of a test. */
export interface Round {
  db: Db
  kinds: readonly Lifecycle[]
  log: Logger
  now: Date
  signal?: AbortSignal | undefined
}

/** By Sarv itself. */
export const contextOf = (service: Pick<CoveredService, 'projectId' | 'customerId' | 'datacenterId' | 'id'>) =>
  ({
    actor: { userId: null },
    project: { id: service.projectId, customerId: service.customerId, datacenterId: service.datacenterId },
    id: service.id,
  }) satisfies ServiceContext

/** It is not to be done any more: all of the transaction is taken back. */
class NotNow extends Error {}

/**
 * Whether it still holds that this is to be done: asked last, under the lock under which money comes in, so that nothing is
 * stopped, put away or removed by anybody who has paid a moment before.
 */
const ensureStillDue = async (trx: Db, service: CoveredService, stages: readonly Stage[], now: Date): Promise<void> => {
  const { customerId, suspensionId, reason } = service
  await lockBalances(trx, customerId)
  if (!(await holdOpen(trx, suspensionId, stages))) throw new NotNow()
  if (reason === 'wallet' && (await readRunway(trx, customerId, { now })).leftRials > 0) throw new NotNow()
}

const all: readonly Stage[] = ['stopped', 'noticed', 'binned', 'gone']

interface Act {
  list(db: Db, kinds: readonly Lifecycle[], now: Date): Promise<CoveredService[]>
  stages: readonly Stage[]
  run(trx: Db, kind: Lifecycle, service: CoveredService, now: Date): Promise<unknown>
}

const acts: readonly Act[] = [
  {
    list: listToStop,
    stages: all,
    run: async (trx, kind, service, now) => {
      await kind.power!.stop(trx, contextOf(service), { isForced: service.tries > 0 })
      await remember(trx, service, { now })
    },
  },
  {
    list: listToBin,
    stages: ['binned', 'gone'],
    run: async (trx, kind, service, now) => {
      await kind.bin!.put(trx, contextOf(service))
      await remember(trx, service, { now, isBinned: true })
    },
  },
  {
    list: listToRemove,
    stages: ['gone'],
    run: (trx, kind, service) => kind.remove(trx, contextOf(service)),
  },
]

/** One service in a transaction of its own; a refusal means that it cannot be now, and the next round asks again. */
export const attend = async (
  { db, log }: Round,
  service: { serviceType: string; id: number },
  work: (trx: Db) => Promise<unknown>,
): Promise<boolean> => {
  try {
    await inTransaction(db, work)
    return true
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof NotNow)) {
      const { serviceType, id } = service
      log.error({ err: error, serviceType, serviceId: id }, 'an unpaid service could not be seen to')
    }
    return false
  }
}

/** Stops, puts away and removes what stands in a suspension, as far as that has come. Answers how many acts were started. */
export const stopSuspended = async (round: Round): Promise<number> => {
  const { db, kinds, now, signal } = round
  let started = 0
  for (const { list, run, stages } of acts) {
    for (const service of await list(db, kinds, now)) {
      if (signal?.aborted) return started
      const kind = kinds.find(({ serviceType }) => serviceType === service.serviceType)!
      const isDone = await attend(round, service, async (trx) => {
        await run(trx, kind, service, now)
        await ensureStillDue(trx, service, stages, now)
      })
      if (isDone) started += 1
    }
  }
  await forgetRemoved(db, kinds)
  return started
}
