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

/** A sum below the lines. */
export interface ReceiptAmount {
  label: string
  rials: number | null | undefined
}

interface FrameProps {
  /** "Estimate" unless something was ordered. */
  title?: string
  /** What time the price is for: "monthly", unless the page lets people choose. */
  headEnd?: ReactNode
  /** What is to be known about the order, above its lines. */
  facts?: readonly { id: string; label: string; shown: ReactNode }[]
  lines: readonly ReceiptLine[]
  /** From the lines to what is paid: subtotal, discount, VAT. */
  sums: readonly ReceiptAmount[]
  /** What is paid. */
  main: ReceiptAmount
  /** The same for another time, or in another state. */
  others: readonly ReceiptAmount[]
  /** The quote is being asked again: the last figures stay, faded. */
  isStale?: boolean
  /** Days the wallet lasts afterwards: `<RunwayNote>`. */
  runway?: ReactNode
  /** The submit button; none once it is ordered. */
  submit?: ReactNode
  /** A quiet line below the button: how it is charged. */
  note?: ReactNode
}

interface ReceiptProps extends Omit<FrameProps, 'headEnd' | 'sums' | 'main' | 'others'> {
  /** The quote; dashes stand in its place before a choice. */
  totals?: ReceiptTotals
  /** Absent until the rate is read. */
  vatPercent: number | undefined
}

const text = uiText.receipt

/** What the choices cost a month, while they are made and after they are ordered. */
export function Receipt({ totals, vatPercent, ...frame }: ReceiptProps) {
  const { whileOffRials } = totals ?? {}
  return (
    <ReceiptFrame
      {...frame}
      sums={[
        { label: text.subtotal, rials: totals?.subtotalRials },
        { label: text.discount, rials: totals?.discountRials },
        { label: text.vat(vatPercent), rials: totals?.vatRials },
      ]}
      main={{ label: text.payable, rials: totals?.payableRials }}
      others={[
        { label: text.hourly, rials: totals?.hourlyRials },
        ...(whileOffRials === undefined ? [] : [{ label: text.whileOff, rials: whileOffRials }]),
      ]}
    />
  )
}

/** The same for a page that names its own sums. */
export function ReceiptFrame(props: FrameProps) {
  const { title = text.title, headEnd, facts, lines, isStale = false, runway, submit, note } = props
  return (
    <section className={styles.receipt} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {headEnd ?? <span className={styles.quiet}>{text.monthly}</span>}
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
          <Amounts amounts={props.sums} />
        </dl>
        <dl className={styles.total}>
          <Line label={props.main.label}>
            <span className={styles.pay}>
              <Money rials={props.main.rials} />
            </span>
          </Line>
          <Amounts amounts={props.others} />
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

function Amounts({ amounts }: { amounts: readonly ReceiptAmount[] }) {
  return amounts.map(({ label, rials }) => (
    <Line key={label} label={label}>
      <Money rials={rials} />
    </Line>
  ))
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
