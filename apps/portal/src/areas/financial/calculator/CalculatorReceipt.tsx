import type { CalculatedPrice } from '@sarv/contract/financial/calculator/calculated-price'
import type { ReactNode } from 'react'
import { formatNumber, formatPercent } from '../../../format/number.ts'
import { inShownCurrency } from '../../../format/rials.ts'
import { ReceiptFrame, type ReceiptLine } from '../../../ui/Receipt.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { calculatorText } from './calculator.fa.ts'
import { figuresIn, payableIn, periods, type Period } from './period.ts'
import styles from './CalculatorReceipt.module.css'

const text = calculatorText.receipt

interface CalculatorReceiptProps {
  /** `undefined` before the prices are read. */
  price: CalculatedPrice | undefined
  vatPercent: number | undefined
  /** The catalogue has no price for it yet. */
  isUnpriced: boolean
  /** Servers that are calculated together; one for other products. */
  count: number
  period: Period
  onPeriod: (period: Period) => void
  /** What stands above the button. */
  notes?: ReactNode
  submit: ReactNode
  note: ReactNode
}

/** What it costs in the chosen time, line by line, and in the others. */
export function CalculatorReceipt(props: CalculatorReceiptProps) {
  const { price, vatPercent, isUnpriced, count, period, onPeriod, notes, submit, note } = props
  const figures = price && figuresIn(period, price)
  const others = periods.filter((other) => other !== period)
  return (
    <ReceiptFrame
      title={text.title}
      headEnd={
        <SegmentedControl
          label={text.period}
          isLabelHidden
          options={periods.map((id) => ({ id, label: text.periods[id] }))}
          value={period}
          onChange={onPeriod}
        />
      }
      lines={price ? linesOf(price, figures?.lines, period) : noLines(isUnpriced)}
      sums={[
        ...(count > 1 ? [{ label: text.each, rials: figures && Math.round(figures.subtotal / count) }] : []),
        { label: count > 1 ? text.subtotalOf(formatNumber(count)) : text.subtotal, rials: figures?.subtotal },
        { label: text.vat(vatPercent === undefined ? undefined : formatPercent(vatPercent)), rials: figures?.vat },
      ]}
      main={{ label: text.main[period], rials: figures?.payable }}
      others={others.map((other) => ({ label: text.other[other], rials: price && payableIn(other, price) }))}
      runway={notes}
      submit={submit}
      note={note}
    />
  )
}

const linesOf = (price: CalculatedPrice, rials: readonly number[] | undefined, period: Period): ReceiptLine[] =>
  price.lines.map(({ id, label, quantity, unitPrice }, index) => ({
    id,
    label: (
      <>
        <bdi>{label}</bdi>
        <small className={styles.unit}>
          {formatNumber(quantity)}
          {/* The price of a unit in an hour is a fraction of a rial: it is said where it is whole. */}
          {period === 'month' && unitPrice > 0 && ` × ${formatNumber(inShownCurrency(unitPrice))}`}
        </small>
      </>
    ),
    ...(unitPrice === 0 ? { note: text.free } : { rials: rials?.[index] ?? null }),
  }))
const noLines = (isUnpriced: boolean): ReceiptLine[] => [
  { id: 'none', label: calculatorText.unpriced[isUnpriced ? 'none' : 'waiting'], rials: null },
]
