import { quotedPlan } from '@sarv/contract/financial/quotes/quotes.rules'
import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import { portsOf } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { CreateVmLbModel, VmLbListenerModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import type { AreaEngines } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import type { SecretBox } from '../../../secrets.ts'
import { enqueueFor, type ServiceActor, type Started } from '../../../services/service.ts'
import { ensureRoomFor } from '../../catalog/datacenters/datacenters.service.ts'
import { quoteHold, takeForOrder } from '../../financial/holds/holds.service.ts'
import { findQuoted, takeQuoted, type Quoted } from '../../financial/quotes/quoted-orders.service.ts'
import { readReceipt } from '../../financial/receipts/receipts.service.ts'
import { findPlan, quoteFor } from '../../portal/products.service.ts'
import { holdProject } from '../../project/project-users/project-access.service.ts'
import { capabilityOf } from './balancing.rules.ts'
import { balancerService } from './load-balancers.definition.ts'
import { balancerText } from './load-balancers.fa.ts'
import { createBalancerOperation } from './load-balancers.operations.ts'
import { findBalancer, insertBalancer, isBalancerNameTaken, type BalancerKey } from './load-balancers.store.ts'
import { holdPlace, judgePublicAddress, tellAddresses } from './public-address.service.ts'
import { insertListeners } from './shapes.store.ts'
import { wantedListeners } from './wanted.service.ts'

const { effects } = balancerText

/** What it takes to judge what an infrastructure can do, and to seal a key. */
export interface BalancerTools extends Pick<AreaEngines, 'compute'> {
  secrets: SecretBox
}

export const capabilityIn = ({ compute }: Pick<BalancerTools, 'compute'>, { datacenterId }: ProjectOfCall) =>
  capabilityOf(compute(datacenterId))

export const planFor = async (db: Db, { datacenterId }: ProjectOfCall, id: number, quoted?: Quoted) => {
  const offered = await findPlan(db, balancerService, { datacenterId, id, missing: 'lb_bundle_missing' })
  const plan = quotedPlan(offered, quoted?.lines ?? [])
  const size = { ipv4: plan.vpcIpv4, tenRules: plan.vpc10Rules }
  const price = await quoteFor(db, balancerService, datacenterId, { ...size, plan }, quoted?.lines)
  return { bundleId: plan.id, price }
}

export const refuseBalancerName = async (db: Db, wanted: { projectId: number; name: string; exceptId?: number }) => {
  if (await isBalancerNameTaken(db, wanted)) throw new AppError('name_taken', { name: wanted.name })
}

/** The cloud that somebody has chosen is the one that they get. */
const refuseOtherCloud = (
  wanted: Pick<CreateVmLbModel, 'vpcHostId'>,
  { vpcHostId, network, cloud }: Awaited<ReturnType<typeof holdPlace>>,
): void => {
  if (wanted.vpcHostId === undefined || wanted.vpcHostId === vpcHostId) return
  const sentence = balancerText.otherCloud(network, cloud)
  throw new AppError('lb_shape', { sentence }, { fields: { vmNetworkId: [sentence] } })
}

const checkOrder = async (trx: Db, tools: BalancerTools, project: ProjectOfCall, wanted: CreateVmLbModel) => {
  const { vmNetworkId } = wanted
  const place = await holdPlace(trx, project.id, vmNetworkId)
  refuseOtherCloud(wanted, place)
  const quoted = await findQuoted(trx, project, wanted.quoteId, { tab: 'balancer', plan: wanted.productBundleId })
  const plan = await planFor(trx, project, wanted.productBundleId, quoted)
  await ensureRoomFor(trx, project.datacenterId)
  await refuseBalancerName(trx, { projectId: project.id, name: wanted.name })
  const capability = capabilityIn(tools, project)
  const listeners = await wantedListeners(trx, wanted, {
    projectId: project.id,
    vmNetworkId,
    capability,
    secrets: tools.secrets,
  })
  const { vpcHostIpId, vmLbListeners } = wanted
  const at = { projectId: project.id, vpcHostId: place.vpcHostId, listeners: vmLbListeners }
  const address =
    vpcHostIpId === undefined ? null : (await judgePublicAddress(trx, { ...at, vpcHostIpId }, capability)).address
  return { place, plan, quoted, listeners, capability, address }
}

/** What of the listeners people should know before they say yes. */
export const listenerEffects = (listeners: readonly VmLbListenerModel[], canWatch: boolean): string[] => {
  const servers = new Set(listeners.flatMap(({ vmLbPools }) => vmLbPools)).size
  const isIdle = ({ vmLbPools, vmLbMembers = [] }: VmLbListenerModel) =>
    vmLbMembers.filter(({ isDraining }) => isDraining).length === vmLbPools.length
  return [
    effects.members(listeners.length, servers),
    ...(canWatch && listeners.some(({ healthCheck }) => !healthCheck) ? [effects.unwatched] : []),
    ...(listeners.some(isIdle) ? [effects.lastServer] : []),
  ]
}

/** What the order would cost and take; changes nothing. */
export const quoteNewBalancer = (
  db: Db,
  tools: BalancerTools,
  project: ProjectOfCall,
  wanted: CreateVmLbModel,
): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const { place, plan, quoted, capability, address } = await checkOrder(trx, tools, project, wanted)
    return {
      ...plan.price,
      limits: [],
      hold: await quoteHold(trx, project, plan.price),
      effects: [
        effects.create(place.network, place.cloud),
        ...(address === null ? [] : [effects.opens(address, portsOf(wanted.vmLbListeners))]),
        ...listenerEffects(wanted.vmLbListeners, capability.healthCheckIds.length > 0),
        ...(quoted ? [quoted.effect] : []),
      ],
    }
  })

/** Judges the order and writes it down; what it takes of its customer comes later. */
export const prepareBalancer = async (
  trx: Db,
  tools: BalancerTools,
  { project }: Pick<ServiceActor, 'project'>,
  wanted: CreateVmLbModel,
) => {
  await holdProject(trx, project.id)
  const { plan, quoted, listeners } = await checkOrder(trx, tools, project, wanted)
  if (quoted) await takeQuoted(trx, quoted)
  const { id } = await insertBalancer(trx, project.id, {
    name: wanted.name,
    vmNetworkId: wanted.vmNetworkId,
    algorithmId: wanted.vmLbAlgorithmId,
    vpcHostIpId: wanted.vpcHostIpId ?? null,
    plan: { bundleId: plan.bundleId, price: agreedLines(plan.price.lines) },
  })
  await insertListeners(trx, { projectId: project.id, id, revision: 1 }, listeners)
  if (wanted.vpcHostIpId !== undefined)
    await tellAddresses(trx, { customerId: project.customerId, projectId: project.id })
  return { id, name: wanted.name, price: plan.price }
}

/** What the order of one takes. */
export const takeForBalancer = (
  trx: Db,
  { actor, project, at }: ServiceActor,
  { id, name }: { id: number; name: string },
  payableRials: number,
): Promise<void> => {
  const service = balancerService.of({ customerId: project.customerId, projectId: project.id, id })
  return takeForOrder(trx, [{ ...service, name }], { amounts: {}, payableRials, userId: actor.userId, at })
}

const orderBalancer = async (
  trx: Db,
  tools: BalancerTools,
  context: ServiceActor,
  wanted: CreateVmLbModel,
): Promise<Started> => {
  const { price, ...row } = await prepareBalancer(trx, tools, context, wanted)
  // Same transaction: a balancer without its operation would stay queued for ever.
  const started = await enqueueFor(trx, context, createBalancerOperation, row, { receipt: price })
  await takeForBalancer(trx, context, row, price.payable)
  return started
}

/** Two at the same moment: the index lets one of them through. */
export const balancerNameTakenInstead = (name: string) => (error: unknown) => {
  throw violates(error, 'vm_load_balancers_name') ? new AppError('name_taken', { name }) : error
}

export const createBalancer = (
  trx: Db,
  tools: BalancerTools,
  context: ServiceActor,
  wanted: CreateVmLbModel,
): Promise<Started> => orderBalancer(trx, tools, context, wanted).catch(balancerNameTakenInstead(wanted.name))

export const readBalancerReceipt = async (db: Db, { projectId, id }: BalancerKey): Promise<OrderReceipt> => {
  if (!(await findBalancer(db, { projectId, id }))) throw new AppError('not_found')
  const kinds = [createBalancerOperation.kind]
  return readReceipt(db, { projectId, serviceType: balancerService.type, serviceId: id, kinds })
}
