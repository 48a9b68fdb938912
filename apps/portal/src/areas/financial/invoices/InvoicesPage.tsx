import {
  invoiceListDownload,
  useInvoiceListQuery,
  useInvoiceSummaryQuery,
  useInvoiceUnpaidQuery,
  type InvoiceListItem,
  type UnpaidInvoice,
} from '@sarv/client/financial.generated'
import { invoiceStatus } from '@sarv/contract/enums'
import { CreditCard, FileText } from 'lucide-react'
import { formatCount } from '../../../format/number.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { Kpis } from '../../../ui/Kpis.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { financialPaths } from '../financial.paths.ts'
import { DownloadButton } from '../frame/DownloadButton.tsx'
import { MoneyFrame } from '../frame/MoneyFrame.tsx'
import { invoicesText as text } from './invoices.fa.ts'
import { PayInvoiceButton } from './PayInvoiceButton.tsx'
import styles from './InvoicesPage.module.css'

const download = ownCall(invoiceListDownload)
const newestFirst = { column: 'invoiceDate', direction: 'descending' } as const

export function Invoices() {
  const state = useListState({ sort: newestFirst })
  const query = useInvoiceListQuery(state.toQuery())
  return (
    <MoneyFrame title={text.title} summary={text.summary} query={query}>
      <Summary />
      <Unpaid />
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
          <Empty icon={FileText} hasPattern title={text.empty.title}>
            {text.empty.text}
          </Empty>
        }
      />
    </MoneyFrame>
  )
}

function Summary() {
  const { data, isLoading } = useInvoiceSummaryQuery()
  // What stands below it waits: it would be pushed down.
  if (isLoading) return <Loading lines={2} />
  if (!data) return null
  const { totalPaid, totalUnpaid, debt = 0 } = data
  if (totalPaid === 0 && totalUnpaid === 0 && debt === 0) return null
  return (
    <Kpis
      items={[
        { name: text.unpaid, figure: <Money rials={totalUnpaid} /> },
        ...(debt > 0 ? [{ name: text.debt, figure: <Money rials={debt} /> }] : []),
        { name: text.paid, figure: <Money rials={totalPaid} /> },
      ]}
    />
  )
}

const toPay = ({ id, invoicePrice, unpaidPrice = invoicePrice, billId }: UnpaidInvoice | InvoiceListItem) => ({
  id,
  invoicePrice: unpaidPrice,
  billId,
})

/** The strip of what waits to be paid. */
function Unpaid() {
  const { data: unpaid = [], isLoading } = useInvoiceUnpaidQuery()
  if (isLoading) return <Loading lines={2} />
  if (unpaid.length === 0) return null
  return (
    <Note tone="warning" icon={CreditCard} title={text.waiting(formatCount(unpaid.length))}>
      <ul className={styles.unpaid}>
        {unpaid.map((invoice) => (
          <li key={invoice.id}>
            <Link href={financialPaths.invoice(invoice.id)}>{text.open(formatCount(invoice.id))}</Link>
            <Money rials={invoice.unpaidPrice ?? invoice.invoicePrice} />
            <DateText wire={invoice.invoiceDate} />
            <PayInvoiceButton invoice={toPay(invoice)} isInList>
              {text.pay}
            </PayInvoiceButton>
          </li>
        ))}
      </ul>
    </Note>
  )
}

const StateChip = ({ invoice: { isReturn, invoiceStatusId } }: { invoice: InvoiceListItem }) =>
  isReturn ? (
    <StatusChip status={{ label: text.return, tone: 'neutral' }} />
  ) : (
    <EnumChip table={invoiceStatus} id={invoiceStatusId} />
  )

const columns: readonly Column<InvoiceListItem>[] = [
  {
    id: 'id',
    label: text.columns.id,
    place: 'title',
    value: ({ id }) => id,
    cell: ({ id }) => <RowTitle name={text.open(formatCount(id))} href={financialPaths.invoice(id)} />,
  },
  {
    id: 'invoiceDate',
    label: text.columns.date,
    value: ({ invoiceDate }) => invoiceDate,
    cell: ({ invoiceDate }) => <DateText wire={invoiceDate} />,
  },
  { id: 'netPrice', label: text.columns.net, place: 'wide-only', cell: ({ netPrice }) => <Money rials={netPrice} /> },
  {
    id: 'discount',
    label: text.columns.discount,
    place: 'wide-only',
    cell: ({ discount }) => <Money rials={discount} />,
  },
  { id: 'vat', label: text.columns.vat, place: 'wide-only', cell: ({ vat }) => <Money rials={vat} /> },
  { id: 'invoicePrice', label: text.columns.payable, cell: ({ invoicePrice }) => <Money rials={invoicePrice} /> },
  {
    id: 'status',
    label: text.columns.status,
    place: 'status',
    cell: (invoice) =>
      invoice.invoiceStatusId === invoiceStatus.id.unpaid ? (
        <PayInvoiceButton invoice={toPay(invoice)} isInList>
          {text.pay}
        </PayInvoiceButton>
      ) : (
        <StateChip invoice={invoice} />
      ),
  },
]
