import { useOperatorOperationListQuery, type OperatorOperation } from '@sarv/client/operator.generated'
import { useState } from 'react'
import { useOperatorPolling } from '../frame/operator-live.ts'
import type { WaitingItem, WaitingSource } from '../frame/waiting-source.ts'
import { OperationDialog, type AskedOperation } from './OperationDialog.tsx'
import { operationsText as text } from './operator-operations.fa.ts'

/** What could not be taken back by itself, for a person who looks and mends. */
export const useOperationsToSettle = (skip: boolean): WaitingSource => {
  const query = useOperatorOperationListQuery({ State: 'failed' }, { ...useOperatorPolling(), skip })
  const [asked, setAsked] = useState<AskedOperation>()
  return {
    query,
    items: query.data?.filter(({ needsHand }) => needsHand).map((operation) => toItem(operation, setAsked)),
    dialog: asked && <OperationDialog {...asked} onClose={() => setAsked(undefined)} />,
  }
}

const toItem = (operation: OperatorOperation, ask: (asked: AskedOperation) => void): WaitingItem => {
  const { id, customerId, customer, sentence, step, reason, stepNumber, stepCount, canRetry } = operation
  return {
    id: `operation-${id}`,
    kind: text.waitingTitle,
    customerId,
    customer,
    what: (
      <>
        <span>{sentence}</span>
        <span>
          {text.stepOf(stepNumber, stepCount)} · {reason ?? step}
        </span>
        <small>{text.left}</small>
      </>
    ),
    since: operation.endDate ?? operation.createDate,
    acts: [
      { label: text.settle, run: () => ask({ act: 'settle', operation }) },
      {
        label: text.retry,
        run: () => ask({ act: 'retry', operation }),
        disabledReason: canRetry ? undefined : text.notRetryable,
      },
    ],
  }
}
