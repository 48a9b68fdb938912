import type { Terms } from '../../pricing/price-items.ts'
import { vmHostPricing, type PricedVm, type VmPlan } from './hosts.price.ts'

/** A plan with the machine that it holds. */
export interface OfferedPlan extends VmPlan {
  id: number
  vCpu: number
  vMemory: number
  vDisk: number
}

interface Compared extends Omit<Terms, 'vatPercent'> {
  /** As it would be paid: with a plan where these sizes are its own and it is in force, otherwise without. */
  vm: PricedVm
  plans: readonly OfferedPlan[]
}

const holds = (plan: OfferedPlan, vm: PricedVm): boolean =>
  plan.vCpu >= vm.cpu && plan.vMemory >= vm.memoryGb && plan.vDisk >= vm.diskGb

/** The plan that costs least among those that cost less than what is paid and hold no less; `undefined`: there is none. */
export const betterPlan = ({ vm, plans, ...terms }: Compared): (OfferedPlan & { savedRials: number }) | undefined => {
  const subtotal = (plan: VmPlan | undefined) =>
    vmHostPricing.price({ ...vm, plan }, { ...terms, vatPercent: 0 })?.subtotal
  const own = subtotal(vm.plan)
  if (own === undefined) return undefined
  const [best] = plans
    .filter((plan) => holds(plan, vm))
    .map((plan) => ({ ...plan, savedRials: own - (subtotal(plan) ?? own) }))
    .filter(({ savedRials }) => savedRials > 0)
    .toSorted((a, b) => b.savedRials - a.savedRials)
  return best
}
