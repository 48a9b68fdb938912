import { useCustomerLimitResourceUsagesQuery } from '@sarv/client/portal.generated'
import { vmCpuCores, vmDiskGb, vmMemoryGb, type Range } from '@sarv/contract/limits'
import type { VmHostSize } from '@sarv/contract/vm/hosts/resize.rules'
import { Slider } from '../../../ui/Slider.tsx'
import styles from './ConfigTab.module.css'
import { resizeText as text } from './resize.fa.ts'

interface SizeSlidersProps {
  current: VmHostSize
  wanted: VmHostSize
  onChange: (wanted: VmHostSize) => void
  isDisabled: boolean
}

/** Each part of the size from where it is now, as far as the customer's limits reach. */
export function SizeSliders({ current, wanted, onChange, isDisabled }: SizeSlidersProps) {
  const { data: usage = {} } = useCustomerLimitResourceUsagesQuery()
  const slider = (part: keyof VmHostSize, unit: string, range: Range, limit: Limit) => (
    <Slider
      label={text[part]}
      unit={unit}
      value={wanted[part]}
      onChange={(amount) => onChange({ ...wanted, [part]: amount })}
      isDisabled={isDisabled}
      {...rangeOf(range, { current: current[part], unit, ...limit })}
    />
  )
  return (
    <div className={styles.sliders}>
      {slider('memory', text.gigabyte, vmMemoryGb, { max: usage.maxMemoryUsage, used: usage.currentMemoryUsage })}
      {slider('cpu', text.core, vmCpuCores, { max: usage.maxCpuUsage, used: usage.currentCpuUsage })}
      {slider(
        'disk',
        text.gigabyte,
        { ...vmDiskGb, min: current.disk },
        { max: usage.maxDiskUsage, used: usage.currentDiskUsage },
      )}
    </div>
  )
}

interface Limit {
  max: number | undefined
  used: number | undefined
}

/** The agreed range, closed above what the server has and what is left of the customer's limit. */
const rangeOf = ({ min, max, step }: Range, own: Limit & { current: number; unit: string }) => {
  const left = own.max === undefined ? max : Math.max(0, own.max - (own.used ?? 0))
  const isShort = own.current + left < max
  return {
    minValue: min,
    maxValue: Math.max(max, own.current),
    step,
    quota: Math.min(max, own.current + left),
    help: isShort ? text.nowAndQuota(own.current, left, own.unit) : text.now(own.current, own.unit),
  }
}
