import { productItem } from '@sarv/contract/enums'
import type { Control } from 'react-hook-form'
import { formatRials } from '../../../format/rials.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FormSection } from '../../../ui/FormPage.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { orderText } from './vm-order.fa.ts'
import type { VmOrder } from './vm-order.ts'
import type { PricedItem } from './vm-price.ts'
import styles from './OrderNetwork.module.css'

const text = orderText.network

interface OrderNetworkProps {
  control: Control<VmOrder>
  sizeKind: VmOrder['sizeKind']
  items: readonly PricedItem[]
}

/** How it is reached: addresses on the internet. */
export function OrderNetwork({ control, sizeKind, items }: OrderNetworkProps) {
  const price = items.find(({ id }) => id === productItem.id.ipv4)?.price
  const priceNote = price === undefined ? '' : text.ipv4Priced(formatRials(price))
  return (
    <FormSection number={4} title={text.title} hint={text.hint}>
      <div className={styles.choices}>
        <Checkbox
          control={control}
          name="usedPublicIpV4"
          label={<AddressLabel version="IPv4" note={sizeKind === 'bundle' ? text.ipv4InPlan : priceNote} />}
        />
        <Checkbox control={control} name="usedPublicIpV6" label={<AddressLabel version="IPv6" note={text.free} />} />
      </div>
    </FormSection>
  )
}

function AddressLabel({ version, note }: { version: string; note: string }) {
  return (
    <>
      {text.ipv4} <Ltr>{version}</Ltr> <span className={styles.note}>{note}</span>
    </>
  )
}
