import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { Checkbox } from './Checkbox.tsx'
import type { Column } from './list-rows.ts'
import styles from './ListTable.module.css'
import { type ListTableGridProps, phoneLabel } from './ListTableGrid.tsx'
import { pressTitle } from './row-press.ts'
import { RowActions } from './RowActions.tsx'
import { uiText } from './ui.fa.ts'

interface ListTableRowProps<Row> extends ListTableGridProps<Row> {
  row: Row
  /** Its place among the rows, where not all of them stand in the page. */
  index?: number
  measure?: (element: HTMLTableRowElement | null) => void
}

export function ListTableRow<Row>(props: ListTableRowProps<Row>) {
  const { row, columns, rowActions, rowProgress, selection, canSelect, keyOf, nameOf, markedKey, freshKey } = props
  const isMarked = markedKey !== undefined && keyOf(row) === markedKey
  const rowElement = useRef<HTMLTableRowElement>(null)
  const { index, measure } = props
  const attach = useCallback(
    (element: HTMLTableRowElement | null) => {
      rowElement.current = element
      measure?.(element)
    },
    [measure],
  )
  useEffect(() => {
    if (isMarked) rowElement.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])

  const name = nameOf(row)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link in the title
    <tr
      ref={attach}
      className={styles.row}
      onClick={pressTitle}
      data-index={index}
      // Counted from one, after the row of heads.
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selection?.has(row) || undefined}
      data-fresh={(freshKey !== undefined && keyOf(row) === freshKey) || undefined}
    >
      {selection && (
        <td className={styles.cell} data-place="pick">
          <Checkbox
            label={uiText.table.select(name)}
            isLabelHidden
            value={selection.has(row)}
            isDisabled={canSelect && !canSelect(row)}
            onChange={() => selection.toggle(row)}
          />
        </td>
      )}
      <Cells row={row} columns={columns} progress={rowProgress?.(row)} />
      {rowActions && (
        <td className={styles.cell} data-place="actions">
          <RowActions row={row} name={name} actions={rowActions} />
        </td>
      )}
    </tr>
  )
}

/** What is not known or not given has its mark: an empty line of a card looks like a mistake. */
const shownOf = <Row,>({ cell, value }: Column<Row>, row: Row): ReactNode => {
  const shown = cell ? cell(row) : value?.(row)
  return shown === undefined || shown === null || shown === '' ? uiText.table.none : shown
}

interface CellsProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  progress: ReactNode
}

function Cells<Row>({ row, columns, progress }: CellsProps<Row>) {
  const yielding = progress ? columns.filter(({ yieldsToProgress }) => yieldsToProgress) : []
  return columns.map((column) => {
    if (column === yielding[0]) {
      return (
        <td key={column.id} className={styles.cell} colSpan={yielding.length} data-place="progress">
          {progress}
        </td>
      )
    }
    if (yielding.includes(column)) return null
    return (
      <td
        key={column.id}
        className={styles.cell}
        data-place={column.place}
        data-label={phoneLabel(column)}
        data-quiet={column.isQuiet || undefined}
        data-absent={column.isAbsent?.(row) || undefined}
      >
        {shownOf(column, row)}
      </td>
    )
  })
}
