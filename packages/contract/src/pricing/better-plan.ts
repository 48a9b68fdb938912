import { priceVm, type PricedVm, type UnitPrice, type VmPlan } from './vm-price.ts'

/** A plan with the machine that it holds. */
export interface OfferedPlan extends VmPlan {
  id: number
  cpu: number
  memoryGb: number
  diskGb: number
}

interface Compared {
  /** As it would be without a plan. */
  vm: PricedVm
  prices: readonly UnitPrice[]
  plans: readonly OfferedPlan[]
}

const holds = (plan: OfferedPlan, vm: PricedVm): boolean =>
  plan.cpu >= vm.cpu && plan.memoryGb >= vm.memoryGb && plan.diskGb >= vm.diskGb

/** The plan that costs least among those that cost less than these sizes and hold no less; `undefined`: there is none. */
export const betterPlan = ({ vm, prices, plans }: Compared): (OfferedPlan & { savedRials: number }) | undefined => {
  const subtotal = (plan?: VmPlan) => priceVm({ vm: { ...vm, plan }, prices, vatPercent: 0 })?.subtotal
  const own = subtotal()
  if (own === undefined) return undefined
  const [best] = plans
    .filter((plan) => holds(plan, vm))
    .map((plan) => ({ ...plan, savedRials: own - (subtotal(plan) ?? own) }))
    .filter(({ savedRials }) => savedRials > 0)
    .toSorted((a, b) => b.savedRials - a.savedRials)
  return best
}
