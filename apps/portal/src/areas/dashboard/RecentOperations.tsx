import { useOperationListQuery } from '@sarv/client/portal.generated'
import type { OperationListItem } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { CircleCheck, CircleMinus, CircleX, ListChecks, LoaderCircle } from 'lucide-react'
import { usePollingInterval } from '../../shell/live-events.ts'
import { filterOperations, isRunning } from '../../shell/operation-filters.ts'
import { openPanel } from '../../shell/panels.ts'
import { OperationSentence } from '../../shell/OperationSentence.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorBox } from '../../ui/ErrorBox.tsx'
import { iconSm } from '../../ui/icons.ts'
import { Progress } from '../../ui/Progress.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { dashboardText } from './dashboard.fa.ts'
import styles from './DashboardPage.module.css'

const text = dashboardText.operations
const mostShown = 5

export function RecentOperations() {
  const pollingInterval = usePollingInterval()
  const { data, error, isLoading, refetch } = useOperationListQuery({}, { pollingInterval })
  const shown = filterOperations(data ?? [], 'all').slice(0, mostShown)
  return (
    <Card
      isFlush
      title={text.title}
      headEnd={
        <Button kind="quiet" size="sm" onPress={() => openPanel('operations')}>
          {text.all}
        </Button>
      }
    >
      {isLoading && (
        <div className={styles.part}>
          <Loading lines={mostShown} />
        </div>
      )}
      {error && !data && (
        <div className={styles.part}>
          <ErrorBox isPart title={text.failed} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data?.length === 0 && <Empty icon={ListChecks} size="sm" title={text.none} />}
      <ul className={styles.operations}>
        {shown.map((operation) => (
          <Row key={operation.id} operation={operation} />
        ))}
      </ul>
    </Card>
  )
}

const marks = {
  queued: LoaderCircle,
  running: LoaderCircle,
  done: CircleCheck,
  failed: CircleX,
  cancelled: CircleMinus,
}

function Row({ operation }: { operation: OperationListItem }) {
  const { operationStatusId, sentence, step, percent, reason, createDate, endDate } = operation
  const state = operationStatus.name(operationStatusId) ?? 'queued'
  const Mark = marks[state]
  const isMoving = isRunning(operation)
  return (
    <li data-tone={operationStatus.tone(operationStatusId)}>
      <Mark {...iconSm} data-spin={isMoving || undefined} />
      <span>
        <OperationSentence operation={operation} />
        <span className="sr-only">: {operationStatus.label(operationStatusId)}</span>
      </span>
      <span className={styles.when}>
        {isMoving && step ? step : <DateText wire={endDate ?? createDate} as="relative" />}
      </span>
      {isMoving && (
        <span className={styles.more}>
          <Progress percent={percent} label={sentence} />
        </span>
      )}
      {state === 'failed' && reason && <span className={styles.more}>{reason}</span>}
    </li>
  )
}
