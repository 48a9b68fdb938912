import { useState } from 'react'

export type RowKey = string | number

export interface Selection<Row> {
  rows: readonly Row[]
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  /** All of these, or none of them when all are chosen already. */
  toggleAll: (rows: readonly Row[]) => void
  clear: () => void
}

/** Which rows are chosen. Keys are kept, not rows: a row that is gone after a refetch is no longer chosen. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => RowKey): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set())
  const has = (row: Row) => keys.has(keyOf(row))
  const including = (added: readonly Row[]) => setKeys(new Set([...keys, ...added.map(keyOf)]))
  const excluding = (removed: readonly Row[]) => {
    const gone = new Set(removed.map(keyOf))
    setKeys(new Set([...keys].filter((key) => !gone.has(key))))
  }
  return {
    rows: keys.size === 0 ? [] : rows.filter(has),
    has,
    toggle: (row) => (has(row) ? excluding([row]) : including([row])),
    toggleAll: (all) => (all.every(has) ? excluding(all) : including(all)),
    clear: () => setKeys(new Set()),
  }
}
