import { formatDate, formatDateTime } from '../format/dates.ts'
import { formatRelative } from '../format/relative.ts'
import styles from './DateText.module.css'

interface DateTextProps {
  /** A date or date-time of the wire; shown as it is, never moved to the browser's zone. */
  wire: string | null | undefined
  /** `date` 1405/08/24, `time` adds the clock before it, `relative` says "5 minutes ago". */
  as?: 'date' | 'time' | 'relative'
}

const writers = { date: formatDate, time: formatDateTime, relative: formatRelative }

/** A Jalali date in Persian digits; dashes when there is none. */
export function DateText({ wire, as = 'date' }: DateTextProps) {
  const written = writers[as](wire)
  if (!wire) return <span className={styles.date}>{written}</span>
  return (
    <time dateTime={wire} className={styles.date} title={as === 'relative' ? formatDateTime(wire) : undefined}>
      <bdi dir="rtl">{written}</bdi>
    </time>
  )
}
