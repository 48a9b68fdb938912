import type { OperationListItem } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { endsService } from '@sarv/contract/service-types'
import { type ToastAction, toast } from '../ui/toast.ts'
import { operationsText as text } from './operations.fa.ts'
import { servicePath } from './service-paths.ts'
import { isEndTold, noteEnded } from './started-operations.ts'

/** Messages that belong to an act of more than one call: by the operation that goes on with them. */
const sharedKeys = new Map<number, string>()

export const keyOf = (operationId: number) => sharedKeys.get(operationId) ?? `operation-${operationId}`

const pathAfter = (operation: OperationListItem) =>
  operation.operationStatusId === operationStatus.id.done && endsService(operation.kind)
    ? undefined
    : servicePath(operation)

export interface Answer {
  operationId?: number | null | undefined
}

interface StartedMore {
  action?: ToastAction
  /** Offered once it is done: before that there is nothing to take back. */
  undo?: ToastAction | undefined
  /** Of the message that has spoken of this act before: it goes on in its place. */
  key?: string
}

/** Says that an act has begun. When its operation ends, the same message turns into its end. */
export const tellStarted = (
  answer: Answer | null | undefined,
  sentence: string,
  { action, undo, key: before }: StartedMore = {},
): void => {
  const operationId = answer?.operationId
  if (typeof operationId !== 'number') return toast.success(sentence, { action, key: before })
  // Over before its answer came, and said already; what can be done about it is still to be offered.
  if (isEndTold(operationId)) {
    if (before) toast.dismiss(before)
    const offered = action ?? undo
    if (offered) toast.success(sentence, { key: keyOf(operationId), action: offered })
    return
  }
  if (undo) undos.set(operationId, undo)
  if (before) sharedKeys.set(operationId, before)
  toast.info(sentence, { key: keyOf(operationId), action, isMoving: true })
}

/** What takes back an operation that is not done yet. */
const undos = new Map<number, ToastAction>()

/** Ends that are told by who has said more about them than one sentence, by operation. */
const ownEnds = new Map<number, (operation: OperationListItem) => void>()

/** The end of this operation is told by another. */
export const tellEndBy = (operationId: number, tell: (operation: OperationListItem) => void) =>
  ownEnds.set(operationId, tell)

const tellEnd = (operation: OperationListItem) => {
  const { id, sentence, reason, operationStatusId } = operation
  const tell = ownEnds.get(id)
  if (tell) {
    ownEnds.delete(id)
    return tell(operation)
  }
  const more = { key: keyOf(id), href: pathAfter(operation) }
  const action = undos.get(id)
  undos.delete(id)
  sharedKeys.delete(id)
  if (operationStatusId === operationStatus.id.done)
    toast.success(text.done(sentence), { ...more, ...(action && { action }) })
  else if (operationStatusId === operationStatus.id.failed) toast.error(text.failed(sentence, reason), more)
}

const isOver = ({ operationStatusId }: OperationListItem) =>
  operationStatusId !== operationStatus.id.queued && operationStatusId !== operationStatus.id.running

/** Keeps the message about an operation true, if this tab has started it. */
export const followOperation = (operation: OperationListItem) => {
  if (isOver(operation)) noteEnded(operation.id, () => tellEnd(operation))
  else if (!ownEnds.has(operation.id)) toast.linkTo(keyOf(operation.id), servicePath(operation))
}
