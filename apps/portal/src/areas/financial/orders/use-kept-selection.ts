import { useState } from 'react'
import type { RowKey, Selection } from '../../../ui/use-selection.ts'

/** Chosen rows of a list that the server pages: they stay chosen on other pages, as they were when they were chosen or last read. */
export const useKeptSelection = <Row>(shown: readonly Row[], keyOf: (row: Row) => RowKey): Selection<Row> => {
  const [kept, setKept] = useState<ReadonlyMap<RowKey, Row>>(new Map())
  const fresh = new Map(shown.map((row) => [keyOf(row), row]))
  const has = (row: Row) => kept.has(keyOf(row))
  const including = (rows: readonly Row[]) =>
    setKept(new Map([...kept, ...rows.map((row) => [keyOf(row), row] as const)]))
  const excluding = (rows: readonly Row[]) => {
    const gone = new Set(rows.map(keyOf))
    setKept(new Map([...kept].filter(([key]) => !gone.has(key))))
  }
  return {
    rows: [...kept].map(([key, row]) => fresh.get(key) ?? row),
    has,
    toggle: (row) => (has(row) ? excluding([row]) : including([row])),
    toggleAll: (rows) => (rows.every(has) ? excluding(rows) : including(rows)),
    clear: () => setKept(new Map()),
  }
}
