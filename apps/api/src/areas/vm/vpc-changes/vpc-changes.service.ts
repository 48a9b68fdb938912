import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { rulesOf, whyNotPlan, type VpcInUse, type VpcPlan } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { EditVpcHostModel } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import { holdLimits, quoteLimits } from '../../../services/limits.service.ts'
import {
  holdService,
  inputOf,
  judgeService,
  startOperation,
  type ServiceContext,
  type Started,
} from '../../../services/service.ts'
import { ensureMayOrder, orderingEffects } from '../../account/customers/ordering.service.ts'
import { quoteHoldOfChange, takeForChange } from '../../financial/holds/holds.service.ts'
import { setUsage } from '../../financial/usage/usage.service.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { tellNetworks } from '../networks/nodes.service.ts'
import { interfaceOf, listInterfaces, setInterfaceStatus } from '../vpcs/interfaces.store.ts'
import { vpcService, type LockedVpc } from '../vpcs/vpcs.definition.ts'
import { vpcText } from '../vpcs/vpcs.fa.ts'
import { vpcLimits } from '../vpcs/vpcs.operations.ts'
import { planOf, vpcNameTakenInstead } from '../vpcs/vpcs.service.ts'
import { isVpcNameTaken, setVpcName, setVpcPlan, setVpcStatus, type VpcKey } from '../vpcs/vpcs.store.ts'
import { deletionText } from './vpc-changes.fa.ts'
import { deleteVpcOperation } from './vpc-deletion.operations.ts'
import { vpcParts } from './vpc-parts.definition.ts'
import { disconnectNetworkOperation } from './vpc-disconnecting.operations.ts'
import { askParts, refuseLedInto, refuseWhatForbids } from './obstacles.service.ts'

const { effects } = vpcText

/** What is in use of the plan's numbers: the primary address always is. */
export const inUseOf = async (db: Db, vpc: VpcKey): Promise<VpcInUse> => {
  const used = { ipv4: 1, rules: 0 }
  for (const { inUse } of vpcParts) {
    const more = await inUse?.(db, vpc)
    used.ipv4 += more?.ipv4 ?? 0
    used.rules += more?.rules ?? 0
  }
  return used
}

const refuseTooSmall = async (db: Db, vpc: VpcKey, plan: VpcPlan): Promise<void> => {
  const inUse = await inUseOf(db, vpc)
  const lacking = whyNotPlan(plan, inUse)
  if (lacking === 'ipv4')
    throw new AppError('vpc_plan_too_small', { what: vpcText.address, max: plan.ipv4, count: inUse.ipv4 })
  if (lacking === 'rules')
    throw new AppError('vpc_plan_too_small', { what: vpcText.rule, max: rulesOf(plan), count: inUse.rules })
}

const refuseName = async (db: Db, { projectId, id }: VpcKey, name: string): Promise<void> => {
  if (await isVpcNameTaken(db, { projectId, name, exceptId: id })) throw new AppError('name_taken', { name })
}

/** The plan to change to; nothing when it stays. */
const newPlanOf = (vpc: LockedVpc, { productBundleId }: EditVpcHostModel): number | undefined =>
  productBundleId === undefined || productBundleId === vpc.bundleId ? undefined : productBundleId

/** What the change would cost and take; changes nothing. */
export const quoteVpcEdit = (db: Db, context: ServiceContext, wanted: EditVpcHostModel): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const { project, id } = context
    const key = { projectId: project.id, id }
    const vpc = await judgeService(trx, key, vpcService, 'rename')
    if (wanted.name !== undefined) await refuseName(trx, key, wanted.name)
    const bundleId = newPlanOf(vpc, wanted)
    if (bundleId === undefined) return { ...(await freeOfCharge(trx)), limits: [], effects: [effects.rename] }
    await holdService(trx, context, vpcService, 'changePlan')
    const { price, ...plan } = await planOf(trx, project, bundleId)
    await refuseTooSmall(trx, key, plan)
    const service = vpcService.of({ ...key, customerId: project.customerId })
    return {
      ...price,
      limits: await quoteLimits(trx, project.customerId, vpcLimits({ ipv4: Math.max(0, plan.ipv4 - vpc.ipv4) })),
      hold: await quoteHoldOfChange(trx, service, { price, beforeRials: vpc.monthlyPriceRials }),
      effects: [...(await orderingEffects(trx, project.customerId)), effects.plan],
    }
  })

/** Judges another plan for a cloud that is held, and writes it down. */
export const preparePlan = async (
  trx: Db,
  { project }: Pick<ServiceContext, 'project'>,
  vpc: LockedVpc,
  bundleId: number,
) => {
  const { price, name: planName, ...plan } = await planOf(trx, project, bundleId)
  await refuseTooSmall(trx, vpc, plan)
  // A smaller plan is no order.
  if (price.subtotal > vpc.monthlyPriceRials) await ensureMayOrder(trx, project.customerId)
  const agreed = { ...plan, price: agreedLines(price.lines) }
  await setVpcPlan(trx, vpc, agreed)
  return { price, planName, plan: agreed }
}

/** The plan is a matter of rows alone: no engine has to know of it. */
const changePlan = async (trx: Db, context: ServiceContext, bundleId: number): Promise<void> => {
  const vpc = await holdService(trx, context, vpcService, 'changePlan')
  const { price, plan } = await preparePlan(trx, context, vpc, bundleId)
  const input = inputOf(context, vpc)
  const service = vpcService.of(input)
  await holdLimits(trx, service, vpcLimits(plan))
  await takeForChange(trx, { ...service, name: vpc.name }, { price, beforeRials: vpc.monthlyPriceRials }, input.userId)
  await setUsage(trx, service, plan.price)
}

const applyEdit = async (trx: Db, context: ServiceContext, wanted: EditVpcHostModel) => {
  const { project, id } = context
  const key = { projectId: project.id, id }
  const vpc = await judgeService(trx, key, vpcService, 'rename')
  if (wanted.name !== undefined) {
    // While the engine makes it, the name that it was asked for must stay the one that it is asked for again.
    await holdService(trx, context, vpcService, 'rename')
    await refuseName(trx, key, wanted.name)
    await setVpcName(trx, key, wanted.name)
  }
  const bundleId = newPlanOf(vpc, wanted)
  if (bundleId !== undefined) await changePlan(trx, context, bundleId)
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'Vpc', id })
  return { id, operationId: null }
}

export const editVpc = (trx: Db, context: ServiceContext, wanted: EditVpcHostModel) =>
  applyEdit(trx, context, wanted).catch(vpcNameTakenInstead(wanted.name))

/** Judges and writes what taking a network from a cloud needs; the cloud is held. */
export const prepareDisconnecting = async (
  trx: Db,
  { project }: Pick<ServiceContext, 'project'>,
  vpc: VpcKey,
  vmNetworkId: number,
) => {
  const key = { projectId: vpc.projectId, vmNetworkId }
  const connected = await interfaceOf(trx, key)
  if (connected?.vpcHostId !== vpc.id) throw new AppError('not_found')
  await refuseLedInto(trx, vpc, connected)
  await setInterfaceStatus(trx, key, 'wait')
  await tellNetworks(trx, project)
  return { vmNetworkId, answerId: vmNetworkId, otherName: connected.name }
}

export const disconnectNetwork = (trx: Db, context: ServiceContext, vmNetworkId: number): Promise<Started> =>
  startOperation(trx, context, vpcService, { action: 'disconnect', operation: disconnectNetworkOperation }, (vpc) =>
    prepareDisconnecting(trx, context, vpc, vmNetworkId),
  )

/** What goes with the cloud and what stays; changes nothing. */
export const quoteVpcDelete = (db: Db, context: ServiceContext): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const vpc = await holdService(trx, context, vpcService, 'delete')
    await refuseWhatForbids(trx, vpc, context.actor.userId)
    const networks = await listInterfaces(trx, vpc)
    const servers = networks.reduce((sum, { nodeCount }) => sum + nodeCount, 0)
    const parts = await askParts(({ goesWith }) => goesWith?.(trx, vpc))
    return {
      ...(await freeOfCharge(trx)),
      limits: [],
      effects: [
        deletionText.gateway(vpc.address),
        ...parts.map(deletionText.goes),
        ...(networks.length > 0 ? [deletionText.networksStay(networks.map(({ name }) => name))] : []),
        ...(servers > 0 ? [deletionText.serversStay(servers)] : []),
      ],
    }
  })

export const deleteVpc = (trx: Db, context: ServiceContext): Promise<Started> =>
  startOperation(trx, context, vpcService, { action: 'delete', operation: deleteVpcOperation }, async (vpc, input) => {
    await refuseWhatForbids(trx, vpc, context.actor.userId)
    await setVpcStatus(trx, input, 'deleting')
    return {}
  })
