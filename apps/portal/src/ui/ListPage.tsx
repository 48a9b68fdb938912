import type { ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import { PageHead } from './PageHead.tsx'
import { RefreshButton } from './RefreshButton.tsx'
import styles from './ListPage.module.css'
import { uiText } from './ui.fa.ts'

interface ListPageProps {
  title: string
  /** How many there are in all; left out while it is not known. */
  count?: number
  /** One line that sums the list up: its cost. */
  summary?: ReactNode
  /** It is being read: its place is kept. */
  isSummaryComing?: boolean
  /** A phone has room for it in one line. */
  isSummaryShort?: boolean
  /** Reads the list again. */
  query?: { isFetching: boolean; refetch: () => unknown }
  /** The create button, last; others before it. */
  actions?: ReactNode
  /** Above everything: a warning that concerns the whole list. */
  banner?: ReactNode
  /** A `<ListTable>`. */
  children: ReactNode
  /** A quiet line below the table. */
  note?: ReactNode
}

/** The frame of every page that is a list. */
export function ListPage(props: ListPageProps) {
  const { title, count, summary, isSummaryComing, isSummaryShort, query, actions, banner, children, note } = props
  return (
    <>
      {banner}
      <PageHead
        title={title}
        beside={count !== undefined && <Badge>{uiText.count(count)}</Badge>}
        summary={summary}
        coming={isSummaryComing ? (isSummaryShort ? 'line' : 'sentence') : undefined}
        isInPhoneHeader
        actions={
          <>
            {query && <RefreshButton isFetching={query.isFetching} onPress={() => void query.refetch()} />}
            {actions}
          </>
        }
      />
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
