import { invoicePdf, useInvoiceGetQuery, type InvoiceDetail } from '@sarv/client/financial.generated'
import { invoiceStatus } from '@sarv/contract/enums'
import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { BackLink, PageHead } from '../../../ui/PageHead.tsx'
import { financialPaths as paths } from '../financial.paths.ts'
import { DownloadButton } from '../frame/DownloadButton.tsx'
import { PrintButton } from '../frame/PrintButton.tsx'
import { ForMoney } from '../frame/MoneyFrame.tsx'
import { PaperComing } from '../frame/PaperComing.tsx'
import { InvoicePaper } from './InvoicePaper.tsx'
import { invoicesText } from './invoices.fa.ts'
import { InvoicePayment } from './InvoicePayment.tsx'
import { PayInvoiceButton } from './PayInvoiceButton.tsx'

const text = invoicesText.detail
const readPdf = ownCall(invoicePdf)

/** `/portal/wallet/invoice/{id}` */
export function InvoicePage() {
  const id = Number(useParams()['id'])
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to={paths.invoices} replace />
  return (
    <ForMoney title={invoicesText.title}>
      <BackLink href={paths.invoices}>{invoicesText.title}</BackLink>
      <Invoice id={id} />
    </ForMoney>
  )
}

/** While somebody waits for the bank's word, stream or not. */
const lookAgainMs = 4000

function Invoice({ id }: { id: number }) {
  const [search] = useSearchParams()
  const paymentId = Number(search.get('payment'))
  const [isWaiting, setWaiting] = useState(paymentId > 0)
  const query = useInvoiceGetQuery({ id }, { pollingInterval: isWaiting ? lookAgainMs : 0 })
  const { currentData: invoice } = query
  const isUnpaid = invoice?.invoiceStatusId === invoiceStatus.id.unpaid
  if (isWaiting && invoice && !isUnpaid) setWaiting(false)
  usePageTitle(invoicesText.open(formatCount(id)))
  if (invoice) {
    return (
      <>
        <InvoiceHead invoice={invoice} />
        {paymentId > 0 && <InvoicePayment invoiceId={id} paymentId={paymentId} />}
        <InvoicePaper invoice={invoice} />
      </>
    )
  }
  return <PaperComing query={query} label={invoicesText.title} listHref={paths.invoices} text={text} />
}

function InvoiceHead({ invoice }: { invoice: InvoiceDetail }) {
  const { id, invoicePrice, invoiceStatusId, unpaidPrice = invoicePrice, billId } = invoice
  return (
    <PageHead
      title={invoicesText.open(formatCount(id))}
      beside={<EnumChip table={invoiceStatus} id={invoiceStatusId} />}
      isInPhoneHeader
      actions={
        <>
          <DownloadButton read={() => readPdf({ id })} pdfName={`sarv-invoice-${id}`} />
          <PrintButton read={() => readPdf({ id })} pdfName={`sarv-invoice-${id}`} />
          {invoiceStatusId === invoiceStatus.id.unpaid && (
            <PayInvoiceButton invoice={{ id, invoicePrice: unpaidPrice, billId }}>
              {invoicesText.payAmount(formatRials(unpaidPrice))}
            </PayInvoiceButton>
          )}
        </>
      }
    />
  )
}
