import type { ReactNode } from 'react'
import { Money } from './Money.tsx'
import styles from './Receipt.module.css'
import { uiText } from './ui.fa.ts'

export interface ReceiptLine {
  id: string
  label: ReactNode
  /** Whole rials; dashes while nothing is chosen. */
  rials?: number | null
  /** Instead of an amount: "in the plan", "free". */
  note?: string
}

export interface ReceiptTotals {
  subtotalRials: number
  discountRials: number
  vatRials: number
  payableRials: number
  hourlyRials: number
  /** What it costs while it is switched off, where that is another amount. */
  whileOffRials?: number | undefined
}

interface ReceiptProps {
  /** "Estimate" unless something was ordered. */
  title?: string
  /** What is to be known about the order, above its lines. */
  facts?: readonly { id: string; label: string; shown: ReactNode }[]
  lines: readonly ReceiptLine[]
  /** The quote; dashes stand in its place before a choice. */
  totals?: ReceiptTotals
  vatPercent: number
  /** The quote is being asked again: the last figures stay, faded. */
  isStale?: boolean
  /** Days the wallet lasts afterwards: `<RunwayNote>`. */
  runway?: ReactNode
  /** The submit button; none once it is ordered. */
  submit?: ReactNode
  /** A quiet line below the button: how it is charged. */
  note?: ReactNode
}

const text = uiText.receipt

/** What the choices cost, while they are made and after they are ordered. */
export function Receipt(props: ReceiptProps) {
  const { title = text.title, facts, lines, totals, vatPercent, isStale = false, runway, submit, note } = props
  return (
    <section className={styles.receipt} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <span className={styles.quiet}>{text.monthly}</span>
      </header>
      <div className={styles.figures} data-stale={isStale || undefined} aria-live="polite">
        {facts && (
          <dl className={styles.lines}>
            {facts.map(({ id, label, shown }) => (
              <Line key={id} label={label}>
                {shown}
              </Line>
            ))}
          </dl>
        )}
        <dl className={styles.lines}>
          {lines.map(({ id, label, rials, note: words }) => (
            <Line key={id} label={label}>
              {words ? <span className={styles.quiet}>{words}</span> : <Money rials={rials} />}
            </Line>
          ))}
        </dl>
        <dl className={styles.lines}>
          <Line label={text.subtotal}>
            <Money rials={totals?.subtotalRials} />
          </Line>
          <Line label={text.discount}>
            <Money rials={totals?.discountRials} />
          </Line>
          <Line label={text.vat(vatPercent)}>
            <Money rials={totals?.vatRials} />
          </Line>
        </dl>
        <dl className={styles.total}>
          <Line label={text.payable}>
            <span className={styles.pay}>
              <Money rials={totals?.payableRials} />
            </span>
          </Line>
          <Line label={text.hourly}>
            <Money rials={totals?.hourlyRials} />
          </Line>
          {totals?.whileOffRials !== undefined && (
            <Line label={text.whileOff}>
              <Money rials={totals.whileOffRials} />
            </Line>
          )}
        </dl>
      </div>
      <div className={styles.foot}>
        {runway}
        {submit}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  )
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
