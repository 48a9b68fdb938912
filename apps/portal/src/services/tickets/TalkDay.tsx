import { formatLongDate } from '../../format/dates.ts'
import { nowOnWire } from '../../format/relative.ts'
import { talkText as text } from './talk.fa.ts'
import styles from './talk.module.css'

const dayOf = (wire: string): string => wire.slice(0, 10)

const dayName = (wire: string): string => {
  const today = nowOnWire()
  if (dayOf(wire) === dayOf(today)) return text.today
  const yesterday = nowOnWire(new Date(Date.now() - 86_400_000))
  return dayOf(wire) === dayOf(yesterday) ? text.yesterday : formatLongDate(wire)
}

/** Between what was written on different days. */
export function TalkDay({ date, before }: { date: string; before: string | undefined }) {
  if (before !== undefined && dayOf(before) === dayOf(date)) return null
  return <div className={styles.day}>{dayName(date)}</div>
}
