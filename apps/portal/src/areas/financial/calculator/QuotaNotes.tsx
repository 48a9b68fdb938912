import { useCustomerLimitResourceUsagesQuery, type ResourceUsage } from '@sarv/client/portal.generated'
import type { CalculatorTab, Sizes } from '@sarv/contract/financial/calculator/calculations'
import { formatNumber, withUnit } from '../../../format/number.ts'
import { paths } from '../../../shell/paths.ts'
import { isRegistered } from '../../../shell/registered-pages.ts'
import { Link } from '../../../ui/Link.tsx'
import { Note } from '../../../ui/Note.tsx'
import { calculatorText } from './calculator.fa.ts'

const text = calculatorText.quota
const { dials } = calculatorText

interface Shortage {
  item: string
  unit: string
  missing: number
  after: number
  max: number
}

const shortagesOf = ({ tab, sizes }: QuotaNotesProps, usage: ResourceUsage): Shortage[] => {
  const count = sizes.n ?? 1
  const wanted = [
    [text.items.cpu, dials.cpu.unit, (sizes.cpu ?? 0) * count, usage.currentCpuUsage, usage.maxCpuUsage],
    [text.items.ram, dials.ram.unit, (sizes.ram ?? 0) * count, usage.currentMemoryUsage, usage.maxMemoryUsage],
    [text.items.disk, dials.disk.unit, (sizes.disk ?? 0) * count, usage.currentDiskUsage, usage.maxDiskUsage],
    [text.items.servers, dials.servers.unit, tab === 'vm' ? count : 0, usage.currentVmCount, usage.maxVmCount],
  ] as const
  return wanted.flatMap(([item, unit, amount, current = 0, max]) => {
    const after = current + amount
    return amount === 0 || max === undefined || after <= max ? [] : [{ item, unit, missing: after - max, after, max }]
  })
}

interface QuotaNotesProps {
  tab: CalculatorTab
  sizes: Sizes
}

/** Whoever calculates is told of a limit, and never stopped by it. */
export function QuotaNotes(calculated: QuotaNotesProps) {
  const { data: usage } = useCustomerLimitResourceUsagesQuery()
  const shortages = usage ? shortagesOf(calculated, usage) : []
  if (shortages.length === 0) return null
  return (
    <Note tone="warning">
      {shortages.map(({ item, unit, missing, after, max }) => (
        <p key={item}>
          {text.short(item, withUnit(formatNumber(missing), unit), formatNumber(after), formatNumber(max))}
        </p>
      ))}
      {isRegistered(paths.portal.supports) && <Link href={paths.portal.supports}>{text.ask}</Link>}
    </Note>
  )
}
