import { productItem } from '@sarv/contract/enums'
import { recordPricing } from '@sarv/contract/dns-cdn/records/records.price'
import { namespacePricing } from '@sarv/contract/kubernetes-cloud/namespaces/namespaces.price'
import { clusterPricing, priceClusterParts } from '@sarv/contract/kubernetes-cluster/clusters.price'
import { tenPods, vmCount, vmCpuCores, vmDiskGb, vmMemoryGb, vpcTenRules, type Range } from '@sarv/contract/limits'
import type { MasterNodesInfo } from '@sarv/contract/portal/products/products.schemas'
import type { PriceItem, Terms } from '@sarv/contract/pricing/price-items'
import type { Price } from '@sarv/contract/pricing/quote'
import { bucketPricing } from '@sarv/contract/storage/buckets/buckets.price'
import { bucketSizeGb } from '@sarv/contract/storage/storage.limits'
import { hostIpPricing } from '@sarv/contract/vm/host-ips/host-ips.price'
import { vmHostPricing, type VmPlan } from '@sarv/contract/vm/hosts/hosts.price'
import { vpcPricing } from '@sarv/contract/vm/vpcs/vpcs.price'
import { Boxes, Cylinder, Globe, Network, Server, ShipWheel, type LucideIcon } from 'lucide-react'
import type { SizeName } from '../../../services/orders/sizes-in-address.ts'
import type { OrderPage } from '../../../shell/order-pages.ts'
import { calculatorText } from './calculator.fa.ts'

const text = calculatorText.dials

export const tabs = ['vm', 'cluster', 'namespace', 'storage', 'dns', 'vpc'] as const
export type Tab = (typeof tabs)[number]

export type Sizes = Readonly<Partial<Record<SizeName, number>>>

/** One size that can be chosen. */
export interface Dial {
  name: SizeName
  label: string
  unit: string
  hint?: string
  range: Range
  start: number
}

/** What the catalogue says besides unit prices. */
export interface PricedBy extends Terms {
  plan?: VmPlan | undefined
  masters?: MasterNodesInfo | undefined
}

/** Lines that belong together. */
export interface PricedPart {
  name?: 'workers' | 'masters'
  price: Price
}

export interface Calculation {
  /** Whose catalogue is read, and what is ordered. */
  product: OrderPage[0]
  productId: number
  icon: LucideIcon
  dials: readonly Dial[]
  /** By the function that bills it; `undefined` while a part has no price. */
  price: (sizes: Sizes, by: PricedBy) => PricedPart[] | undefined
}

const dial = (
  name: SizeName,
  words: { label: string; unit: string; hint?: string },
  range: Range,
  start: number = range.min,
): Dial => ({ name, ...words, range, start })

const machine = [
  dial('cpu', text.cpu, vmCpuCores),
  dial('ram', text.ram, vmMemoryGb),
  dial('disk', text.disk, vmDiskGb),
]
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

export const calculations: Readonly<Record<Tab, Calculation>> = {
  vm: {
    product: 'vm',
    productId: vmHostPricing.productId,
    icon: Server,
    dials: [
      ...machine,
      dial('ip4', text.ip4, addresses),
      dial('ip6', text.ip6, addresses),
      dial('n', text.servers, vmCount),
    ],
    price: priceServers,
  },
  cluster: {
    product: 'kubernetesCluster',
    productId: clusterPricing.productId,
    icon: ShipWheel,
    dials: [dial('workers', text.workers, { min: 2, max: 15, step: 1 }), ...machine],
    price: priceCluster,
  },
  namespace: {
    product: 'kubernetesCloud',
    productId: namespacePricing.productId,
    icon: Boxes,
    dials: [
      dial('cpu', text.cpu, vmCpuCores, 4),
      dial('ram', text.ram, vmMemoryGb, 4),
      dial('disk', text.disk, vmDiskGb, 75),
      dial('pods', text.pods, tens(tenPods)),
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
    icon: Cylinder,
    dials: [dial('disk', text.files, bucketSizeGb)],
    price: (sizes, terms) => partsOf(bucketPricing.price({ disk: of(sizes, 'disk') }, terms)),
  },
  dns: {
    product: 'dns',
    productId: recordPricing.productId,
    icon: Globe,
    dials: [dial('records', text.records, { min: 10_000, max: 1_000_000, step: 10_000 })],
    price: (sizes, terms) => partsOf(recordPricing.price({ records: of(sizes, 'records') }, terms)),
  },
  vpc: {
    product: 'vpc',
    productId: vpcPricing.productId,
    icon: Network,
    dials: [dial('ip4', text.ip4, addresses), dial('rules', text.rules, tens(vpcTenRules))],
    price: (sizes, terms) =>
      partsOf(vpcPricing.price({ ipv4: of(sizes, 'ip4'), tenRules: of(sizes, 'rules') / 10 }, terms)),
  },
}

export const startSizes = ({ dials }: Calculation): Sizes =>
  Object.fromEntries(dials.map(({ name, start }) => [name, start]))
