import type { OperationListItem } from '@sarv/client/portal.generated'
import { bulkText as text } from './bulk.fa.ts'
import { isActive, isFailed } from './service-work.ts'

/** What a service's call answers, as the store gives it. */
export type BulkAnswer =
  | { data: { operationId?: number | null }; error?: undefined }
  | { data?: undefined; error: unknown }

/** What was asked for several services together. */
export interface BulkWish {
  /** null: of several projects. */
  projectId: number | null
  /** As its button says it. */
  label: string
  /** What one of them is called. */
  unit: string
  /** Asks it of one of them; a failure is told in the summary, not in a message of its own. */
  send: (id: number) => Promise<BulkAnswer>
  /** Where those lie that it was done to. */
  afterwards?: { label: string; href: string } | undefined
}

export interface BulkThing {
  id: number
  name: string | null
}

/** One of several: its operation, or why it was refused; neither when it was done at once. */
export interface BulkItem {
  thing: BulkThing
  operationId?: number
  refusal?: string
}

export interface BulkBatch {
  wish: BulkWish
  items: readonly BulkItem[]
}

export interface BulkFailure {
  item: BulkItem
  reason: string
  /** The operation that can go on where it failed. */
  retried?: number
}

export interface BulkOutcome {
  done: number
  running: number
  failures: BulkFailure[]
}

const failureOf = (item: BulkItem, operation: OperationListItem | undefined): BulkFailure | undefined => {
  if (item.refusal !== undefined) return { item, reason: item.refusal }
  if (!operation || !isFailed(operation)) return undefined
  const reason = operation.reason ?? text.unknownReason
  return { item, reason, ...(operation.canRetry && { retried: operation.id }) }
}

/** How far a batch is, by the operations as they are now; one that is not listed yet is under way. */
export const outcomeOf = (items: readonly BulkItem[], operations: readonly OperationListItem[]): BulkOutcome => {
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const outcome: BulkOutcome = { done: 0, running: 0, failures: [] }
  for (const item of items) {
    const operation = item.operationId === undefined ? undefined : byId.get(item.operationId)
    const failure = failureOf(item, operation)
    if (failure) outcome.failures.push(failure)
    else if (item.operationId === undefined || (operation && !isActive(operation))) outcome.done += 1
    else outcome.running += 1
  }
  return outcome
}
