import {
  useOperatorWithdrawalListQuery,
  useOperatorWithdrawalPaidMutation,
  useOperatorWithdrawalRefuseMutation,
  type OperatorWithdrawal,
  type OperatorWithdrawalPaidModel,
} from '@sarv/client/operator.generated'
import { useState } from 'react'
import { Section } from '../../../ui/Section.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Money } from '../../../ui/Money.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { answerResolver } from '../frame/act-schemas.ts'
import { frameText } from '../frame/frame.fa.ts'
import { operatorPaths } from '../operator.paths.ts'
import { withdrawalsText as text } from './operator-withdrawals.fa.ts'

const columns: readonly Column<OperatorWithdrawal>[] = [
  {
    id: 'customer',
    label: text.columns.customer,
    place: 'title',
    cell: ({ customerId, customer }) => (
      <Link href={operatorPaths.customer(customerId)}>
        <bdi>{customer}</bdi>
      </Link>
    ),
  },
  { id: 'rials', label: text.columns.rials, cell: ({ rials }) => <Money rials={rials} /> },
  { id: 'sheba', label: text.columns.sheba, cell: ({ sheba }) => <Copy value={sheba} /> },
  { id: 'holder', label: text.columns.holder, cell: ({ holderName }) => <bdi>{holderName}</bdi> },
  {
    id: 'since',
    label: text.columns.since,
    isQuiet: true,
    cell: ({ createDate }) => <DateText wire={createDate} as="time" />,
  },
]

/** Money that customers want back on their bank account. */
export function OperatorWithdrawals() {
  const state = useListState({ prefix: 'withdrawal-' })
  const query = useOperatorWithdrawalListQuery(undefined, { pollingInterval: 15_000 })
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
        empty={text.empty}
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
    <ActDialog
      title={text.refuseTitle}
      subtitle={text.refuseSub}
      submitLabel={text.refuse}
      defaultValues={{ answer: '', reason: '' }}
      resolver={answerResolver}
      send={(body) => refuse({ id, body })}
      done={() => text.refused}
      onClose={onClose}
    >
      {(control) => (
        <TextArea
          control={control}
          name="answer"
          label={frameText.answer}
          help={frameText.answerHelp}
          rows={2}
          isRequired
        />
      )}
    </ActDialog>
  )
}
