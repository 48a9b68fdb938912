import { Money } from '../../ui/Money.tsx'
import styles from './resizing.module.css'
import { resizingText } from './resizing.fa.ts'
import { priceChange } from './price-change.ts'

const text = resizingText.price

interface ResizePriceProps {
  nowMonthlyRials: number
  /** `undefined` before the server has said it. */
  afterMonthlyRials: number | undefined
  /** It is being asked again: the last figures stay, faded. */
  isStale: boolean
}

/** What the server costs now, what it will cost, and the difference. */
export function ResizePrice({ nowMonthlyRials, afterMonthlyRials, isStale }: ResizePriceProps) {
  const change = priceChange(nowMonthlyRials, afterMonthlyRials ?? nowMonthlyRials)
  const isKnown = afterMonthlyRials !== undefined
  const rows = [
    { label: text.now, price: change.now },
    { label: text.after, price: isKnown ? change.after : undefined },
    { label: text.difference, price: isKnown ? change.difference : undefined, isSum: true },
  ]
  return (
    <table className={styles.price} aria-label={text.label} data-stale={isStale || undefined} aria-live="polite">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{text.when}</span>
          </th>
          <th scope="col">{text.monthly}</th>
          <th scope="col">{text.hourly}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, price, isSum }) => (
          <tr key={label} data-sum={isSum}>
            <th scope="row">{label}</th>
            <td>
              <Money rials={price?.monthlyRials} />
            </td>
            <td>
              <Money rials={price?.hourlyRials} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
