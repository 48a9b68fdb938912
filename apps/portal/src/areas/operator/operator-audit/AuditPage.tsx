import { useOperatorAuditListQuery, type OperatorAuditPage } from '@sarv/client/operator.generated'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DateRangePicker } from '../../../ui/DateRangePicker.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { FilterGrid, WideFilter } from '../../../ui/FilterGrid.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Select } from '../../../ui/Select.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { todayInTehran, toWireDate, type WireRange } from '../../../ui/wire-dates.ts'
import { CustomerPicker } from '../frame/CustomerPicker.tsx'
import { useOperatorRefusal } from '../frame/use-operator-may.ts'
import { auditText as text } from './operator-audit.fa.ts'
import { CustomerLink } from '../frame/CustomerLink.tsx'
import styles from './AuditPage.module.css'

type Line = OperatorAuditPage['data'][number]

const pageSize = 50
/** The list's own entry for "no filter". */
const all = 'all'

const columns: readonly Column<Line>[] = [
  {
    id: 'what',
    label: text.columns.what,
    place: 'title',
    cell: ({ title, isLook, target }) => (
      <span className={styles.what}>
        {title}
        {isLook && (
          <small>
            <Ltr>{target}</Ltr>
          </small>
        )}
      </span>
    ),
  },
  { id: 'who', label: text.columns.who, cell: ({ operator }) => <bdi>{operator}</bdi> },
  {
    id: 'whom',
    label: text.columns.whom,
    cell: ({ customerId, customer }) => (customerId === null ? null : <CustomerLink id={customerId} name={customer} />),
  },
  { id: 'why', label: text.columns.why, cell: ({ reason }) => reason && <bdi>{reason}</bdi> },
  { id: 'when', label: text.columns.when, cell: ({ date }) => <DateText wire={date} as="time" /> },
  {
    id: 'result',
    label: text.columns.result,
    place: 'status',
    cell: ({ succeeded, isProven }) => (
      <StatusChip status={isProven ? (succeeded ? text.done : text.refused) : text.changed} />
    ),
  },
]

interface Filters {
  operatorId: string
  event: string
  range: WireRange | null
}

/** Who did what, when, to whom and why. */
export function AuditPage() {
  const [params, setParams] = useSearchParams()
  const customerId = Number(params.get('customer'))
  const refusal = useOperatorRefusal()
  const [{ operatorId, event, range }, setFilters] = useState<Filters>({ operatorId: all, event: all, range: null })
  const state = useListState()
  const query = useOperatorAuditListQuery({
    PageNumber: state.page ?? 1,
    PageSize: pageSize,
    ...(customerId > 0 && { CustomerId: customerId }),
    ...(operatorId !== all && { OperatorId: Number(operatorId) }),
    ...(event !== all && { Event: event }),
    ...(range && { FromDate: `${range.start}T00:00:00`, ToDate: `${range.end}T23:59:59` }),
  })
  const { data: page, currentData } = query
  const change = (news: Partial<Filters>) => {
    setFilters((now) => ({ ...now, ...news }))
    state.setPage(1)
  }
  /** In the address: pages of customers lead here with it. */
  const chooseCustomer = (id: number | null) => {
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (id === null) after.delete('customer')
      else after.set('customer', String(id))
      after.delete('page')
      return after
    })
  }
  return (
    <ListPage title={text.title} query={query} note={text.note}>
      <ListTable
        label={text.list}
        unit={text.unit}
        query={{ ...query, data: page?.data, currentData: currentData?.data }}
        columns={columns}
        state={state}
        serverTotal={currentData?.totalRecords ?? 0}
        pageSize={pageSize}
        empty={text.empty}
        tools={
          <FilterGrid>
            <WideFilter>
              <DateRangePicker
                label={text.range}
                isLabelHidden
                value={range}
                onChange={(next) => change({ range: next })}
                maxDate={toWireDate(todayInTehran())}
              />
            </WideFilter>
            {refusal('operator:customers') === undefined && (
              <CustomerPicker
                label={text.columns.whom}
                isLabelHidden
                placeholder={text.anyCustomer}
                chosenId={customerId > 0 ? customerId : null}
                value={customerId > 0 ? customerId : null}
                onChange={chooseCustomer}
              />
            )}
            {refusal('operator:admin') === undefined && (
              <Select
                label={text.operator}
                isLabelHidden
                options={[
                  { id: all, label: text.anyOperator },
                  ...(page?.operators ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
                ]}
                value={operatorId}
                onChange={(id) => change({ operatorId: id ?? all })}
              />
            )}
            <Select
              label={text.act}
              isLabelHidden
              options={[
                { id: all, label: text.anyAct },
                ...(page?.events ?? []).map(({ id, title }) => ({ id, label: title })),
              ]}
              value={event}
              onChange={(id) => change({ event: id ?? all })}
            />
          </FilterGrid>
        }
      />
    </ListPage>
  )
}
