import { storageClassType } from '@sarv/contract/enums'
import { givenNamePattern, isStrongPassword } from '@sarv/contract/field-rules'
import { serviceNameLength, vmCpuCores, vmDiskGb, vmMemoryGb } from '@sarv/contract/limits'
import { normalizeText } from '@sarv/contract/normalize'
import { orderText } from './vm-order.fa.ts'

/** What the page that orders a server holds. */
export interface VmOrder {
  vmImageId: number | null
  sizeKind: 'bundle' | 'custom'
  productBundleId: number | null
  cpu: number
  memory: number
  disk: number
  usedPublicIpV4: boolean
  usedPublicIpV6: boolean
  name: string
  vmKeyId: number | null
  password: string
}

export const emptyOrder: VmOrder = {
  vmImageId: null,
  sizeKind: 'bundle',
  productBundleId: null,
  cpu: vmCpuCores.min,
  memory: vmMemoryGb.min,
  disk: vmDiskGb.min,
  usedPublicIpV4: true,
  usedPublicIpV6: false,
  name: '',
  vmKeyId: null,
  password: '',
}

export interface OrderProblem {
  field: 'vmImageId' | 'productBundleId' | 'name' | 'password'
  /** What stands under the field. */
  message: string
  /** What the toast says, where the agreed sentence is another one. */
  toast?: string
}

const text = orderText.problems

const nameProblem = (typed: string): string | undefined => {
  const name = normalizeText(typed)
  if (name === '') return text.nameMissing
  if (name.length < serviceNameLength.min) return text.nameShort
  if (name.length > serviceNameLength.max) return text.nameLong
  return givenNamePattern.test(name) ? undefined : text.nameLetters
}

const passwordProblem = ({ password, vmKeyId }: VmOrder): OrderProblem | undefined => {
  if (password === '' && vmKeyId !== null) return undefined
  if (password === '') return { field: 'password', message: text.passwordOrKey, toast: text.password }
  return isStrongPassword(password) ? undefined : { field: 'password', message: text.password }
}

/** Everything that keeps the order from being sent, in the agreed order: system, plan, name, access. */
export const problemsOf = (order: VmOrder): OrderProblem[] => {
  const problems: (OrderProblem | undefined)[] = [
    order.vmImageId === null ? { field: 'vmImageId', message: text.image } : undefined,
    order.sizeKind === 'bundle' && order.productBundleId === null
      ? { field: 'productBundleId', message: text.bundle }
      : undefined,
  ]
  const name = nameProblem(order.name)
  if (name) problems.push({ field: 'name', message: name })
  problems.push(passwordProblem(order))
  return problems.filter((problem) => problem !== undefined)
}

export const createPath = (projectId: number) => `/api/my/vm/${projectId}/host/create`

/** The order as the wire wants it; `undefined` while no system is chosen. */
export const toCreateModel = (order: VmOrder) => {
  if (order.vmImageId === null) return undefined
  const isPredefined = order.sizeKind === 'bundle'
  return {
    name: normalizeText(order.name),
    vmImageId: order.vmImageId,
    storageClassTypeId: storageClassType.id.default,
    isPredefined,
    productBundleId: isPredefined ? order.productBundleId : null,
    cpu: isPredefined ? null : order.cpu,
    memory: isPredefined ? null : order.memory,
    disk: isPredefined ? null : order.disk,
    usedPublicIpV4: order.usedPublicIpV4,
    usedPublicIpV6: order.usedPublicIpV6,
    vmKeyId: order.vmKeyId,
    password: order.password || null,
  }
}

export type VmCreateBody = NonNullable<ReturnType<typeof toCreateModel>>

/** Stands for the typed one in a rehearsal: what is only asked about does not need the secret. */
const rehearsalPassword = 'Rehearsal1!'

/** The dry run of an order that could be sent; `undefined` while something is missing. */
export const rehearsalOf = (order: VmOrder, projectId: number) => {
  const model = toCreateModel(order)
  if (!model || problemsOf(order).length > 0) return undefined
  const password = model.password === null ? null : rehearsalPassword
  return { url: createPath(projectId), method: 'POST', body: { ...model, password } }
}
