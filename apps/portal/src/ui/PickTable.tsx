import { type ReactNode, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { type BoundField, type FieldProps, PlainField } from './Field.tsx'
import { pageOfRows } from './list-rows.ts'
import { Ltr } from './Ltr.tsx'
import { Pagination } from './Pagination.tsx'
import styles from './PickTable.module.css'

export interface PickColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** The two that stay on a phone: what it is called, and what it costs. */
  place?: 'title' | 'end'
}

type PickTableProps<Row extends PickRow, Values extends FieldValues> = FieldProps<Values, Row['id'] | null> & {
  rows: readonly Row[]
  columns: readonly PickColumn<Row>[]
  /** What a row is called when its radio is read out. */
  nameOf: (row: Row) => string
  /** Names the column of the radios for screen readers. */
  pickLabel: string
  /** Below the title on a phone: the columns that have no room there, in one line of Latin. */
  phoneLine: (row: Row) => string
  /** Why a row cannot be chosen now; it says so below its title. */
  disabledReason?: (row: Row) => string | undefined
  pageSize?: number
}

interface PickRow {
  id: number
}

/** One of several rows that are compared by their columns: plans, bundles. The whole row is the radio's target. */
export function PickTable<Row extends PickRow, Values extends FieldValues>(props: PickTableProps<Row, Values>) {
  return (
    <Bind<Values, Row['id'] | null> to={props}>
      {(field) => (
        <PlainField frame={props} filling="choose" error={field.error}>
          {(labelling) => (
            <div
              role="radiogroup"
              className={styles.card}
              data-invalid={!!field.error || undefined}
              aria-invalid={!!field.error || undefined}
              {...labelling}
            >
              <Rows {...props} field={field} />
            </div>
          )}
        </PlainField>
      )}
    </Bind>
  )
}

type RowsProps<Row extends PickRow> = Pick<
  PickTableProps<Row, FieldValues>,
  'rows' | 'columns' | 'nameOf' | 'pickLabel' | 'phoneLine' | 'disabledReason' | 'pageSize'
> & { field: BoundField<Row['id'] | null> }

function Rows<Row extends PickRow>({ rows, columns, pickLabel, pageSize = 5, field, ...words }: RowsProps<Row>) {
  const chosenAt = rows.findIndex(({ id }) => id === field.value)
  const [wantedPage, setPage] = useState<number>()
  const page = pageOfRows(rows, wantedPage ?? Math.floor(Math.max(0, chosenAt) / pageSize) + 1, pageSize)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.pick}>
              <span className="sr-only">{pickLabel}</span>
            </th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row, index) => (
            <PickTableRow key={row.id} row={row} columns={columns} field={field} isFirst={index === 0} {...words} />
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <Pagination list={pickLabel} page={page.page} pages={page.pages} onChange={setPage} />
      </div>
    </>
  )
}

interface PickTableRowProps<Row extends PickRow> extends Pick<
  RowsProps<Row>,
  'columns' | 'field' | 'nameOf' | 'phoneLine' | 'disabledReason'
> {
  row: Row
  isFirst: boolean
}

function PickTableRow<Row extends PickRow>({ row, columns, field, isFirst, ...words }: PickTableRowProps<Row>) {
  const reason = words.disabledReason?.(row)
  const reasonId = useId()
  return (
    <tr
      className={styles.row}
      data-selected={row.id === field.value || undefined}
      data-disabled={reason ? true : undefined}
    >
      <td className={styles.pick}>
        <RowRadio
          row={row}
          name={words.nameOf(row)}
          field={field}
          isFirst={isFirst}
          isDisabled={!!reason}
          describedBy={reason && reasonId}
        />
      </td>
      {columns.map(({ id, cell, place }) => (
        <td key={id} data-place={place}>
          {cell(row)}
          {place === 'title' && (
            <>
              <small className={styles.phoneLine}>
                <Ltr>{words.phoneLine(row)}</Ltr>
              </small>
              {reason && (
                <small id={reasonId} className={styles.reason}>
                  {reason}
                </small>
              )}
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

interface RowRadioProps {
  row: PickRow
  name: string
  field: BoundField<number | null>
  /** The form points at the first row when nothing is chosen. */
  isFirst: boolean
  isDisabled: boolean
  describedBy: string | undefined
}

function RowRadio({ row, name, field, isFirst, isDisabled, describedBy }: RowRadioProps) {
  return (
    <label className={styles.target}>
      <input
        type="radio"
        className={styles.radio}
        ref={isFirst ? field.focusRef : undefined}
        name={field.name}
        checked={row.id === field.value}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={() => field.onChange(row.id)}
        onBlur={field.onBlur}
      />
      <span className="sr-only">{name}</span>
    </label>
  )
}
