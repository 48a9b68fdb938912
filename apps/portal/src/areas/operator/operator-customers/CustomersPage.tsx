import { useOperatorCustomerListQuery, type OperatorCustomerListItem } from '@sarv/client/operator.generated'
import { formatCount } from '../../../format/number.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { CustomerLink } from '../frame/CustomerLink.tsx'
import { customersText as text } from './operator-customers.fa.ts'

const columns: readonly Column<OperatorCustomerListItem>[] = [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    cell: ({ id, name }) => <CustomerLink id={id} name={name} />,
  },
  { id: 'email', label: text.columns.email, cell: ({ email }) => email && <Ltr>{email}</Ltr> },
  { id: 'money', label: text.columns.money, cell: ({ spendable }) => <Money rials={spendable} /> },
  { id: 'services', label: text.columns.services, cell: ({ serviceCount }) => formatCount(serviceCount) },
  {
    id: 'since',
    label: text.columns.since,
    isQuiet: true,
    cell: ({ createDate }) => <DateText wire={createDate} as="date" />,
  },
  {
    id: 'state',
    label: text.columns.state,
    place: 'status',
    cell: ({ isDisabled }) => <StatusChip status={isDisabled ? text.closed : text.open} />,
  },
]

/** Whom somebody asks about. */
export function CustomersPage() {
  const state = useListState()
  const { Search } = state.toQuery()
  const query = useOperatorCustomerListQuery({ Search })
  return (
    <ListPage title={text.title} query={query} note={text.note}>
      <ListTable
        label={text.list}
        unit={text.unit}
        query={query}
        columns={columns}
        state={state}
        serverTotal={query.currentData?.length ?? 0}
        pageSize={50}
        searchFor={text.searchFor}
        nameOf={({ name }) => name}
        empty={text.empty}
      />
    </ListPage>
  )
}
