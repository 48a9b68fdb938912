import type { OperationListItem } from '@sarv/client/portal.generated'
import { RetryOperation } from '../shell/RetryOperation.tsx'
import styles from './FailedInRow.module.css'
import { operationsText as text } from './operations.fa.ts'

/** Why the last operation failed, and the way to try it again. */
export function FailedInRow({ operation }: { operation: OperationListItem }) {
  const reason = operation.reason ?? text.failed(operation.title)
  return (
    <span className={styles.failed}>
      <span className={styles.reason} title={reason}>
        {reason}
      </span>
      {operation.canRetry && (
        <RetryOperation id={operation.id} kind={operation.kind} sentence={operation.sentence} size="sm" hasIcon />
      )}
    </span>
  )
}
