import { recordPricing } from '../../dns-cdn/records/records.price.ts'
import { productItem, type productCategory } from '../../enums.ts'
import { namespacePricing } from '../../kubernetes-cloud/namespaces/namespaces.price.ts'
import { clusterPricing, priceClusterParts } from '../../kubernetes-cluster/clusters.price.ts'
import {
  tenPods,
  vmCount,
  vmCpuCores,
  vmDiskGb,
  vmMemoryGb,
  volumeSizeGb,
  vpcTenRules,
  type Range,
} from '../../limits.ts'
import type { MasterNodesInfo } from '../../portal/products/products.schemas.ts'
import type { PriceItem, Terms } from '../../pricing/price-items.ts'
import type { Price } from '../../pricing/quote.ts'
import { bucketPricing } from '../../storage/buckets/buckets.price.ts'
import { bucketSizeGb } from '../../storage/storage.limits.ts'
import { hostIpPricing } from '../../vm/host-ips/host-ips.price.ts'
import { vmHostPricing, type VmPlan } from '../../vm/hosts/hosts.price.ts'
import { volumePricing } from '../../vm/volumes/volumes.price.ts'
import { fittingVpcPlan, vpcPricing, type OfferedVpcPlan } from '../../vm/vpcs/vpcs.price.ts'

/** What can be calculated, as addresses and quotes name it. */
export const calculatorTabs = ['vm', 'volume', 'cluster', 'namespace', 'storage', 'dns', 'vpc', 'balancer'] as const
export type CalculatorTab = (typeof calculatorTabs)[number]

/** What sizes are called in an address: a calculation that is sent to somebody, and the order that it becomes. */
export type SizeName = 'n' | 'cpu' | 'ram' | 'disk' | 'ip4' | 'ip6' | 'workers' | 'pods' | 'records' | 'rules'

export type Sizes = Readonly<Partial<Record<SizeName, number>>>

/** One size that can be chosen. */
export interface ChosenSize {
  name: SizeName
  range: Range
  start: number
}

/** What the catalogue says besides unit prices. */
export interface PricedBy extends Terms {
  plan?: VmPlan | undefined
  masters?: MasterNodesInfo | undefined
  /** The plans of private clouds, which also sell load balancers. */
  vpcPlans?: readonly OfferedVpcPlan[] | undefined
}

/** Lines that belong together. */
export interface PricedPart {
  name?: 'workers' | 'masters'
  price: Price
}

export interface Calculation {
  /** The product that is ordered, as order pages name it. */
  product: keyof typeof productCategory.id | 'volume' | 'balancer'
  /** The product whose catalogue is read. */
  productId: number
  sizes: readonly ChosenSize[]
  /** Its orders take the prices of a quote over. */
  takesQuotes?: true
  /** Sold by the plans of private clouds alone: the cheapest one that holds the sizes. */
  isSoldByVpcPlan?: true
  /** By the function that bills it; `undefined` while a part has no price. */
  price: (sizes: Sizes, by: PricedBy) => PricedPart[] | undefined
}

const size = (name: SizeName, range: Range, start: number = range.min): ChosenSize => ({ name, range, start })

const machine = [size('cpu', vmCpuCores), size('ram', vmMemoryGb), size('disk', vmDiskGb)]
const addresses: Range = { min: 1, max: 10, step: 1 }
const tens = ({ min, max, step }: Range): Range => ({ min: min * 10, max: max * 10, step: step * 10 })

const of = (sizes: Sizes, name: SizeName): number => sizes[name] ?? 0

const partsOf = (...prices: (Price | undefined)[]): PricedPart[] | undefined =>
  prices.every((price) => price !== undefined) ? prices.map((price) => ({ price })) : undefined

/** A server comes with one address of each kind; more of them are bought beside it. */
const priceServers = (sizes: Sizes, { plan, ...terms }: PricedBy): PricedPart[] | undefined => {
  const count = of(sizes, 'n')
  const server = {
    cpu: of(sizes, 'cpu'),
    memoryGb: of(sizes, 'ram'),
    diskGb: of(sizes, 'disk'),
    dataDiskGb: 0,
    hasIpv4: true,
    hasIpv6: true,
    plan,
  }
  const more = (isV4: boolean, name: SizeName) =>
    hostIpPricing.price({ isV4 }, { ...terms, count: count * (of(sizes, name) - 1) })
  return partsOf(
    vmHostPricing.price(server, { ...terms, count }),
    ...(of(sizes, 'ip4') > 1 ? [more(true, 'ip4')] : []),
    ...(of(sizes, 'ip6') > 1 ? [more(false, 'ip6')] : []),
  )
}

const priceCluster = (sizes: Sizes, { masters, ...terms }: PricedBy): PricedPart[] | undefined => {
  if (!masters) return undefined
  const specs = (masters.masterVmSpecs ?? []).map(({ productItemId, quantity }) => [
    productItem.name(productItemId),
    quantity,
  ])
  const parts = priceClusterParts(
    {
      workers: of(sizes, 'workers'),
      worker: { cpu: of(sizes, 'cpu'), memoryGb: of(sizes, 'ram'), diskGb: of(sizes, 'disk') },
      masters: masters.masterNodeCount,
      master: Object.fromEntries(specs) as Partial<Record<PriceItem, number>>,
    },
    terms,
  )
  return (
    parts && [
      { name: 'workers', price: parts.workers },
      { name: 'masters', price: parts.masters },
      { price: parts.management },
    ]
  )
}

/** The plan that is ordered for the sizes of a private cloud; for a load balancer, to which all plans are alike, the cheapest. */
export const vpcPlanFor = <Offered extends OfferedVpcPlan>(sizes: Sizes, plans: readonly Offered[]) =>
  fittingVpcPlan(plans, { ipv4: of(sizes, 'ip4'), rules: of(sizes, 'rules') })

/** Undefined without a plan that holds the sizes. */
const priceByVpcPlan = (sizes: Sizes, { vpcPlans = [], ...terms }: PricedBy): PricedPart[] | undefined => {
  const plan = vpcPlanFor(sizes, vpcPlans)
  return plan && partsOf(vpcPricing.price({ ipv4: plan.ipv4, tenRules: plan.rules10, plan }, terms))
}

/** What each product is sized and priced by: the calculator in the browser and quotes on the server ask here. */
export const calculations: Readonly<Record<CalculatorTab, Calculation>> = {
  vm: {
    product: 'vm',
    productId: vmHostPricing.productId,
    sizes: [...machine, size('ip4', addresses), size('ip6', addresses), size('n', vmCount)],
    takesQuotes: true,
    price: priceServers,
  },
  volume: {
    product: 'volume',
    productId: volumePricing.productId,
    sizes: [size('disk', volumeSizeGb)],
    takesQuotes: true,
    price: (sizes, terms) => partsOf(volumePricing.price({ sizeGb: of(sizes, 'disk') }, terms)),
  },
  cluster: {
    product: 'kubernetesCluster',
    productId: clusterPricing.productId,
    sizes: [size('workers', { min: 2, max: 15, step: 1 }), ...machine],
    price: priceCluster,
  },
  namespace: {
    product: 'kubernetesCloud',
    productId: namespacePricing.productId,
    sizes: [
      size('cpu', vmCpuCores, 4),
      size('ram', vmMemoryGb, 4),
      size('disk', vmDiskGb, 75),
      size('pods', tens(tenPods)),
    ],
    price: (sizes, terms) =>
      partsOf(
        namespacePricing.price(
          {
            cpu: of(sizes, 'cpu'),
            memoryGb: of(sizes, 'ram'),
            diskGb: of(sizes, 'disk'),
            tenPods: of(sizes, 'pods') / 10,
          },
          terms,
        ),
      ),
  },
  storage: {
    product: 'storage',
    productId: bucketPricing.productId,
    sizes: [size('disk', bucketSizeGb)],
    takesQuotes: true,
    price: (sizes, terms) => partsOf(bucketPricing.price({ disk: of(sizes, 'disk') }, terms)),
  },
  dns: {
    product: 'dns',
    productId: recordPricing.productId,
    sizes: [size('records', { min: 10_000, max: 1_000_000, step: 10_000 })],
    price: (sizes, terms) => partsOf(recordPricing.price({ records: of(sizes, 'records') }, terms)),
  },
  vpc: {
    product: 'vpc',
    productId: vpcPricing.productId,
    sizes: [size('ip4', addresses), size('rules', tens(vpcTenRules))],
    takesQuotes: true,
    isSoldByVpcPlan: true,
    price: priceByVpcPlan,
  },
  balancer: {
    product: 'balancer',
    productId: vpcPricing.productId,
    sizes: [],
    takesQuotes: true,
    isSoldByVpcPlan: true,
    price: priceByVpcPlan,
  },
}

export const startSizes = ({ sizes }: Pick<Calculation, 'sizes'>): Sizes =>
  Object.fromEntries(sizes.map(({ name, start }) => [name, start]))
