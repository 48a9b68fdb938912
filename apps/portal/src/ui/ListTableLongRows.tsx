import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useLayoutEffect, useRef, useState } from 'react'
import styles from './ListTable.module.css'
import type { ListTableGridProps } from './ListTableGrid.tsx'
import { ListTableRow } from './ListTableRow.tsx'

interface ListTableLongRowsProps<Row> extends ListTableGridProps<Row> {
  rows: readonly Row[]
}

/** A row of the table on a desk; cards of a phone are measured as they come. */
const usualRowPx = 53
/** Rows beyond the edges that are ready before they are scrolled to. */
const readyRows = 8

/** The rows of a long page: those in sight stand in the table, and empty space stands for the others. */
export function ListTableLongRows<Row>(props: ListTableLongRowsProps<Row>) {
  const { rows, keyOf, markedKey } = props
  const { top, distance: scrollMargin } = useDistanceFromTop()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is kept between renders
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualRowPx,
    overscan: readyRows,
    scrollMargin,
    getItemKey: (index) => keyOf(rows[index]!),
  })
  const markedAt = markedKey === undefined ? -1 : rows.findIndex((row) => keyOf(row) === markedKey)
  useLayoutEffect(() => {
    if (markedAt !== -1) virtualizer.scrollToIndex(markedAt, { align: 'center' })
  }, [markedAt, virtualizer])

  const shown = virtualizer.getVirtualItems()
  const before = (shown[0]?.start ?? scrollMargin) - scrollMargin
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? scrollMargin) - scrollMargin)
  const columnCount = props.columns.length + Number(!!props.selection) + Number(!!props.rowActions)
  return (
    <>
      <Space height={before} columnCount={columnCount} elementRef={top} />
      {shown.map(({ index, key }) => (
        <ListTableRow
          key={key as string | number}
          {...props}
          row={rows[index]!}
          index={index}
          measure={virtualizer.measureElement}
        />
      ))}
      <Space height={after} columnCount={columnCount} />
    </>
  )
}

/** How far the first row is from the beginning of the page. */
const useDistanceFromTop = () => {
  const top = useRef<HTMLTableRowElement>(null)
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const box = top.current?.getBoundingClientRect()
      if (box) setDistance(Math.round(box.top + scrollY))
    }
    measure()
    // What stands above may grow or go at any time: a bulk bar, a note.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { top, distance }
}

interface SpaceProps {
  height: number
  columnCount: number
  elementRef?: Ref<HTMLTableRowElement>
}

/** In place of the rows that are out of sight. */
function Space({ height, columnCount, elementRef }: SpaceProps) {
  return (
    <tr ref={elementRef} aria-hidden className={styles.space}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty on purpose, and hidden */}
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  )
}
