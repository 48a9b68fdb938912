import type { OperationListItem } from '@sarv/client/portal.generated'
import { RotateCcw } from 'lucide-react'
import { OperationProgress } from '../../../shell/OperationProgress.tsx'
import { openPanel } from '../../../shell/panels.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { vmText } from '../hosts/hosts.fa.ts'
import { useOperationActs } from '../host-acts/use-operation-acts.ts'
import { isActive, isFailed } from '../hosts/vm-operations.ts'
import { detailText } from './detail.fa.ts'

const text = detailText.operations

interface VmOperationBannerProps {
  operation: OperationListItem
  /** The open tab shows the steps itself, where the screen has room for them. */
  hasSteps: boolean
}

/** The live operation in short, where its steps do not stand beside the page. */
export function VmOperationBanner({ operation, hasSteps }: VmOperationBannerProps) {
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
      title={text.failed(sentence)}
      actions={
        canRetry && (
          <Button size="sm" icon={RotateCcw} isPending={isRetrying} onPress={() => void retry(id)}>
            {vmText.actions.retry}
          </Button>
        )
      }
    >
      {reason ?? text.failedNoReason}
    </Note>
  )
}
