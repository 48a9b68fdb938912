import { productCategory } from '../../enums.ts'
import { priceItems, type Pricing } from '../../pricing/price-items.ts'

/** An address beyond those that a server came with. */
export const hostIpPricing: Pricing<{ isV4: boolean }, 'ipv4' | 'ipv6'> = {
  productId: productCategory.id.vm,
  items: ['ipv4', 'ipv6'],
  price: ({ isV4 }, terms) => priceItems({ items: isV4 ? { ipv4: 1 } : { ipv6: 1 } }, terms),
}
