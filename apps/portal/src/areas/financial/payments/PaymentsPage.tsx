import { paymentListDownload, usePaymentListQuery, type PaymentListItem } from '@sarv/client/financial.generated'
import { paymentPurpose, paymentState } from '@sarv/contract/enums'
import { CreditCard, Plus } from 'lucide-react'
import { formatCount } from '../../../format/number.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { openPanel } from '../../../shell/panels.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { Button } from '../../../ui/Button.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { depositText } from '../deposit/deposit.fa.ts'
import { financialPaths } from '../financial.paths.ts'
import { DownloadButton } from '../frame/DownloadButton.tsx'
import { MoneyFrame } from '../frame/MoneyFrame.tsx'
import { WithdrawalButton, Withdrawals } from '../withdrawals/Withdrawals.tsx'
import { paymentsText as text } from './payments.fa.ts'
import { movingStates } from './use-payment.ts'

const download = ownCall(paymentListDownload)
const newestFirst = { column: 'transactionDate', direction: 'descending' } as const

/** Every payment, paged and searched by the server. */
export function Payments() {
  const state = useListState({ sort: newestFirst })
  const query = usePaymentListQuery(state.toQuery(), { pollingInterval: usePollingInterval() })
  const deposit = (
    <Button kind="primary" icon={Plus} writes onPress={() => openPanel('deposit')}>
      {depositText.open}
    </Button>
  )
  return (
    <MoneyFrame
      title={text.title}
      summary={text.summary}
      query={query}
      actions={
        <>
          <WithdrawalButton />
          {deposit}
        </>
      }
    >
      <Withdrawals />
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        state={state}
        serverTotal={totalCountOfQuery(query)}
        columns={columns}
        nameOf={({ id }) => text.open(formatCount(id))}
        searchFor={text.search}
        tools={<DownloadButton read={() => download({})} />}
        empty={
          <Empty icon={CreditCard} hasPattern title={text.empty.title} actions={deposit}>
            {text.empty.text}
          </Empty>
        }
      />
    </MoneyFrame>
  )
}

const columns: readonly Column<PaymentListItem>[] = [
  {
    id: 'id',
    label: text.columns.id,
    place: 'title',
    value: ({ id }) => id,
    cell: ({ id, purposeId }) => (
      <RowTitle name={text.open(formatCount(id))} href={financialPaths.payment(id)}>
        {paymentPurpose.label(purposeId)}
      </RowTitle>
    ),
  },
  {
    id: 'transactionDate',
    label: text.columns.date,
    value: ({ transactionDate }) => transactionDate,
    cell: ({ transactionDate }) => <DateText wire={transactionDate} as="time" />,
  },
  {
    id: 'amount',
    label: text.columns.amount,
    value: ({ amount }) => amount,
    cell: ({ amount }) => <Money rials={amount} />,
  },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: ({ stateId }) => <EnumChip table={paymentState} id={stateId} moving={movingStates} />,
  },
  {
    id: 'rrn',
    label: text.columns.rrn,
    isAbsent: ({ rrn }) => rrn === null || rrn === undefined,
    cell: ({ rrn }) => (rrn ? <Copy value={String(rrn)} /> : null),
  },
  {
    id: 'card',
    label: text.columns.card,
    isAbsent: ({ hashCardNumber }) => !hashCardNumber,
    cell: ({ hashCardNumber }) => hashCardNumber && <Ltr>{hashCardNumber}</Ltr>,
  },
  { id: 'provider', label: text.columns.provider, isQuiet: true, cell: ({ paymentProvider }) => paymentProvider },
]
