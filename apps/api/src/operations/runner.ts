import { createNotedWrites } from '../db/noted-writes.ts'
import { inPlainTransaction } from '../db/transaction.ts'
import { attempt, Interruption } from './attempt.ts'
import { publish } from './events.ts'
import { failureOf } from './failure.ts'
import type { Step } from './operation.ts'
import * as progress from './progress.store.ts'
import { wakeWorkers } from './wake.ts'
import { reasonFor } from './reasons.fa.ts'
import {
  finishWithHook,
  limitsOf,
  progressEvents,
  stepContext,
  StepFailed,
  stepNamed,
  turningPointEvents,
  waitForNextTry,
  type Run,
  type RunnerSettings,
} from './run.ts'
import { undoOperation } from './undo.ts'

/** Tries that ended with the whole process count too, else a step that kills it would do so for ever. */
const extraAttemptsAfterCrashes = 5

/** Takes a claimed operation to its end: done, or failed or cancelled with everything undone. */
export const runOperation = async <Deps>(run: Run<Deps>, settings: RunnerSettings<Deps>): Promise<void> => {
  const { status, cancel_requested_at: cancelRequestedAt } = run.operation
  if (status !== 'undoing') {
    if (cancelRequestedAt) run.cancel.abort(new Interruption('cancelled'))
    const ending = await goForward(run, settings)
    if (!ending) return
    await turnBack(run, settings, ending)
  }
  await undoOperation(run, settings)
}

/** Gives an operation back at once, exactly where it is. */
export const handBack = <Deps>(run: Run<Deps>, { db, holder }: RunnerSettings<Deps>) =>
  inPlainTransaction(db, async (trx) => {
    const { id } = run.operation
    await progress.releaseLease(trx, id, holder.workerId)
    if (run.unsaved) await progress.endStep(trx, id, run.unsaved)
    if (run.current) await progress.forgetAttempt(trx, id, run.current.position, run.current.counter)
    await wakeWorkers(trx)
  })

/** While two versions run side by side, only the newer one may know a kind. After an hour nobody does. */
const knownSomewhereForMs = 3_600_000
const lookAgainMs = 10_000

/** For operations whose definition this process does not have. */
export const leaveToOthers = async <Deps>(
  operations: readonly progress.OperationRow[],
  { db, holder: { workerId }, deps, tellOfFailure }: RunnerSettings<Deps>,
) => {
  for (const { id, created_at: createdAt } of operations) {
    if (Date.now() - createdAt.getTime() <= knownSomewhereForMs) {
      await progress.releaseLease(db, id, workerId, lookAgainMs)
      continue
    }
    const code = 'definition_missing'
    await inPlainTransaction(db, async (trx) => {
      const end = { status: 'failed', code, reason: reasonFor(code) } as const
      await progress.endOperation(trx, { ...end, operationId: id, workerId, events: [] })
      await tellOfFailure?.(trx, id, deps)
    })
  }
}

/** Answers how the operation must end, or nothing when it is done. Anything that is not the steps' fault is thrown. */
const goForward = async <Deps>(
  run: Run<Deps>,
  settings: RunnerSettings<Deps>,
): Promise<progress.Ending | undefined> => {
  try {
    for (const row of run.operation.steps) {
      if (row.status === 'done') continue
      const step = stepNamed(run, row.name)
      if (!step) throw new StepFailed('definition_missing', new Error(`${run.operation.kind} has no step ${row.name}`))
      await runStep(run, row, step, settings)
    }
    await finishDone(run, settings)
    return undefined
  } catch (error) {
    if (error instanceof StepFailed) return { outcome: 'failed', code: error.code, reason: error.reason }
    if (error instanceof Interruption && error.kind === 'cancelled') {
      return { outcome: 'cancelled', code: 'cancelled', reason: reasonFor('cancelled') }
    }
    throw error
  }
}

const turnBack = async <Deps>(run: Run<Deps>, { db, holder }: RunnerSettings<Deps>, ending: progress.Ending) => {
  await inPlainTransaction(db, async (trx) => {
    if (run.unsaved) await progress.endStep(trx, run.operation.id, run.unsaved)
    await progress.beginUndo(trx, run.operation.id, holder.workerId, ending)
    await publish(trx, ...progressEvents(run))
  })
  run.unsaved = null
  run.current = null
  run.operation = { ...run.operation, outcome: ending.outcome }
}

const runStep = async <Deps>(
  run: Run<Deps>,
  row: progress.StepProgress,
  step: Step<unknown, Deps, unknown>,
  settings: RunnerSettings<Deps>,
) => {
  const { db, log, graceMs } = settings
  const { id, input } = run.operation
  const { timeoutMs, attempts } = limitsOf(step)
  const signals = [run.stop.signal, run.cancel.signal]
  for (;;) {
    for (const signal of signals) signal.throwIfAborted()
    const context = contextOrFailure(run, settings)
    const attemptNumber = await beginStep(run, row, settings)
    const atEnd = createNotedWrites()
    try {
      if (attemptNumber > attempts + extraAttemptsAfterCrashes)
        throw new Error('the process ended in this step too often')
      await attempt((signal) => step.run(input, { ...context, atEnd: atEnd.db, attempt: attemptNumber, signal }), {
        name: step.name,
        timeoutMs,
        graceMs,
        signals,
      })
      run.current = null
      run.unsaved = { position: row.position, writes: atEnd.writes }
      return
    } catch (error) {
      if (error instanceof Interruption) throw error
      run.current = null
      const { code, retryable } = failureOf(error)
      const isLast = !retryable || attemptNumber >= attempts
      log.warn({ err: error, operationId: id, step: step.name, attempt: attemptNumber, isLast }, 'a step failed')
      await progress.noteFailure(db, id, row.position, code, isLast)
      if (isLast) throw new StepFailed(code, error)
      await waitForNextTry(attemptNumber, signals, settings)
    }
  }
}

/** Without its engine no step begins: there is nothing to undo, and the reason is the one that people read. */
const contextOrFailure = <Deps>(run: Run<Deps>, settings: RunnerSettings<Deps>) => {
  try {
    return stepContext(run, settings)
  } catch (error) {
    throw new StepFailed(failureOf(error).code, error)
  }
}

const beginStep = async <Deps>(
  run: Run<Deps>,
  row: progress.StepProgress,
  { db, deps, holder }: RunnerSettings<Deps>,
) => {
  const { operation } = run
  const { position } = row
  const isVeryFirst = position === 0 && !row.hasBegun
  const turn: progress.Turn = {
    operationId: operation.id,
    workerId: holder.workerId,
    position,
    done: run.unsaved,
    writes: isVeryFirst ? await startWrites(run, deps) : [],
    events: isVeryFirst ? turningPointEvents(run) : progressEvents(run),
  }
  const attemptNumber = await progress.beginStep(db, turn)
  row.hasBegun = true
  run.unsaved = null
  run.current = { position, counter: 'attempt' }
  return attemptNumber
}

const startWrites = async <Deps>({ definition, operation }: Run<Deps>, deps: Deps) => {
  const atStart = createNotedWrites()
  await definition.onStarted?.(atStart.db, operation.input, deps).catch((error: unknown) => {
    throw new StepFailed(failureOf(error).code, error)
  })
  return atStart.writes
}

/** The last step is done with it: it is the only one that still runs. */
const finishDone = <Deps>(run: Run<Deps>, settings: RunnerSettings<Deps>) => {
  const end = { status: 'done', writes: run.unsaved?.writes ?? [] } as const
  return finishWithHook(run, settings, end, run.definition.onDone?.bind(run.definition))
}
