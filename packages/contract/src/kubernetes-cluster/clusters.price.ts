import { productCategory } from '../enums.ts'
import { priceItems, type Plan, type PriceItem, type Pricing, type Terms } from '../pricing/price-items.ts'
import { joinPrices, type Price } from '../pricing/quote.ts'

const items = ['kubernetesCluster', 'vCpu', 'vMemory', 'vDisk', 'ipv4'] as const
type ClusterItem = (typeof items)[number]

/** Everything about a cluster that has a price. */
export interface PricedCluster {
  workers: number
  /** Each worker has one public address. */
  worker: { cpu: number; memoryGb: number; diskGb: number; plan?: Plan | undefined }
  masters: number
  /** What each master is made of; the catalogue says it. */
  master: Partial<Record<PriceItem, number>>
}

export interface ClusterPrices {
  workers: Price
  masters: Price
  /** Keeping the cluster itself. */
  management: Price
}

/** What its parts cost, each by itself; `undefined` while one of them has no price. */
export const priceClusterParts = (cluster: PricedCluster, terms: Terms): ClusterPrices | undefined => {
  const { worker, master } = cluster
  const machine = { vCpu: worker.cpu, vMemory: worker.memoryGb, vDisk: worker.diskGb, ipv4: 1 }
  const ofNodes = (count: number): Terms => ({ ...terms, count: count * (terms.count ?? 1) })
  const workers = priceItems(worker.plan ? { plan: worker.plan } : { items: machine }, ofNodes(cluster.workers))
  const masters = priceItems({ items: master }, ofNodes(cluster.masters))
  const management = priceItems({ items: { kubernetesCluster: 1 } }, terms)
  return workers && masters && management && { workers, masters, management }
}

export const clusterPricing: Pricing<PricedCluster, ClusterItem> = {
  productId: productCategory.id.kubernetesCluster,
  items,
  price: (cluster, terms) => {
    const parts = priceClusterParts(cluster, terms)
    return parts && joinPrices([parts.workers, parts.masters, parts.management])
  },
}
