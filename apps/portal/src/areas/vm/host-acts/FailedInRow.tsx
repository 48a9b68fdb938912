import type { OperationListItem } from '@sarv/client/portal.generated'
import { RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { vmText } from '../hosts/hosts.fa.ts'
import styles from './FailedInRow.module.css'
import { useOperationActs } from './use-operation-acts.ts'

const text = vmText.list

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
        <Button size="sm" icon={RotateCcw} isPending={isRetrying} onPress={() => void retry(operation.id)}>
          {vmText.actions.retry}
        </Button>
      )}
    </span>
  )
}
