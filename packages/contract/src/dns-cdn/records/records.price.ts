import { productCategory } from '../../enums.ts'
import { priceItems, type Pricing } from '../../pricing/price-items.ts'

/** Every record that a zone holds. */
export const recordPricing: Pricing<{ records: number }, 'freeDns'> = {
  productId: productCategory.id.dns,
  items: ['freeDns'],
  price: ({ records }, terms) => priceItems({ items: { freeDns: records } }, terms),
}
