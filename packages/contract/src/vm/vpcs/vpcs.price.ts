import { productCategory } from '../../enums.ts'
import { priceItems, type Plan, type Pricing } from '../../pricing/price-items.ts'

/** Everything about a private cloud that has a price; rules are sold in tens. */
export interface PricedVpc {
  ipv4: number
  tenRules: number
  plan?: Plan | undefined
}

/** A ready-made plan, or its addresses and rules. */
export const vpcPricing: Pricing<PricedVpc, 'vpcIpv4' | 'vpc10Rules'> = {
  productId: productCategory.id.vpc,
  items: ['vpcIpv4', 'vpc10Rules'],
  price: ({ ipv4, tenRules, plan }, terms) =>
    priceItems(plan ? { plan } : { items: { vpcIpv4: ipv4, vpc10Rules: tenRules } }, terms),
}
