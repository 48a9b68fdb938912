import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from './Checkbox.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { Column } from './list-rows.ts'
import type { Sort } from './list-state.ts'
import styles from './ListTable.module.css'
import type { ListTableProps } from './ListTable.tsx'
import type { ListTableLongRows as LongRows } from './ListTableLongRows.tsx'
import { ListTableRow } from './ListTableRow.tsx'
import { Skeleton } from './Skeleton.tsx'
import { uiText } from './ui.fa.ts'
import type { ListState } from './use-list-state.ts'
import type { RowKey, Selection } from './use-selection.ts'

/** Beyond this only the rows in sight are made: hundreds of them would answer a keystroke late. */
const mostWhole = 50

function FirstRows<Row>(props: ListTableGridProps<Row> & { rows: readonly Row[] }) {
  const rows = props.rows.slice(0, mostWhole)
  return (
    <>
      {rows.map((row) => (
        <ListTableRow key={props.keyOf(row)} {...props} row={row} />
      ))}
    </>
  )
}

// Loaded by whoever asks for a long page.
const ListTableLongRows = lazyPart<typeof LongRows>(
  async () => (await import('./ListTableLongRows.tsx')).ListTableLongRows,
  { standIn: FirstRows },
)

export interface ListTableGridProps<Row> extends Pick<
  ListTableProps<Row>,
  'label' | 'columns' | 'rowActions' | 'rowProgress' | 'canSelect' | 'markedKey' | 'pageSize' | 'isCompact'
> {
  keyOf: (row: Row) => RowKey
  nameOf: (row: Row) => string
  /** `undefined` while they are read for the first time. */
  rows: readonly Row[] | undefined
  state: ListState
  selection: Selection<Row> | undefined
  /** The row that still looks new. */
  freshKey?: RowKey | undefined
}

/** The table itself: heads and rows. */
export function ListTableGrid<Row>(props: ListTableGridProps<Row>) {
  const { label, columns, rows, rowActions, selection, pageSize = 10 } = props
  return (
    <div className={styles.container} data-compact={props.isCompact || undefined}>
      <table
        className={styles.table}
        data-fixed={columns.some(({ size }) => size) || undefined}
        aria-label={label}
        aria-rowcount={rows && rows.length + 1}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.pick}>
                <PickAll {...props} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} state={props.state} />
            ))}
            {rowActions && (
              <th scope="col" className={styles.acts}>
                <span className="sr-only">{uiText.table.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows ? (
            <Rows {...props} rows={rows} />
          ) : (
            Array.from({ length: Math.min(pageSize, mostSkeletons) }, (_, index) => (
              <SkeletonRow key={index} {...props} index={index} />
            ))
          )}
        </tbody>
      </table>
    </div>
  )
}

function Rows<Row>(props: ListTableGridProps<Row> & { rows: readonly Row[] }) {
  return props.rows.length > mostWhole ? <ListTableLongRows<Row> {...props} /> : <FirstRows<Row> {...props} />
}

function PickAll<Row>({ rows, canSelect, selection }: ListTableGridProps<Row> & { selection: Selection<Row> }) {
  const selectable = rows?.filter((row) => canSelect?.(row) ?? true) ?? []
  const chosen = selectable.filter(selection.has)
  const isAll = selectable.length > 0 && chosen.length === selectable.length
  return (
    <Checkbox
      label={uiText.table.selectAll}
      isLabelHidden
      value={isAll}
      isIndeterminate={chosen.length > 0 && !isAll}
      isDisabled={selectable.length === 0}
      onChange={() => selection.toggleAll(selectable)}
    />
  )
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

function ColumnHead<Row>({ column, state }: { column: Column<Row>; state: ListState }) {
  const { id, label, place, value, size } = column
  const style = size ? { inlineSize: size } : undefined
  if (!value) {
    return (
      <th scope="col" data-place={place} style={style}>
        {label}
      </th>
    )
  }
  const direction: Sort['direction'] | 'none' = state.sort?.column === id ? state.sort.direction : 'none'
  const Icon = sortIcons[direction]
  return (
    <th scope="col" data-place={place} style={style} aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => state.toggleSort(id)}>
        {label}
        <Icon size={13} strokeWidth={2} />
      </button>
    </th>
  )
}

/** About a screen of them: a list of few rows then does not shrink by much. */
const mostSkeletons = 5

const skeletonWidths = [80, 65, 72, 58, 76]

function SkeletonRow<Row>({ columns, rowActions, selection, index }: ListTableGridProps<Row> & { index: number }) {
  return (
    <tr className={styles.row}>
      {selection && (
        <td className={styles.cell} data-place="wide-only">
          <Skeleton />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.id} className={styles.cell} data-place={column.place} data-label={phoneLabel(column)}>
          <Skeleton widthPercent={skeletonWidths[(index + at) % skeletonWidths.length]} />
        </td>
      ))}
      {rowActions && (
        <td className={styles.cell} data-place="wide-only">
          <Skeleton />
        </td>
      )}
    </tr>
  )
}

/** On a card a cell carries its column's name, except where its place already says what it is. */
export const phoneLabel = <Row,>({ place, label }: Column<Row>): string | undefined =>
  place === undefined || place.endsWith('-or-card') ? label : undefined
