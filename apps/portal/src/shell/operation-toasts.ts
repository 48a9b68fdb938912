import type { OperationListItem } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { type ToastAction, toast } from '../ui/toast.ts'
import { operationsText as text } from './operations.fa.ts'
import { servicePath } from './service-paths.ts'
import { isEndTold, noteEnded } from './started-operations.ts'

const keyOf = (operationId: number) => `operation-${operationId}`

/** What is not there any more once they are done. */
const removals = new Set(['vmHostDelete', 'vmHostPurge', 'volumeDelete', 'vmNetworkDelete'])

const pathAfter = (operation: OperationListItem) =>
  operation.operationStatusId === operationStatus.id.done && removals.has(operation.kind)
    ? undefined
    : servicePath(operation)

/** Says that an act has begun. When its operation ends, the same message turns into its end. */
export const tellStarted = (
  answer: { operationId?: number | null | undefined } | null | undefined,
  sentence: string,
  action?: ToastAction,
): void => {
  const operationId = answer?.operationId
  if (typeof operationId !== 'number') return toast.success(sentence, { action })
  const key = keyOf(operationId)
  // Over before its answer came, and said already; what can be done about it is still to be offered.
  if (!isEndTold(operationId)) toast.info(sentence, { key, action, isMoving: true })
  else if (action) toast.success(sentence, { key, action })
}

const tellEnd = (operation: OperationListItem) => {
  const { id, sentence, reason, operationStatusId } = operation
  const more = { key: keyOf(id), href: pathAfter(operation) }
  if (operationStatusId === operationStatus.id.done) toast.success(text.done(sentence), more)
  else if (operationStatusId === operationStatus.id.failed) toast.error(text.failed(sentence, reason), more)
}

const isOver = ({ operationStatusId }: OperationListItem) =>
  operationStatusId !== operationStatus.id.queued && operationStatusId !== operationStatus.id.running

/** Keeps the message about an operation true, if this tab has started it. */
export const followOperation = (operation: OperationListItem) => {
  if (isOver(operation)) noteEnded(operation.id, () => tellEnd(operation))
  else toast.linkTo(keyOf(operation.id), servicePath(operation))
}
