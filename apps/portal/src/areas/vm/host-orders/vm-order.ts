import { storageClassType } from '@sarv/contract/enums'
import type { WantedChoice } from '@sarv/contract/financial/quotes/quotes.rules'
import { vmCount, vmCpuCores, vmDataDiskGb, vmDiskGb, vmMemoryGb, type Range } from '@sarv/contract/limits'
import { normalizeTechnical, normalizeLine } from '@sarv/contract/normalize'
import { readPlan, readSize } from '../../../services/orders/sizes-in-address.ts'
import type { SystemImage } from '../images/image-groups.ts'

/** A server that stands on the internet, or one inside a private network: what is asked first differs. */
export type OrderKind = 'public' | 'private'

/** What the page that orders servers holds. */
export interface VmOrder {
  vmImageId: number | null
  sizeKind: 'bundle' | 'custom'
  productBundleId: number | null
  cpu: number
  memory: number
  disk: number
  hasDataDisk: boolean
  dataDisk: number
  usedPublicIpV4: boolean
  usedPublicIpV6: boolean
  joinsNetwork: boolean
  vmNetworkId: number | null
  ipAddress: string
  name: string
  count: number | null
  vmKeyId: number | null
  password: string
  userData: string
  /** The quote whose prices it takes over, where it is what was quoted. */
  quoteId: number | null
}

/** What a draft must not hold: user data often carries passwords and tokens too. */
export const secretFields = ['password', 'userData'] as const satisfies readonly (keyof VmOrder)[]

export const emptyOrder = (kind: OrderKind, vmNetworkId: number | null = null): VmOrder => ({
  vmImageId: null,
  sizeKind: 'bundle',
  productBundleId: null,
  cpu: vmCpuCores.min,
  memory: vmMemoryGb.min,
  disk: vmDiskGb.min,
  hasDataDisk: false,
  dataDisk: vmDataDiskGb.min,
  usedPublicIpV4: kind === 'public',
  usedPublicIpV6: false,
  joinsNetwork: kind === 'private',
  vmNetworkId,
  ipAddress: '',
  name: '',
  count: vmCount.min,
  vmKeyId: null,
  password: '',
  userData: '',
  quoteId: null,
})

/** What the address asks for: a calculation that is to be ordered. Empty where it asks for nothing. */
export const orderInAddress = (search: URLSearchParams): Partial<VmOrder> => {
  const productBundleId = readPlan(search)
  const cpu = readSize(search, 'cpu', vmCpuCores)
  const memory = readSize(search, 'ram', vmMemoryGb)
  const disk = readSize(search, 'disk', vmDiskGb)
  const count = readSize(search, 'n', vmCount)
  const isSized = cpu !== undefined && memory !== undefined && disk !== undefined
  return {
    ...(isSized && { sizeKind: 'custom', productBundleId: null, cpu, memory, disk }),
    ...(productBundleId !== undefined && { sizeKind: 'bundle', productBundleId }),
    ...(count !== undefined && { count }),
    ...(search.has('ip6') && { usedPublicIpV6: true }),
  }
}

/** In the words of a quote; `undefined` while no plan is chosen. */
export const quotedChoice = ({ sizeKind, productBundleId, cpu, memory, disk }: VmOrder): WantedChoice | undefined => {
  if (sizeKind === 'custom') return { tab: 'vm', cpu, ram: memory, disk }
  return productBundleId === null ? undefined : { tab: 'vm', plan: productBundleId }
}

export const countOf = ({ count }: Pick<VmOrder, 'count'>): number => count ?? vmCount.min

/** One address cannot be given to several servers. */
export const canFixAddress = (order: Pick<VmOrder, 'count'>): boolean => countOf(order) === 1

/** The smallest size of the range that is not below what is needed. */
export const leastOf = ({ min, max, step }: Range, needed = 0): number =>
  Math.min(max, Math.max(min, min + Math.ceil((needed - min) / step) * step))

/** The order with at least the memory and disk that its system runs on: its sliders start there. */
export const fitToImage = (order: VmOrder, image: SystemImage | undefined): VmOrder => ({
  ...order,
  memory: Math.max(order.memory, leastOf(vmMemoryGb, image?.minMemory)),
  disk: Math.max(order.disk, leastOf(vmDiskGb, image?.minDisk)),
})

const sizeOf = ({ sizeKind, productBundleId, cpu, memory, disk }: VmOrder) =>
  sizeKind === 'bundle'
    ? { isPredefined: true, productBundleId, cpu: null, memory: null, disk: null }
    : { isPredefined: false, productBundleId: null, cpu, memory, disk }

const networkOf = (order: VmOrder) => {
  if (!order.joinsNetwork) return { vmNetworkId: null, ipAddress: null }
  const address = canFixAddress(order) ? normalizeTechnical(order.ipAddress) : ''
  return { vmNetworkId: order.vmNetworkId, ipAddress: address || null }
}

/** The order as the wire has it, be a system chosen or not. */
export const sentOrder = (order: VmOrder) => ({
  name: normalizeLine(order.name),
  vmImageId: order.vmImageId,
  storageClassTypeId: storageClassType.id.default,
  ...sizeOf(order),
  dataDisk: order.hasDataDisk ? order.dataDisk : null,
  usedPublicIpV4: order.usedPublicIpV4,
  usedPublicIpV6: order.usedPublicIpV6,
  ...networkOf(order),
  count: countOf(order) === 1 ? null : countOf(order),
  vmKeyId: order.vmKeyId,
  password: order.password || null,
  userData: order.userData.trim() ? order.userData : null,
  quoteId: order.quoteId,
})

/** The same as it can be sent; `undefined` while no system is chosen. */
export const toCreateModel = (order: VmOrder) =>
  order.vmImageId === null ? undefined : { ...sentOrder(order), vmImageId: order.vmImageId }

/** Stands for the typed one in a rehearsal: what is only asked about does not need the secret. */
const rehearsalPassword = 'Rehearsal1!'

/** The dry run of an order without problems. */
export const rehearsalOf = (order: VmOrder, projectId: number) => {
  const model = toCreateModel(order)
  if (!model) return undefined
  const password = model.password === null ? null : rehearsalPassword
  return { projectId, body: { ...model, password, userData: null } }
}
