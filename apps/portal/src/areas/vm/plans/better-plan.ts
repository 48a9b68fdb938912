import { betterPlan, type OfferedPlan } from '@sarv/contract/pricing/better-plan'
import type { PricedVm } from '@sarv/contract/pricing/vm-price'
import type { Prices, PricedBundle } from '../host-orders/vm-price.ts'

const offered = ({ id, name, price, vCpu, vMemory, vDisk, ipv4 }: PricedBundle): OfferedPlan => ({
  id,
  title: name ?? '',
  price,
  ipv4,
  cpu: vCpu,
  memoryGb: vMemory,
  diskGb: vDisk,
})

/** The plan that saves most on this many servers of these sizes, with what it saves each month; `undefined`: none does. */
export const planBetterThan = (vm: PricedVm, { bundles, items }: Prices, count: number) => {
  const better = betterPlan({ vm, prices: items, plans: bundles.map(offered) })
  return better && { ...better, savedRials: better.savedRials * count }
}
