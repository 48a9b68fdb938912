import type { ReactNode } from 'react'
import { comparePersian, foldForSearch } from '../format/search-text.ts'
import type { Sort } from './list-state.ts'

export interface Column<Row> {
  /** Short and stable: it stands in the URL when the list is sorted by it. */
  id: string
  label: string
  /** What the column is sorted by; a column without it is not sortable. */
  value?: (row: Row) => string | number | null | undefined
  /** What is shown; the value itself when left out. */
  cell?: (row: Row) => ReactNode
  /** The search box looks into it: at its value, or at what this says. */
  searched?: true | ((row: Row) => string | readonly string[])
  /**
   * Where it stands on a phone's card: first line, beside the first line, or left out there. Others get a line each; those
   * that end in "card" leave a table in which they would take the room of the name.
   */
  place?: 'title' | 'status' | 'wide-only' | 'wide-or-card' | 'roomy-or-card'
  /** Of rows that cannot have it: a card leaves it out, a table shows that there is none. */
  isAbsent?: (row: Row) => boolean
  isQuiet?: boolean
  /** How wide it is in a table, in CSS; where one column says it, those that do not share what is left. */
  size?: string
  /** Steps aside while work is going on in the row, for `rowProgress`. Such columns stand side by side. */
  yieldsToProgress?: boolean
}

const searchedTexts = <Row>(row: Row, { searched, value }: Column<Row>): readonly string[] => {
  if (!searched) return []
  const texts = searched === true ? String(value?.(row) ?? '') : searched(row)
  return typeof texts === 'string' ? [texts] : texts
}

/** What no one types: a search never finds the end of one text and the beginning of the next. */
const between = '\u0000'

/** What the search box looks into, row by row, ready to be compared: done once for many keystrokes. */
export const searchIndexOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): ReadonlyMap<Row, string> => {
  const searched = columns.filter((column) => column.searched)
  const textOf = (row: Row) => searched.flatMap((column) => searchedTexts(row, column)).map(foldForSearch)
  return new Map(rows.map((row) => [row, textOf(row).join(between)]))
}

/** Rows in which any searched column contains what was typed. */
export const searchRows = <Row>(
  rows: readonly Row[],
  index: ReadonlyMap<Row, string>,
  search: string,
): readonly Row[] => {
  const wanted = foldForSearch(search)
  return wanted === '' ? rows : rows.filter((row) => index.get(row)?.includes(wanted))
}

type Value = string | number | null | undefined

const isMissing = (value: Value): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

const compareValues = (one: Value, other: Value): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : comparePersian(String(one), String(other))

/** Those that are kept at the top, in the order they have among themselves, then the others. */
export const topRowsFirst = <Row>(rows: readonly Row[], isOnTop?: (row: Row) => boolean): readonly Row[] => {
  const top = isOnTop ? rows.filter((row) => isOnTop(row)) : []
  return top.length === 0 ? rows : [...top, ...rows.filter((row) => !isOnTop?.(row))]
}

/** A sorted copy; rows without a value come last in both directions. */
export const sortRows = <Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort?: Sort): readonly Row[] => {
  const value = columns.find(({ id }) => id === sort?.column)?.value
  if (!value) return rows
  const sign = sort?.direction === 'descending' ? -1 : 1
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    return sign * compareValues(a, b)
  })
}

export interface Page<Row> {
  rows: readonly Row[]
  page: number
  pages: number
  total: number
  /** Places of the first and last row shown, counted from one. */
  from: number
  to: number
  /** The rows of all pages, where they are here and not with the server. */
  found?: readonly Row[]
}

/** One page of the rows; a page beyond the last (rows were deleted, an old link) is the last. */
export const pageOfRows = <Row>(rows: readonly Row[], wantedPage: number, size: number): Page<Row> => {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(Math.max(1, wantedPage), pages)
  const shown = rows.slice((page - 1) * size, page * size)
  const from = rows.length === 0 ? 0 : (page - 1) * size + 1
  return { rows: shown, page, pages, total: rows.length, from, to: (page - 1) * size + shown.length, found: rows }
}

/** The page that the server cut already, counted by its total. */
export const pageOfServer = <Row>(rows: readonly Row[], page: number, size: number, total: number): Page<Row> => ({
  rows,
  page,
  pages: Math.max(1, Math.ceil(total / size)),
  total,
  from: rows.length === 0 ? 0 : (page - 1) * size + 1,
  to: (page - 1) * size + rows.length,
})
