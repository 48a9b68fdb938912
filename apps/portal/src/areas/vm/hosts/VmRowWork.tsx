import type { OperationListItem } from '@sarv/client/portal.generated'
import { RotateCcw } from 'lucide-react'
import { wireToUtc } from '../../../format/dates.ts'
import { formatDuration } from '../../../format/duration.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { Button } from '../../../ui/Button.tsx'
import { RowProgress } from '../../../ui/RowProgress.tsx'
import { uiText } from '../../../ui/ui.fa.ts'
import { vmText } from './hosts.fa.ts'
import { useNow } from './use-now.ts'
import { useOperationActs } from './use-vm-acts.ts'
import { roughSeconds, secondsBetween } from './vm-list.rules.ts'
import styles from './VmRowWork.module.css'

const text = vmText.list

/** The operation that is going on, inside its row: step, percent and the time. */
export function RunningInRow({ operation }: { operation: OperationListItem }) {
  const now = wireToUtc(nowOnWire(useNow(true)))
  return <RowProgress label={labelOf(operation)} time={timeOf(operation, now)} percent={operation.percent} />
}

const labelOf = ({ title, step, stepNumber, stepCount }: OperationListItem): string => {
  if (!step) return title
  return stepNumber && stepCount ? uiText.table.stepOf(stepNumber, stepCount, step) : text.stepOfWork(title, step)
}

/** What is left as far as it can be told, and else what is gone. */
const timeOf = ({ createDate, expectedEndDate }: OperationListItem, now: Date | undefined): string => {
  if (!expectedEndDate) return formatDuration(secondsBetween(wireToUtc(createDate), now))
  const seconds = roughSeconds(secondsBetween(now, wireToUtc(expectedEndDate)))
  return seconds > 0 ? uiText.table.about(formatDuration(seconds)) : text.soon
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
