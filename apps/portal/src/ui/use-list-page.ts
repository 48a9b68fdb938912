import { useMemo } from 'react'
import {
  type Column,
  type Page,
  pageOfRows,
  pageOfServer,
  searchIndexOf,
  searchRows,
  sortRows,
  topRowsFirst,
} from './list-rows.ts'
import type { ListTableProps } from './ListTable.tsx'
import type { StatusSegment } from './ListTableTools.tsx'
import type { ListState } from './use-list-state.ts'
import type { RowKey } from './use-selection.ts'

const defaultPageSize = 10
const noRows: readonly never[] = []

interface ListPageOptions<Row> extends Pick<
  ListTableProps<Row>,
  'columns' | 'segments' | 'serverTotal' | 'markedKey' | 'isOnTop'
> {
  pageSize?: number
  keyOf: (row: Row) => RowKey
}

/**
 * The rows to show now. Each stage is kept until what it depends on changes: a keystroke in the search box of two thousand
 * rows neither sorts nor folds them again.
 */
export function useListPage<Row>(
  rows: readonly Row[] | undefined,
  { columns, segments, serverTotal, markedKey, isOnTop, keyOf, pageSize = defaultPageSize }: ListPageOptions<Row>,
  state: ListState,
): Page<Row> | undefined {
  const isLocal = serverTotal === undefined
  const sorted = useSorted(isLocal ? rows : undefined, columns, state.sort)
  const ordered = useMemo(() => topRowsFirst(sorted, isOnTop), [sorted, isOnTop])
  const found = useFound(ordered, columns, state.search)
  const kept = useMemo(() => keepSegment(found, segments, state.filter), [found, segments, state.filter])
  if (!rows) return undefined
  if (!isLocal) return pageOfServer(rows, state.page ?? 1, pageSize, serverTotal)

  const size = state.size === 'all' ? Math.max(1, kept.length) : (state.size ?? pageSize)
  const markedAt = markedKey === undefined ? -1 : kept.findIndex((row) => keyOf(row) === markedKey)
  const firstPage = markedAt === -1 ? 1 : Math.floor(markedAt / size) + 1
  return pageOfRows(kept, state.page ?? firstPage, size)
}

function useSorted<Row>(rows: readonly Row[] = noRows, columns: readonly Column<Row>[], sort: ListState['sort']) {
  const { column, direction } = sort ?? {}
  return useMemo(
    () => sortRows(rows, columns, column && direction ? { column, direction } : undefined),
    [rows, columns, column, direction],
  )
}

function useFound<Row>(rows: readonly Row[], columns: readonly Column<Row>[], search: string) {
  const isSearched = search.trim() !== ''
  const index = useMemo(() => (isSearched ? searchIndexOf(rows, columns) : undefined), [rows, columns, isSearched])
  return useMemo(() => (index ? searchRows(rows, index, search) : rows), [rows, index, search])
}

function keepSegment<Row>(
  rows: readonly Row[],
  segments: readonly StatusSegment<Row>[] = noRows,
  filter: string | undefined,
) {
  const segment = segments.find(({ id }) => id === filter)
  return segment ? rows.filter(segment.matches) : rows
}
