import { bucketNamePattern } from '@sarv/contract/field-rules'
import { bucketSizeGb } from '@sarv/contract/limits'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { bucketOrderText } from './bucket-order.fa.ts'

const text = bucketOrderText.problems

export interface BucketOrder {
  name: string
  sizeKind: 'bundle' | 'custom'
  productBundleId: number | null
  disk: number
  publicAccess: boolean
}

/** Closed from the start: a bucket is opened only on purpose. */
export const emptyBucket: BucketOrder = {
  name: '',
  sizeKind: 'bundle',
  productBundleId: null,
  disk: bucketSizeGb.min,
  publicAccess: false,
}

const leastNameLength = 3

const nameProblem = (typed: string): string | undefined => {
  const name = normalizeTechnical(typed)
  if (name === '') return text.nameMissing
  if (name.length < leastNameLength) return text.nameShort
  return bucketNamePattern.test(name) ? undefined : text.name
}

export interface BucketProblem {
  field: 'name' | 'productBundleId'
  message: string
}

/** Everything that keeps the order from being sent: the name first, then the plan. */
export const problemsOf = ({ name, sizeKind, productBundleId }: BucketOrder): BucketProblem[] => {
  const ofName = nameProblem(name)
  const isPlanMissing = sizeKind === 'bundle' && productBundleId === null
  return [
    ...(ofName ? [{ field: 'name' as const, message: ofName }] : []),
    ...(isPlanMissing ? [{ field: 'productBundleId' as const, message: text.bundle }] : []),
  ]
}

/** What the call is asked for. */
export const toCreateModel = ({ name, sizeKind, productBundleId, disk, publicAccess }: BucketOrder) => ({
  name: normalizeTechnical(name),
  publicAccess,
  isPredefined: sizeKind === 'bundle',
  productBundleId: sizeKind === 'bundle' ? productBundleId : null,
  disk: sizeKind === 'bundle' ? null : disk,
})

/**
 * The dry run of an order whose size is known; `undefined` before that. The price does not wait for a name: until there is
 * a right one, `standIn` is asked about, which nobody else has.
 */
export const rehearsalOf = (order: BucketOrder, projectId: number, standIn: string) => {
  if (order.sizeKind === 'bundle' && order.productBundleId === null) return undefined
  const name = nameProblem(order.name) === undefined ? order.name : standIn
  return { projectId, body: toCreateModel({ ...order, name }) }
}
