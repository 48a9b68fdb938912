import { useWalletGetBalanceQuery } from '@sarv/client/financial.generated'
import { formatRialsInWords } from '../../../format/words.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { walletText as text } from './wallet.fa.ts'
import styles from './Wallet.module.css'

/** What can be spent now. */
export function BalanceCard() {
  const { data: balance, error, isFetching, refetch } = useWalletGetBalanceQuery()
  return (
    <Card label={text.balance}>
      {balance !== undefined && <Balance rials={balance} />}
      {balance === undefined && !error && <Loading lines={4} />}
      {balance === undefined && !!error && (
        <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

function Balance({ rials }: { rials: number }) {
  return (
    <div className={styles.balance}>
      <div>
        <div className={styles.name}>{rials < 0 ? text.owed : text.balance}</div>
        <div className={styles.figure} data-owed={rials < 0 || undefined}>
          <Money rials={Math.abs(rials)} />
        </div>
        <p className={styles.words}>{rials === 0 ? text.zero : formatRialsInWords(Math.abs(rials))}</p>
      </div>
    </div>
  )
}
