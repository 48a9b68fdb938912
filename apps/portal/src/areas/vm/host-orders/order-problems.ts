import type { CreateVmHostModel } from '@sarv/contract/vm/host-orders/host-orders.schemas'
import { isUsableAddress, usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import type { ZodType } from 'zod'
import { orderProblems, type OrderProblem } from '../../../services/orders/order-problems.ts'
import type { SystemImage } from '../images/image-groups.ts'
import { orderText } from './host-orders.fa.ts'
import { sentOrder, type VmOrder } from './vm-order.ts'

/** In the order of the page: system, plan, network, name, access. */
const checkedFields = [
  'vmImageId',
  'productBundleId',
  'vmNetworkId',
  'ipAddress',
  'name',
  'count',
  'password',
  'userData',
] as const

type CheckedField = (typeof checkedFields)[number]

/** What the chosen ids stand for, as far as it has been read. */
export interface OrderFacts {
  image?: SystemImage
  bundle?: BundleSize
  network?: { cidr?: string | null }
  /** false: the chosen network is none of those that the page offers. */
  isNetworkOffered?: boolean
}

export interface BundleSize {
  vMemory: number
  vDisk: number
}

const text = orderText.problems

/** Why a plan is too small for a system; `undefined` when it is not, or while either is unknown. */
export const tooSmallFor = (image: SystemImage | undefined, bundle: BundleSize | undefined): string | undefined => {
  if (!image || !bundle) return undefined
  const { minMemory = 0, minDisk = 0 } = image
  if (bundle.vMemory < minMemory) return text.memoryTooSmall(image.name ?? '', minMemory)
  return bundle.vDisk < minDisk ? text.diskTooSmall(image.name ?? '', minDisk) : undefined
}

const addressProblem = ({ ipAddress }: { ipAddress: string | null }, cidr: string | null | undefined) => {
  if (ipAddress === null || !cidr || isUsableAddress(cidr, ipAddress)) return undefined
  const { first, last } = usableAddresses(cidr)
  return text.address(first, last)
}

/** What the page asks for that the wire would let out, and what only the chosen things decide. */
const ownProblems = (order: VmOrder, { image, bundle, network, isNetworkOffered = true }: OrderFacts) => ({
  vmImageId: order.vmImageId === null ? text.image : undefined,
  productBundleId: order.sizeKind === 'bundle' ? tooSmallFor(image, bundle) : undefined,
  vmNetworkId: order.joinsNetwork && (order.vmNetworkId === null || !isNetworkOffered) ? text.network : undefined,
  ipAddress: addressProblem(sentOrder(order), network?.cidr),
  count: order.count === null ? text.count : undefined,
})

/** The agreed sentences of this page, where they are not the contract's general ones. */
const agreed = ({ name, password }: VmOrder) => ({
  productBundleId: () => ({ message: text.bundle }),
  name: (code: string) => {
    if (name.trim() === '') return { message: text.nameMissing }
    return code === 'too_small' ? { message: text.nameShort } : {}
  },
  count: () => ({ message: text.count }),
  password: () => (password === '' ? { toast: text.password } : {}),
})

/** What the contract's rules are read by. */
export type OrderModel = ZodType<CreateVmHostModel>

/** Some id, so that a system which is not chosen yet does not keep the rest from being looked at. */
const anyId = 1

export const problemsOf = (order: VmOrder, model: OrderModel, facts: OrderFacts = {}): OrderProblem<CheckedField>[] => {
  const sent = sentOrder(order)
  return orderProblems({
    fields: checkedFields,
    model,
    sent: { ...sent, vmImageId: sent.vmImageId ?? anyId },
    own: ownProblems(order, facts),
    agreed: agreed(order),
  })
}
