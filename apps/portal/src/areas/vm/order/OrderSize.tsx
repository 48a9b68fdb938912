import {
  useCustomerLimitResourceUsagesQuery,
  useProductBundleVmListQuery,
  type VmBundle,
} from '@sarv/client/portal.generated'
import { vmCpuCores, vmDataDiskGb, vmDiskGb, vmMemoryGb, type Range } from '@sarv/contract/limits'
import type { Control } from 'react-hook-form'
import { formatMachine } from '../../../format/sizes.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { FormSection } from '../../../ui/FormPage.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { PickTable, type PickColumn } from '../../../ui/PickTable.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { SystemImage } from '../images/image-groups.ts'
import { BetterPlan } from '../plans/BetterPlan.tsx'
import { tooSmallFor } from './order-problems.ts'
import { orderText } from './vm-order.fa.ts'
import { countOf, leastOf, type VmOrder } from './vm-order.ts'
import { pricedVm } from './vm-price.ts'
import styles from './OrderSize.module.css'

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
      <RadioCards
        control={control}
        name="sizeKind"
        label={text.kind}
        isLabelHidden
        minCardRem={15}
        options={[
          { id: 'bundle', label: text.bundle, description: text.bundleHint },
          { id: 'custom', label: text.custom, description: text.customHint },
        ]}
      />
      {order.sizeKind === 'bundle' ? (
        <Bundles control={control} image={image} />
      ) : (
        <>
          <Sliders control={control} image={image} />
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
  { id: 'address', label: text.columns.address, cell: ({ ipv4 }) => <Ltr>{`${ipv4} IPv4`}</Ltr> },
  { id: 'price', label: text.columns.price, place: 'end', cell: ({ price }) => <Money rials={price} /> },
]

const machineOf = ({ vCpu, vMemory, vDisk }: VmBundle): string =>
  formatMachine({ cpu: vCpu, memoryGb: vMemory, diskGb: vDisk })

type PartProps = Pick<OrderSizeProps, 'control' | 'image'>

function Bundles({ control, image }: PartProps) {
  const { data: bundles, error, isFetching, refetch } = useProductBundleVmListQuery()
  if (error && !bundles) {
    return <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!bundles) return <Loading lines={6} />
  return (
    <PickTable
      control={control}
      name="productBundleId"
      label={text.plans}
      isLabelHidden
      pickLabel={text.plans}
      rows={bundles}
      columns={columns}
      nameOf={({ name }) => orderText.receipt.plan(name ?? '')}
      phoneLine={machineOf}
      disabledReason={(bundle) => tooSmallFor(image, bundle)}
    />
  )
}

function Sliders({ control, image }: PartProps) {
  const { data: usage = {} } = useCustomerLimitResourceUsagesQuery()
  return (
    <div className={styles.sliders}>
      <Slider
        control={control}
        name="cpu"
        label={text.cpu}
        unit={text.core}
        {...rangeOf(vmCpuCores, { max: usage.maxCpuUsage, used: usage.currentCpuUsage, unit: text.core })}
      />
      <Slider
        control={control}
        name="memory"
        label={text.memory}
        unit={text.gigabyte}
        {...rangeOf(
          { ...vmMemoryGb, min: leastOf(vmMemoryGb, image?.minMemory) },
          { max: usage.maxMemoryUsage, used: usage.currentMemoryUsage, unit: text.gigabyte },
        )}
      />
      <Slider
        control={control}
        name="disk"
        label={text.disk}
        unit={text.gigabyte}
        {...rangeOf(
          { ...vmDiskGb, min: leastOf(vmDiskGb, image?.minDisk) },
          { max: usage.maxDiskUsage, used: usage.currentDiskUsage, unit: text.gigabyte },
        )}
      />
      <p className={styles.elsewhere}>{text.addressIsElsewhere}</p>
    </div>
  )
}

function DataDisk({ control, isWanted }: { control: Control<VmOrder>; isWanted: boolean }) {
  const { data: usage = {} } = useCustomerLimitResourceUsagesQuery()
  return (
    <div className={styles.dataDisk}>
      <Checkbox control={control} name="hasDataDisk" label={text.dataDisk} help={text.dataDiskHelp} />
      {isWanted && (
        <Slider
          control={control}
          name="dataDisk"
          label={text.dataDiskSize}
          unit={text.gigabyte}
          {...rangeOf(vmDataDiskGb, { max: usage.maxDiskUsage, used: usage.currentDiskUsage, unit: text.gigabyte })}
        />
      )}
    </div>
  )
}

interface Quota {
  max: number | undefined
  used: number | undefined
  unit: string
}

/** The agreed range, closed above what is left of the customer's limit. */
const rangeOf = ({ min, max, step }: Range, { max: limit, used = 0, unit }: Quota) => {
  const left = limit === undefined ? max : Math.max(0, limit - used)
  return {
    minValue: min,
    maxValue: max,
    step,
    quota: Math.max(min, Math.min(max, left)),
    help: left < max ? text.quota(left, unit) : undefined,
  }
}
