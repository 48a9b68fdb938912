import type { OperationListItem } from '@sarv/client/portal.generated'
import { type ToastAction, toast } from '../ui/toast.ts'
import { isEndTold } from './started-operations.ts'

/** What takes back an operation that is not done yet. */
const undos = new Map<number, ToastAction>()

/** Ends that are told by who has said more about them than one sentence, by operation. */
const ownEnds = new Map<number, (operation: OperationListItem) => void>()

/** Messages that belong to an act of more than one call: by the operation that goes on with them. */
const sharedKeys = new Map<number, string>()

export const keyOf = (operationId: number) => sharedKeys.get(operationId) ?? `operation-${operationId}`

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

/** The end of this operation is told by another. */
export const tellEndBy = (operationId: number, tell: (operation: OperationListItem) => void) =>
  ownEnds.set(operationId, tell)

export const isEndToldByOther = (operationId: number): boolean => ownEnds.has(operationId)

interface KeptForEnd {
  key: string
  undo: ToastAction | undefined
  tell: ((operation: OperationListItem) => void) | undefined
}

/** All that was said of an operation before its end; forgets it. */
export const takeForEnd = (operationId: number): KeptForEnd => {
  const taken = { key: keyOf(operationId), undo: undos.get(operationId), tell: ownEnds.get(operationId) }
  for (const kept of [undos, ownEnds, sharedKeys]) kept.delete(operationId)
  return taken
}
