import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db } from '../db/connection.ts'
import { fromNow, takeDue, type Due } from '../db/due.ts'
import { withWrites, type NotedWrite } from '../db/noted-writes.ts'
import { insertEvents, notifyOfEvent, type EventToPublish } from './events.ts'
import { wakeOfWebhook, webhooksOfEnd } from './webhook-events.ts'
import type { OperationsTable, OperationStepsTable } from '../db/tables.generated.ts'

export type OperationRow = Selectable<OperationsTable>
type StepRow = Selectable<OperationStepsTable>

/** What decides what is to be done about a step. */
export interface StepProgress extends Pick<StepRow, 'position' | 'name' | 'status'> {
  hasBegun: boolean
  isUndone: boolean
}

export interface ClaimedOperation extends OperationRow {
  steps: StepProgress[]
}

/** The lease is somebody else's by now: what we hold in memory no longer counts. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

export interface Holder {
  workerId: string
  leaseMs: number
}

const waitingOperations: Due<'operations'> = { table: 'operations', key: ['id'], at: sql.ref('due_at') }

const stepsOf = (operationId: RawBuilder<unknown>) => sql`
  select coalesce(json_agg(json_build_object('position', position, 'name', name, 'status', status,
    'hasBegun', started_at is not null, 'isUndone', undone_at is not null) order by position), '[]') as steps
  from operation_steps where operation_id = ${operationId}`

/** What is due is ours from now on, also what a worker had that has been silent for too long. */
export const claimOperations = (db: Db, count: number, { workerId, leaseMs }: Holder): Promise<ClaimedOperation[]> =>
  takeDue(db, waitingOperations, {
    count,
    besides: sql<{ steps: StepProgress[] }>`(${stepsOf(sql.ref('taken.id'))}) as steps`,
    set: sql`
      due_at = ${fromNow(leaseMs)},
      worker_id = ${workerId},
      status = case taken.status when 'queued' then 'running' else taken.status end,
      started_at = coalesce(taken.started_at, now())`,
  })

export const renewLeases = (db: Db, ids: readonly number[], { workerId, leaseMs }: Holder) =>
  db
    .updateTable('operations')
    .set({ due_at: fromNow(leaseMs) })
    .where('id', 'in', ids)
    .where('worker_id', '=', workerId)
    .returning(['id', 'cancel_requested_at'])
    .execute()

/** What any worker has is due at once: for a process that knows that the others are dead. */
export const freeEveryLease = async (db: Db): Promise<void> => {
  await db
    .updateTable('operations')
    .set({ worker_id: null, due_at: sql<Date>`now()` })
    .where('worker_id', 'is not', null)
    .execute()
}

/** Gives an operation back as it is, for whoever looks next. */
export const releaseLease = async (trx: Db, operationId: number, workerId: string, delayMs = 0) => {
  const { numUpdatedRows } = await trx
    .updateTable('operations')
    .set({ worker_id: null, due_at: fromNow(delayMs) })
    .where('id', '=', operationId)
    .where('worker_id', '=', workerId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new LeaseLost()
}

/** The try that was cut short does not count. */
export const forgetAttempt = async (
  trx: Db,
  operationId: number,
  position: number,
  counter: 'attempt' | 'undo_attempt',
) => {
  await trx
    .updateTable('operation_steps')
    .set((eb) => ({ [counter]: eb(counter, '-', 1) }))
    .where('operation_id', '=', operationId)
    .where('position', '=', position)
    .where(counter, '>', 0)
    .execute()
}

export const readSteps = async (db: Db, operationId: number): Promise<StepProgress[]> => {
  const { rows } = await stepsOf(sql`${operationId}`)
    .$castTo<{ steps: StepProgress[] }>()
    .execute(db)
  return rows[0]!.steps
}

/** Writes only while the worker still has the operation. */
const heldBy = (operationId: number, workerId: string) =>
  sql<boolean>`exists (select from operations where id = ${operationId} and worker_id = ${workerId})`

/** A step that is done, with what it wrote at its end. */
export interface DoneStep {
  position: number
  writes: readonly NotedWrite[]
}

export interface Turn {
  operationId: number
  workerId: string
  position: number
  done: DoneStep | null
  /** What belongs to the beginning. */
  writes: readonly NotedWrite[]
  events: readonly EventToPublish[]
}

/**
 * One turn in one statement: the step before is done, this one begins a try, and whoever watches is told. Answers the
 * number of the try. Many operations at once make the round trips and commits count.
 */
export const beginStep = async (db: Db, turn: Turn): Promise<number> => {
  const isHeld = heldBy(turn.operationId, turn.workerId)
  const { rows } = await sql<{ attempt: number }>`
    with done as (
      update operation_steps set status = 'done', ended_at = now(), error = null
      where operation_id = ${turn.operationId} and position = ${turn.done?.position ?? null}::smallint and ${isHeld}
    ), begun as (
      update operation_steps
      set status = 'running', attempt = attempt + 1, started_at = coalesce(started_at, now()), ended_at = null
      where operation_id = ${turn.operationId} and position = ${turn.position} and ${isHeld}
      returning attempt
    ), ${withWrites([...(turn.done?.writes ?? []), ...turn.writes])} event as (${insertEvents(turn.events)})
    select begun.attempt, ${notifyOfEvent} from begun cross join event`.execute(db)
  if (!rows[0]) throw new LeaseLost()
  return rows[0].attempt
}

export const endStep = async (trx: Db, operationId: number, { position, writes }: DoneStep): Promise<void> => {
  await sql`
    with ${withWrites(writes)} done as (select 1)
    update operation_steps set status = 'done', ended_at = now(), error = null
    where operation_id = ${operationId} and position = ${position}`.execute(trx)
}

/** Keeps why a try failed; `isLast` says that there will be no other. */
export const noteFailure = (db: Db, operationId: number, position: number, code: string, isLast: boolean) =>
  db
    .updateTable('operation_steps')
    .set({ error: code, ...(isLast && { status: 'failed' as const, ended_at: sql<Date>`now()` }) })
    .where('operation_id', '=', operationId)
    .where('position', '=', position)
    .execute()

export const beginUndoAttempt = async (
  db: Db,
  operationId: number,
  position: number,
  workerId: string,
): Promise<number> => {
  const row = await db
    .updateTable('operation_steps')
    .set((eb) => ({ undo_attempt: eb('undo_attempt', '+', 1) }))
    .where('operation_id', '=', operationId)
    .where('position', '=', position)
    .where(heldBy(operationId, workerId))
    .returning('undo_attempt')
    .executeTakeFirst()
  if (!row) throw new LeaseLost()
  return row.undo_attempt
}

/** The step that failed keeps saying so. */
export const endUndo = (db: Db, operationId: number, position: number) =>
  db
    .updateTable('operation_steps')
    .set((eb) => ({
      status: eb
        .case()
        .when('status', '=', 'failed')
        .then('failed' as const)
        .else('undone' as const)
        .end(),
      undone_at: sql<Date>`now()`,
    }))
    .where('operation_id', '=', operationId)
    .where('position', '=', position)
    .execute()

export interface Ending {
  outcome: 'failed' | 'cancelled'
  code: string
  reason: string
}

export const beginUndo = async (trx: Db, operationId: number, workerId: string, { outcome, code, reason }: Ending) => {
  const { numUpdatedRows } = await trx
    .updateTable('operations')
    .set({ status: 'undoing', outcome, reason_code: code, reason })
    .where('id', '=', operationId)
    .where('worker_id', '=', workerId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new LeaseLost()
}

export interface End {
  operationId: number
  workerId: string
  status: 'done' | 'failed' | 'cancelled'
  /** What its last step wrote at its end. */
  writes?: readonly NotedWrite[]
  /** Absent: the reason that it was turned back for stays. */
  code?: string
  reason?: string
  events: readonly EventToPublish[]
}

/**
 * The end of an operation in one statement, with what is told of it. A step that still runs is done where the operation is;
 * where it is not, one without undo that was cut short must not look as if it still ran.
 */
export const endOperation = async (trx: Db, end: End): Promise<void> => {
  const { operationId, workerId, status, writes = [], code = null, reason = null, events } = end
  const { rows } = await sql`
    with ended as (
      update operations set status = ${status}, ended_at = now(), worker_id = null, due_at = null,
        reason_code = coalesce(${code}, reason_code), reason = coalesce(${reason}, reason)
      where id = ${operationId} and worker_id = ${workerId}
      returning *
    ), step as (
      update operation_steps set status = ${status === 'done' ? 'done' : 'undone'}, ended_at = now(),
        error = case when ${status} = 'done' then null else error end
      from ended where operation_id = ended.id and operation_steps.status = 'running'
    ), ${withWrites(writes)} webhook as (${webhooksOfEnd}), event as (${insertEvents(events)})
    select ended.id, ${wakeOfWebhook}, ${notifyOfEvent} from ended left join event on true`.execute(trx)
  if (rows.length === 0) throw new LeaseLost()
}
