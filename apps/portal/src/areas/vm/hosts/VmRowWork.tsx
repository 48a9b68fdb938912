import type { OperationListItem } from '@sarv/client/portal.generated'
import { RotateCcw } from 'lucide-react'
import { wireToUtc } from '../../../format/dates.ts'
import { formatDuration } from '../../../format/duration.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { Button } from '../../../ui/Button.tsx'
import { RowProgress } from '../../../ui/RowProgress.tsx'
import { vmText } from './hosts.fa.ts'
import { useNow } from './use-now.ts'
import { useOperationActs } from './use-vm-acts.ts'
import { secondsBetween } from './vm-list.rules.ts'
import styles from './VmRowWork.module.css'

const text = vmText.list

/** The operation that is going on, inside its row: step, percent and the time gone. */
export function RunningInRow({ operation }: { operation: OperationListItem }) {
  const now = useNow(true)
  const seconds = secondsBetween(wireToUtc(operation.createDate), wireToUtc(nowOnWire(now)))
  const label = operation.step ? text.stepOfWork(operation.title, operation.step) : operation.title
  return <RowProgress label={label} time={formatDuration(seconds)} percent={operation.percent} />
}

/** Why the last operation failed, and the way to try it again. */
export function FailedInRow({ operation }: { operation: OperationListItem }) {
  const { retry, isRetrying } = useOperationActs()
  return (
    <span className={styles.failed}>
      <span className={styles.reason}>{operation.reason ?? text.failed(operation.title)}</span>
      {operation.canRetry && (
        <Button size="sm" icon={RotateCcw} isPending={isRetrying} onPress={() => void retry(operation.id)}>
          {vmText.actions.retry}
        </Button>
      )}
    </span>
  )
}
