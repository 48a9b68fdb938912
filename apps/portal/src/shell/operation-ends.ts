import type { OperationListItem } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { endsService } from '@sarv/contract/service-types'
import { toast } from '../ui/toast.ts'
import { isEndToldByOther, keyOf, takeForEnd } from './operation-toasts.ts'
import { operationsText as text } from './operations.fa.ts'
import { servicePath } from './service-paths.ts'
import { noteEnded } from './started-operations.ts'

const pathAfter = (operation: OperationListItem) =>
  operation.operationStatusId === operationStatus.id.done && endsService(operation.kind)
    ? undefined
    : servicePath(operation)

const tellEnd = (operation: OperationListItem) => {
  const { id, sentence, reason, operationStatusId } = operation
  const { key, undo, tell } = takeForEnd(id)
  if (tell) return tell(operation)
  const more = { key, href: pathAfter(operation) }
  if (operationStatusId === operationStatus.id.done)
    toast.success(text.done(sentence), { ...more, ...(undo && { action: undo }) })
  else if (operationStatusId === operationStatus.id.failed) toast.error(text.failed(sentence, reason), more)
}

const isOver = ({ operationStatusId }: OperationListItem) =>
  operationStatusId !== operationStatus.id.queued && operationStatusId !== operationStatus.id.running

/** Keeps the message about an operation true, if this tab has started it. Comes with the stream, after the first page. */
export const followOperation = (operation: OperationListItem) => {
  if (isOver(operation)) noteEnded(operation.id, () => tellEnd(operation))
  else if (!isEndToldByOther(operation.id)) toast.linkTo(keyOf(operation.id), servicePath(operation))
}
