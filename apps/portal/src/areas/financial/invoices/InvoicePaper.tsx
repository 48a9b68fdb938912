import type { InvoiceDetail } from '@sarv/client/financial.generated'
import { useEffect } from 'react'
import { formatDate } from '../../../format/dates.ts'
import { formatCount, formatNumber } from '../../../format/number.ts'
import { formatWords } from '@sarv/contract/words'
import { Logo } from '../../../shell/Logo.tsx'
import { invoicesText } from './invoices.fa.ts'
import styles from './InvoicePaper.module.css'

const text = invoicesText.detail

/** Both days belong to the span: one that ends with a midnight ends the day before. */
const lastDay = ({ fromDate, toDate }: InvoiceDetail): string => {
  const before = new Date(Date.parse(`${toDate}Z`) - 1000).toISOString().slice(0, toDate.length)
  return before < fromDate ? toDate : before
}

/** The sheet as it is printed on A4; always light, because paper is. */
export function InvoicePaper({ invoice }: { invoice: InvoiceDetail }) {
  usePaperAlone()
  return (
    <article className={styles.paper} data-paper aria-label={text.paper}>
      <header className={styles.head}>
        <Logo />
        <h2>{text.paper}</h2>
        <dl>
          <Row label={text.number}>{formatCount(invoice.id)}</Row>
          <Row label={text.date}>{formatDate(invoice.invoiceDate)}</Row>
          <Row label={text.period}>
            {formatDate(invoice.fromDate)} - {formatDate(lastDay(invoice))}
          </Row>
        </dl>
      </header>
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
      <div className={styles.bottom}>
        <div className={styles.words}>
          <span>{text.words}</span>
          <b>{text.inWords(formatWords(invoice.invoicePrice))}</b>
          <small>{text.inRials}</small>
        </div>
        <dl className={styles.sums}>
          <Row label={text.net}>{formatNumber(invoice.netPrice)}</Row>
          <Row label={text.discount}>{formatNumber(invoice.discount)}</Row>
          <Row label={text.total}>{formatNumber(invoice.totalPrice)}</Row>
          <Row label={text.vat}>{formatNumber(invoice.vat)}</Row>
          <Row label={text.payable}>
            <b>{formatNumber(invoice.invoicePrice)}</b>
          </Row>
        </dl>
      </div>
    </article>
  )
}

/** Printing prints the paper alone: the frame around it looks for this mark. */
const usePaperAlone = () => {
  useEffect(() => {
    document.documentElement.dataset['prints'] = 'paper'
    return () => {
      delete document.documentElement.dataset['prints']
    }
  }, [])
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
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
        <Row label={text.name}>{name ?? text.none}</Row>
        {codes.map(([label, code]) => (
          <Row key={label} label={label}>
            <bdi dir="ltr">{code ?? text.none}</bdi>
          </Row>
        ))}
        <Row label={text.phone}>
          <bdi dir="ltr">{phone ?? text.none}</bdi>
        </Row>
        <Row label={text.address}>{address ?? text.none}</Row>
      </dl>
    </section>
  )
}

function Lines({ invoice }: { invoice: InvoiceDetail }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section className={styles.scroll} aria-label={text.lines} tabIndex={0}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{text.head.row}</th>
            <th scope="col">{text.head.product}</th>
            <th scope="col">{text.head.quantity}</th>
            <th scope="col">{text.head.unitPrice}</th>
            <th scope="col">{text.head.price}</th>
          </tr>
        </thead>
        <tbody>
          {(invoice.invoiceItems ?? []).map(({ product, quantity, unitPrice, price }, index) => (
            <tr key={`${product}/${unitPrice}/${price}`}>
              <td>{formatCount(index + 1)}</td>
              <td>
                <bdi>{product ?? text.none}</bdi>
              </td>
              <td>{formatNumber(quantity)}</td>
              <td>{formatNumber(unitPrice)}</td>
              <td>{formatNumber(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
