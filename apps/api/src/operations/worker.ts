import { randomUUID } from 'node:crypto'
import type { Logger, OpenDatabase } from '../db/connection.ts'
import { exponentialBackoff } from './attempt.ts'
import { startCleanup, type Expiring } from './cleanup.ts'
import { createCrew } from './crew.ts'
import { createFetchLoop, repeat } from './loops.ts'
import type { AnyOperation } from './operation.ts'
import { startPeriodicWork, type PeriodicWork } from './periodic-work.ts'
import { freeEveryLease } from './progress.store.ts'
import type { TellOfFailure } from './run.ts'
import { createSlots } from './slots.ts'
import { wakeChannel } from './wake.ts'

export interface WorkerOptions<Deps> {
  database: OpenDatabase
  definitions: readonly AnyOperation<Deps>[]
  deps: Deps
  log: Logger
  /** What is looked at again and again, besides operations. */
  periodic?: readonly PeriodicWork<Deps>[]
  /** Rows of areas that have had their time. */
  expires?: Expiring
  /** Operations at a time; default 8. */
  concurrency?: number
  /** How long a worker may be silent before others take its operations; default 15 s. */
  leaseMs?: number
  /** How long a step may take to end once it was told to; default 3 s. */
  graceMs?: number
  backoffMs?: (attemptNumber: number) => number
  tellOfFailure?: TellOfFailure<Deps>
}

/** Notifications wake the worker at once; this is for those that get lost, and for what dead workers had. */
const longestPollMs = 5000
/** Lets operations that end together be replaced by one fetch. */
const gatherMs = 3

/**
 * Works on operations until stopped. `stop` hands running ones back: another worker goes on with them at once, exactly
 * where they are.
 */
export const startWorker = async <Deps>(options: WorkerOptions<Deps>): Promise<{ stop(): Promise<void> }> => {
  const { database, deps, log, concurrency = 8, leaseMs = 15_000, graceMs = 3000 } = options
  const { backoffMs = exponentialBackoff } = options
  const { db } = database
  let isStopping = false

  const slots = createSlots(concurrency, () => fetchLoop.wake())
  const holder = { workerId: randomUUID(), leaseMs }
  const crew = createCrew(new Map(options.definitions.map((definition) => [definition.kind, definition])), {
    db,
    deps,
    log,
    holder,
    slots,
    graceMs,
    backoffMs,
    tellOfFailure: options.tellOfFailure,
  })
  const fetchLoop = createFetchLoop({
    log,
    gatherMs,
    room: () => (isStopping ? 0 : slots.free),
    fetch: (count) => crew.claim(count),
  })
  const onMessage = (payload: string) => {
    const [what, id] = payload.split(':')
    if (what === 'cancel') crew.cancel(Number(id))
    else fetchLoop.notice()
  }

  // The lock of the data folder proves that no other worker is alive: what dead ones had is free at once.
  if (database.kind === 'embedded') await freeEveryLease(db)
  const stopListening = await database.listen(wakeChannel, onMessage, () => fetchLoop.notice())
  const stopTimers = [
    repeat(leaseMs / 3, () => crew.heartbeat(), log),
    repeat(Math.min(longestPollMs, leaseMs / 2), async () => fetchLoop.notice(), log),
    startCleanup(db, options.expires ?? {}, log),
    ...startPeriodicWork(options.periodic ?? [], { db, deps, log }),
  ]
  fetchLoop.notice()

  return {
    stop: async () => {
      isStopping = true
      await stopListening()
      await fetchLoop.idle()
      await crew.stop()
      for (const stopTimer of stopTimers) await stopTimer()
    },
  }
}
