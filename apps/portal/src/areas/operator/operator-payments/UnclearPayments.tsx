import {
  useOperatorPaymentAskMutation,
  useOperatorPaymentListQuery,
  useOperatorPaymentSettleMutation,
  type OperatorPayment,
  type OperatorPaymentSettleModel,
} from '@sarv/client/operator.generated'
import { paymentProvider } from '@sarv/contract/enums'
import { useState } from 'react'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Money } from '../../../ui/Money.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { Section } from '../../../ui/Section.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { useClockPolling } from '../frame/operator-live.ts'
import { customerColumn, sinceColumn } from '../frame/waiting-columns.tsx'
import { paymentsText as text } from './operator-payments.fa.ts'

const columns: readonly Column<OperatorPayment>[] = [
  customerColumn(text.columns.customer),
  { id: 'bank', label: text.columns.bank, cell: ({ paymentProviderId }) => paymentProvider.label(paymentProviderId) },
  { id: 'rials', label: text.columns.rials, cell: ({ rials }) => <Money rials={rials} /> },
  { id: 'rrn', label: text.columns.rrn, cell: ({ rrn }) => (rrn === null ? '—' : <Ltr>{rrn}</Ltr>) },
  sinceColumn(text.columns.since),
  {
    id: 'state',
    label: text.columns.state,
    place: 'status',
    cell: ({ state, isWaitingForSecond }) => (
      <StatusChip status={isWaitingForSecond ? text.second : text.states[state]} />
    ),
  },
]

type Act = 'ask' | OperatorPaymentSettleModel['place']

/** Payments whose bank has not said where the money is: asked again by themselves, and ended by what the bank tells somebody. */
export function UnclearPayments() {
  const state = useListState({ prefix: 'payment-' })
  const query = useOperatorPaymentListQuery(undefined, useClockPolling())
  const [asked, setAsked] = useState<{ act: Act; payment: OperatorPayment }>()
  const opens = (act: Act) => (payment: OperatorPayment) => setAsked({ act, payment })
  const secondFirst = ({ isWaitingForSecond }: OperatorPayment) => (isWaitingForSecond ? text.secondFirst : undefined)
  const actions: RowAction<OperatorPayment>[] = [
    { label: text.ask, run: opens('ask') },
    {
      label: text.wallet,
      run: opens('wallet'),
      disabledReason: (payment) => (payment.state === 'mismatch' ? text.otherAmount : secondFirst(payment)),
    },
    { label: text.card, run: opens('card'), disabledReason: secondFirst, isDanger: true },
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
        isUsuallyEmpty
      />
      {asked?.act === 'ask' && <AskDialog id={asked.payment.id} onClose={close} />}
      {asked && asked.act !== 'ask' && <SettleDialog id={asked.payment.id} place={asked.act} onClose={close} />}
    </Section>
  )
}

interface DialogProps {
  id: number
  onClose: () => void
}

function AskDialog({ id, onClose }: DialogProps) {
  const [ask] = useOperatorPaymentAskMutation()
  return (
    <ActDialog
      title={text.askTitle}
      subtitle={text.askSub}
      submitLabel={text.ask}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => ask({ id, body })}
      done={() => text.asked}
      onClose={onClose}
    />
  )
}

const settleResolver = resolveBySchema<OperatorPaymentSettleModel, OperatorPaymentSettleModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-payments/operator-payments.schemas')).OperatorPaymentSettleModel,
)

function SettleDialog({ id, place, onClose }: DialogProps & { place: OperatorPaymentSettleModel['place'] }) {
  const [settle] = useOperatorPaymentSettleMutation()
  const words = text.settle[place]
  return (
    <ActDialog
      title={words.title}
      subtitle={words.sub}
      submitLabel={words.submit}
      defaultValues={{ place, bankReference: '', reason: '' }}
      resolver={settleResolver}
      send={(body) => settle({ id, body })}
      done={({ isDone }) => (isDone ? words.done : text.waits)}
      onClose={onClose}
    >
      {(control) => (
        <LtrTextField control={control} name="bankReference" label={text.reference} maxLength={100} isRequired />
      )}
    </ActDialog>
  )
}
