import type { WantedChoice } from '@sarv/contract/financial/quotes/quotes.rules'
import { bucketSizeGb } from '@sarv/contract/storage/storage.limits'
import { normalizeTechnical } from '@sarv/contract/normalize'
import type { CreateStorageHostModel } from '@sarv/contract/storage/buckets/buckets.schemas'
import type { ZodType } from 'zod'
import { readPlan, readSize } from '../../../services/orders/sizes-in-address.ts'
import { orderProblems, type OrderProblem } from '../../../services/orders/order-problems.ts'
import { bucketOrderText } from './bucket-order.fa.ts'

const text = bucketOrderText.problems

export interface BucketOrder {
  name: string
  sizeKind: 'bundle' | 'custom'
  productBundleId: number | null
  disk: number
  publicAccess: boolean
  /** The quote whose prices it takes over, where it is what was quoted. */
  quoteId: number | null
}

/** Closed from the start: a bucket is opened only on purpose. */
export const emptyBucket: BucketOrder = {
  name: '',
  sizeKind: 'bundle',
  productBundleId: null,
  disk: bucketSizeGb.min,
  publicAccess: false,
  quoteId: null,
}

/** What the address asks for: a calculation that is to be ordered. Empty where it asks for nothing. */
export const bucketInAddress = (search: URLSearchParams): Partial<BucketOrder> => {
  const productBundleId = readPlan(search)
  const disk = readSize(search, 'disk', bucketSizeGb)
  if (productBundleId !== undefined) return { sizeKind: 'bundle', productBundleId }
  return disk === undefined ? {} : { sizeKind: 'custom', disk }
}

/** In the words of a quote; `undefined` while no plan is chosen. */
export const quotedChoice = ({ sizeKind, productBundleId, disk }: BucketOrder): WantedChoice | undefined => {
  if (sizeKind === 'custom') return { tab: 'storage', disk }
  return productBundleId === null ? undefined : { tab: 'storage', plan: productBundleId }
}

/** What the call is asked for. */
export const toCreateModel = ({ name, sizeKind, productBundleId, disk, publicAccess, quoteId }: BucketOrder) => ({
  name: normalizeTechnical(name),
  publicAccess,
  isPredefined: sizeKind === 'bundle',
  productBundleId: sizeKind === 'bundle' ? productBundleId : null,
  disk: sizeKind === 'bundle' ? null : disk,
  quoteId,
})

/** What the contract's rules are read by. */
export type BucketOrderModel = ZodType<CreateStorageHostModel>

/** The name first, then the plan. */
const checkedFields = ['name', 'productBundleId'] as const

export const problemsOf = (
  order: BucketOrder,
  model: BucketOrderModel,
): OrderProblem<(typeof checkedFields)[number]>[] => {
  const sent = toCreateModel(order)
  return orderProblems({
    fields: checkedFields,
    model,
    sent,
    agreed: {
      name: (code) => {
        if (sent.name === '') return { message: text.nameMissing }
        return code === 'too_small' ? { message: text.nameShort } : {}
      },
      productBundleId: () => ({ message: text.bundle }),
    },
  })
}

/**
 * The dry run of an order whose size is known; `undefined` before that. The price does not wait for a name: until there is
 * a right one, `standIn` is asked about, which nobody else has.
 */
export const rehearsalOf = (
  order: BucketOrder,
  model: BucketOrderModel | undefined,
  { projectId, standIn }: { projectId: number; standIn: string },
) => {
  if (order.sizeKind === 'bundle' && order.productBundleId === null) return undefined
  const isNameRight = model !== undefined && problemsOf(order, model).every(({ field }) => field !== 'name')
  return { projectId, body: toCreateModel(isNameRight ? order : { ...order, name: standIn }) }
}
