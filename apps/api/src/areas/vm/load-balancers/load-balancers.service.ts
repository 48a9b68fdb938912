import { vmKeyStatus } from '@sarv/contract/enums'
import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
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
import { findPlan, quoteFor } from '../../portal/products.service.ts'
import { holdProject } from '../../project/project-users/project-access.service.ts'
import { interfaceOf } from '../vpcs/interfaces.store.ts'
import { lockVpc } from '../vpcs/vpcs.store.ts'
import { capabilityOf } from './balancing.rules.ts'
import { balancerService } from './load-balancers.definition.ts'
import { balancerText } from './load-balancers.fa.ts'
import { createBalancerOperation } from './load-balancers.operations.ts'
import { insertBalancer, isBalancerNameTaken } from './load-balancers.store.ts'
import { insertListeners } from './shapes.store.ts'
import { wantedListeners } from './wanted.service.ts'

const { effects } = balancerText

/** What it takes to judge what an infrastructure can do, and to seal a key. */
export interface BalancerTools extends Pick<AreaEngines, 'compute'> {
  secrets: SecretBox
}

export const capabilityIn = ({ compute }: Pick<BalancerTools, 'compute'>, { datacenterId }: ProjectOfCall) =>
  capabilityOf(compute(datacenterId).balancing)

export const planFor = async (db: Db, { datacenterId }: ProjectOfCall, id: number) => {
  const plan = await findPlan(db, balancerService, { datacenterId, id, missing: 'lb_bundle_missing' })
  const size = { ipv4: plan.vpcIpv4, tenRules: plan.vpc10Rules }
  return { bundleId: plan.id, price: await quoteFor(db, balancerService, datacenterId, { ...size, plan }) }
}

export const refuseBalancerName = async (db: Db, wanted: { projectId: number; name: string; exceptId?: number }) => {
  if (await isBalancerNameTaken(db, wanted)) throw new AppError('name_taken', { name: wanted.name })
}

/** The cloud that the network is connected to, held: nobody disconnects the network while a balancer comes into it. */
const holdPlace = async (trx: Db, projectId: number, vmNetworkId: number) => {
  const connected = await interfaceOf(trx, { projectId, vmNetworkId })
  const cloud = connected && (await lockVpc(trx, { projectId, id: connected.vpcHostId }))
  const still = cloud && (await interfaceOf(trx, { projectId, vmNetworkId }))
  if (still?.vpcHostId !== cloud?.id || still?.statusId !== vmKeyStatus.id.active) {
    throw new AppError('lb_network_missing')
  }
  return { network: still.name, cloud: still.vpcHost }
}

const checkOrder = async (trx: Db, tools: BalancerTools, project: ProjectOfCall, wanted: CreateVmLbModel) => {
  const { vmNetworkId } = wanted
  const place = await holdPlace(trx, project.id, vmNetworkId)
  const plan = await planFor(trx, project, wanted.productBundleId)
  await ensureRoomFor(trx, project.datacenterId)
  await refuseBalancerName(trx, { projectId: project.id, name: wanted.name })
  const capability = capabilityIn(tools, project)
  const listeners = await wantedListeners(trx, wanted, {
    projectId: project.id,
    vmNetworkId,
    capability,
    secrets: tools.secrets,
  })
  return { place, plan, listeners, capability }
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
    const { place, plan, capability } = await checkOrder(trx, tools, project, wanted)
    return {
      ...plan.price,
      limits: [],
      hold: await quoteHold(trx, project, plan.price),
      effects: [
        effects.create(place.network, place.cloud),
        ...listenerEffects(wanted.vmLbListeners, capability.healthCheckIds.length > 0),
      ],
    }
  })

const orderBalancer = async (
  trx: Db,
  tools: BalancerTools,
  { actor, project, at }: ServiceActor,
  wanted: CreateVmLbModel,
): Promise<Started> => {
  await holdProject(trx, project.id)
  const { plan, listeners } = await checkOrder(trx, tools, project, wanted)
  const { id } = await insertBalancer(trx, project.id, {
    name: wanted.name,
    vmNetworkId: wanted.vmNetworkId,
    algorithmId: wanted.vmLbAlgorithmId,
    plan: { bundleId: plan.bundleId, price: agreedLines(plan.price.lines) },
  })
  await insertListeners(trx, { projectId: project.id, id, revision: 1 }, listeners)
  // Same transaction: a balancer without its operation would stay queued for ever.
  const row = { id, name: wanted.name }
  const started = await enqueueFor(trx, { actor, project }, createBalancerOperation, row, { receipt: plan.price })
  const service = balancerService.of({ customerId: project.customerId, projectId: project.id, id })
  await takeForOrder(trx, [{ ...service, name: wanted.name }], {
    amounts: {},
    payableRials: plan.price.payable,
    userId: actor.userId,
    at,
  })
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
