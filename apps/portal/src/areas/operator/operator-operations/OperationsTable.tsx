import type { OperatorOperation } from '@sarv/client/operator.generated'
import { operationStatus } from '@sarv/contract/enums'
import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ListTable, type ListQuery } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { CustomerLink } from '../frame/CustomerLink.tsx'
import { OperationDialog, type AskedOperation } from './OperationDialog.tsx'
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
    cell: ({ operationStatusId, needsHand }) =>
      needsHand ? (
        <StatusChip status={text.needsHand} icon={Wrench} />
      ) : (
        <EnumChip table={operationStatus} id={operationStatusId} />
      ),
  },
]

interface OperationsTableProps {
  query: ListQuery<OperatorOperation>
  /** They failed: some can be tried again. */
  canRetry: boolean
}

/** Operations of all customers: one is tried again, or what was left of it is said to be mended. */
export function OperationsTable({ query, canRetry }: OperationsTableProps) {
  const [asked, setAsked] = useState<AskedOperation>()
  const refusal = useOperatorRefusal()
  const again: RowAction<OperatorOperation> = {
    label: text.retry,
    run: (operation) => setAsked({ act: 'retry', operation }),
    isHidden: () => !canRetry,
    disabledReason: (operation) => refusal('operator:engineer') ?? (operation.canRetry ? undefined : text.notRetryable),
  }
  const settled: RowAction<OperatorOperation> = {
    label: text.settle,
    run: (operation) => setAsked({ act: 'settle', operation }),
    isHidden: ({ needsHand }) => !needsHand,
    disabledReason: () => refusal('operator:engineer'),
  }
  return (
    <>
      <ListTable
        label={text.title}
        unit={text.unit}
        query={query}
        columns={columns}
        rowActions={[again, settled]}
        empty={text.empty}
      />
      {asked && <OperationDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
