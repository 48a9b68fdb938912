import { useVmNetworkShortListQuery } from '@sarv/client/vm.generated'
import { productItem } from '@sarv/contract/enums'
import type { Control } from 'react-hook-form'
import { formatRials } from '../../../format/rials.ts'
import { paths } from '../vm.paths.ts'
import { isRegistered } from '../../../shell/registered-pages.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FormColumns, FormSection } from '../../../ui/FormPage.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { orderText } from './host-orders.fa.ts'
import { canFixAddress, type OrderKind, type VmOrder } from './vm-order.ts'
import type { Prices } from './vm-price.ts'
import styles from './OrderNetwork.module.css'

const text = orderText.network

interface OrderNetworkProps {
  number: number
  kind: OrderKind
  projectId: number
  control: Control<VmOrder>
  order: Pick<VmOrder, 'sizeKind' | 'joinsNetwork' | 'count'>
  items: Prices['items']
}

/** How it is reached: from the internet, from a private network, or both. */
export function OrderNetwork({ number, kind, order, items, ...rest }: OrderNetworkProps) {
  const { control } = rest
  const privatePart = <PrivateNetwork {...rest} order={order} isRequired={kind === 'private'} />
  return (
    <FormSection number={number} title={text.title} hint={kind === 'private' ? text.privateHint : text.hint}>
      {kind === 'private' && privatePart}
      <div className={styles.choices}>
        <PublicAddresses control={control} sizeKind={order.sizeKind} items={items} />
        {kind === 'public' && <Checkbox control={control} name="joinsNetwork" label={text.private} />}
      </div>
      {kind === 'public' && order.joinsNetwork && privatePart}
    </FormSection>
  )
}

function PublicAddresses({ control, sizeKind, items }: Pick<OrderNetworkProps, 'control' | 'items'> & SizeKind) {
  const noteOf = (itemId: number, say: (price: string) => string = text.priced): string => {
    const price = items.find(({ id }) => id === itemId)?.price
    if (price === undefined) return ''
    return price === 0 ? text.free : say(formatRials(price))
  }
  const ipv4Note = noteOf(productItem.id.ipv4, sizeKind === 'bundle' ? text.inPlan : text.priced)
  return (
    <>
      <Checkbox control={control} name="usedPublicIpV4" label={<AddressLabel version="IPv4" note={ipv4Note} />} />
      <Checkbox
        control={control}
        name="usedPublicIpV6"
        label={<AddressLabel version="IPv6" note={noteOf(productItem.id.ipv6)} />}
      />
    </>
  )
}

type SizeKind = Pick<VmOrder, 'sizeKind'>

function AddressLabel({ version, note }: { version: string; note: string }) {
  return (
    <>
      {text.public} <Ltr>{version}</Ltr> <span className={styles.note}>{note}</span>
    </>
  )
}

interface PrivateNetworkProps extends Pick<OrderNetworkProps, 'projectId' | 'control'> {
  order: Pick<VmOrder, 'count'>
  isRequired: boolean
}

function PrivateNetwork({ projectId, control, order, isRequired }: PrivateNetworkProps) {
  const { data: networks, error } = useVmNetworkShortListQuery({ projectId })
  if (networks?.length === 0) return <NoNetworks projectId={projectId} />
  const options = (networks ?? []).map(({ id, name, cidr }) => ({
    id,
    label: name ?? '',
    isLtr: true,
    description: cidr ? <Ltr>{cidr}</Ltr> : undefined,
  }))
  const isFixable = canFixAddress(order)
  return (
    <div className={styles.private}>
      <FormColumns>
        <Select
          control={control}
          name="vmNetworkId"
          label={text.network}
          help={error ? text.failed : undefined}
          options={options}
          isRequired={isRequired}
        />
        <LtrTextField
          control={control}
          name="ipAddress"
          label={text.address}
          help={isFixable ? text.addressHelp : text.addressesOfSeveral}
          placeholder={text.automatic}
          isDisabled={!isFixable}
          isOptional
        />
      </FormColumns>
      <NewNetworkLink projectId={projectId} />
    </div>
  )
}

function NewNetworkLink({ projectId }: { projectId: number }) {
  const href = paths.network.list(projectId)
  return isRegistered(href) ? <Link href={href}>{text.newNetwork}</Link> : null
}

function NoNetworks({ projectId }: { projectId: number }) {
  const href = paths.network.list(projectId)
  return (
    <Note
      title={text.none}
      actions={
        isRegistered(href) && (
          <LinkButton size="sm" href={href}>
            {text.newNetwork}
          </LinkButton>
        )
      }
    >
      {text.noneHelp}
    </Note>
  )
}
