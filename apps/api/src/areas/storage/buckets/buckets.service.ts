import { serviceStatus } from '@sarv/contract/enums'
import { quotedPlan } from '@sarv/contract/financial/quotes/quotes.rules'
import { bucketSizeGb } from '@sarv/contract/storage/storage.limits'
import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import { leastSizeGb } from '@sarv/contract/storage/buckets/buckets.rules'
import type { CreateStorageHostModel, EditStorageHostModel } from '@sarv/contract/storage/buckets/buckets.schemas'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { holdLimits, quoteLimits } from '../../../services/limits.service.ts'
import {
  enqueueFor,
  holdService,
  judgeService,
  startOperation,
  type ServiceActor,
  type ServiceContext,
  type Started,
} from '../../../services/service.ts'
import type { PeriodicContext } from '../../../operations/periodic-work.ts'
import { actOnDue } from '../../../services/due-services.ts'
import { ensureMayOrder, orderingEffects } from '../../account/customers/ordering.service.ts'
import { ensureRoomFor } from '../../catalog/datacenters/datacenters.service.ts'
import { quoteHold, quoteHoldOfChange, takeForChange, takeForOrder } from '../../financial/holds/holds.service.ts'
import { findQuoted, takeQuoted, type Quoted } from '../../financial/quotes/quoted-orders.service.ts'
import { readReceipt } from '../../financial/receipts/receipts.service.ts'
import { refuseWhileSuspended } from '../../financial/suspensions/suspensions.service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { findPlan, freeOfCharge, quoteFor, type OfferedPlan } from '../../portal/products.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { holdProject } from '../../project/project-users/project-access.service.ts'
import { bucketBinPage, bucketService, type LockedBucket, type StorageDependencies } from './buckets.definition.ts'
import { bucketText } from './buckets.fa.ts'
import {
  binBucketOperation,
  createBucketOperation,
  editBucketOperation,
  heldMeanwhile,
  purgeBucketOperation,
  restoreBucketOperation,
  resumeBucketOperation,
  suspendBucketOperation,
} from './buckets.operations.ts'
import {
  findBucket,
  insertBucket,
  isBucketNameTaken,
  markBucketNoticed,
  overdueBuckets,
  setBucketStatus,
  takeBucketOutOfBin,
  unnoticedBuckets,
  type BucketKey,
} from './buckets.store.ts'

const { effects } = bucketText

interface Order {
  disk: number
  plan: OfferedPlan<'cloudDisk'> | undefined
}

/** The room that is asked for: a ready-made plan, or a number. */
const orderOf = async (db: Db, project: ProjectOfCall, wanted: CreateStorageHostModel): Promise<Order> => {
  if (!wanted.isPredefined) {
    if (!wanted.disk) throw new AppError('bucket_size_missing')
    return { disk: wanted.disk, plan: undefined }
  }
  if (!wanted.productBundleId) throw new AppError('bucket_bundle_missing')
  const plan = await findPlan(db, bucketService, {
    datacenterId: project.datacenterId,
    id: wanted.productBundleId,
    missing: 'bucket_bundle_missing',
  })
  return { disk: plan.cloudDisk, plan }
}

const nameTaken = (name: string) => new AppError('bucket_name_taken', { name })

/** Longer than a store that is well takes to look up a name. */
const askForNameMs = 3000

/**
 * A name may also be another customer's of the same store, in a datacenter beside this one or outside of Sarv: better heard
 * before the order than from its failed operation. A store that does not answer refuses nobody: the order waits for it.
 */
export const refuseNameOnStore = async (
  { storage }: Pick<StorageDependencies, 'storage'>,
  { datacenterId }: Pick<ProjectOfCall, 'datacenterId'>,
  name: string,
): Promise<void> => {
  const isTaken = await storage(datacenterId)
    ?.isNameTaken(name, AbortSignal.timeout(askForNameMs))
    .catch(() => false)
  if (isTaken) throw nameTaken(name)
}

interface CheckedOrder extends Order {
  /** What a quote has promised for it. */
  quoted: Quoted | undefined
}

const checkOrder = async (db: Db, project: ProjectOfCall, wanted: CreateStorageHostModel): Promise<CheckedOrder> => {
  const order = await orderOf(db, project, wanted)
  await ensureRoomFor(db, project.datacenterId)
  if (await isBucketNameTaken(db, project.datacenterId, wanted.name)) throw nameTaken(wanted.name)
  const { disk, plan } = order
  const quoted = await findQuoted(db, project, wanted.quoteId, { tab: 'storage', disk, plan: plan?.id })
  return { disk, plan: plan && quotedPlan(plan, quoted?.lines ?? []), quoted }
}

/** What the order would cost and take; changes nothing. */
export const quoteNewBucket = async (
  db: Db,
  project: ProjectOfCall,
  wanted: CreateStorageHostModel,
): Promise<Quote> => {
  const order = await checkOrder(db, project, wanted)
  const price = await quoteFor(db, bucketService, project.datacenterId, order, order.quoted?.lines)
  return {
    ...price,
    limits: await quoteLimits(db, project.customerId, { diskGb: order.disk }),
    hold: await quoteHold(db, project, price),
    effects: [
      effects.create,
      ...(wanted.publicAccess ? [effects.public] : []),
      ...(order.quoted ? [order.quoted.effect] : []),
    ],
  }
}

export const createBucket = async (
  trx: Db,
  context: ServiceActor,
  wanted: CreateStorageHostModel,
): Promise<Started> => {
  const { project } = context
  await holdProject(trx, project.id)
  const order = await checkOrder(trx, project, wanted)
  const price = await quoteFor(trx, bucketService, project.datacenterId, order, order.quoted?.lines)
  if (order.quoted) await takeQuoted(trx, order.quoted)
  const bucket = await insertBucket(trx, project.id, {
    datacenterId: project.datacenterId,
    name: wanted.name,
    disk: order.disk,
    bundleId: order.plan?.id ?? null,
    isPublic: wanted.publicAccess,
    price: agreedLines(price.lines),
    createdAt: context.at,
  }).catch((error: unknown) => {
    // Two at the same moment: the index lets one of them through.
    throw violates(error, 'storage_buckets_name') ? nameTaken(wanted.name) : error
  })
  const service = bucketService.of({ customerId: project.customerId, projectId: project.id, id: bucket.id })
  await takeForOrder(trx, [{ ...service, name: wanted.name }], {
    amounts: { diskGb: order.disk },
    payableRials: price.payable,
    userId: context.actor.userId,
    at: context.at,
  })
  return enqueueFor(trx, context, createBucketOperation, { id: bucket.id, name: wanted.name }, { receipt: price })
}

export const readBucketReceipt = async (db: Db, { projectId, id }: BucketKey): Promise<OrderReceipt> => {
  if (!(await findBucket(db, { projectId, id }))) throw new AppError('not_found')
  const kinds = [createBucketOperation.kind]
  return readReceipt(db, { projectId, serviceType: bucketService.type, serviceId: id, kinds })
}

/** What of the wish is new. A bucket shrinks no further than to what was last counted in it. */
const changeOf = (bucket: LockedBucket, { volumeSize, publicAccess }: EditStorageHostModel) => {
  const toGb = volumeSize === bucket.disk ? undefined : volumeSize
  const leastGb = leastSizeGb(bucket.usedBytes ?? 0, bucketSizeGb)
  if (toGb !== undefined && toGb < Math.min(leastGb, bucket.disk)) {
    throw new AppError('bucket_shrinks_too_far', { leastGb })
  }
  return { toGb, isPublic: publicAccess === bucket.isPublic ? undefined : publicAccess }
}

/** What the change would cost and take; changes nothing. */
export const quoteBucketEdit = async (
  trx: Db,
  context: ServiceContext,
  wanted: EditStorageHostModel,
): Promise<Quote> => {
  const { project, id } = context
  const bucket = await judgeService(trx, { projectId: project.id, id }, bucketService, 'edit')
  const { toGb, isPublic } = changeOf(bucket, wanted)
  const access = isPublic === undefined ? [] : [isPublic ? effects.public : effects.private]
  if (toGb === undefined) {
    return { ...(await freeOfCharge(trx)), limits: [], effects: access.length > 0 ? access : [effects.unchanged] }
  }
  const price = await quoteFor(trx, bucketService, project.datacenterId, { disk: toGb })
  const grownGb = Math.max(0, toGb - bucket.disk)
  const service = bucketService.of({ customerId: project.customerId, projectId: project.id, id })
  return {
    ...price,
    limits: await quoteLimits(trx, project.customerId, { diskGb: grownGb }),
    ...(grownGb > 0 && { hold: await quoteHoldOfChange(trx, service, { price, beforeRials: bucket.monthlyPrice }) }),
    effects: [
      ...(grownGb > 0 ? await orderingEffects(trx, project.customerId) : []),
      effects.newPrice(bucket.monthlyPrice, price.subtotal),
      ...(bucket.isPredefined ? [effects.leavesPlan] : []),
      ...access,
    ],
  }
}

export const editBucket = async (
  trx: Db,
  context: ServiceContext,
  wanted: EditStorageHostModel,
): Promise<{ id: number; operationId: number | null }> => {
  const { project, id } = context
  const { toGb, isPublic } = changeOf(await holdService(trx, context, bucketService, 'edit'), wanted)
  if (toGb === undefined && isPublic === undefined) return { id, operationId: null }
  return startOperation(
    trx,
    context,
    bucketService,
    { action: 'edit', operation: editBucketOperation },
    async ({ disk: fromGb, monthlyPrice: beforeRials }, input) => {
      const price = toGb !== undefined && (await quoteFor(trx, bucketService, project.datacenterId, { disk: toGb }))
      const size = price && { toGb, priceRials: price.subtotal, lines: agreedLines(price.lines) }
      if (toGb !== undefined && toGb > fromGb) await ensureMayOrder(trx, project.customerId)
      await holdLimits(trx, bucketService.of(input), heldMeanwhile({ fromGb, ...size }))
      const service = { ...bucketService.of(input), name: input.name }
      const taken = price && (await takeForChange(trx, service, { price, beforeRials }, input.userId))
      return { fromGb, ...size, ...(taken && { taken }), ...(isPublic !== undefined && { isPublic }) }
    },
  )
}

/** What becomes of it, and what it costs in the bin; changes nothing. */
export const quoteBucketDelete = async (
  trx: Db,
  { project, id }: ServiceContext,
  { isNow }: { isNow: boolean },
): Promise<Quote> => {
  const bucket = await judgeService(trx, { projectId: project.id, id }, bucketService, 'delete')
  const goesAtOnce = isNow || !canBeKept(bucket)
  if (goesAtOnce) return { ...(await freeOfCharge(trx)), limits: [], effects: [effects.purges] }
  const price = await quoteFor(trx, bucketService, project.datacenterId, { disk: bucket.disk })
  return { ...price, limits: [], effects: [effects.parks, effects.parkedCost] }
}

const whole: ReadonlySet<number> = new Set([serviceStatus.id.active, serviceStatus.id.disabled])

/** One that was never made, or is in the bin already, has nothing that could wait. */
const canBeKept = ({ statusId, binnedAt }: LockedBucket): boolean => binnedAt === null && whole.has(statusId)

export const deleteBucket = (trx: Db, context: ServiceContext, { isNow }: { isNow: boolean }): Promise<Started> =>
  startDeletion(trx, context, (bucket) => !isNow && canBeKept(bucket))

/** Of the bin: at once and for good. */
export const purgeBucket = (trx: Db, context: ServiceContext): Promise<Started> =>
  startDeletion(trx, context, () => false)

const startDeletion = async (
  trx: Db,
  context: ServiceContext,
  isKept: (bucket: LockedBucket) => boolean,
): Promise<Started> => {
  const bucket = await holdService(trx, context, bucketService, 'delete')
  const operation = isKept(bucket) ? binBucketOperation : purgeBucketOperation
  await setBucketStatus(trx, { projectId: context.project.id, id: context.id }, 'deleting')
  return enqueueFor(trx, context, operation, bucket, {})
}

export const restoreBucket = (trx: Db, context: ServiceContext): Promise<Started> =>
  startOperation(trx, context, bucketService, { action: 'restore', operation: restoreBucketOperation }, async () => {
    await refuseWhileSuspended(trx, context)
    const key = { projectId: context.project.id, id: context.id }
    await takeBucketOutOfBin(trx, key)
    await setBucketStatus(trx, key, 'wait')
    return {}
  })

/** Closed while nobody pays for it. */
export const suspendBucket = (trx: Db, context: ServiceContext): Promise<Started> =>
  startOperation(trx, context, bucketService, { action: 'suspend', operation: suspendBucketOperation }, async () => {
    await setBucketStatus(trx, { projectId: context.project.id, id: context.id }, 'wait')
    return {}
  })

/** Open again, as it was. */
export const resumeBucket = (trx: Db, context: ServiceContext): Promise<Started> =>
  startOperation(trx, context, bucketService, { action: 'resume', operation: resumeBucketOperation }, async () => {
    await setBucketStatus(trx, { projectId: context.project.id, id: context.id }, 'wait')
    return {}
  })

/** Into the bin because nobody has paid for it, and never anywhere else. */
export const putAwayBucket = (trx: Db, context: ServiceContext): Promise<Started> =>
  startDeletion(trx, context, (bucket) => {
    if (!canBeKept(bucket)) throw new AppError('status_forbids', { status: serviceStatus.label(bucket.statusId) })
    return true
  })

type Round = Pick<PeriodicContext<unknown>, 'db' | 'log'>

/** Really deletes what has had its time in the bin. */
export const purgeOverdueBuckets = (round: Round): Promise<number> =>
  actOnDue(round, overdueBuckets, { what: 'a bucket of the bin could not be deleted', act: purgeBucket })

/** Tells, once, whose bucket ends within a day. */
export const noticeEndingBuckets = (round: Round, deps: NotifyDependencies): Promise<number> =>
  actOnDue(round, unnoticedBuckets, {
    what: 'the end of a bucket could not be announced',
    act: async (trx, { project, id }, { name, bin_until: until, binned_by: userId }) => {
      const { soonGone } = bucketText
      const message = { subject: soonGone.subject(name), content: soonGone.content(name, until!) }
      const owned = { customerId: project.customerId, userId, link: bucketBinPage(project.id) }
      await tellOwners(trx, deps, owned, message)
      await markBucketNoticed(trx, { projectId: project.id, id })
    },
  })
