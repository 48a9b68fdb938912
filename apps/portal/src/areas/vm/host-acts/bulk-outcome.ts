import type { OperationListItem } from '@sarv/client/portal.generated'
import type { DeleteWay } from './use-vm-delete.ts'
import type { VmAct } from '../hosts/vm-acts.ts'
import { vmBulkText as text } from './vm-bulk.fa.ts'
import { isActive, isFailed } from '../hosts/vm-operations.ts'

/** What was asked for several servers together. */
export interface BulkWish {
  act: VmAct
  /** As its button says it. */
  label: string
  /** How, when they are deleted. */
  way?: DeleteWay
}

export interface BulkHost {
  id: number
  name: string | null
}

/** One server of several: its operation, or why it was refused; neither when it was done at once. */
export interface BulkItem {
  host: BulkHost
  operationId?: number
  refusal?: string
}

export interface BulkBatch {
  projectId: number
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
export const outcomeOf = ({ items }: BulkBatch, operations: readonly OperationListItem[]): BulkOutcome => {
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
