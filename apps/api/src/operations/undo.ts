import { attempt, Interruption } from './attempt.ts'
import { failureOf } from './failure.ts'
import type { Step } from './operation.ts'
import * as progress from './progress.store.ts'
import { reasonFor } from './reasons.fa.ts'
import {
  finishWithHook,
  limitsOf,
  stepContext,
  StepFailed,
  stepNamed,
  waitForNextTry,
  type Run,
  type RunnerSettings,
} from './run.ts'

/** Undoes, newest first, whatever began and has an undo; then ends the operation as its `outcome` says. */
export const undoOperation = async <Deps>(run: Run<Deps>, settings: RunnerSettings<Deps>) => {
  const rows = await progress.readSteps(settings.db, run.operation.id)
  let isClean = true
  for (const row of rows.toReversed()) {
    const step = stepNamed(run, row.name)
    if (!step?.undo || !row.hasBegun || row.isUndone) continue
    if (!(await undoStep(run, row, step, settings))) isClean = false
  }
  await finish(run, settings, isClean)
}

/** False when it could not be undone: the rest is undone all the same, and the operator must look at it. */
const undoStep = async <Deps>(
  run: Run<Deps>,
  row: progress.StepProgress,
  step: Step<unknown, Deps, unknown>,
  settings: RunnerSettings<Deps>,
): Promise<boolean> => {
  const { db, log, graceMs, holder } = settings
  const { id, input } = run.operation
  const { timeoutMs, undoAttempts } = limitsOf(step)
  const signals = [run.stop.signal]
  for (;;) {
    run.stop.signal.throwIfAborted()
    const attemptNumber = await progress.beginUndoAttempt(db, id, row.position, holder.workerId)
    run.current = { position: row.position, counter: 'undo_attempt' }
    try {
      const context = stepContext(run, settings)
      await attempt(async (signal) => step.undo?.(input, { ...context, atEnd: db, attempt: attemptNumber, signal }), {
        name: step.name,
        timeoutMs,
        graceMs,
        signals,
      })
      run.current = null
      await progress.endUndo(db, id, row.position)
      return true
    } catch (error) {
      if (error instanceof Interruption) throw error
      run.current = null
      const isLast = !failureOf(error).retryable || attemptNumber >= undoAttempts
      log[isLast ? 'error' : 'warn']({ err: error, operationId: id, step: step.name, isLast }, 'an undo failed')
      if (isLast) return false
      await waitForNextTry(attemptNumber, signals, settings)
    }
  }
}

const finish = async <Deps>(run: Run<Deps>, settings: RunnerSettings<Deps>, isClean: boolean) => {
  const { definition, operation } = run
  const status = operation.outcome ?? 'failed'
  const unclean = { status, code: 'undo_failed', reason: reasonFor('undo_failed') }
  const onCancelled = definition.onCancelled?.bind(definition)
  const onFailed = definition.onFailed?.bind(definition)
  const own = status === 'cancelled' ? (onCancelled ?? onFailed) : onFailed
  const tell: typeof own = async (trx, _input, deps) => {
    if (status === 'failed') await settings.tellOfFailure?.(trx, operation.id, deps)
  }
  const both: typeof own = async (trx, input, deps) => {
    await own?.(trx, input, deps)
    await tell(trx, input, deps)
  }
  const finishAs = (end: typeof unclean | { status: typeof status }, usedHook: typeof own) =>
    finishWithHook(run, settings, end, usedHook)
  // Better a service in a wrong state, or somebody who was not told, than an operation that never ends; the log has the
  // hook's error, and a person has to look: the hook gives back what the operation held.
  const ways = [[isClean ? { status } : unclean, both] as const, [unclean, tell] as const]
  for (const [end, hook] of ways) {
    try {
      return await finishAs(end, hook)
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error
    }
  }
  await finishAs(unclean, undefined)
}
