import { useProductBundleVmListQuery, type VmBundle } from '@sarv/client/portal.generated'
import type { Control } from 'react-hook-form'
import { planTitle } from '@sarv/contract/pricing/pricing.fa'
import { formatMachine } from '../../../format/sizes.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { OrderPlans, SizeKind } from '../../../services/orders/OrderPlans.tsx'
import { FormSection } from '../../../ui/FormPage.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import type { PickColumn } from '../../../ui/PickTable.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { SystemImage } from '../images/image-groups.ts'
import { BetterPlan } from '../plans/BetterPlan.tsx'
import { tooSmallFor } from './order-problems.ts'
import { orderText } from './host-orders.fa.ts'
import { countOf, type VmOrder } from './vm-order.ts'
import { usePrices } from './use-prices.ts'
import { planAsOrdered, pricedVm } from './vm-price.ts'
import styles from './OrderSize.module.css'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { MissingPart } from '../../../ui/MissingPart.tsx'

// Most orders take a plan.
const SizeSliders = lazyPart(async () => (await import('./OrderSliders.tsx')).SizeSliders, {
  standIn: () => <Loading lines={6} />,
  missing: MissingPart,
})
const DataDiskSlider = lazyPart(async () => (await import('./OrderSliders.tsx')).DataDiskSlider, {
  standIn: () => <Loading lines={2} />,
  missing: MissingPart,
})

const text = orderText.size

/** Own sizes are priced without any. */
const noBundles: never[] = []

interface OrderSizeProps {
  number: number
  control: Control<VmOrder>
  order: VmOrder
  /** The chosen system: sizes that it cannot run on are closed. */
  image: SystemImage | undefined
  /** Takes a plan instead of the sizes that were chosen. */
  onPlan: (id: number) => void
}

/** How big: a ready-made plan, or every part by itself; and a second disk beside the first. */
export function OrderSize({ number, control, order, image, onPlan }: OrderSizeProps) {
  return (
    <FormSection number={number} title={text.title} hint={text.hint}>
      <SizeKind control={control} text={text} />
      {order.sizeKind === 'bundle' ? (
        <Bundles control={control} image={image} hasIpv4={order.usedPublicIpV4} />
      ) : (
        <>
          <SizeSliders control={control} image={image} />
          <BetterPlan vm={pricedVm(order, noBundles)} count={countOf(order)} onChoose={onPlan} />
        </>
      )}
      <DataDisk control={control} isWanted={order.hasDataDisk} />
    </FormSection>
  )
}

const columns: readonly PickColumn<VmBundle>[] = [
  {
    id: 'name',
    label: text.columns.name,
    place: 'title',
    cell: ({ name, isPopular }) => (
      <span className={styles.plan}>
        <Ltr>{name}</Ltr> {isPopular && <Tag>{text.popular}</Tag>}
      </span>
    ),
  },
  { id: 'cpu', label: text.columns.cpu, cell: ({ vCpu }) => <Ltr>{`${vCpu} vCPU`}</Ltr> },
  { id: 'memory', label: text.columns.memory, cell: ({ vMemory }) => <Ltr>{`${vMemory} GB`}</Ltr> },
  { id: 'disk', label: text.columns.disk, cell: ({ vDisk }) => <Ltr>{`${vDisk} GB`}</Ltr> },
  {
    id: 'address',
    label: text.columns.address,
    cell: ({ ipv4 }) => (ipv4 > 0 ? <Ltr>{`${ipv4} IPv4`}</Ltr> : text.noAddress),
  },
  { id: 'price', label: text.columns.price, place: 'end', cell: ({ price }) => <Money rials={price} /> },
]

const machineOf = ({ vCpu, vMemory, vDisk }: VmBundle): string =>
  formatMachine({ cpu: vCpu, memoryGb: vMemory, diskGb: vDisk })

interface BundlesProps extends Pick<OrderSizeProps, 'control' | 'image'> {
  hasIpv4: boolean
}

function Bundles({ control, image, hasIpv4 }: BundlesProps) {
  const query = useProductBundleVmListQuery()
  const { items } = usePrices()
  const data = query.data?.map((plan) => planAsOrdered(plan, { hasIpv4 }, items))
  return (
    <OrderPlans
      control={control}
      query={{ ...query, data }}
      text={text}
      columns={columns}
      nameOf={({ name }) => planTitle(name)}
      phoneLine={machineOf}
      disabledReason={(bundle) => tooSmallFor(image, bundle)}
    />
  )
}

function DataDisk({ control, isWanted }: { control: Control<VmOrder>; isWanted: boolean }) {
  return (
    <div className={styles.dataDisk}>
      <Checkbox control={control} name="hasDataDisk" label={text.dataDisk} help={text.dataDiskHelp} />
      {isWanted && <DataDiskSlider control={control} />}
    </div>
  )
}
