import {
  useOperatorAdjustmentApproveMutation,
  useOperatorAdjustmentListQuery,
  useOperatorAdjustmentRefuseMutation,
  type OperatorMoneyRequest,
} from '@sarv/client/operator.generated'
import { useState } from 'react'
import { Section } from '../../../ui/Section.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Money } from '../../../ui/Money.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { customerColumn, sinceColumn } from '../frame/waiting-columns.tsx'
import { adjustmentsText as text } from './operator-adjustments.fa.ts'

const columns: readonly Column<OperatorMoneyRequest>[] = [
  customerColumn(text.columns.customer, text.everyone),
  { id: 'kind', label: text.columns.kind, cell: ({ kind }) => text.kinds[kind] },
  { id: 'rials', label: text.columns.rials, cell: ({ rials }) => <Money rials={rials} /> },
  { id: 'text', label: text.columns.text, cell: (request) => <bdi>{request.text}</bdi> },
  { id: 'askedBy', label: text.columns.askedBy, cell: ({ askedBy }) => <bdi>{askedBy}</bdi> },
  sinceColumn(text.columns.since),
]

/** Movements of money that take a second person. */
export function MoneyRequests() {
  const state = useListState({ prefix: 'money-' })
  const query = useOperatorAdjustmentListQuery(undefined, useOperatorPolling())
  const [approve] = useOperatorAdjustmentApproveMutation()
  const [refuse] = useOperatorAdjustmentRefuseMutation()
  const [asked, setAsked] = useState<{ isApproval: boolean; id: number }>()
  const actions: RowAction<OperatorMoneyRequest>[] = [
    {
      label: text.approve,
      run: ({ id }) => setAsked({ isApproval: true, id }),
      disabledReason: ({ isMine }) => (isMine ? text.mine : undefined),
    },
    { label: text.refuse, run: ({ id }) => setAsked({ isApproval: false, id }), isDanger: true },
  ]
  return (
    <Section title={text.list}>
      <ListTable
        label={text.list}
        unit={text.unit}
        query={query}
        columns={columns}
        rowActions={actions}
        nameOf={({ customer }) => customer ?? text.everyone}
        state={state}
        empty={text.empty}
        isUsuallyEmpty
      />
      {asked && (
        <ActDialog
          title={asked.isApproval ? text.approveTitle : text.refuseTitle}
          submitLabel={asked.isApproval ? text.approve : text.refuse}
          defaultValues={{ reason: '' }}
          resolver={reasonResolver}
          send={(body) => (asked.isApproval ? approve : refuse)({ id: asked.id, body })}
          done={() => (asked.isApproval ? text.approved : text.refused)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  )
}
