import { useOperationGetQuery, type OperationListItem } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { CircleCheck, CircleMinus, CircleX, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { nowOnWire } from '../format/relative.ts'
import { OperationProgress } from '../shell/OperationProgress.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DateText } from '../ui/DateText.tsx'
import { ErrorBox } from '../ui/ErrorBox.tsx'
import { iconSm } from '../ui/icons.ts'
import { Link } from '../ui/Link.tsx'
import { Note } from '../ui/Note.tsx'
import { OperationTimeline } from '../ui/OperationTimeline.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Progress } from '../ui/Progress.tsx'
import { EnumChip } from '../ui/EnumChip.tsx'
import type { ServiceType } from '@sarv/contract/service-types'
import { operationsText as text } from './operations.fa.ts'
import { receiptsText } from './receipts/receipts.fa.ts'
import { timelineOf } from './timeline.ts'
import { useNow } from '../ui/use-now.ts'
import { RetryOperation } from '../shell/RetryOperation.tsx'
import { useOperationActs } from './use-operation-acts.ts'
import { useServiceOperations } from './use-service-work.ts'
import { isActive, isFailed } from './service-work.ts'
import styles from './OperationsCard.module.css'

/** As many as a glance takes in; all of them are in the operations drawer. */
const recentCount = 6

interface OperationsCardProps {
  projectId: number
  type: ServiceType
  id: number
  /** The operation that it was ordered with leads to its receipt. */
  order?: OrderOperation
}

interface OrderOperation {
  kind: string
  /** The address of the receipt. */
  receipt: string
}

/** What is going on with a service, step by step, and what was done before. */
export function OperationsCard({ projectId, type, id, order }: OperationsCardProps) {
  const { data, error, isFetching, refetch } = useServiceOperations(projectId, type, id)
  if (!data) {
    return (
      <Card title={text.title}>
        {error ? (
          <ErrorBox isPart error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading lines={4} />
        )}
      </Card>
    )
  }
  const [latest] = data
  const shownWhole = latest && (isActive(latest) || isFailed(latest)) ? latest : undefined
  const before = data.filter((operation) => operation !== shownWhole).slice(0, recentCount)
  return (
    <Card title={text.title}>
      <div className={styles.body}>
        {shownWhole && <LiveOperation key={shownWhole.id} operation={shownWhole} />}
        {shownWhole && before.length > 0 && <h3>{text.recent}</h3>}
        {before.length > 0 && <Recent operations={before} order={order} />}
        {data.length === 0 && <p className={styles.quiet}>{text.none}</p>}
      </div>
    </Card>
  )
}

function LiveOperation({ operation }: { operation: OperationListItem }) {
  const isMoving = isActive(operation)
  const { data: detail } = useOperationGetQuery({ id: operation.id })
  const now = nowOnWire(useNow(isMoving))
  const { operationStatusId, user, createDate } = operation
  return (
    <OperationTimeline
      title={operation.sentence}
      chip={<EnumChip table={operationStatus} id={operationStatusId} moving={isMoving ? [operationStatusId] : []} />}
      startedBy={
        <>
          {user && text.by(user)}
          <DateText wire={createDate} as="relative" />
        </>
      }
      progress={
        isMoving ? (
          <OperationProgress operation={operation} />
        ) : (
          <Progress percent={operation.percent} tone="danger" label={operation.sentence} />
        )
      }
      steps={timelineOf(detail?.steps ?? [], now)}
      note={
        isMoving ? (
          <Note>{text.goesOn}</Note>
        ) : (
          <Note tone="danger" title={text.failedTitle(operation.sentence)}>
            {operation.reason ?? text.failedNoReason}
          </Note>
        )
      }
      actions={<OperationActs operation={operation} />}
    />
  )
}

function OperationActs({ operation: { id, kind, sentence, canRetry, canCancel } }: { operation: OperationListItem }) {
  const { cancel } = useOperationActs()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {canRetry && <RetryOperation id={id} kind={kind} sentence={sentence} hasIcon />}
      {canCancel && <Button onPress={() => setAsking(true)}>{text.cancel}</Button>}
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        onClose={() => setAsking(false)}
        title={text.cancelTitle(sentence)}
        confirmLabel={text.cancel}
        onConfirm={() => cancel(id)}
      >
        <p>{text.cancelText}</p>
      </ConfirmDialog>
    </>
  )
}

const marks = {
  queued: LoaderCircle,
  running: LoaderCircle,
  done: CircleCheck,
  failed: CircleX,
  cancelled: CircleMinus,
} as const

interface RecentProps {
  operations: readonly OperationListItem[]
  order: OrderOperation | undefined
}

function Recent({ operations, order }: RecentProps) {
  return (
    <ul className={styles.list}>
      {operations.map(({ id, kind, sentence, operationStatusId, createDate, reason }) => {
        const Mark = marks[operationStatus.name(operationStatusId) ?? 'queued']
        return (
          <li key={id} className={styles.item} data-tone={operationStatus.tone(operationStatusId)}>
            <Mark {...iconSm} className={styles.mark} aria-hidden />
            <span>
              {sentence} <span className="sr-only">{operationStatus.label(operationStatusId)}</span>
            </span>
            <span className={styles.when}>
              <DateText wire={createDate} as="relative" />
            </span>
            {reason && <small className={styles.reason}>{reason}</small>}
            {kind === order?.kind && (
              <small className={styles.reason}>
                <Link href={order.receipt}>{receiptsText.show}</Link>
              </small>
            )}
          </li>
        )
      })}
    </ul>
  )
}
