import type { VmHostDetail } from '@sarv/client/vm.generated'
import { betterPlan } from '@sarv/contract/pricing/better-plan'
import type { VmHostSize } from '@sarv/contract/vm/hosts/resize.rules'
import { formatRials } from '../../../format/rials.ts'
import { formatMachine } from '../../../format/sizes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { usePrices } from '../order/use-prices.ts'
import { resizeText } from './resize.fa.ts'

const text = resizeText.plans

interface BetterPlanProps {
  host: Pick<VmHostDetail, 'dataDisk' | 'ipV4' | 'ipV6'>
  wanted: VmHostSize
  onChoose: (id: number) => void
}

/** Says that a plan costs less than the sizes that were chosen and holds no less; nothing where none does. */
export function BetterPlan({ host, wanted, onChoose }: BetterPlanProps) {
  const { bundles, items } = usePrices()
  const vm = {
    cpu: wanted.cpu,
    memoryGb: wanted.memory,
    diskGb: wanted.disk,
    dataDiskGb: host.dataDisk ?? 0,
    hasIpv4: host.ipV4 > 0,
    hasIpv6: host.ipV6 > 0,
  }
  const plans = bundles.map(({ id, name, price, vCpu, vMemory, vDisk, ipv4 }) => {
    const machine = { cpu: vCpu, memoryGb: vMemory, diskGb: vDisk }
    return { id, title: name ?? '', price, ipv4, ...machine }
  })
  const better = betterPlan({ vm, prices: items, plans })
  if (!better) return null
  return (
    <Note
      tone="info"
      title={text.better(better.title, formatRials(better.savedRials))}
      isLive
      actions={
        <Button size="sm" onPress={() => onChoose(better.id)}>
          {text.choose(better.title)}
        </Button>
      }
    >
      {text.holds(formatMachine(better))}
    </Note>
  )
}
