import { productCategory } from '../../enums.ts'
import { priceItems, type Plan, type Pricing } from '../../pricing/price-items.ts'

/** A ready-made plan, or every gigabyte of it. */
export const volumePricing: Pricing<{ sizeGb: number; plan?: Plan | undefined }, 'vDisk'> = {
  productId: productCategory.id.vm,
  items: ['vDisk'],
  price: ({ sizeGb, plan }, terms) => priceItems(plan ? { plan } : { items: { vDisk: sizeGb } }, terms),
}
