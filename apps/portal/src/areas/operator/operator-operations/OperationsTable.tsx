import { useOperatorOperationRetryMutation, type OperatorOperation } from '@sarv/client/operator.generated'
import { operationStatus } from '@sarv/contract/enums'
import { useState } from 'react'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { CustomerLink } from '../frame/CustomerLink.tsx'
import { operationsText as text } from './operator-operations.fa.ts'

const columns: readonly Column<OperatorOperation>[] = [
  { id: 'sentence', label: text.columns.sentence, place: 'title', searched: true, value: ({ sentence }) => sentence },
  {
    id: 'customer',
    label: text.columns.customer,
    searched: ({ customer }) => customer,
    cell: ({ customerId, customer }) => <CustomerLink id={customerId} name={customer} />,
  },
  { id: 'step', label: text.columns.step, cell: ({ stepNumber, stepCount }) => text.stepOf(stepNumber, stepCount) },
  { id: 'reason', label: text.columns.reason, cell: ({ reason, step }) => reason ?? step },
  {
    id: 'when',
    label: text.columns.when,
    isQuiet: true,
    value: ({ id }) => id,
    cell: ({ endDate, createDate }) => <DateText wire={endDate ?? createDate} as="time" />,
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ operationStatusId }) => <EnumChip table={operationStatus} id={operationStatusId} />,
  },
]

interface OperationsTableProps {
  query: ListQuery<OperatorOperation>
  /** They failed: some can be tried again. */
  canRetry: boolean
}

/** Operations of all customers, with the way to try one again. */
export function OperationsTable({ query, canRetry }: OperationsTableProps) {
  const [retry] = useOperatorOperationRetryMutation()
  const [asked, setAsked] = useState<OperatorOperation>()
  const refusal = useOperatorRefusal()
  const again: RowAction<OperatorOperation> = {
    label: text.retry,
    run: setAsked,
    isHidden: () => !canRetry,
    disabledReason: (operation) => refusal('operator:engineer') ?? (operation.canRetry ? undefined : text.notRetryable),
  }
  return (
    <>
      <ListTable
        label={text.title}
        unit={text.unit}
        query={query}
        columns={columns}
        rowActions={[again]}
        empty={text.empty}
      />
      {asked && (
        <ActDialog
          title={text.retryTitle}
          subtitle={asked.sentence}
          submitLabel={text.retry}
          defaultValues={{ reason: '' }}
          resolver={reasonResolver}
          send={(body) => retry({ id: asked.id, body })}
          done={() => text.retried}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
