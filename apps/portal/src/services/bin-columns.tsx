import { wireToUtc } from '../format/dates.ts'
import { formatDuration, secondsBetween } from '../format/duration.ts'
import { nowOnWire } from '../format/relative.ts'
import { DateText } from '../ui/DateText.tsx'
import type { Column } from '../ui/list-rows.ts'
import { Money } from '../ui/Money.tsx'
import { useNow } from '../ui/use-now.ts'
import styles from './bin-columns.module.css'
import { binText as text } from './bin.fa.ts'

interface Binned {
  binDate: string
  /** When it is really deleted. */
  deleteDate: string
  /** What it costs meanwhile. */
  monthlyPrice: number
  /** Who deleted it. */
  user: string | null
}

/** How long a service can still be taken back. */
export const leftColumn = <Row extends Binned>(): Column<Row> => ({
  id: 'left',
  label: text.columns.left,
  value: ({ deleteDate }) => deleteDate,
  cell: ({ deleteDate }) => <TimeLeft until={deleteDate} />,
})

/** When it was deleted, and by whom. */
export const deletedColumn = <Row extends Binned>(): Column<Row> => ({
  id: 'deleted',
  label: text.columns.deleted,
  yieldsToProgress: true,
  value: ({ binDate }) => binDate,
  cell: ({ binDate, user }) => (
    <span className={styles.two}>
      <DateText wire={binDate} as="relative" />
      <small>{user ? text.by(user) : text.byNobody}</small>
    </span>
  ),
})

export const costColumn = <Row extends Binned>(): Column<Row> => ({
  id: 'cost',
  label: text.columns.cost,
  value: ({ monthlyPrice }) => monthlyPrice,
  cell: ({ monthlyPrice }) => <Money rials={monthlyPrice} />,
})

/** What is left of the time in which it can be taken back. */
function TimeLeft({ until }: { until: string }) {
  const now = useNow(true)
  const seconds = secondsBetween(wireToUtc(nowOnWire(now)), wireToUtc(until))
  return <time dateTime={until}>{seconds === 0 ? text.soon : text.inTime(formatDuration(seconds))}</time>
}
