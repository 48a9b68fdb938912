import type { OperationListItem } from '@sarv/client/portal.generated'
import { RotateCcw } from 'lucide-react'
import { OperationProgress } from '../shell/OperationProgress.tsx'
import { openPanel } from '../shell/panels.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { useMedia } from '../ui/use-media.ts'
import { useOperationActs } from './use-operation-acts.ts'
import { isActive, isFailed } from './service-work.ts'
import { operationsText as text } from './operations.fa.ts'
import { servicesText } from './services.fa.ts'

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

function FailedNote({ operation: { id, sentence, reason, canRetry } }: { operation: OperationListItem }) {
  const { retry, isRetrying } = useOperationActs()
  return (
    <Note
      tone="danger"
      title={text.failedTitle(sentence)}
      actions={
        canRetry && (
          <Button size="sm" icon={RotateCcw} writes isPending={isRetrying} onPress={() => void retry(id)}>
            {servicesText.retry}
          </Button>
        )
      }
    >
      {reason ?? text.failedNoReason}
    </Note>
  )
}
