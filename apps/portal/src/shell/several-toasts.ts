import type { OperationListItem } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { toast, type ToastAction } from '../ui/toast.ts'
import { keyOf, tellEndBy, type Answer } from './operation-toasts.ts'
import { isEndTold, noteStarted } from './started-operations.ts'

export interface SeveralWords {
  started: string
  done: string
  failed: (names: readonly string[]) => string
  /** Where all of them are seen. */
  href: string
  action?: ToastAction
}

/** Says that several things have begun at once: one message, which tells their end when the last of them has ended. */
export const tellSeveralStarted = (answers: readonly [Answer, ...Answer[]], words: SeveralWords): void => {
  const { href, action } = words
  const ids = answers.flatMap(({ operationId }) => (typeof operationId === 'number' ? [operationId] : []))
  const [first] = ids
  if (first === undefined) return toast.success(words.done, { href })
  const key = keyOf(first)
  const waiting = new Set(ids.filter((id) => !isEndTold(id)))
  const failed: string[] = []

  const tellEnd = () => {
    if (waiting.size > 0) return
    if (failed.length === 0) toast.success(words.done, { key, href })
    else toast.error(words.failed(failed), { key, href })
  }
  const noteOne = ({ id, serviceName, operationStatusId }: OperationListItem) => {
    waiting.delete(id)
    if (operationStatusId !== operationStatus.id.done) failed.push(serviceName ?? '')
    tellEnd()
  }
  for (const id of waiting) tellEndBy(id, noteOne)
  toast.info(words.started, { key, href, action, isMoving: true })
  // The transport has noted the operation that the answer itself names; an early end of the others is told by this.
  for (const operationId of ids) if (operationId !== first) noteStarted({ operationId }, 0)
  tellEnd()
}
