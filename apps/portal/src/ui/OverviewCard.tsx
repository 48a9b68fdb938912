import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import { Copy } from './Copy.tsx'
import { Ltr } from './Ltr.tsx'
import styles from './OverviewCard.module.css'
import { Skeleton } from './Skeleton.tsx'
import { uiText } from './ui.fa.ts'

export interface OverviewRow {
  label: string
  /** Anything to show: a chip, a date, words. */
  shown?: ReactNode
  /** A technical value, left to right, with a copy button. */
  copied?: string | null
  /** A technical value nobody copies. */
  latin?: string | null
}

interface OverviewCardProps {
  title: string
  rows: readonly OverviewRow[]
  /** Not read yet: the rows keep their names, bars stand for the values. */
  isLoading?: boolean
  /** Reads it again. */
  query?: { isFetching: boolean; refetch: () => unknown }
  /** At the end of the head, instead of "check again". */
  headEnd?: ReactNode
}

/** What is known about one thing, row by row. */
export function OverviewCard({ title, rows, isLoading = false, query, headEnd }: OverviewCardProps) {
  const checkAgain = query && (
    <Button kind="quiet" size="sm" icon={RefreshCw} isPending={query.isFetching} onPress={() => void query.refetch()}>
      {uiText.checkAgain}
    </Button>
  )
  return (
    <Card title={title} headEnd={headEnd ?? checkAgain}>
      <FactRows rows={rows} isLoading={isLoading} />
    </Card>
  )
}

/** A thing may have several rows of one name. */
const keyed = (rows: readonly OverviewRow[]): { key: string; row: OverviewRow }[] => {
  const times = new Map<string, number>()
  return rows.map((row) => {
    const time = (times.get(row.label) ?? 0) + 1
    times.set(row.label, time)
    return { key: `${row.label} ${time}`, row }
  })
}

/** The rows without the card, for whatever has one already. */
export function FactRows({ rows, isLoading = false }: Pick<OverviewCardProps, 'rows' | 'isLoading'>) {
  return (
    <dl className={styles.rows} aria-busy={isLoading} data-sized={isLoading || undefined}>
      {keyed(rows).map(({ key, row }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>{isLoading ? <Skeleton widthPercent={60} /> : <Value row={row} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ row }: { row: OverviewRow }) {
  if (row.copied) return <Copy value={row.copied} isClipped />
  if (row.latin) return <Ltr>{row.latin}</Ltr>
  return row.shown || <span className={styles.none}>{uiText.dashes}</span>
}
