import { useCustomerListQuery } from '@sarv/client/account.generated'
import type { CustomerShortItem } from '@sarv/client/account.generated'
import { customerKind } from '@sarv/contract/enums'
import { Check, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { matchesSearch } from '../format/search-text.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { iconSm } from '../ui/icons.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { toast } from '../ui/toast.ts'
import { accountsText as text } from './accounts.fa.ts'
import { usePanel } from './panels.ts'
import { switchAccount } from './switch-account.ts'
import styles from './SwitchAccountDialog.module.css'

const searchAbove = 7

/** The accounts of someone who belongs to several: the one they press is the one they work in from then on. */
export function SwitchAccountDialog() {
  const [isOpen, setOpen] = usePanel('switch-account')
  const close = () => setOpen(false)
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text.title} subtitle={text.subtitle}>
      <Accounts onSwitched={close} />
    </Dialog>
  )
}

function Accounts({ onSwitched }: { onSwitched: () => void }) {
  const { data: customers = [] } = useCustomerListQuery()
  const [search, setSearch] = useState('')
  const { wanted, switchTo } = useSwitch(onSwitched)
  const shown = customers.filter(({ name }) => matchesSearch(name, search))
  return (
    <div className={styles.panel}>
      {customers.length > searchAbove && (
        <SearchField label={text.search} isLabelHidden placeholder={text.search} value={search} onChange={setSearch} />
      )}
      {shown.length === 0 && customers.length > 0 && <p className={styles.none}>{text.noMatch}</p>}
      <ul className={styles.list} aria-label={text.list}>
        {shown.map((customer) => (
          <li key={customer.id}>
            <AccountRow
              customer={customer}
              isPending={wanted === customer.id}
              onChoose={() => (customer.isCurrent ? onSwitched() : void switchTo(customer))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface AccountRowProps {
  customer: CustomerShortItem
  isPending: boolean
  onChoose: () => void
}

function AccountRow({ customer: { name, isLegal, isCurrent }, isPending, onChoose }: AccountRowProps) {
  return (
    <Button className={styles.row} data-current={isCurrent || undefined} aria-current={isCurrent} onPress={onChoose}>
      <span className={styles.names}>
        <bdi>{name}</bdi>
        <small>{isCurrent ? text.current : customerKind.label(isLegal)}</small>
      </span>
      {isPending && <LoaderCircle {...iconSm} data-spin />}
      {isCurrent && <Check {...iconSm} />}
    </Button>
  )
}

function useSwitch(onSwitched: () => void) {
  const [wanted, setWanted] = useState<number>()

  const switchTo = async ({ id, name }: CustomerShortItem) => {
    if (wanted !== undefined) return
    setWanted(id)
    if (await switchAccount(id)) {
      onSwitched()
      toast.success(text.switched(name))
    }
    setWanted(undefined)
  }
  return { wanted, switchTo }
}
