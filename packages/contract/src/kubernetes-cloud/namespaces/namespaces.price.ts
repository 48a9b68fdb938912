import { productCategory } from '../../enums.ts'
import { priceItems, type Plan, type Pricing } from '../../pricing/price-items.ts'

/** Everything about a namespace that has a price; pods are sold in tens. */
export interface PricedNamespace {
  cpu: number
  memoryGb: number
  diskGb: number
  tenPods: number
  plan?: Plan | undefined
}

/** A ready-made plan, or every part. */
export const namespacePricing: Pricing<PricedNamespace, 'kuberCpu' | 'kuberMemory' | 'kuberDisk' | 'kuber10Pods'> = {
  productId: productCategory.id.kubernetesCloud,
  items: ['kuberCpu', 'kuberMemory', 'kuberDisk', 'kuber10Pods'],
  price: ({ cpu, memoryGb, diskGb, tenPods, plan }, terms) =>
    priceItems(
      plan ? { plan } : { items: { kuberCpu: cpu, kuberMemory: memoryGb, kuberDisk: diskGb, kuber10Pods: tenPods } },
      terms,
    ),
}
