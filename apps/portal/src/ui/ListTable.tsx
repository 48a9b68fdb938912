import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { formatCount } from '../format/number.ts'
import type { BulkAction, BulkBar as Bar } from './BulkBar.tsx'
import type { CsvColumn } from './csv.ts'
import { ErrorBox } from './ErrorBox.tsx'
import type { Column, Page } from './list-rows.ts'
import type { PageSize } from './list-state.ts'
import styles from './ListTable.module.css'
import { ListTableEmpty, ListTableNoResult } from './ListTableEmpty.tsx'
import { ListTableGrid } from './ListTableGrid.tsx'
import { ListTableTools, type StatusSegment } from './ListTableTools.tsx'
import { NativeSelect } from './NativeSelect.tsx'
import { Pagination } from './Pagination.tsx'
import type { RowAction } from './RowActions.tsx'
import { Skeleton } from './Skeleton.tsx'
import { uiText } from './ui.fa.ts'
import { useFreshMark } from './use-fresh-mark.ts'
import { useListPage } from './use-list-page.ts'
import { type ListState, useListState } from './use-list-state.ts'
import { type RowKey, type Selection, useSelection } from './use-selection.ts'
import { lazyPart } from './lazy-part.tsx'

// Loaded with the first row that is chosen.
const BulkBar = lazyPart<typeof Bar>(async () => (await import('./BulkBar.tsx')).BulkBar)

/** What a list needs of the call that reads it; a result of RTK Query fits as it is. */
export interface ListQuery<Row> {
  data?: readonly Row[]
  /** Rows of these very arguments, where the request layer tells them from those of the last ones. */
  currentData?: readonly Row[]
  isFetching: boolean
  isError?: boolean
  error?: unknown
  refetch: () => unknown
}

export interface ListTableProps<Row> {
  /** Names the list for screen readers: "list of servers". */
  label: string
  /** One of them, for counting: "10 servers". */
  unit?: string
  query: ListQuery<Row>
  columns: readonly Column<Row>[]
  /** A sentence, or an `<Empty>` with the create button; shown instead of the table when there is nothing at all. */
  empty: ReactNode
  /** One of several lists of a page, where nothing is the usual case: a line says so, and while it is read a line waits. */
  isUsuallyEmpty?: boolean
  keyOf?: (row: Row) => RowKey
  /** What a row is called in the names of its buttons; the value of the title column when left out. */
  nameOf?: (row: Row) => string
  /** A list that the page itself asks about (server paging, two lists on a page) brings its own. */
  state?: ListState
  /** The server searched, sorted and cut the page; this many rows there are in all (`X-Total-Count`). */
  serverTotal?: number
  pageSize?: number
  /** Longer pages to choose from, for a list that is read whole; the first is the usual one. */
  pageSizes?: readonly PageSize[]
  /** What the search box asks for: "name or IP". Without it there is no search box. */
  searchFor?: string
  segments?: readonly StatusSegment<Row>[]
  /** At the end of the tools: more filters. */
  tools?: ReactNode
  rowActions?: readonly RowAction<Row>[]
  bulkActions?: readonly BulkAction<Row>[]
  bulkSummary?: (rows: readonly Row[]) => ReactNode
  /** A page that asks about the chosen rows itself brings its own. */
  selection?: Selection<Row>
  /** Rows that cannot be chosen: work is going on in them. */
  canSelect?: (row: Row) => boolean
  /** What stands in place of the columns that yield, while work is going on in the row: `<StepProgress>`. */
  rowProgress?: (row: Row) => ReactNode
  /** Columns that are not shown; what stands in them is found all the same. */
  hiddenColumns?: ReadonlySet<string>
  /** The found rows, of all pages, as a file for spreadsheets. */
  loadFile?: () => Promise<{ fileName: string; columns: readonly CsvColumn<Row>[] }>
  /** Told the keys of the rows on the page, with commas between them, whenever they become others. */
  onShown?: (keys: string) => void
  /** Rows that stand before all others, whatever the order and on whatever page those are; a server that pages does it itself. */
  isOnTop?: (row: Row) => boolean
  /** The row that was just made: brought into view, and marked for some seconds. */
  markedKey?: RowKey
  /** Few narrow columns: it stays a table where others become cards. */
  isCompact?: boolean
}

/** The list of this product: every table of rows that are read by one call. On narrow screens rows are cards. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const ownState = useListState()
  const state = props.state ?? ownState
  const { query, columns, keyOf = keyById, unit = uiText.table.unit, empty, bulkActions = [] } = props
  const rows = 'currentData' in query ? query.currentData : query.data
  const page = useListPage(rows, { ...props, keyOf }, state)
  const ownSelection = useSelection(rows ?? [], keyOf)
  const selection = props.selection ?? ownSelection
  useShown(page?.rows.map(keyOf).join(), props.onShown)
  const isMarkShown = page?.rows.some((row) => keyOf(row) === props.markedKey) ?? false
  const freshKey = useFreshMark(props.markedKey, isMarkShown)

  if (!rows && query.isError) {
    return (
      <section className={styles.card} aria-label={props.label}>
        <ErrorBox
          error={query.error}
          title={uiText.table.failedTitle}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </section>
    )
  }
  if (page?.total === 0 && !state.isNarrowed) {
    return (
      <section className={styles.card} aria-label={props.label}>
        <ListTableEmpty isLine={props.isUsuallyEmpty}>{empty}</ListTableEmpty>
      </section>
    )
  }
  if (!rows && props.isUsuallyEmpty) {
    return (
      <section className={styles.card} aria-label={props.label} aria-busy>
        <ListTableEmpty isLine>
          <Skeleton />
        </ListTableEmpty>
      </section>
    )
  }
  return (
    <section
      className={styles.card}
      aria-label={props.label}
      aria-busy={!rows}
      data-bulk={selection.rows.length > 0 || undefined}
    >
      <ListTableTools
        {...props}
        rows={props.serverTotal === undefined ? rows : undefined}
        found={page?.found}
        state={state}
      />
      {query.isError && <StaleNotice query={query} />}
      {selection.rows.length > 0 && (
        <BulkBar selection={selection} actions={bulkActions} unit={unit} summary={props.bulkSummary} />
      )}
      {page?.total === 0 ? (
        <ListTableNoResult search={state.search} onClear={state.widen} />
      ) : (
        <ListTableGrid
          {...props}
          columns={props.hiddenColumns ? columns.filter(({ id }) => !props.hiddenColumns?.has(id)) : columns}
          keyOf={keyOf}
          nameOf={props.nameOf ?? nameByTitle(columns)}
          rows={page?.rows}
          state={state}
          selection={bulkActions.length > 0 ? selection : undefined}
          freshKey={freshKey}
        />
      )}
      {page && page.total > 0 && !isPlain(props, page) && (
        <Foot label={props.label} page={page} unit={unit} pageSizes={props.pageSizes} state={state} />
      )}
    </section>
  )
}

/** A handful of rows that can neither be searched nor filtered: whoever sees them has counted them. */
const isPlain = <Row,>({ searchFor, segments }: ListTableProps<Row>, { pages }: Page<Row>): boolean =>
  pages === 1 && searchFor === undefined && segments === undefined

/** By the keys: a page that was read again is the same page. */
function useShown(keys: string | undefined, onShown: ((keys: string) => void) | undefined) {
  const tell = useEffectEvent((now: string) => onShown?.(now))
  useEffect(() => {
    if (keys !== undefined) tell(keys)
  }, [keys])
}

const keyById = (row: unknown): RowKey => (row as { id: RowKey }).id

const nameByTitle =
  <Row,>(columns: readonly Column<Row>[]) =>
  (row: Row): string => {
    const title = columns.find(({ place }) => place === 'title') ?? columns[0]
    return String(title?.value?.(row) ?? '')
  }

function StaleNotice<Row>({ query }: { query: ListQuery<Row> }) {
  return (
    <div className={styles.stale}>
      <ErrorBox
        isPart
        error={query.error}
        title={uiText.table.failedTitle}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    </div>
  )
}

interface FootProps<Row> extends Pick<ListTableProps<Row>, 'label' | 'pageSizes'> {
  page: Page<Row>
  unit: string
  state: ListState
}

function Foot<Row>({ label, page, unit, pageSizes = none, state }: FootProps<Row>) {
  const [usual] = pageSizes
  return (
    <footer className={styles.foot}>
      <output>{uiText.table.range(page.from, page.to, page.total, unit)}</output>
      {typeof usual === 'number' && page.total > usual && <PageSizes sizes={pageSizes} state={state} />}
      <Pagination list={label} page={page.page} pages={page.pages} onChange={state.setPage} />
    </footer>
  )
}

const none: readonly never[] = []

/** How many rows a page has. */
function PageSizes({ sizes, state }: { sizes: readonly PageSize[]; state: ListState }) {
  const choose = (written: string) => {
    const chosen = sizes.find((size) => String(size) === written)
    if (chosen !== undefined) state.setSize(chosen)
  }
  const options = sizes.map((size) => ({
    id: String(size),
    label: size === 'all' ? uiText.table.all : formatCount(size),
  }))
  return (
    <span className={styles.size}>
      <NativeSelect
        label={uiText.table.pageSize}
        value={String(state.size ?? sizes[0])}
        options={options}
        onChange={choose}
      />
    </span>
  )
}
