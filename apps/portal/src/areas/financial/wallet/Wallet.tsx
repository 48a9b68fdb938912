import { useWalletListQuery, walletListDownload } from '@sarv/client/financial.generated'
import { Gift, Plus, WalletMinimal } from 'lucide-react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { openPanel } from '../../../shell/panels.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
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

/** What there is, how it went, and every movement. */
export function Wallet() {
  const state = useListState({ sort: newestFirst })
  const query = useWalletListQuery(state.toQuery(), { pollingInterval: usePollingInterval() })
  const deposit = (
    <Button kind="primary" icon={Plus} onPress={() => openPanel('deposit')}>
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
          <Button icon={Gift} onPress={() => openPanel('voucher')}>
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
        state={state}
        serverTotal={totalCountOfQuery(query)}
        columns={walletColumns}
        searchFor={text.list.search}
        tools={<DownloadButton read={() => download({ format: 'xlsx' })} />}
        empty={
          <Empty icon={WalletMinimal} hasPattern title={text.list.empty.title} actions={deposit}>
            {text.list.empty.text}
          </Empty>
        }
      />
    </MoneyFrame>
  )
}
