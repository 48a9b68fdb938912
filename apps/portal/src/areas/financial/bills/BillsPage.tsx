import { useBillListQuery, useCalculateMonthListQuery, type BillListItem } from '@sarv/client/financial.generated'
import { ReceiptText, Timer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { MoneyFrame } from '../frame/MoneyFrame.tsx'
import { BillView } from './BillView.tsx'
import { billsText as text } from './bills.fa.ts'

const billIdIn = (search: URLSearchParams): number | undefined => {
  const written = search.get('bill-id')
  const id = Number(written)
  return written !== null && Number.isSafeInteger(id) && id >= 0 ? id : undefined
}

export function Bills() {
  const [search] = useSearchParams()
  const billId = billIdIn(search)
  if (billId === undefined) return <BillList />
  const list = new URLSearchParams(search)
  list.delete('bill-id')
  return <BillView id={billId} backTo={`?${list}`} />
}

const newestFirst = { column: 'billDate', direction: 'descending' } as const
const everyMonth = 0

function BillList() {
  const [search, setSearch] = useSearchParams()
  const state = useListState({ sort: newestFirst })
  const month = Number(search.get('month')) || everyMonth
  const query = useBillListQuery({
    ...state.toQuery(),
    ...(month !== everyMonth && { calculateMonthId: month }),
  })
  const hrefOf = (id: number) => {
    const to = new URLSearchParams(search)
    to.set('bill-id', String(id))
    return `?${to}`
  }
  const chooseMonth = (id: number | null) => {
    const to = new URLSearchParams(search)
    if (id) to.set('month', String(id))
    else to.delete('month')
    to.delete('page')
    setSearch(to, { replace: true, preventScrollReset: true })
  }
  const running = (
    <LinkButton icon={Timer} href={hrefOf(0)}>
      {text.running}
    </LinkButton>
  )
  return (
    <MoneyFrame title={text.title} summary={text.summary} query={query} actions={running}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        state={{ ...state, isNarrowed: state.isNarrowed || month !== everyMonth, widen: () => chooseMonth(null) }}
        serverTotal={totalCountOfQuery(query)}
        columns={columnsOf(hrefOf)}
        searchFor={text.search}
        tools={<MonthFilter month={month} onChange={chooseMonth} />}
        empty={
          <Empty icon={ReceiptText} hasPattern title={text.empty.title} actions={running}>
            {text.empty.text}
          </Empty>
        }
      />
    </MoneyFrame>
  )
}

function MonthFilter({ month, onChange }: { month: number; onChange: (id: number | null) => void }) {
  const { data: months = [] } = useCalculateMonthListQuery()
  if (months.length < 2) return null
  return (
    <Select
      label={text.month}
      isLabelHidden
      options={[
        { id: everyMonth, label: text.allMonths },
        ...months.map(({ id, name }) => ({ id, label: name ?? '' })),
      ]}
      value={month}
      onChange={onChange}
    />
  )
}

const columnsOf = (hrefOf: (id: number) => string): readonly Column<BillListItem>[] => [
  {
    id: 'id',
    label: text.columns.month,
    place: 'title',
    value: ({ calculateMonth }) => calculateMonth,
    cell: ({ id, calculateMonth }) => (
      <RowTitle name={calculateMonth ?? ''} href={hrefOf(id)}>
        {text.open(formatCount(id))}
      </RowTitle>
    ),
  },
  {
    id: 'billDate',
    label: text.columns.date,
    value: ({ billDate }) => billDate,
    cell: ({ billDate }) => <DateText wire={billDate} />,
  },
  { id: 'netPrice', label: text.columns.net, cell: ({ netPrice }) => <Money rials={netPrice} /> },
  { id: 'vat', label: text.columns.vat, cell: ({ vat }) => <Money rials={vat} /> },
  { id: 'totalPrice', label: text.columns.total, cell: ({ totalPrice }) => <Money rials={totalPrice} /> },
]
