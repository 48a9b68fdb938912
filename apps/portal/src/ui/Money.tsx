import { rialsParts } from '../format/rials.ts'
import styles from './Money.module.css'
import { uiText } from './ui.fa.ts'

interface MoneyProps {
  /** Whole rials; without an amount dashes stand in its place. */
  rials: number | null | undefined
  /** After the unit: "a month". */
  per?: string
}

/** An amount with its unit beside it, quieter; never a bare number. */
export function Money({ rials, per }: MoneyProps) {
  if (rials === null || rials === undefined) return <span className={styles.none}>{uiText.dashes}</span>
  const parts = rialsParts(rials)
  return (
    <span className={styles.money}>
      {parts.number}
      {'\u00a0'}
      <small className={styles.unit}>{per ? `${parts.unit} ${per}` : parts.unit}</small>
    </span>
  )
}
