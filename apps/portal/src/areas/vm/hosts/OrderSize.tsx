import {
  useCustomerLimitResourceUsagesQuery,
  useProductBundleVmListQuery,
  type VmBundle,
} from '@sarv/client/portal.generated'
import { vmCpuCores, vmDiskGb, vmMemoryGb, type Range } from '@sarv/contract/limits'
import type { Control } from 'react-hook-form'
import { formatMachine } from '../../../format/sizes.ts'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { FormSection } from '../../../ui/FormPage.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Money } from '../../../ui/Money.tsx'
import { PickTable, type PickColumn } from '../../../ui/PickTable.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { orderText } from './vm-order.fa.ts'
import type { VmOrder } from './vm-order.ts'
import styles from './OrderSize.module.css'

const text = orderText.size

interface OrderSizeProps {
  control: Control<VmOrder>
  sizeKind: VmOrder['sizeKind']
}

/** How big: a ready-made plan, or every part by itself. */
export function OrderSize({ control, sizeKind }: OrderSizeProps) {
  return (
    <FormSection number={3} title={text.title} hint={text.hint}>
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
      {sizeKind === 'bundle' ? <Bundles control={control} /> : <Sliders control={control} />}
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

function Bundles({ control }: Pick<OrderSizeProps, 'control'>) {
  const { data: bundles, error, isFetching, refetch } = useProductBundleVmListQuery()
  if (error && !bundles) {
    return <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!bundles) return <Skeleton lines={6} />
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
    />
  )
}

function Sliders({ control }: Pick<OrderSizeProps, 'control'>) {
  const { data: usage = {} } = useCustomerLimitResourceUsagesQuery()
  return (
    <div className={styles.sliders}>
      <Slider
        control={control}
        name="cpu"
        label={text.cpu}
        unit={text.core}
        {...rangeOf(vmCpuCores, usage.maxCpuUsage, usage.currentCpuUsage, text.core)}
      />
      <Slider
        control={control}
        name="memory"
        label={text.memory}
        unit={text.gigabyte}
        {...rangeOf(vmMemoryGb, usage.maxMemoryUsage, usage.currentMemoryUsage, text.gigabyte)}
      />
      <Slider
        control={control}
        name="disk"
        label={text.disk}
        unit={text.gigabyte}
        {...rangeOf(vmDiskGb, usage.maxDiskUsage, usage.currentDiskUsage, text.gigabyte)}
      />
      <p className={styles.elsewhere}>{text.addressIsElsewhere}</p>
    </div>
  )
}

/** The agreed range, closed above what is left of the customer's limit. */
const rangeOf = ({ min, max, step }: Range, limit: number | undefined, used = 0, unit: string) => {
  const left = limit === undefined ? max : Math.max(0, limit - used)
  return {
    minValue: min,
    maxValue: max,
    step,
    quota: Math.max(min, Math.min(max, left)),
    help: left < max ? text.quota(left, unit) : undefined,
  }
}
