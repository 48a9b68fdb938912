import { useWithdrawalCancelMutation, useWithdrawalListQuery } from '@sarv/client/financial.generated'
import { withdrawalState } from '@sarv/contract/enums'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { toast } from '../../../ui/toast.ts'
import { withdrawalsText as text } from './withdrawals.fa.ts'
import styles from './Withdrawals.module.css'

const WithdrawalDialog = lazyDialog(async () => (await import('./WithdrawalDialog.tsx')).WithdrawalDialog)

/** Opens the request; one at a time. */
export function WithdrawalButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Landmark} opens={WithdrawalDialog} onPress={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <WithdrawalDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const shown = 5

/** What became of the last requests; nothing where nobody ever asked. */
export function Withdrawals() {
  const { data: withdrawals = [] } = useWithdrawalListQuery()
  const [cancel, { isLoading }] = useWithdrawalCancelMutation()
  const takeBack = async (id: number) => {
    const { error } = await cancel({ body: { id } })
    if (!error) toast.success(text.cancelled)
  }
  if (withdrawals.length === 0) return null
  return (
    <Card title={text.list}>
      <ul className={styles.list}>
        {withdrawals
          .slice(0, shown)
          .map(({ id, amount, giftBack, stateId, askDate, shebaEnd, holderName, bankReference, reason }) => (
            <li key={id}>
              <Money rials={amount} />
              <EnumChip table={withdrawalState} id={stateId} />
              <span>
                <bdi>{holderName}</bdi> <Ltr>{`…${shebaEnd}`}</Ltr>
              </span>
              {giftBack > 0 && <span className={styles.quiet}>{text.giftBack(formatRials(giftBack))}</span>}
              <DateText wire={askDate} as="time" />
              {bankReference !== null && (
                <span>
                  {text.reference}: <Ltr>{bankReference}</Ltr>
                </span>
              )}
              {reason !== null && <span>{reason}</span>}
              {stateId === withdrawalState.id.processing && <span className={styles.quiet}>{text.processing}</span>}
              {stateId === withdrawalState.id.requested && (
                <Button size="sm" writes isPending={isLoading} onPress={() => void takeBack(id)}>
                  {text.cancel}
                </Button>
              )}
            </li>
          ))}
      </ul>
    </Card>
  )
}
