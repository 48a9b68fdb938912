import {
  useOperatorOperationRetryMutation,
  useOperatorOperationSettleMutation,
  type OperatorOperation,
} from '@sarv/client/operator.generated'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { operationsText as text } from './operator-operations.fa.ts'

export interface AskedOperation {
  act: 'retry' | 'settle'
  operation: OperatorOperation
}

/** Tries a failed operation again, or says that what was left of it is mended. */
export function OperationDialog({
  act,
  operation: { id, sentence },
  onClose,
}: AskedOperation & { onClose: () => void }) {
  const [retry] = useOperatorOperationRetryMutation()
  const [settle] = useOperatorOperationSettleMutation()
  const shared = { subtitle: sentence, defaultValues: { reason: '' }, resolver: reasonResolver, onClose }
  if (act === 'settle') {
    return (
      <ActDialog
        {...shared}
        title={text.settleTitle}
        submitLabel={text.settle}
        send={(body) => settle({ id, body })}
        done={() => text.settled}
      />
    )
  }
  return (
    <ActDialog
      {...shared}
      title={text.retryTitle}
      submitLabel={text.retry}
      send={(body) => retry({ id, body })}
      done={() => text.retried}
    />
  )
}
