import { useRunwayGetQuery, useRunwaySetWarningMutation, type Runway } from '@sarv/client/financial.generated'
import { formatRialsInWords } from '@sarv/contract/words'
import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { RunwayFacts } from '../runway/RunwayFacts.tsx'
import { serviceOrderText } from '../service-order/service-order.fa.ts'
import { walletText as text } from './wallet.fa.ts'
import styles from './Wallet.module.css'

const ServiceOrderDialog = lazyDialog(
  async () => (await import('../service-order/ServiceOrderDialog.tsx')).ServiceOrderDialog,
)

/** What can be spent now, and until when it lasts. */
export function BalanceCard() {
  const { data: runway, error, isFetching, refetch } = useRunwayGetQuery({})
  return (
    <Card label={text.balance}>
      {runway && <Balance runway={runway} />}
      {!runway && !error && <Loading lines={8} />}
      {!runway && !!error && (
        <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

function Balance({ runway }: { runway: Runway }) {
  const { balance } = runway
  return (
    <div className={styles.balance}>
      <div>
        <div className={styles.name}>{balance < 0 ? text.owed : text.balance}</div>
        <div className={styles.figure} data-owed={balance < 0 || undefined}>
          <Money rials={Math.abs(balance)} />
        </div>
        <p className={styles.words}>{balance === 0 ? text.zero : formatRialsInWords(Math.abs(balance))}</p>
      </div>
      <RunwayFacts runway={runway} />
      <WeekWarning isOn={runway.warnsWeek} />
      <OrderButton />
    </div>
  )
}

function OrderButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="sm" icon={ListOrdered} opens={ServiceOrderDialog} onPress={() => setOpen(true)}>
        {serviceOrderText.open}
      </Button>
      {isOpen && <ServiceOrderDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function WeekWarning({ isOn }: { isOn: boolean }) {
  const [setWarning, { isLoading }] = useRunwaySetWarningMutation()
  const change = async (warnsWeek: boolean) => {
    const { error } = await setWarning({ body: { warnsWeek } })
    if (!error) toast.success(warnsWeek ? text.warning.on : text.warning.off)
  }
  return (
    <Switch label={text.warning.label} value={isOn} isDisabled={isLoading} onChange={(next) => void change(next)} />
  )
}
