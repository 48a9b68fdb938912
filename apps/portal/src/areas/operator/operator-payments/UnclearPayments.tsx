import { useOperatorPaymentListQuery, type OperatorPayment } from '@sarv/client/operator.generated'
import { paymentProvider } from '@sarv/contract/enums'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Money } from '../../../ui/Money.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useClockPolling } from '../frame/operator-live.ts'
import { customerColumn, sinceColumn } from '../frame/waiting-columns.tsx'
import { paymentsText as text } from './operator-payments.fa.ts'

const nextOf = ({ id, state, isAsked }: OperatorPayment): string => {
  if (isAsked) return text.asked
  return state === 'refunding' ? text.call.refunding(id) : text.call[state]
}

const columns: readonly Column<OperatorPayment>[] = [
  customerColumn(text.columns.customer),
  { id: 'bank', label: text.columns.bank, cell: ({ paymentProviderId }) => paymentProvider.label(paymentProviderId) },
  { id: 'rials', label: text.columns.rials, cell: ({ rials }) => <Money rials={rials} /> },
  { id: 'next', label: text.columns.next, cell: nextOf },
  sinceColumn(text.columns.since),
  {
    id: 'state',
    label: text.columns.state,
    place: 'status',
    cell: ({ state }) => <StatusChip status={text.states[state]} />,
  },
]

/** Payments whose bank has not said where the money is. */
export function UnclearPayments() {
  const state = useListState({ prefix: 'payment-' })
  const query = useOperatorPaymentListQuery(undefined, useClockPolling())
  return (
    <Section title={text.title}>
      <ListTable
        label={text.title}
        unit={text.unit}
        query={query}
        columns={columns}
        nameOf={({ customer }) => customer}
        state={state}
        empty={text.empty}
        isUsuallyEmpty
      />
    </Section>
  )
}
