import type { QuoteDetail, QuotedItem } from '@sarv/client/financial.generated'
import { formatWords } from '@sarv/contract/words'
import { Fragment } from 'react'
import { formatDate } from '../../../format/dates.ts'
import { formatCount, formatNumber, formatPercent } from '../../../format/number.ts'
import { Paper, PaperRow, PaperSums, PaperTable } from '../frame/Paper.tsx'
import { kindOf, wordsOf } from './quoted-choice.ts'
import { quotesText } from './quotes.fa.ts'
import styles from './Quotes.module.css'

const text = quotesText.detail

/** The pro-forma on the screen. */
export function QuotePaper({ quote }: { quote: QuoteDetail }) {
  return (
    <Paper
      title={text.paper}
      facts={
        <>
          <PaperRow label={text.number}>{formatCount(quote.id)}</PaperRow>
          <PaperRow label={text.date}>{formatDate(quote.createDate)}</PaperRow>
          <PaperRow label={text.until}>{formatDate(quote.validDate)}</PaperRow>
          <PaperRow label={text.datacenter}>{quote.datacenter}</PaperRow>
        </>
      }
    >
      <dl className={styles.about}>
        <PaperRow label={text.buyer}>
          <bdi>{quote.customerName}</bdi>
        </PaperRow>
        {quote.title !== null && (
          <PaperRow label={text.about}>
            <bdi>{quote.title}</bdi>
          </PaperRow>
        )}
      </dl>
      <PaperTable label={text.lines} head={Object.values(text.head)}>
        {quote.items.map((item) => (
          <ItemRows key={item.position} item={item} />
        ))}
      </PaperTable>
      <PaperSums
        words={
          <>
            <span>{text.words}</span>
            <b>{text.inWords(formatWords(quote.payable))}</b>
            <small>{text.inRials}</small>
            <small>{text.hourly(formatNumber(quote.hourly))}</small>
          </>
        }
        sums={[
          [text.net, formatNumber(quote.subtotal)],
          [text.vat(formatPercent(quote.vatPercent)), formatNumber(quote.vat)],
          [text.payable, <b key="payable">{formatNumber(quote.payable)}</b>],
        ]}
      />
      <div className={styles.promises}>
        {quote.promises.map((promise) => (
          <p key={promise}>{promise}</p>
        ))}
      </div>
    </Paper>
  )
}

function ItemRows({ item: { position, choice, lines } }: { item: QuotedItem }) {
  return (
    <Fragment>
      <tr className={styles.thing}>
        <td>{formatCount(position + 1)}</td>
        <td colSpan={4}>{quotesText.what(kindOf(choice.tab), wordsOf(choice))}</td>
      </tr>
      {lines.map(({ name, quantity, unitPrice, price }) => (
        <tr key={name}>
          <td colSpan={2} className={styles.part}>
            <bdi>{name}</bdi>
          </td>
          <td>{formatNumber(quantity)}</td>
          <td>{formatNumber(unitPrice)}</td>
          <td>{formatNumber(price)}</td>
        </tr>
      ))}
    </Fragment>
  )
}
