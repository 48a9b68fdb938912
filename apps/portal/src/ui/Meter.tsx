import { Meter as AriaMeter } from 'react-aria-components/Meter'
import styles from './Meter.module.css'

interface MeterProps {
  label: string
  value: number
  max?: number
  tone?: 'neutral' | 'warning' | 'danger' | 'brand'
}

/** `1e-9` is no number to assistive technology. */
const plain = (value: number): number => Math.round(value * 1000) / 1000

/** How much of a known amount is used: a quota, a balance. */
export function Meter({ label, value, max = 100, tone = 'neutral' }: MeterProps) {
  return (
    <AriaMeter aria-label={label} value={plain(value)} maxValue={max} className={styles.track} data-tone={tone}>
      {({ percentage }) => <span className={styles.fill} style={{ inlineSize: `${percentage}%` }} />}
    </AriaMeter>
  )
}
