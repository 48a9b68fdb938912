import { givenNamePattern, isStrongPassword } from '@sarv/contract/field-rules'
import { serviceNameLength, userDataBytes, vmCount } from '@sarv/contract/limits'
import { normalizeTechnical, normalizeLine } from '@sarv/contract/normalize'
import { isUsableAddress, usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import type { SystemImage } from '../images/image-groups.ts'
import { orderText } from './vm-order.fa.ts'
import { canFixAddress, type VmOrder } from './vm-order.ts'

export type CheckedField =
  | 'vmImageId'
  | 'productBundleId'
  | 'vmNetworkId'
  | 'ipAddress'
  | 'name'
  | 'count'
  | 'password'
  | 'userData'

export interface OrderProblem {
  field: CheckedField
  /** What stands under the field. */
  message: string
  /** What the toast says, where the agreed sentence is another one. */
  toast?: string
}

/** What the chosen ids stand for, as far as it has been read. */
export interface OrderFacts {
  image?: SystemImage
  bundle?: BundleSize
  network?: { cidr?: string | null }
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

const bundleProblem = (order: VmOrder, { image, bundle }: OrderFacts): string | undefined => {
  if (order.sizeKind === 'custom') return undefined
  return order.productBundleId === null ? text.bundle : tooSmallFor(image, bundle)
}

const networkProblem = ({ joinsNetwork, vmNetworkId }: VmOrder): string | undefined =>
  joinsNetwork && vmNetworkId === null ? text.network : undefined

const addressProblem = (order: VmOrder, { network }: OrderFacts): string | undefined => {
  const address = normalizeTechnical(order.ipAddress)
  if (!order.joinsNetwork || !canFixAddress(order) || address === '' || !network?.cidr) return undefined
  if (isUsableAddress(network.cidr, address)) return undefined
  const { first, last } = usableAddresses(network.cidr)
  return text.address(first, last)
}

const nameProblem = (typed: string): string | undefined => {
  const name = normalizeLine(typed)
  if (name === '') return text.nameMissing
  if (name.length < serviceNameLength.min) return text.nameShort
  if (name.length > serviceNameLength.max) return text.nameLong
  return givenNamePattern.test(name) ? undefined : text.nameLetters
}

const countProblem = ({ count }: VmOrder): string | undefined =>
  count !== null && count >= vmCount.min && count <= vmCount.max ? undefined : text.count

const passwordProblem = ({ password, vmKeyId }: VmOrder): Omit<OrderProblem, 'field'> | undefined => {
  if (password === '' && vmKeyId !== null) return undefined
  if (password === '') return { message: text.passwordOrKey, toast: text.password }
  return isStrongPassword(password) ? undefined : { message: text.password }
}

export const bytesOf = (value: string): number => new TextEncoder().encode(value).length

const userDataProblem = ({ userData }: VmOrder): string | undefined =>
  bytesOf(userData) > userDataBytes ? text.userData : undefined

/** Everything that keeps the order from being sent, in the order of the page: system, plan, network, name, access. */
export const problemsOf = (order: VmOrder, facts: OrderFacts = {}): OrderProblem[] => {
  const found: [CheckedField, string | Omit<OrderProblem, 'field'> | undefined][] = [
    ['vmImageId', order.vmImageId === null ? text.image : undefined],
    ['productBundleId', bundleProblem(order, facts)],
    ['vmNetworkId', networkProblem(order)],
    ['ipAddress', addressProblem(order, facts)],
    ['name', nameProblem(order.name)],
    ['count', countProblem(order)],
    ['password', passwordProblem(order)],
    ['userData', userDataProblem(order)],
  ]
  return found.flatMap(([field, problem]): OrderProblem[] => {
    if (problem === undefined) return []
    return [{ field, ...(typeof problem === 'string' ? { message: problem } : problem) }]
  })
}
