import { quotedPlan, quotedPrices } from '@sarv/contract/financial/quotes/quotes.rules'
import type { Price } from '@sarv/contract/pricing/quote'
import type { PriceWhileOff, QuoteLine } from '@sarv/contract/pricing/quote.schemas'
import type { UnitPrice } from '@sarv/contract/pricing/price-items'
import type { OfferedPlan } from '@sarv/contract/vm/hosts/better-plan.price'
import { vmHostPricing, type PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import { countOf, type VmOrder } from './vm-order.ts'

export interface Prices {
  bundles: readonly OfferedPlan[]
  items: readonly (UnitPrice & { vatPercent?: number | undefined })[]
}

/** No unit costs more than a quote has promised. */
export const withQuoted = ({ bundles, items }: Prices, lines: readonly QuoteLine[]): Prices => ({
  bundles: lines.length === 0 ? bundles : bundles.map((bundle) => quotedPlan(bundle, lines)),
  items: quotedPrices(items, lines),
})

/** A server of this order as it is priced; `undefined` before a plan is chosen. */
export const pricedVm = (order: VmOrder, bundles: Prices['bundles']): PricedVm | undefined => {
  const isPlan = order.sizeKind === 'bundle'
  const bundle = isPlan ? bundles.find(({ id }) => id === order.productBundleId) : undefined
  if (isPlan && !bundle) return undefined
  return {
    cpu: bundle?.vCpu ?? order.cpu,
    memoryGb: bundle?.vMemory ?? order.memory,
    diskGb: bundle?.vDisk ?? order.disk,
    dataDiskGb: order.hasDataDisk ? order.dataDisk : 0,
    hasIpv4: order.usedPublicIpV4,
    hasIpv6: order.usedPublicIpV6,
    plan: bundle,
  }
}

/** A plan as this order would pay for it: without an address that it does not take. */
export const planAsOrdered = <Plan extends OfferedPlan>(
  plan: Plan,
  { hasIpv4 }: Pick<PricedVm, 'hasIpv4'>,
  prices: Prices['items'],
): Plan => {
  const { vCpu: cpu, vMemory: memoryGb, vDisk: diskGb } = plan
  const vm = { cpu, memoryGb, diskGb, dataDiskGb: 0, hasIpv4: hasIpv4 && plan.ipv4 > 0, hasIpv6: false, plan }
  const price = vmHostPricing.price(vm, { prices, vatPercent: 0 })
  return { ...plan, price: price?.subtotal ?? plan.price, ipv4: hasIpv4 ? plan.ipv4 : 0 }
}

export interface OrderPrice extends Price {
  /** While the servers are off. */
  whileOff: PriceWhileOff
}

/** What the order costs, by the function that bills it; `undefined` before there is something to price. */
export const priceOf = (order: VmOrder, { bundles, items }: Prices, vatPercent: number): OrderPrice | undefined => {
  const vm = pricedVm(order, bundles)
  if (!vm) return undefined
  const terms = { prices: items, vatPercent, count: countOf(order) }
  const running = vmHostPricing.price(vm, terms)
  const off = vmHostPricing.price({ ...vm, state: 'off' }, terms)
  return running && off && { ...running, whileOff: off }
}
