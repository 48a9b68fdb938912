import type { OperationListItem } from '@sarv/client/portal.generated'
import { RotateCcw } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import styles from './FailedInRow.module.css'
import { operationsText as text } from './operations.fa.ts'
import { servicesText } from './services.fa.ts'
import { useOperationActs } from './use-operation-acts.ts'

/** Why the last operation failed, and the way to try it again. */
export function FailedInRow({ operation }: { operation: OperationListItem }) {
  const { retry, isRetrying } = useOperationActs()
  const reason = operation.reason ?? text.failed(operation.title)
  return (
    <span className={styles.failed}>
      <span className={styles.reason} title={reason}>
        {reason}
      </span>
      {operation.canRetry && (
        <Button size="sm" icon={RotateCcw} writes isPending={isRetrying} onPress={() => void retry(operation.id)}>
          {servicesText.retry}
        </Button>
      )}
    </span>
  )
}
