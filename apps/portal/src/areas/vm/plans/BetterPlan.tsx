import type { PricedVm } from '@sarv/contract/pricing/vm-price'
import { formatRials } from '../../../format/rials.ts'
import { formatMachine } from '../../../format/sizes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Note } from '../../../ui/Note.tsx'
import { usePrices } from '../host-orders/use-prices.ts'
import { planBetterThan } from './better-plan.ts'
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
  const prices = usePrices()
  const better = vm && planBetterThan(vm, prices, count)
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
      {text.holds} <Ltr>{formatMachine(better)}</Ltr>
    </Note>
  )
}
