import type { ServiceType } from '@sarv/contract/service-types'
import type { CustomerGroup } from '@sarv/contract/cache-groups'
import type { Db, Logger } from '../db/connection.ts'

/** What a step may use besides its input. */
export interface StepContext<Deps, Engine = undefined> {
  deps: Deps
  /** What the operation's definition says that its steps talk to. */
  engine: Engine
  /** Outside any transaction. */
  db: Db
  /**
   * For the last updates of a step, one for each table: they are sent in the one statement that says that the step is done,
   * and cost nothing more. Of a try that fails nothing is sent. In an undo the same as `db`.
   */
  atEnd: Db
  operationId: number
  /** 1 on the first try. */
  attempt: number
  /** Ends with the step's timeout, a cancel, or the worker's stop. A step that ignores it is abandoned. */
  signal: AbortSignal
  log: Logger
}

/**
 * One piece of an operation. Both functions run at least once, perhaps twice: the process can stop anywhere. So each
 * looks for its own earlier effect first.
 */
export interface Step<Input, Deps, Engine = undefined> {
  /** Stable key: kept in the database, so that an operation goes on after a restart or an upgrade. */
  name: string
  /** Persian name for people. */
  label: string
  run(input: Input, context: StepContext<Deps, Engine>): Promise<void>
  /** Takes back whatever `run` may have done, also when it did only half of it or nothing. */
  undo?(input: Input, context: StepContext<Deps, Engine>): Promise<void>
  /** Default 60 000. */
  timeoutMs?: number
  /** Tries before the operation fails; default 5. */
  attempts?: number
  /** Tries before an undo is given up, and something stays behind; default as `attempts`. */
  undoAttempts?: number
}

/** Its hooks are database work at a turn of the operation, in the same transaction as the turn itself. */
export interface OperationDefinition<Input, Deps, Engine = undefined> {
  /** Id of the starting call; where it starts one of several, a word for which stands behind a colon. */
  kind: string
  /** Persian; `{name}` stands after the service's noun, `{other}` after the noun of the second thing, if there is one. */
  title: string
  serviceType: ServiceType
  /** What the portal reads again when the operation moves. */
  group: CustomerGroup
  /** Finds what the steps talk to. Where it throws, the operation fails before its next step begins, and says why. */
  engine(deps: Deps, input: Input): Engine
  steps: readonly Step<Input, Deps, Engine>[]
  cancellable?: boolean
  /** Updates only, one for each table: they are sent in the statement that begins the first step. */
  onStarted?(atStart: Db, input: Input, deps: Deps): Promise<void>
  onDone?(trx: Db, input: Input, deps: Deps): Promise<void>
  /** Everything is undone; the reason is in the operation's row. */
  onFailed?(trx: Db, input: Input, deps: Deps): Promise<void>
  /** Default: the same as `onFailed`. */
  onCancelled?(trx: Db, input: Input, deps: Deps): Promise<void>
  /** Brings the service back to where the first run began. Absent: a failed run can't be tried again. */
  onRetry?(trx: Db, input: Input): Promise<void>
}

/** As much of a definition as it takes to start it. */
export type StartableOperation<Input> = Pick<
  OperationDefinition<Input, never, never>,
  'kind' | 'title' | 'serviceType' | 'group' | 'cancellable' | 'onRetry'
> & { steps: readonly Pick<Step<never, never>, 'name' | 'label'>[] }

/** The call that starts a kind of operation. */
export const callIdOf = (kind: string): string => kind.split(':', 1)[0]!

/** A definition among others: its input comes back from the row as it went in. */
export type AnyOperation<Deps> = OperationDefinition<unknown, Deps, unknown>

/** Its types come from the name that it is given to, or are written: whatever helps to build it must not narrow them. */
export const defineOperation = <Input, Deps, Engine = undefined>(
  definition: NoInfer<OperationDefinition<Input, Deps, Engine>>,
): OperationDefinition<Input, Deps, Engine> => {
  const names = new Set(definition.steps.map((step) => step.name))
  if (names.size !== definition.steps.length) throw new Error(`${definition.kind}: two steps have the same name`)
  return definition
}
