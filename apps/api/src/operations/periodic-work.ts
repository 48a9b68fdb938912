import type { Db, Logger } from '../db/connection.ts'
import { repeat } from './loops.ts'

export interface PeriodicContext<Deps> {
  db: Db
  deps: Deps
  log: Logger
}

export interface PeriodicRound<Deps> extends PeriodicContext<Deps> {
  /** Tells that the worker stops: what waits for others ends with it. */
  signal: AbortSignal
}

/**
 * Something that falls due by the clock. Every worker looks, and takes what is due by `db/due.ts`: two at once must not do
 * it twice.
 */
export interface PeriodicWork<Deps> {
  name: string
  everyMs: number
  run(round: PeriodicRound<Deps>): Promise<void>
}

/** Answers the functions that end each, after the round under way. */
export const startPeriodicWork = <Deps>(
  works: readonly PeriodicWork<Deps>[],
  { db, deps, log }: PeriodicContext<Deps>,
): (() => Promise<void>)[] =>
  works.map(({ everyMs, run }) => {
    const stopping = new AbortController()
    const end = repeat(everyMs, () => run({ db, deps, log, signal: stopping.signal }), log)
    return () => {
      stopping.abort()
      return end()
    }
  })
