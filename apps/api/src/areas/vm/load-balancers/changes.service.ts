import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { portsOf } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { Db } from '../../../db/connection.ts'
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
import { deleteOtherListeners, insertListeners, lastRevision, listListeners } from './shapes.store.ts'
import { closedPorts, wantedListeners } from './wanted.service.ts'

const { effects } = balancerText

/** The plan to change to; nothing when it is to stay. */
const otherPlan = async (trx: Db, { project }: ServiceContext, { bundleId }: LockedBalancer, wanted: EditVmLbModel) =>
  wanted.productBundleId === undefined || wanted.productBundleId === bundleId
    ? undefined
    : planFor(trx, project, wanted.productBundleId)

/** The public address afterwards; null: none. Its cloud is held, so that no forward takes one of the ports meanwhile. */
const wantedAddress = async (
  trx: Db,
  tools: BalancerTools,
  { project, id }: ServiceContext,
  balancer: LockedBalancer,
  wanted: EditVmLbModel,
) => {
  const { vpcHostIpId = balancer.vpcHostIpId, vmLbListeners: listeners } = wanted
  if (vpcHostIpId === null) return { vpcHostIpId, address: null }
  const { vpcHostId } = await holdPlace(trx, project.id, balancer.vmNetworkId)
  const question = { projectId: project.id, vpcHostId, vpcHostIpId, balancerId: id, listeners }
  return { vpcHostIpId, ...(await judgePublicAddress(trx, question, capabilityIn(tools, project))) }
}

const checkEdit = async (
  trx: Db,
  tools: BalancerTools,
  context: ServiceContext,
  balancer: LockedBalancer,
  wanted: EditVmLbModel,
) => {
  const { project, id } = context
  await refuseBalancerName(trx, { projectId: project.id, name: wanted.name, exceptId: id })
  const listeners = await wantedListeners(trx, wanted, {
    projectId: project.id,
    vmNetworkId: balancer.vmNetworkId,
    capability: capabilityIn(tools, project),
    secrets: tools.secrets,
    present: { projectId: project.id, id, revision: balancer.revision },
  })
  return { listeners, ...(await wantedAddress(trx, tools, context, balancer, wanted)) }
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
    const { vpcHostIpId, address } = await checkEdit(trx, tools, context, balancer, wanted)
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

const startEdit = (trx: Db, tools: BalancerTools, context: ServiceContext, wanted: EditVmLbModel): Promise<Started> =>
  startOperation(
    trx,
    context,
    balancerService,
    { action: 'edit', operation: editBalancerOperation },
    async (balancer, input) => {
      const { listeners, vpcHostIpId } = await checkEdit(trx, tools, context, balancer, wanted)
      const plan = await otherPlan(trx, context, balancer, wanted)
      const key = { projectId: input.projectId, id: input.id }
      const revision = (await lastRevision(trx, key)) + 1
      // Those of a change that failed are nobody's any more.
      await deleteOtherListeners(trx, { ...key, revision: balancer.revision })
      await insertListeners(trx, { ...key, revision }, listeners)
      await setNextIp(trx, key, vpcHostIpId)
      const change = {
        toName: wanted.name,
        algorithmId: wanted.vmLbAlgorithmId,
        revision,
        vpcHostIpId,
        hasSharedAddresses: capabilityIn(tools, context.project).hasSharedAddresses,
      }
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
