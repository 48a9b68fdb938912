import type { OperationListItem } from '@sarv/client/portal.generated'
import { RotateCcw } from 'lucide-react'
import { formatPercent } from '../../../format/number.ts'
import { openPanel } from '../../../shell/panels.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { vmText } from './hosts.fa.ts'
import { useOperationActs } from './use-vm-acts.ts'
import { isActive, isFailed } from './vm-operations.ts'

const text = vmText.detail.operations

/** The live operation in short, where there is no room for its steps beside the page. */
export function VmOperationBanner({ operation }: { operation: OperationListItem }) {
  const hasSteps = useMedia('(min-width: 1200px)')
  if (hasSteps) return null
  if (isActive(operation)) return <RunningNote operation={operation} />
  return isFailed(operation) ? <FailedNote operation={operation} /> : null
}

function RunningNote({ operation: { title, step, percent } }: { operation: OperationListItem }) {
  return (
    <Note
      tone="info"
      isMoving
      title={text.runningAt(title, step, formatPercent(percent))}
      actions={
        <Button kind="quiet" size="sm" onPress={() => openPanel('operations')}>
          {text.showSteps}
        </Button>
      }
    >
      <Progress percent={percent} label={title} />
    </Note>
  )
}

function FailedNote({ operation: { id, title, reason, canRetry } }: { operation: OperationListItem }) {
  const { retry, isRetrying } = useOperationActs()
  return (
    <Note
      tone="danger"
      title={text.failed(title)}
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
