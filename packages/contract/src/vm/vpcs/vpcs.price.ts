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

/** A plan as it is offered: public addresses, and rules in tens. */
export interface OfferedVpcPlan extends Plan {
  id: number
  ipv4: number
  rules10: number
}

/** Clouds are sold by plans: the cheapest one that holds so much; `undefined`: there is none. */
export const fittingVpcPlan = <Offered extends OfferedVpcPlan>(
  plans: readonly Offered[],
  { ipv4, rules }: { ipv4: number; rules: number },
): Offered | undefined =>
  plans
    .filter((plan) => plan.ipv4 >= ipv4 && plan.rules10 * 10 >= rules)
    .toSorted((one, other) => one.price - other.price)[0]
