import { serviceType } from '@sarv/contract/service-types'
import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import type { AcceptedPrice, Quote } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import type { CreateVolumeHostModel, EditVolumeHostModel } from '@sarv/contract/vm/volumes/volumes.schemas'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { publish } from '../../../operations/events.ts'
import { ensureRoomFor } from '../../catalog/datacenters/datacenters.service.ts'
import { ensureMayOrder, orderingEffects } from '../../account/customers/ordering.service.ts'
import { holdLimits, quoteLimits } from '../../../services/limits.service.ts'
import { findPlan, freeOfCharge, quoteFor, type OfferedPlan } from '../../portal/products.service.ts'
import { holdProject } from '../../project/project-users/project-access.service.ts'
import { quoteHold, quoteHoldOfChange, takeForChange, takeForOrder } from '../../financial/holds/holds.service.ts'
import { findQuoted, takeQuoted, type Quoted } from '../../financial/quotes/quoted-orders.service.ts'
import { readReceipt } from '../../financial/receipts/receipts.service.ts'
import { holdServerForVolume, prepareAttaching } from './attachments.operations.ts'
import { volumeText } from './volumes.fa.ts'
import { createAttachedVolumeOperation, createVolumeOperation, growVolumeOperation } from './volumes.operations.ts'
import {
  countCopies,
  findVolume,
  insertVolume,
  isVolumeNameTaken,
  setVolumeName,
  setVolumeStatus,
  type VolumeKey,
} from './volumes.store.ts'
import {
  enqueueFor,
  holdService,
  judgeService,
  startOperation,
  type ServiceActor,
  type ServiceContext,
  type Started,
} from '../../../services/service.ts'
import { volumeService, type LockedVolume } from './volumes.definition.ts'

const { effects } = volumeText

interface Order {
  sizeGb: number
  plan: OfferedPlan<'vDisk'> | undefined
}

interface CheckedOrder extends Order {
  quoted: Quoted | undefined
}

/** The size that is asked for: a ready-made plan, or a number. */
const orderOf = async (db: Db, project: ProjectOfCall, wanted: CreateVolumeHostModel): Promise<Order> => {
  if (!wanted.isPredefined) {
    if (!wanted.volumeSize) throw new AppError('volume_size_missing')
    return { sizeGb: wanted.volumeSize, plan: undefined }
  }
  if (!wanted.productBundleId) throw new AppError('volume_bundle_missing')
  const plan = await findPlan(db, volumeService, {
    datacenterId: project.datacenterId,
    id: wanted.productBundleId,
    missing: 'volume_bundle_missing',
  })
  return { sizeGb: plan.vDisk, plan }
}

const checkOrder = async (db: Db, project: ProjectOfCall, wanted: CreateVolumeHostModel): Promise<CheckedOrder> => {
  const order = await orderOf(db, project, wanted)
  const quoted = await findQuoted(db, project, wanted.quoteId, {
    tab: 'volume',
    disk: order.sizeGb,
    plan: order.plan?.id,
  })
  await ensureRoomFor(db, project.datacenterId)
  if (await isVolumeNameTaken(db, project.id, wanted.name)) throw new AppError('name_taken', { name: wanted.name })
  return { ...order, quoted }
}

/** What the order would cost and take; changes nothing. */
export const quoteNewVolume = (db: Db, project: ProjectOfCall, wanted: CreateVolumeHostModel): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const { quoted, ...order } = await checkOrder(trx, project, wanted)
    const server = wanted.vmHostId
      ? await holdServerForVolume(trx, { projectId: project.id, id: wanted.vmHostId })
      : undefined
    const price = await quoteFor(trx, volumeService, project.datacenterId, order, quoted?.lines)
    return {
      ...price,
      limits: await quoteLimits(trx, project.customerId, { diskGb: order.sizeGb }),
      hold: await quoteHold(trx, project, price),
      effects: [effects.create, ...(server ? [effects.attaches(server.name)] : []), ...(quoted ? [quoted.effect] : [])],
    }
  })

/** The volume's operation, by itself or with its way to a server. */
const enqueueNewVolume = async (
  trx: Db,
  context: ServiceContext,
  { name, vmHostId }: CreateVolumeHostModel,
  receipt: AcceptedPrice,
) => {
  const { project, id } = context
  if (!vmHostId) return enqueueFor(trx, context, createVolumeOperation, { id, name }, { receipt })
  const { server } = await prepareAttaching(trx, { projectId: project.id, id }, vmHostId)
  const extra = { vmHostId, otherName: server.name, receipt }
  return enqueueFor(trx, context, createAttachedVolumeOperation, { id, name }, extra)
}

const nameTakenInstead = (name: string | undefined) => (error: unknown) => {
  // Two at the same moment: the index lets one of them through.
  throw violates(error, 'vm_volumes_name') ? new AppError('name_taken', name === undefined ? {} : { name }) : error
}

const orderVolume = async (
  trx: Db,
  { actor, project, at }: ServiceActor,
  wanted: CreateVolumeHostModel,
): Promise<Started> => {
  await holdProject(trx, project.id)
  const { quoted, ...order } = await checkOrder(trx, project, wanted)
  const price = await quoteFor(trx, volumeService, project.datacenterId, order, quoted?.lines)
  if (quoted) await takeQuoted(trx, quoted)
  const { id } = await insertVolume(trx, project.id, {
    name: wanted.name,
    sizeGb: order.sizeGb,
    bundleId: order.plan?.id ?? null,
    price: agreedLines(price.lines),
  })
  // Same transaction: a volume without its operation would stay queued for ever.
  const started = await enqueueNewVolume(trx, { actor, project, id }, wanted, price)
  const service = volumeService.of({ customerId: project.customerId, projectId: project.id, id })
  await takeForOrder(trx, [{ ...service, name: wanted.name }], {
    amounts: { diskGb: order.sizeGb },
    payableRials: price.payable,
    userId: actor.userId,
    at,
  })
  return started
}

export const createVolume = (trx: Db, context: ServiceActor, wanted: CreateVolumeHostModel): Promise<Started> =>
  orderVolume(trx, context, wanted).catch(nameTakenInstead(wanted.name))

export const readVolumeReceipt = async (db: Db, { projectId, id }: VolumeKey): Promise<OrderReceipt> => {
  if (!(await findVolume(db, { projectId, id }))) throw new AppError('not_found')
  const kinds = [createVolumeOperation.kind, createAttachedVolumeOperation.kind]
  return readReceipt(db, { projectId, serviceType: serviceType.volume, serviceId: id, kinds })
}

/** The size to grow to; nothing when it is to stay. */
const growthOf = (volume: LockedVolume, { volumeSize }: EditVolumeHostModel): number | undefined => {
  if (volumeSize === undefined || volumeSize === volume.volumeSize) return undefined
  if (volumeSize < volume.volumeSize) throw new AppError('volume_shrinks', { sizeGb: volume.volumeSize })
  return volumeSize
}

const ensureNameFree = async (
  db: Db,
  { projectId, id }: { projectId: number; id: number },
  name: string | undefined,
) => {
  if (name !== undefined && (await isVolumeNameTaken(db, projectId, name, { exceptId: id }))) {
    throw new AppError('name_taken', { name })
  }
}

const growEffects = async (db: Db, volume: LockedVolume): Promise<string[]> => {
  const { snapshots } = await countCopies(db, { projectId: volume.projectId, id: volume.id })
  return [
    effects.grow,
    ...(volume.isPredefined ? [effects.leavesPlan] : []),
    ...(snapshots > 0 ? [effects.losesSnapshots(snapshots)] : []),
    effects.growInside,
  ]
}

/** What the change would cost and take; changes nothing. */
export const quoteVolumeEdit = (db: Db, context: ServiceContext, wanted: EditVolumeHostModel): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const { project, id } = context
    const key = { projectId: project.id, id }
    await ensureNameFree(trx, key, wanted.name)
    const toGb = growthOf(await judgeService(trx, key, volumeService, 'rename'), wanted)
    if (toGb === undefined) {
      return { ...(await freeOfCharge(trx)), limits: [], effects: [effects.rename] }
    }
    const volume = await holdService(trx, context, volumeService, 'grow')
    const price = await quoteFor(trx, volumeService, project.datacenterId, { sizeGb: toGb })
    const service = volumeService.of({ ...key, customerId: project.customerId })
    return {
      ...price,
      limits: await quoteLimits(trx, project.customerId, { diskGb: toGb - volume.volumeSize }),
      hold: await quoteHoldOfChange(trx, service, { price, beforeRials: volume.monthlyPriceRials }),
      effects: [...(await orderingEffects(trx, project.customerId)), ...(await growEffects(trx, volume))],
    }
  })

const rename = async (trx: Db, { project, id }: ServiceContext, name: string) => {
  const key = { projectId: project.id, id }
  await ensureNameFree(trx, key, name)
  await setVolumeName(trx, key, name)
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'VmHost', id })
}

const startGrowing = (trx: Db, context: ServiceContext, toGb: number): Promise<Started> =>
  startOperation(
    trx,
    context,
    volumeService,
    { action: 'grow', operation: growVolumeOperation },
    async (volume, input) => {
      const { datacenterId, customerId } = context.project
      const price = await quoteFor(trx, volumeService, datacenterId, { sizeGb: toGb })
      await ensureMayOrder(trx, customerId)
      await holdLimits(trx, volumeService.of(input), { diskGb: toGb })
      const change = { price, beforeRials: volume.monthlyPriceRials }
      const taken = await takeForChange(trx, { ...volumeService.of(input), name: input.name }, change, input.userId)
      await setVolumeStatus(trx, input, 'wait')
      return { toGb, priceRials: price.subtotal, lines: agreedLines(price.lines), taken }
    },
  )

/** The name changes at once, the size by an operation; both or neither. */
const applyEdit = async (
  trx: Db,
  context: ServiceContext,
  wanted: EditVolumeHostModel,
): Promise<{ id: number; operationId: number | null }> => {
  const volume = await judgeService(trx, { projectId: context.project.id, id: context.id }, volumeService, 'rename')
  const toGb = growthOf(volume, wanted)
  if (wanted.name !== undefined) await rename(trx, context, wanted.name)
  if (toGb !== undefined) return startGrowing(trx, context, toGb)
  return { id: context.id, operationId: null }
}

export const editVolume = (trx: Db, context: ServiceContext, wanted: EditVolumeHostModel) =>
  applyEdit(trx, context, wanted).catch(nameTakenInstead(wanted.name))
