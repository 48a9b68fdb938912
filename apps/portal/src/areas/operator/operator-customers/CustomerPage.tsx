import { useOperatorCustomerGetQuery, type OperatorCustomerDetail } from '@sarv/client/operator.generated'
import { useState } from 'react'
import { useParams } from 'react-router'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { DetailPage } from '../../../ui/DetailPage.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Kpis } from '../../../ui/Kpis.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { operatorPaths } from '../operator.paths.ts'
import { viewsText } from '../operator-views/operator-views.fa.ts'
import { CustomerLimits } from './CustomerLimits.tsx'
import { CustomerOperations } from './CustomerOperations.tsx'
import { CustomerPeople } from './CustomerPeople.tsx'
import { CustomerRunway } from './CustomerRunway.tsx'
import { CustomerServices } from './CustomerServices.tsx'
import { customersText as text } from './operator-customers.fa.ts'

const AdjustDialog = lazyDialog(async () => (await import('../operator-adjustments/AdjustDialog.tsx')).AdjustDialog)
const ViewDialog = lazyDialog(async () => (await import('../operator-views/ViewDialog.tsx')).ViewDialog)
const CloseDialog = lazyDialog(async () => (await import('./CloseDialog.tsx')).CloseDialog)

/** One customer: people, money, limits and what runs. */
export function CustomerPage() {
  const id = Number(useParams()['id'])
  const { data: customer, error, isFetching, refetch } = useOperatorCustomerGetQuery({ id })
  usePageTitle(customer?.name)
  if (customer) return <Customer customer={customer} />
  if (error) return <ErrorBox error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return <Loading lines={8} />
}

function Customer({ customer }: { customer: OperatorCustomerDetail }) {
  const { id, name, isLegal, createDate, disabledReason, failedOperationCount } = customer
  const ticketsPath = `${operatorPaths.tickets}?${new URLSearchParams({ q: name }).toString()}`
  return (
    <DetailPage
      back={{ href: operatorPaths.customers, label: text.title }}
      name={name}
      chip={<StatusChip status={disabledReason === null ? text.open : text.closed} />}
      facts={[
        { id: 'number', shown: text.number(id) },
        { id: 'kind', shown: isLegal ? text.legal : text.person },
        { id: 'since', shown: <DateText wire={createDate} as="date" /> },
        {
          id: 'tickets',
          shown: customer.ticketCount > 0 && (
            <Link href={ticketsPath}>{text.tickets(customer.openTicketCount, customer.ticketCount)}</Link>
          ),
        },
        { id: 'failed', shown: failedOperationCount > 0 && text.failed(failedOperationCount) },
        { id: 'audit', shown: <Link href={`${operatorPaths.audit}?customer=${id}`}>{text.audit}</Link> },
      ]}
      actions={<Actions customer={customer} />}
      banner={
        disabledReason !== null && (
          <Note tone="warning" title={text.closedTitle}>
            {disabledReason}
          </Note>
        )
      }
    >
      <Kpis
        items={[
          {
            name: text.money.wallet,
            figure: <Money rials={customer.wallet} />,
            hint: <CustomerRunway runway={customer.runway} />,
          },
          { name: text.money.gift, figure: <Money rials={customer.gift} /> },
          { name: text.money.hold, figure: <Money rials={customer.hold} /> },
          { name: text.money.owed, figure: <Money rials={customer.owed} /> },
        ]}
      />
      <CustomerPeople users={customer.users} />
      <CustomerLimits customerId={id} limits={customer.limits} />
      <CustomerServices services={customer.services} count={customer.serviceCount} />
      <CustomerOperations operations={customer.operations} />
    </DetailPage>
  )
}

function Actions({ customer: { id, name, wallet, owed, disabledReason } }: { customer: OperatorCustomerDetail }) {
  const refusal = useOperatorRefusal()
  const [open, setOpen] = useState<'view' | 'adjust' | 'close'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button
        opens={ViewDialog}
        disabledReason={refusal('operator:support') ?? (disabledReason === null ? undefined : viewsText.closed)}
        onPress={() => setOpen('view')}
      >
        {viewsText.act}
      </Button>
      <Button opens={AdjustDialog} disabledReason={refusal('operator:finance')} onPress={() => setOpen('adjust')}>
        {text.money.adjust}
      </Button>
      <Button opens={CloseDialog} disabledReason={refusal('operator:support')} onPress={() => setOpen('close')}>
        {disabledReason === null ? text.disable.act : text.enable.act}
      </Button>
      {open === 'view' && <ViewDialog customerId={id} onClose={close} />}
      {open === 'adjust' && <AdjustDialog customerId={id} name={name} balance={wallet - owed} onClose={close} />}
      {open === 'close' && <CloseDialog customerId={id} isClosed={disabledReason !== null} onClose={close} />}
    </>
  )
}
