import { Interruption } from './attempt.ts'
import type { AnyOperation } from './operation.ts'
import { claimOperations, LeaseLost, renewLeases, type ClaimedOperation } from './progress.store.ts'
import type { Run, RunnerSettings } from './run.ts'
import { handBack, leaveToOthers, runOperation } from './runner.ts'

/** The operations that this process has claimed. */
export interface Crew {
  /** Takes up to `count` operations that are due and begins them. Answers how many there were. */
  claim(count: number): Promise<number>
  cancel(operationId: number): void
  /** Keeps the leases, learns of cancels, and lets go of what has become another's. */
  heartbeat(): Promise<void>
  /** Hands everything back. */
  stop(): Promise<void>
}

export const createCrew = <Deps>(
  definitions: ReadonlyMap<string, AnyOperation<Deps>>,
  settings: RunnerSettings<Deps>,
): Crew => {
  const { db, log, holder, slots } = settings
  const runs = new Map<number, Run<Deps>>()
  const running = new Set<Promise<void>>()

  const begin = (operation: ClaimedOperation, definition: AnyOperation<Deps>) => {
    const stop = new AbortController()
    const cancel = new AbortController()
    const run: Run<Deps> = {
      operation,
      definition,
      stop,
      cancel,

      unsaved: null,
      current: null,
    }
    runs.set(operation.id, run)
    const work = carryOut(run).finally(() => {
      runs.delete(operation.id)
      running.delete(work)
      slots.release()
    })
    running.add(work)
  }

  /** Never rejects: what is not handed back is taken up again when its lease ends. */
  const carryOut = async (run: Run<Deps>) => {
    const about = { operationId: run.operation.id, kind: run.operation.kind }
    try {
      await slots.acquire()
      await runOperation(run, settings)
    } catch (error) {
      if (error instanceof LeaseLost) log.warn(about, 'another worker has taken this operation')
      else if (!(error instanceof Interruption)) log.error({ ...about, err: error }, 'dropped an operation')
      else if (error.kind === 'stopping') await handBackOrLog(run)
    }
  }

  const handBackOrLog = (run: Run<Deps>) =>
    handBack(run, settings).catch((error: unknown) =>
      log.error({ err: error, operationId: run.operation.id }, 'could not hand an operation back'),
    )

  return {
    claim: async (count) => {
      const claimed = await claimOperations(db, count, holder)
      for (const operation of claimed) {
        const definition = definitions.get(operation.kind)
        // One whose heartbeat came late is ours again and still runs.
        if (definition && !runs.has(operation.id)) begin(operation, definition)
      }
      await leaveToOthers(
        claimed.filter(({ kind }) => !definitions.has(kind)),
        settings,
      )
      return claimed.length
    },
    cancel: (operationId) => runs.get(operationId)?.cancel.abort(new Interruption('cancelled')),
    heartbeat: async () => {
      if (runs.size === 0) return
      const ids = [...runs.keys()]
      const ours = new Map((await renewLeases(db, ids, holder)).map((row) => [row.id, row]))
      for (const id of ids) {
        const row = ours.get(id)
        if (!row) runs.get(id)?.stop.abort(new Interruption('leaseLost'))
        else if (row.cancel_requested_at) runs.get(id)?.cancel.abort(new Interruption('cancelled'))
      }
    },
    stop: async () => {
      for (const run of runs.values()) run.stop.abort(new Interruption('stopping'))
      await Promise.all(running)
    },
  }
}
