import type { InvoiceDetail } from '@sarv/client/financial.generated'
import { formatWords } from '@sarv/contract/words'
import { formatDate } from '../../../format/dates.ts'
import { formatCount, formatNumber } from '../../../format/number.ts'
import { Link } from '../../../ui/Link.tsx'
import { financialPaths as paths } from '../financial.paths.ts'
import { Paper, PaperRow, PaperSums, PaperTable } from '../frame/Paper.tsx'
import { invoicesText } from './invoices.fa.ts'
import styles from '../frame/Paper.module.css'

const text = invoicesText.detail

/** Both days belong to the span: one that ends with a midnight ends the day before. */
const lastDay = ({ fromDate, toDate }: InvoiceDetail): string => {
  const before = new Date(Date.parse(`${toDate}Z`) - 1000).toISOString().slice(0, toDate.length)
  return before < fromDate ? toDate : before
}

/** The legal paper on the screen. */
export function InvoicePaper({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <Paper
      title={invoice.isReturn ? text.returnPaper : text.paper}
      facts={
        <>
          <PaperRow label={text.number}>{formatCount(invoice.id)}</PaperRow>
          <PaperRow label={text.date}>{formatDate(invoice.invoiceDate)}</PaperRow>
          {typeof invoice.originalId === 'number' && (
            <PaperRow label={text.original}>
              <Link href={paths.invoice(invoice.originalId)}>{formatCount(invoice.originalId)}</Link>
            </PaperRow>
          )}
          <PaperRow label={text.period}>
            {formatDate(invoice.fromDate)} - {formatDate(lastDay(invoice))}
          </PaperRow>
          {typeof invoice.owedPrice === 'number' && invoice.owedPrice > 0 && (
            <PaperRow label={text.owed}>{formatNumber(invoice.owedPrice)}</PaperRow>
          )}
        </>
      }
    >
      <div className={styles.parties}>
        <Party
          title={text.seller}
          name={invoice.sellerName}
          phone={invoice.sellerPhone}
          address={invoice.sellerAddress}
          codes={[
            [text.economicCode, invoice.sellerEconomicCode],
            [text.nationalId, invoice.sellerNationalId],
            [text.postalCode, invoice.sellerPostalCode],
          ]}
        />
        <Party
          title={text.buyer}
          name={invoice.customerName}
          phone={invoice.customerPhone}
          address={invoice.customerAddress}
          codes={[
            [invoice.customerIsLegal ? text.nationalId : text.nationalCode, invoice.customerNationalId],
            [text.postalCode, invoice.customerPostalCode],
          ]}
        />
      </div>
      <Lines invoice={invoice} />
      <PaperSums
        words={
          <>
            <span>{text.words}</span>
            <b>{text.inWords(formatWords(invoice.invoicePrice))}</b>
            <small>{text.inRials}</small>
          </>
        }
        sums={[
          [text.net, formatNumber(invoice.netPrice)],
          [text.discount, formatNumber(invoice.discount)],
          [text.total, formatNumber(invoice.totalPrice)],
          [text.vat, formatNumber(invoice.vat)],
          [text.payable, <b key="payable">{formatNumber(invoice.invoicePrice)}</b>],
        ]}
      />
    </Paper>
  )
}

interface PartyProps {
  title: string
  name: string | null
  phone: string | null | undefined
  address: string | null | undefined
  /** What the tax office knows them by. */
  codes: readonly (readonly [label: string, code: string | null | undefined])[]
}

function Party({ title, name, phone, address, codes }: PartyProps) {
  return (
    <section className={styles.party} aria-label={title}>
      <h3>{title}</h3>
      <dl>
        <PaperRow label={text.name}>{name ?? text.none}</PaperRow>
        {codes.map(([label, code]) => (
          <PaperRow key={label} label={label}>
            <bdi dir="ltr">{code ?? text.none}</bdi>
          </PaperRow>
        ))}
        <PaperRow label={text.phone}>
          <bdi dir="ltr">{phone ?? text.none}</bdi>
        </PaperRow>
        <PaperRow label={text.address}>{address ?? text.none}</PaperRow>
      </dl>
    </section>
  )
}

/** Multiplied they are the price to the rial: nothing is cut off. */
const exactly = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 8 })

function Lines({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <PaperTable label={text.lines} head={Object.values(text.head)} hasCards>
      {(invoice.invoiceItems ?? []).map(({ product, serviceCode, quantity, unit, unitPrice, price, vat }, index) => (
        <tr key={`${product}/${unitPrice}/${price}`}>
          <td>{formatCount(index + 1)}</td>
          <td>
            <bdi>{product ?? text.none}</bdi>
          </td>
          <td data-label={text.head.serviceCode}>
            <bdi dir="ltr">{serviceCode ?? text.none}</bdi>
          </td>
          <td data-label={text.head.quantity}>{exactly.format(quantity)}</td>
          <td data-label={text.head.unit}>{unit ?? text.none}</td>
          <td data-label={text.head.unitPrice}>{exactly.format(unitPrice)}</td>
          <td data-label={text.head.price}>{formatNumber(price)}</td>
          <td data-label={text.head.vat}>{formatNumber(vat ?? 0)}</td>
        </tr>
      ))}
    </PaperTable>
  )
}
