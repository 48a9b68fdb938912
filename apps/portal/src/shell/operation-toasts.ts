import type { OperationListItem } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { type ToastAction, toast } from '../ui/toast.ts'
import { operationsText as text } from './operations.fa.ts'
import { servicePath } from './service-paths.ts'
import { isEndTold, noteEnded, noteStarted } from './started-operations.ts'

/** Messages that belong to an act of more than one call: by the operation that goes on with them. */
const sharedKeys = new Map<number, string>()

const keyOf = (operationId: number) => sharedKeys.get(operationId) ?? `operation-${operationId}`

/** What is not there any more once they are done. */
const removals = new Set(['vmHostDelete', 'vmHostPurge', 'volumeDelete', 'vmNetworkDelete'])

const pathAfter = (operation: OperationListItem) =>
  operation.operationStatusId === operationStatus.id.done && removals.has(operation.kind)
    ? undefined
    : servicePath(operation)

interface Answer {
  operationId?: number | null | undefined
}

interface StartedMore {
  action?: ToastAction
  /** Of the message that has spoken of this act before: it goes on in its place. */
  key?: string
}

/** Says that an act has begun. When its operation ends, the same message turns into its end. */
export const tellStarted = (
  answer: Answer | null | undefined,
  sentence: string,
  { action, key: before }: StartedMore = {},
): void => {
  const operationId = answer?.operationId
  if (typeof operationId !== 'number') return toast.success(sentence, { action, key: before })
  // Over before its answer came, and said already; what can be done about it is still to be offered.
  if (isEndTold(operationId)) {
    if (before) toast.dismiss(before)
    if (action) toast.success(sentence, { key: keyOf(operationId), action })
    return
  }
  if (before) sharedKeys.set(operationId, before)
  toast.info(sentence, { key: keyOf(operationId), action, isMoving: true })
}

interface Several {
  key: string
  words: SeveralWords
  waiting: Set<number>
  failed: string[]
}

export interface SeveralWords {
  started: string
  done: string
  failed: (names: readonly string[]) => string
  /** Where all of them are seen. */
  href: string
}

/** Acts of several operations, by each of them. */
const severals = new Map<number, Several>()

/** Says that several things have begun at once: one message, which tells their end when the last of them has ended. */
export const tellSeveralStarted = (answers: readonly [Answer, ...Answer[]], words: SeveralWords): void => {
  const ids = answers.flatMap(({ operationId }) => (typeof operationId === 'number' ? [operationId] : []))
  const [first] = ids
  if (first === undefined) return toast.success(words.done, { href: words.href })
  const several: Several = {
    key: keyOf(first),
    words,
    waiting: new Set(ids.filter((id) => !isEndTold(id))),
    failed: [],
  }
  for (const id of ids) severals.set(id, several)
  toast.info(words.started, { key: several.key, href: words.href, isMoving: true })
  // The transport has noted the operation that the answer itself names; an early end of the others is told by this.
  for (const operationId of ids) if (operationId !== first) noteStarted({ operationId }, 0)
  tellSeveralEnd(several)
}

const tellSeveralEnd = ({ key, words, waiting, failed }: Several) => {
  if (waiting.size > 0) return
  if (failed.length === 0) toast.success(words.done, { key, href: words.href })
  else toast.error(words.failed(failed), { key, href: words.href })
}

const noteOneEnd = (several: Several, { id, serviceName, operationStatusId }: OperationListItem) => {
  several.waiting.delete(id)
  severals.delete(id)
  if (operationStatusId !== operationStatus.id.done) several.failed.push(serviceName ?? '')
  tellSeveralEnd(several)
}

const tellEnd = (operation: OperationListItem) => {
  const { id, sentence, reason, operationStatusId } = operation
  const several = severals.get(id)
  if (several) return noteOneEnd(several, operation)
  const more = { key: keyOf(id), href: pathAfter(operation) }
  sharedKeys.delete(id)
  if (operationStatusId === operationStatus.id.done) toast.success(text.done(sentence), more)
  else if (operationStatusId === operationStatus.id.failed) toast.error(text.failed(sentence, reason), more)
}

const isOver = ({ operationStatusId }: OperationListItem) =>
  operationStatusId !== operationStatus.id.queued && operationStatusId !== operationStatus.id.running

/** Keeps the message about an operation true, if this tab has started it. */
export const followOperation = (operation: OperationListItem) => {
  if (isOver(operation)) noteEnded(operation.id, () => tellEnd(operation))
  else if (!severals.has(operation.id)) toast.linkTo(keyOf(operation.id), servicePath(operation))
}
