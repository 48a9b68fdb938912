import { useWalletCommissionListQuery, type WalletCommissionListItem } from '@sarv/client/financial.generated'
import { HandCoins } from 'lucide-react'
import { formatCount } from '../../../format/number.ts'
import { paths } from '../../../shell/paths.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Money } from '../../../ui/Money.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { MoneyFrame } from '../frame/MoneyFrame.tsx'
import { walletText } from './wallet.fa.ts'

const text = walletText.commissions

const columns: readonly Column<WalletCommissionListItem>[] = [
  { id: 'id', label: text.columns.id, place: 'title', cell: ({ id }) => formatCount(id) },
  { id: 'totalPrice', label: text.columns.total, cell: ({ totalPrice }) => <Money rials={totalPrice} /> },
  { id: 'amount', label: text.columns.amount, cell: ({ amount }) => <Money rials={amount} /> },
  {
    id: 'transactionDate',
    label: text.columns.date,
    isQuiet: true,
    value: ({ transactionDate }) => transactionDate,
    cell: ({ transactionDate }) => <DateText wire={transactionDate} as="time" />,
  },
]

const newestFirst = { column: 'transactionDate', direction: 'descending' } as const

/** What friends have brought, payment by payment. */
export function Commissions() {
  const state = useListState({ sort: newestFirst })
  const query = useWalletCommissionListQuery(state.toQuery())
  return (
    <MoneyFrame title={text.title} summary={text.summary} query={query}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        state={state}
        serverTotal={totalCountOfQuery(query)}
        columns={columns}
        searchFor={text.search}
        empty={
          <Empty
            icon={HandCoins}
            hasPattern
            title={text.empty.title}
            actions={<LinkButton href={paths.portal.referral}>{text.empty.link}</LinkButton>}
          >
            {text.empty.text}
          </Empty>
        }
      />
    </MoneyFrame>
  )
}
