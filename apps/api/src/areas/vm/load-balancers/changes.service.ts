import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { memberObstacleText } from '@sarv/contract/vm/load-balancers/load-balancers.fa'
import {
  isSameListener,
  portsOf,
  whyNotMember,
  type MemberMove,
} from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { EditVmLbModel, VmLbListenerModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { holdService, startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { ensureMayOrder, orderingEffects } from '../../account/customers/ordering.service.ts'
import { quoteHoldOfChange, takeForChange } from '../../financial/holds/holds.service.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { balancerService, type LockedBalancer } from './load-balancers.definition.ts'
import { balancerText } from './load-balancers.fa.ts'
import {
  deleteBalancerOperation,
  editBalancerOperation,
  orderAgain,
  rebuildBalancerOperation,
} from './load-balancers.operations.ts'
import {
  balancerNameTakenInstead,
  capabilityIn,
  listenerEffects,
  planFor,
  refuseBalancerName,
  type BalancerTools,
} from './load-balancers.service.ts'
import { findBalancer, setBalancerStatus, setNextIp, type BalancerKey } from './load-balancers.store.ts'
import { holdPlace, judgePublicAddress } from './public-address.service.ts'
import { endRotation, endRotationOfChanged } from './rotation.store.ts'
import { deleteEarlierListeners, insertListeners, lastRevision, listListeners } from './shapes.store.ts'
import { closedPorts, listenersAsAsked, wantedListeners } from './wanted.service.ts'

const { effects } = balancerText

/** The plan to change to; nothing when it is to stay. */
const otherPlan = async (trx: Db, { project }: ServiceContext, { bundleId }: LockedBalancer, wanted: EditVmLbModel) =>
  wanted.productBundleId === undefined || wanted.productBundleId === bundleId
    ? undefined
    : planFor(trx, project, wanted.productBundleId)

interface Judged {
  tools: BalancerTools
  context: ServiceContext
  balancer: LockedBalancer
  wanted: EditVmLbModel
}

/** The public address afterwards; null: none. Its cloud is held, so that no forward takes one of the ports meanwhile. */
const wantedAddress = async (
  trx: Db,
  { tools, context: { project, id }, balancer, wanted }: Judged,
  place: Awaited<ReturnType<typeof holdPlace>> | undefined,
) => {
  const { vpcHostIpId = balancer.vpcHostIpId, vmLbListeners: listeners } = wanted
  if (vpcHostIpId === null || !place) return { vpcHostIpId: null, address: null }
  const question = { projectId: project.id, vpcHostId: place.vpcHostId, vpcHostIpId, balancerId: id, listeners }
  return { vpcHostIpId, ...(await judgePublicAddress(trx, question, capabilityIn(tools, project))) }
}

const checkEdit = async (trx: Db, judged: Judged) => {
  const { tools, context, balancer, wanted } = judged
  const { project, id } = context
  const { vpcHostIpId = balancer.vpcHostIpId } = wanted
  await refuseBalancerName(trx, { projectId: project.id, name: wanted.name, exceptId: id })
  // A cloud before its networks, as whatever locks both does.
  const place = vpcHostIpId === null ? undefined : await holdPlace(trx, project.id, balancer.vmNetworkId)
  const listeners = await wantedListeners(trx, wanted, {
    projectId: project.id,
    vmNetworkId: balancer.vmNetworkId,
    capability: capabilityIn(tools, project),
    secrets: tools.secrets,
    present: { projectId: project.id, id, revision: balancer.revision },
  })
  return { listeners, ...(await wantedAddress(trx, judged, place)) }
}

/** What becomes of the way from outside, where something does. */
const addressEffects = async (
  trx: Db,
  key: BalancerKey,
  { vpcHostIpId, address, vmLbListeners }: { vpcHostIpId: number | null; address: string | null } & EditVmLbModel,
): Promise<string[]> => {
  const present = await findBalancer(trx, key)
  const before = present?.vpcHostIp ?? null
  if (vpcHostIpId === (present?.vpcHostIpId ?? null)) return []
  return [
    ...(before === null ? [] : [effects.leaves(before)]),
    ...(address === null ? [] : [effects.opens(address, portsOf(vmLbListeners))]),
  ]
}

/** What the change would cost and do; changes nothing. */
export const quoteBalancerEdit = (
  db: Db,
  tools: BalancerTools,
  context: ServiceContext,
  wanted: EditVmLbModel,
): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const { project, id } = context
    const balancer = await holdService(trx, context, balancerService, 'edit')
    const { vpcHostIpId, address } = await checkEdit(trx, { tools, context, balancer, wanted })
    const plan = await otherPlan(trx, context, balancer, wanted)
    const service = balancerService.of({ projectId: project.id, id, customerId: project.customerId })
    const before = await listListeners(trx, { projectId: project.id, id, revision: balancer.revision })
    const closed = closedPorts(before, wanted.vmLbListeners)
    const canWatch = capabilityIn(tools, project).healthCheckIds.length > 0
    return {
      ...(plan?.price ?? (await freeOfCharge(trx))),
      limits: [],
      ...(plan && {
        hold: await quoteHoldOfChange(trx, service, { price: plan.price, beforeRials: balancer.monthlyPriceRials }),
      }),
      effects: [
        ...(plan ? await orderingEffects(trx, project.customerId) : []),
        effects.edit,
        ...(await addressEffects(trx, { projectId: project.id, id }, { ...wanted, vpcHostIpId, address })),
        ...(closed.length > 0 ? [effects.closes(closed)] : []),
        ...listenerEffects(wanted.vmLbListeners, canWatch),
      ],
    }
  })

/**
 * Judges the shape that is wanted and writes it down, beside the one that counts. Who is out of rotation is kept out, but
 * for those whom it concerns.
 */
const prepareShape = async (trx: Db, judged: Judged) => {
  const { tools, context, balancer, wanted } = judged
  const { listeners, vpcHostIpId } = await checkEdit(trx, judged)
  const key = { projectId: context.project.id, id: balancer.id }
  const revision = (await lastRevision(trx, key)) + 1
  await insertListeners(trx, { ...key, revision }, listeners)
  if (vpcHostIpId === null) await endRotation(trx, key)
  else await endRotationOfChanged(trx, { ...key, revision })
  return {
    toName: wanted.name,
    algorithmId: wanted.vmLbAlgorithmId,
    revision,
    vpcHostIpId,
    hasSharedAddresses: capabilityIn(tools, context.project).hasSharedAddresses,
  }
}

type WantedMove = MemberMove & { weight?: number; isDraining?: boolean }

const moved = (listener: VmLbListenerModel, { act, vmHostId, weight = 1, isDraining = false }: WantedMove) => {
  const { vmLbPools, vmLbMembers = [] } = listener
  return act === 'add'
    ? {
        ...listener,
        vmLbPools: [...vmLbPools, vmHostId],
        vmLbMembers: [...vmLbMembers, { vmHostId, weight, isDraining }],
      }
    : {
        ...listener,
        vmLbPools: vmLbPools.filter((id) => id !== vmHostId),
        vmLbMembers: vmLbMembers.filter((member) => member.vmHostId !== vmHostId),
      }
}

/** The same where one server comes to one listener or goes from it, and all else of the balancer stays. */
export const prepareMove = async (
  trx: Db,
  tools: BalancerTools,
  context: ServiceContext,
  balancer: LockedBalancer,
  move: WantedMove,
) => {
  const { id, projectId, revision, name, algorithmId: vmLbAlgorithmId } = balancer
  const listeners = await listenersAsAsked(trx, { projectId, id, revision })
  const obstacle = whyNotMember(move, listeners)
  if (obstacle) throw new AppError('lb_shape', { sentence: memberObstacleText[obstacle] })
  const vmLbListeners = listeners.map((listener) => (isSameListener(listener, move) ? moved(listener, move) : listener))
  return prepareShape(trx, { tools, context, balancer, wanted: { name, vmLbAlgorithmId, vmLbListeners } })
}

const startEdit = (trx: Db, tools: BalancerTools, context: ServiceContext, wanted: EditVmLbModel): Promise<Started> =>
  startOperation(
    trx,
    context,
    balancerService,
    { action: 'edit', operation: editBalancerOperation },
    async (balancer, input) => {
      const change = await prepareShape(trx, { tools, context, balancer, wanted })
      const plan = await otherPlan(trx, context, balancer, wanted)
      const key = { projectId: input.projectId, id: input.id }
      // Those of a change that failed are nobody's any more.
      await deleteEarlierListeners(trx, { ...key, revision: change.revision }, balancer.revision)
      await setNextIp(trx, key, change.vpcHostIpId)
      if (!plan) {
        await setBalancerStatus(trx, input, 'wait')
        return change
      }
      await ensureMayOrder(trx, context.project.customerId)
      const { price, bundleId } = plan
      const service = { ...balancerService.of(input), name: input.name }
      const taken = await takeForChange(trx, service, { price, beforeRials: balancer.monthlyPriceRials }, input.userId)
      await setBalancerStatus(trx, input, 'wait')
      return { ...change, plan: { bundleId, priceRials: price.subtotal, lines: agreedLines(price.lines), taken } }
    },
  )

export const editBalancer = (trx: Db, tools: BalancerTools, context: ServiceContext, wanted: EditVmLbModel) =>
  startEdit(trx, tools, context, wanted).catch(balancerNameTakenInstead(wanted.name))

/** One that failed, in its place and with all that it had. */
export const rebuildBalancer = (trx: Db, context: ServiceContext): Promise<Started> =>
  startOperation(
    trx,
    context,
    balancerService,
    { action: 'rebuild', operation: rebuildBalancerOperation },
    async ({ engineRef }, input) => {
      // One that the engine does not have has cost nothing since.
      if (engineRef === null) {
        await ensureMayOrder(trx, context.project.customerId)
        await orderAgain(trx, input)
      }
      await endRotation(trx, input)
      await setBalancerStatus(trx, input, 'rebuild')
      return {}
    },
  )

export const deleteBalancer = (trx: Db, context: ServiceContext): Promise<Started> =>
  startOperation(
    trx,
    context,
    balancerService,
    { action: 'delete', operation: deleteBalancerOperation },
    async (_, input) => {
      await setBalancerStatus(trx, input, 'deleting')
      return {}
    },
  )
