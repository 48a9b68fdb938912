import { useOperationCancelMutation, useOperationGetQuery } from '@sarv/client/portal.generated'
import type { OperationListItem, OperationStep } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { Check, CircleDashed, LoaderCircle, X } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../format/number.ts'
import { Button } from '../ui/Button.tsx'
import { DateText } from '../ui/DateText.tsx'
import { ErrorBox } from '../ui/ErrorBox.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { toast } from '../ui/toast.ts'
import { isFailed, isRunning } from './operation-filters.ts'
import { operationsDrawerText as text } from './operations-drawer.fa.ts'
import { OperationProgress } from './OperationProgress.tsx'
import { OperationSentence } from './OperationSentence.tsx'
import { RetryOperation } from './RetryOperation.tsx'
import styles from './OperationsDrawer.module.css'

const operationChip = (statusId: number) => ({
  label: operationStatus.label(statusId),
  tone: operationStatus.tone(statusId),
})

export function OperationRow({ operation }: { operation: OperationListItem }) {
  const [isUnfolded, setUnfolded] = useState(false)
  const isMoving = isRunning(operation)
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.title}>
          <OperationSentence operation={operation} />
        </span>
        <StatusChip status={operationChip(operation.operationStatusId)} isMoving={isMoving} />
      </div>
      <div className={styles.quiet}>
        <DateText wire={operation.endDate ?? operation.createDate} as="relative" />
        {operation.user && <span>{text.by(operation.user)}</span>}
      </div>
      {isMoving && <OperationProgress operation={operation} />}
      {isFailed(operation) && operation.reason && <p className={styles.reason}>{operation.reason}</p>}
      <div className={styles.acts}>
        <Button kind="quiet" size="sm" aria-expanded={isUnfolded} onPress={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? text.hideSteps : text.steps}
        </Button>
        <Acts operation={operation} />
      </div>
      {isUnfolded && <Steps id={operation.id} />}
    </li>
  )
}

function Acts({ operation: { id, kind, sentence, canRetry, canCancel } }: { operation: OperationListItem }) {
  const [cancel, { isLoading: isCancelling }] = useOperationCancelMutation()
  const onCancel = async () => {
    const { error } = await cancel({ id })
    if (!error) toast.info(text.cancelled(sentence))
  }
  return (
    <>
      {canRetry && <RetryOperation id={id} kind={kind} sentence={sentence} size="sm" />}
      {canCancel && (
        <Button kind="danger-quiet" size="sm" isPending={isCancelling} onPress={onCancel}>
          {text.cancel}
        </Button>
      )}
    </>
  )
}

function Steps({ id }: { id: number }) {
  const { data, error, refetch } = useOperationGetQuery({ id })
  if (error && !data) return <ErrorBox isPart title={text.failedToRead} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} />
  return (
    <ol className={styles.steps}>
      {data.steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps never change places
        <Step key={index} step={step} />
      ))}
    </ol>
  )
}

const stepMarks = {
  queued: CircleDashed,
  running: LoaderCircle,
  done: Check,
  failed: X,
  cancelled: X,
}

function Step({ step }: { step: OperationStep }) {
  const state = operationStatus.name(step.operationStatusId) ?? 'queued'
  const Mark = stepMarks[state]
  return (
    <li data-state={state}>
      <span className={styles.mark}>
        <Mark size={14} strokeWidth={2.25} data-spin={state === 'running' || undefined} />
      </span>
      <div>
        {step.name}
        <span className="sr-only">: {operationStatus.label(step.operationStatusId)}</span>
        {step.attempt > 1 && <small>{text.attempt(formatCount(step.attempt))}</small>}
        {step.error && <small>{step.error}</small>}
      </div>
      {step.endDate && <DateText wire={step.endDate} as="relative" />}
    </li>
  )
}
