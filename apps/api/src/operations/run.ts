import type { Db, Logger } from '../db/connection.ts'
import { inPlainTransaction } from '../db/transaction.ts'
import { AppError } from '../errors/app-error.ts'
import { pause } from './attempt.ts'
import type { EventToPublish } from './events.ts'
import type { AnyOperation, Step } from './operation.ts'
import { endOperation, type ClaimedOperation, type DoneStep, type End, type Holder } from './progress.store.ts'
import { reasonFor } from './reasons.fa.ts'
import type { Slots } from './slots.ts'

export interface RunnerSettings<Deps> {
  db: Db
  deps: Deps
  log: Logger
  holder: Holder
  slots: Slots
  graceMs: number
  backoffMs: (attemptNumber: number) => number
  tellOfFailure?: TellOfFailure<Deps> | undefined
}

/** Tells people that an operation has failed, in the transaction that ends it: once, or not at all. */
export type TellOfFailure<Deps> = (trx: Db, operationId: number, deps: Deps) => Promise<void>

/** One claimed operation on its way. */
export interface Run<Deps> {
  operation: ClaimedOperation
  definition: AnyOperation<Deps>
  /** Found before the first step that this process runs or undoes. */
  engine?: unknown
  /** The worker stops, or has lost the lease. */
  stop: AbortController
  /** The customer has changed their mind; says nothing to an undo. */
  cancel: AbortController
  /** A step that is done but not yet written as done: the next turn writes it. */
  unsaved: DoneStep | null
  /** The try that is under way. */
  current: { position: number; counter: 'attempt' | 'undo_attempt' } | null
}

const defaultTimeoutMs = 60_000
const defaultAttempts = 5
const hookAttempts = 3

/** A step has failed for good. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed'
  readonly code: string
  readonly reason: string

  constructor(code: string, cause: unknown) {
    super(code, { cause })
    this.code = code
    this.reason = reasonFor(code, cause instanceof AppError ? cause.sentence : undefined)
  }
}

export const limitsOf = <Deps>({
  timeoutMs = defaultTimeoutMs,
  attempts = defaultAttempts,
  undoAttempts = attempts,
}: Step<unknown, Deps, unknown>) => ({ timeoutMs, attempts, undoAttempts })

export const stepNamed = <Deps>({ definition }: Run<Deps>, name: string): Step<unknown, Deps, unknown> | undefined =>
  definition.steps.find((step) => step.name === name)

/** What every try of its steps is given besides its number and its signal. */
export const stepContext = <Deps>(run: Run<Deps>, { db, deps, log }: RunnerSettings<Deps>) => {
  const { id: operationId, input } = run.operation
  run.engine ??= run.definition.engine(deps, input)
  return { db, deps, log, operationId, engine: run.engine }
}

/** For who watches the operation. */
export const progressEvents = <Deps>({ operation }: Run<Deps>): EventToPublish[] => [
  {
    customerId: operation.customer_id,
    projectId: operation.project_id,
    group: 'Operation',
    operationId: operation.id,
  },
]

/** For who watches the operation or the service: it has begun or ended. */
export const turningPointEvents = <Deps>(run: Run<Deps>): EventToPublish[] => [
  ...progressEvents(run),
  {
    customerId: run.operation.customer_id,
    projectId: run.operation.project_id,
    group: run.definition.group,
    id: run.operation.service_id,
  },
]

/** Meanwhile another operation may work. */
export const waitForNextTry = async <Deps>(
  attemptNumber: number,
  signals: readonly AbortSignal[],
  { slots, backoffMs }: RunnerSettings<Deps>,
) => {
  slots.release()
  try {
    await pause(backoffMs(attemptNumber), signals)
  } finally {
    await slots.acquire()
  }
}

/** Ends the operation and runs its hook in one transaction; a hook that keeps failing is a step that failed. */
export const finishWithHook = async <Deps>(
  run: Run<Deps>,
  { db, deps, log, backoffMs, holder: { workerId } }: RunnerSettings<Deps>,
  end: Pick<End, 'status' | 'writes' | 'code' | 'reason'>,
  hook: ((trx: Db, input: unknown, deps: Deps) => Promise<void>) | undefined,
) => {
  for (let tries = 1; ; tries += 1) {
    let inHook = false
    try {
      return await inPlainTransaction(db, async (trx) => {
        await endOperation(trx, { ...end, operationId: run.operation.id, workerId, events: turningPointEvents(run) })
        inHook = true
        await hook?.(trx, run.operation.input, deps)
        inHook = false
      })
    } catch (error) {
      if (!inHook) throw error
      log.error({ err: error, operationId: run.operation.id }, 'the last database work of an operation failed')
      if (tries >= hookAttempts) throw new StepFailed('internal', error)
      await pause(backoffMs(tries), [run.stop.signal])
    }
  }
}
