import { productCategory } from '../../enums.ts'
import { priceItems, type Plan, type Pricing } from '../../pricing/price-items.ts'

/** A ready-made plan, or every gigabyte that is kept for it. */
export const bucketPricing: Pricing<{ disk: number; plan?: Plan | undefined }, 'cloudDisk'> = {
  productId: productCategory.id.storage,
  items: ['cloudDisk'],
  price: ({ disk, plan }, terms) => priceItems(plan ? { plan } : { items: { cloudDisk: disk } }, terms),
}
