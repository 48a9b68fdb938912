import { useVpcGetQuery, type VpcDetail } from '@sarv/client/vm.generated'
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
import { useOfferedNetworks } from './use-offered-networks.ts'
import { canFixAddress, type OrderKind, type VmOrder } from './vm-order.ts'
import type { Prices } from './vm-price.ts'
import styles from './OrderNetwork.module.css'

const text = orderText.network

interface OrderNetworkProps {
  number: number
  kind: OrderKind
  projectId: number
  /** The private cloud whose networks are offered; null: those of the project. */
  vpcId: number | null
  control: Control<VmOrder>
  order: Pick<VmOrder, 'sizeKind' | 'joinsNetwork' | 'count' | 'usedPublicIpV4' | 'usedPublicIpV6'>
  items: Prices['items']
}

/** How it is reached: from the internet, from a private network, or both. */
export function OrderNetwork({ number, kind, order, items, ...rest }: OrderNetworkProps) {
  const { projectId, vpcId, control } = rest
  const { currentData: cloud, error } = useVpcGetQuery({ projectId, id: vpcId ?? 0 }, { skip: vpcId === null })
  const privatePart = <PrivateNetwork {...rest} order={order} isRequired={kind === 'private'} />
  if (isMissing(error)) return <CloudMissing number={number} projectId={projectId} />
  return (
    <FormSection number={number} title={text.title} hint={hintOf(kind, cloud?.name)}>
      {kind === 'private' && privatePart}
      <div className={styles.choices}>
        <PublicAddresses control={control} sizeKind={order.sizeKind} items={items} />
        {kind === 'public' && <Checkbox control={control} name="joinsNetwork" label={text.private} />}
      </div>
      {kind === 'public' && order.joinsNetwork && privatePart}
      {cloud && !order.usedPublicIpV4 && !order.usedPublicIpV6 && <WayOut projectId={projectId} cloud={cloud} />}
    </FormSection>
  )
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

const hintOf = (kind: OrderKind, cloud: string | null | undefined): string => {
  if (cloud) return text.cloudHint(cloud)
  return kind === 'private' ? text.privateHint : text.hint
}

/** How a server without a public address gets out of this cloud. */
function WayOut({ projectId, cloud }: { projectId: number; cloud: VpcDetail }) {
  const name = cloud.name ?? ''
  const nat = paths.vpc.nat(projectId, cloud.id)
  if (cloud.snatEnabled) return <Note tone="info">{text.outsideWithSnat(name)}</Note>
  return (
    <Note
      tone="warning"
      actions={
        isRegistered(nat) && (
          <LinkButton size="sm" href={nat}>
            {text.snat}
          </LinkButton>
        )
      }
    >
      {text.outsideWithoutSnat(name)}
    </Note>
  )
}

function CloudMissing({ number, projectId }: Pick<OrderNetworkProps, 'number' | 'projectId'>) {
  return (
    <FormSection number={number} title={text.title} hint={text.privateHint}>
      <Note
        tone="warning"
        title={text.cloudMissing}
        actions={
          <LinkButton size="sm" href={paths.vpc.list(projectId)}>
            {text.clouds}
          </LinkButton>
        }
      >
        {text.cloudMissingHelp}
      </Note>
    </FormSection>
  )
}

function PublicAddresses({ control, sizeKind, items }: Pick<OrderNetworkProps, 'control' | 'items'> & SizeKind) {
  const noteOf = (itemId: number, say: (price: string) => string = text.priced): string => {
    const price = items.find(({ id }) => id === itemId)?.price
    if (price === undefined) return ''
    return price === 0 ? text.free : say(formatRials(price))
  }
  const isComing = items.length === 0
  const ipv4Note = noteOf(productItem.id.ipv4, sizeKind === 'bundle' ? text.inPlan : text.priced)
  return (
    <>
      <Checkbox
        control={control}
        name="usedPublicIpV4"
        label={<AddressLabel version="IPv4" note={ipv4Note} isComing={isComing} />}
      />
      <Checkbox
        control={control}
        name="usedPublicIpV6"
        label={<AddressLabel version="IPv6" note={noteOf(productItem.id.ipv6)} isComing={isComing} />}
      />
    </>
  )
}

type SizeKind = Pick<VmOrder, 'sizeKind'>

/** Until prices are read, a sentence nobody sees keeps the place of the note. */
function AddressLabel({ version, note, isComing }: { version: string; note: string; isComing: boolean }) {
  return (
    <>
      {text.public} <Ltr>{version}</Ltr>{' '}
      <span className={styles.note} data-coming={isComing || undefined}>
        {isComing ? text.inPlan(formatRials(0)) : note}
      </span>
    </>
  )
}

interface PrivateNetworkProps extends Pick<OrderNetworkProps, 'projectId' | 'vpcId' | 'control'> {
  order: Pick<VmOrder, 'count'>
  isRequired: boolean
}

function PrivateNetwork({ projectId, vpcId, control, order, isRequired }: PrivateNetworkProps) {
  const { currentData: networks, error } = useOfferedNetworks({ projectId, vpcId })
  const { href, ...words } = originOf(projectId, vpcId)
  if (networks?.length === 0) return <NoNetworks href={href} {...words} />
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
          label={words.label}
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
      {isRegistered(href) && <Link href={href}>{words.link}</Link>}
    </div>
  )
}

/** Where networks to choose from come from, and what that is called. */
const originOf = (projectId: number, vpcId: number | null) =>
  vpcId === null
    ? {
        href: paths.network.list(projectId),
        label: text.network,
        link: text.newNetwork,
        none: text.none,
        noneHelp: text.noneHelp,
      }
    : {
        href: paths.vpc.network(projectId, vpcId),
        label: text.ofCloud,
        link: text.connectNetwork,
        none: text.noneOfCloud,
        noneHelp: text.noneOfCloudHelp,
      }

function NoNetworks({ href, link, none, noneHelp }: ReturnType<typeof originOf>) {
  return (
    <Note
      title={none}
      actions={
        isRegistered(href) && (
          <LinkButton size="sm" href={href}>
            {link}
          </LinkButton>
        )
      }
    >
      {noneHelp}
    </Note>
  )
}
