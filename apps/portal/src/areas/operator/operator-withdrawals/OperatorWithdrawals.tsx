import {
  useOperatorWithdrawalListQuery,
  useOperatorWithdrawalPaidMutation,
  useOperatorWithdrawalRefuseMutation,
  type OperatorWithdrawal,
  type OperatorWithdrawalPaidModel,
} from '@sarv/client/operator.generated'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { Section } from '../../../ui/Section.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Money } from '../../../ui/Money.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOperatorPolling } from '../frame/operator-live.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { AnswerDialog } from '../frame/AnswerDialog.tsx'
import { customerColumn, sinceColumn } from '../frame/waiting-columns.tsx'
import { withdrawalsText as text } from './operator-withdrawals.fa.ts'

const columns: readonly Column<OperatorWithdrawal>[] = [
  customerColumn(text.columns.customer),
  { id: 'rials', label: text.columns.rials, cell: ({ rials }) => <Money rials={rials} /> },
  { id: 'sheba', label: text.columns.sheba, cell: ({ sheba }) => <Copy value={sheba} /> },
  { id: 'holder', label: text.columns.holder, cell: ({ holderName }) => <bdi>{holderName}</bdi> },
  sinceColumn(text.columns.since),
]

/** Money that customers want back on their bank account. */
export function OperatorWithdrawals() {
  const state = useListState({ prefix: 'withdrawal-' })
  const query = useOperatorWithdrawalListQuery(undefined, useOperatorPolling())
  const [asked, setAsked] = useState<{ isPaid: boolean; id: number }>()
  const waits = ({ isWaitingForSecond }: OperatorWithdrawal) => (isWaitingForSecond ? text.second : undefined)
  const actions: RowAction<OperatorWithdrawal>[] = [
    { label: text.paid, run: ({ id }) => setAsked({ isPaid: true, id }), disabledReason: waits },
    { label: text.refuse, run: ({ id }) => setAsked({ isPaid: false, id }), disabledReason: waits, isDanger: true },
  ]
  const close = () => setAsked(undefined)
  return (
    <Section title={text.title}>
      <ListTable
        label={text.title}
        unit={text.unit}
        query={query}
        columns={columns}
        rowActions={actions}
        nameOf={({ customer }) => customer}
        state={state}
        empty={<Empty size="sm" icon={CheckCheck} title={text.empty} />}
      />
      {asked?.isPaid && <PaidDialog id={asked.id} onClose={close} />}
      {asked && !asked.isPaid && <RefuseDialog id={asked.id} onClose={close} />}
    </Section>
  )
}

const paidResolver = resolveBySchema<OperatorWithdrawalPaidModel, OperatorWithdrawalPaidModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-withdrawals/operator-withdrawals.schemas'))
      .OperatorWithdrawalPaidModel,
)

interface DialogProps {
  id: number
  onClose: () => void
}

function PaidDialog({ id, onClose }: DialogProps) {
  const [paid] = useOperatorWithdrawalPaidMutation()
  return (
    <ActDialog
      title={text.paidTitle}
      subtitle={text.paidSub}
      submitLabel={text.paid}
      defaultValues={{ bankReference: '', reason: '' }}
      resolver={paidResolver}
      send={(body) => paid({ id, body })}
      done={({ isDone }) => (isDone ? text.done : text.waits)}
      onClose={onClose}
    >
      {(control) => (
        <LtrTextField control={control} name="bankReference" label={text.reference} maxLength={100} isRequired />
      )}
    </ActDialog>
  )
}

function RefuseDialog({ id, onClose }: DialogProps) {
  const [refuse] = useOperatorWithdrawalRefuseMutation()
  return (
    <AnswerDialog
      title={text.refuseTitle}
      subtitle={text.refuseSub}
      submitLabel={text.refuse}
      send={(body) => refuse({ id, body })}
      done={text.refused}
      onClose={onClose}
    />
  )
}
