import { useCustomerLimitResourceUsagesQuery } from '@sarv/client/portal.generated'
import { vmCpuCores, vmDataDiskGb, vmDiskGb, vmMemoryGb, type Range } from '@sarv/contract/limits'
import type { Control } from 'react-hook-form'
import { Slider } from '../../../ui/Slider.tsx'
import type { SystemImage } from '../images/image-groups.ts'
import { orderText } from './host-orders.fa.ts'
import { leastOf, type VmOrder } from './vm-order.ts'
import styles from './OrderSize.module.css'

const text = orderText.size

interface SizeSlidersProps {
  control: Control<VmOrder>
  /** The chosen system: it asks for a least size. */
  image: SystemImage | undefined
}

/** Every part of the server by itself. */
export function SizeSliders({ control, image }: SizeSlidersProps) {
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

export function DataDiskSlider({ control }: Pick<SizeSlidersProps, 'control'>) {
  const { data: usage = {} } = useCustomerLimitResourceUsagesQuery()
  return (
    <Slider
      control={control}
      name="dataDisk"
      label={text.dataDiskSize}
      unit={text.gigabyte}
      {...rangeOf(vmDataDiskGb, { max: usage.maxDiskUsage, used: usage.currentDiskUsage, unit: text.gigabyte })}
    />
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
