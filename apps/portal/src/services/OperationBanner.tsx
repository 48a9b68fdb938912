import type { OperationListItem } from '@sarv/client/portal.generated'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { OperationProgress } from '../shell/OperationProgress.tsx'
import { openPanel } from '../shell/panels.ts'
import { isRetryAskedFirst } from '../shell/retry-operation.rules.ts'
import { RetryOperation } from '../shell/RetryOperation.tsx'
import { Button } from '../ui/Button.tsx'
import { DateText } from '../ui/DateText.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Note } from '../ui/Note.tsx'
import { useMedia } from '../ui/use-media.ts'
import { closedFailure, isOldFailure } from './old-failures.ts'
import { isActive, isFailed } from './service-work.ts'
import { operationsText as text } from './operations.fa.ts'

interface OperationBannerProps {
  operation: OperationListItem
  /** The open tab shows the steps itself, where the screen has room for them. */
  hasSteps: boolean
}

/** The live operation in short, where its steps do not stand beside the page. */
export function OperationBanner({ operation, hasSteps }: OperationBannerProps) {
  const hasRoom = useMedia('(min-width: 1200px)')
  if (hasSteps && hasRoom) return null
  if (isActive(operation)) return <RunningNote operation={operation} />
  return isFailed(operation) ? <FailedNote operation={operation} /> : null
}

function RunningNote({ operation }: { operation: OperationListItem }) {
  return (
    <Note
      tone="info"
      isMoving
      title={operation.sentence}
      actions={
        <Button kind="quiet" size="sm" onPress={() => openPanel('operations')}>
          {text.showSteps}
        </Button>
      }
    >
      <OperationProgress operation={operation} />
    </Note>
  )
}

/** Says when it was, and can be closed; the next success ends it, and so does a day. */
function FailedNote({ operation }: { operation: OperationListItem }) {
  const { id, kind, sentence, reason, canRetry, createDate, endDate } = operation
  const closed = useSyncExternalStore(closedFailure.subscribe, closedFailure.get)
  if (closed === id || isOldFailure(operation)) return null
  return (
    <Note
      tone={isRetryAskedFirst(kind) ? 'warning' : 'danger'}
      title={
        <>
          {text.failedTitle(sentence)} · <DateText wire={endDate ?? createDate} as="relative" />
        </>
      }
      actions={
        <>
          {canRetry && <RetryOperation id={id} kind={kind} sentence={sentence} size="sm" hasIcon />}
          <IconButton icon={X} name={text.closeFailure} size="sm" onPress={() => closedFailure.set(id)} />
        </>
      }
    >
      {reason ?? text.failedNoReason}
    </Note>
  )
}
