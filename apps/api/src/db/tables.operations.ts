import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Id } from './tables.ts'

/** `undoing` shows as running; it ends in what `outcome` says. */
export type OperationState = 'queued' | 'running' | 'undoing' | 'done' | 'failed' | 'cancelled'
export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'undone'

export interface OperationsTable {
  id: Id
  /** Id of the call that started it. */
  kind: string
  /** Persian, without names. */
  title: string
  /** The title with the names of what it is about; null: it was started before they were kept. */
  sentence: string | null
  cancellable: Generated<boolean>
  /** A failed run may be tried again. */
  retryable: Generated<boolean>
  service_type: string
  service_id: number
  service_name: string
  /** Of the second thing that it is about. */
  other_name: string | null
  customer_id: number
  project_id: number | null
  user_id: number | null
  status: Generated<OperationState>
  /** What it will end in once everything is undone. */
  outcome: 'failed' | 'cancelled' | null
  input: ColumnType<unknown, string, never>
  retry_of: number | null
  cancel_requested_at: Date | null
  /** The worker that has it. */
  worker_id: string | null
  /** When a worker should look at it: at once, or when the one that has it was silent for too long; null: it is over. */
  due_at: Generated<Date | null>
  reason_code: string | null
  /** Persian. */
  reason: string | null
  created_at: CreatedAt
  started_at: Date | null
  ended_at: Date | null
}

export interface OperationStepsTable {
  operation_id: number
  position: number
  /** Stable key of the step in its definition. */
  name: string
  /** Persian, as it was when the operation was started. */
  label: string
  status: Generated<StepState>
  attempt: Generated<number>
  undo_attempt: Generated<number>
  started_at: Date | null
  ended_at: Date | null
  undone_at: Date | null
  /** Code of the last failure. */
  error: string | null
}

export interface EventsTable {
  id: Id
  customer_id: number
  project_id: number | null
  cache_group: string
  entity_id: number | null
  operation_id: number | null
  created_at: CreatedAt
}
