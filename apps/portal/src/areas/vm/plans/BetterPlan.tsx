import { betterPlan } from '@sarv/contract/vm/hosts/better-plan.price'
import type { PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import { formatRials } from '../../../format/rials.ts'
import { formatMachine } from '../../../format/sizes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Note } from '../../../ui/Note.tsx'
import { usePrices } from '../host-orders/use-prices.ts'
import { plansText as text } from './plans.fa.ts'

interface BetterPlanProps {
  /** With the sizes that were chosen; `undefined`: none were. */
  vm: PricedVm | undefined
  /** How many servers of these sizes. */
  count?: number
  onChoose: (id: number) => void
}

/** Says that a plan costs less than the sizes that were chosen and holds no less; nothing where none does. */
export function BetterPlan({ vm, count = 1, onChoose }: BetterPlanProps) {
  const { items: prices, bundles: plans } = usePrices()
  const better = vm && betterPlan({ vm, prices, plans, count })
  if (!better) return null
  const { id, name, vCpu: cpu, vMemory: memoryGb, vDisk: diskGb, savedRials } = better
  return (
    <Note
      tone="info"
      title={text.better(name ?? '', formatRials(savedRials))}
      isLive
      actions={
        <Button size="sm" onPress={() => onChoose(id)}>
          {text.choose(name ?? '')}
        </Button>
      }
    >
      {text.holds} <Ltr>{formatMachine({ cpu, memoryGb, diskGb })}</Ltr>
    </Note>
  )
}
