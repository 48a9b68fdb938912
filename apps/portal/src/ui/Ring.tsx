import type { ReactNode } from 'react'
import styles from './Ring.module.css'

interface RingProps {
  value: number
  max: number
  /** What it shows, with both numbers. */
  label: string
  /** Inside the ring. */
  children?: ReactNode
}

const radius = 24
const around = 2 * Math.PI * radius

/** A share of a whole as a ring that fills with the clock. */
export function Ring({ value, max, label, children }: RingProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG picture has no tag of its own for its name
    <span className={styles.ring} role="img" aria-label={label}>
      <svg viewBox="0 0 52 52" className={styles.drawing}>
        <circle cx="26" cy="26" r={radius} />
        {share > 0 && (
          <circle
            cx="26"
            cy="26"
            r={radius}
            className={styles.on}
            strokeDasharray={`${share * around} ${around}`}
            transform="rotate(-90 26 26)"
          />
        )}
      </svg>
      <span className={styles.words} aria-hidden>
        {children}
      </span>
    </span>
  )
}
