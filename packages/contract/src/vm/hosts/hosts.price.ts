import { powerStatus, productCategory } from '../../enums.ts'
import {
  priceItems,
  priceOfItem,
  type Plan,
  type Pricing,
  type Terms,
  type UnitPrice,
} from '../../pricing/price-items.ts'
import type { Price } from '../../pricing/quote.ts'

const items = ['vCpu', 'vMemory', 'vDisk', 'ipv4', 'ipv6'] as const
type VmItem = (typeof items)[number]

export interface VmPlan extends Plan {
  /** Addresses that are part of it. */
  ipv4: number
}

/** `off`: switched off, and still its owner's. `binned`: deleted, and kept for a while. */
export type VmState = 'running' | 'off' | 'binned'

/** Everything about a server that has a price. */
export interface PricedVm {
  cpu: number
  memoryGb: number
  diskGb: number
  /** GB of its own disks besides the first. */
  dataDiskGb: number
  hasIpv4: boolean
  hasIpv6: boolean
  plan?: VmPlan | undefined
  /** Absent: it runs. */
  state?: VmState | undefined
}

/** What waits in the bin: cores and memory are somebody else's by then. */
const keptInBin: ReadonlySet<VmItem> = new Set(['vDisk', 'ipv4', 'ipv6'])

const partsOf = (vm: PricedVm): Record<VmItem, number> => ({
  vCpu: vm.cpu,
  vMemory: vm.memoryGb,
  vDisk: vm.diskGb + vm.dataDiskGb,
  ipv4: vm.hasIpv4 ? 1 : 0,
  ipv6: vm.hasIpv6 ? 1 : 0,
})

/** A plan, what goes beyond it and without those of its addresses that the server has not; or every part. */
const whileRunning = (vm: PricedVm) => {
  const { plan } = vm
  const parts = partsOf(vm)
  if (!plan) return { items: parts }
  return {
    plan,
    without: { ipv4: plan.ipv4 - parts.ipv4 },
    items: { vDisk: vm.dataDiskGb, ipv4: parts.ipv4 - plan.ipv4, ipv6: parts.ipv6 },
  }
}

const isKept = (item: VmItem, state: VmState, prices: readonly UnitPrice[]): boolean =>
  state === 'binned' ? keptInBin.has(item) : priceOfItem(item, prices)?.isPaidWhileOff !== false

const whileKept = (vm: PricedVm, state: VmState, prices: readonly UnitPrice[]) => ({
  items: Object.fromEntries(Object.entries(partsOf(vm)).filter(([item]) => isKept(item as VmItem, state, prices))),
})

const priceVm = (vm: PricedVm, terms: Terms): Price | undefined => {
  const { state = 'running' } = vm
  const running = priceItems(whileRunning(vm), terms)
  if (state === 'running' || !running) return running
  const kept = priceItems(whileKept(vm, state, terms.prices), terms)
  // A plan may cost less than the sum of its parts: nobody pays more for a server because it is off.
  return kept && kept.subtotal > running.subtotal ? running : kept
}

/** What servers cost as they run, while they are off and in the bin: order, receipts, lists and usage all ask here. */
export const vmHostPricing: Pricing<PricedVm, VmItem> = {
  productId: productCategory.id.vm,
  items,
  price: priceVm,
}

/** Of both prices of a server that is there the one that is paid: one that is broken does not run. */
export const priceByPower = <Agreed>(host: { powerStatus: string | null; running: Agreed; off: Agreed }): Agreed =>
  host.powerStatus === powerStatus.id.poweredOn ? host.running : host.off
