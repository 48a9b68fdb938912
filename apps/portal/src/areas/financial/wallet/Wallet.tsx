import {
  useWalletListQuery,
  walletListDownload,
  type WalletTransactionListItem,
} from '@sarv/client/financial.generated'
import { walletDirections } from '@sarv/contract/financial/wallet/wallet.directions'
import { Gift, Plus, WalletMinimal } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { nowOnWire } from '../../../format/relative.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { openPanel } from '../../../shell/panels.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { StatusSegment } from '../../../ui/ListTableTools.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { monthsUntil } from '../costs/months.ts'
import { depositText } from '../deposit/deposit.fa.ts'
import { DownloadButton } from '../frame/DownloadButton.tsx'
import { MoneyFrame } from '../frame/MoneyFrame.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { BalanceOverTime } from './BalanceOverTime.tsx'
import { StoppedNote } from './StoppedNote.tsx'
import { walletColumns } from './wallet-columns.tsx'
import { walletText as text } from './wallet.fa.ts'
import styles from './Wallet.module.css'

const newestFirst = { column: 'date', direction: 'descending' } as const

const download = ownCall(walletListDownload)

const offeredMonths = 24
const everyMonth = 0

const segments: readonly StatusSegment<WalletTransactionListItem>[] = [
  { id: 'debit', label: text.list.columns.debit, matches: ({ debit }) => debit > 0 },
  { id: 'credit', label: text.list.columns.credit, matches: ({ credit }) => credit > 0 },
]

/** What there is, how it went, and every movement. */
export function Wallet() {
  const state = useListState({ sort: newestFirst })
  const [search, setSearch] = useSearchParams()
  const months = monthsUntil(nowOnWire(), offeredMonths)
  const month = months.find(({ id }) => String(id) === search.get('month'))
  const chooseMonth = (id: number | null) =>
    setSearch(
      (to) => {
        if (id) to.set('month', String(id))
        else to.delete('month')
        to.delete('page')
        return to
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  const widen = () =>
    setSearch(
      (to) => {
        for (const name of ['month', 'status', 'q', 'page']) to.delete(name)
        return to
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  const direction = walletDirections.find((each) => each === state.filter)
  const filters = {
    ...(direction && { direction }),
    ...(month && { fromDate: month.from, toDate: month.to }),
  }
  const query = useWalletListQuery({ ...state.toQuery(), ...filters }, { pollingInterval: usePollingInterval() })
  const readFile = () => {
    // All pages of what is shown.
    const { PageNumber: _, PageSize: __, ...shown } = state.toQuery()
    return download({ format: 'xlsx', ...shown, ...filters })
  }
  const deposit = (
    <Button kind="primary" icon={Plus} writes onPress={() => openPanel('deposit')}>
      {depositText.open}
    </Button>
  )
  return (
    <MoneyFrame
      title={text.title}
      summary={text.summary}
      query={query}
      actions={
        <>
          <Button icon={Gift} writes onPress={() => openPanel('voucher')}>
            {text.gift}
          </Button>
          {deposit}
        </>
      }
    >
      <StoppedNote />
      <div className={styles.top}>
        <BalanceCard />
        <BalanceOverTime />
      </div>
      <ListTable
        label={text.list.label}
        unit={text.list.unit}
        query={query}
        state={{ ...state, isNarrowed: state.isNarrowed || !!month, widen }}
        segments={segments}
        serverTotal={totalCountOfQuery(query)}
        columns={walletColumns}
        searchFor={text.list.search}
        tools={
          <>
            <Select
              label={text.list.month}
              isLabelHidden
              options={[
                { id: everyMonth, label: text.list.allMonths },
                ...months.map(({ id, label }) => ({ id, label })),
              ]}
              value={month?.id ?? everyMonth}
              onChange={chooseMonth}
            />
            <DownloadButton read={readFile} />
          </>
        }
        empty={
          <Empty icon={WalletMinimal} hasPattern title={text.list.empty.title} actions={deposit}>
            {text.list.empty.text}
          </Empty>
        }
      />
    </MoneyFrame>
  )
}
