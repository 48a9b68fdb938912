import { quotedPlan } from '@sarv/contract/financial/quotes/quotes.rules'
import { serviceType } from '@sarv/contract/service-types'
import type { AcceptedPrice, Quote } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import type { CreateVmHostModel, VmHostOrdered } from '@sarv/contract/vm/host-orders/host-orders.schemas'
import { numberedNames } from '@sarv/contract/vm/host-orders/numbered-names'
import type { PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import type { Db } from '../../../db/connection.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { SecretBox } from '../../../secrets.ts'
import { ensureRoomFor } from '../../catalog/datacenters/datacenters.service.ts'
import { quoteLimits, type Amounts } from '../../../services/limits.service.ts'
import { holdProject } from '../../project/project-users/project-access.service.ts'
import { defaultRuleCount } from '../host-firewall/default-rules.service.ts'
import { ensureImageFits } from '../images/images.service.ts'
import { ensureKeyExists } from '../keys/keys.service.ts'
import { ensureNodeFits } from '../networks/nodes.service.ts'
import { quoteHold, takeForOrder } from '../../financial/holds/holds.service.ts'
import { findQuoted, takeQuoted, type Quoted } from '../../financial/quotes/quoted-orders.service.ts'
import { readReceipt } from '../../financial/receipts/receipts.service.ts'
import { orNameTaken } from '../hosts/edit.service.ts'
import { createVmHostOperation } from './host-orders.operations.ts'
import { findServer, vmHostService } from '../hosts/hosts.definition.ts'
import { limitsOf } from '../hosts/hosts.limits.ts'
import { vmHostText } from '../hosts/hosts.fa.ts'
import { agreeOnPrices, findVmHostPlan, quoteServers, type VmHostPlan } from '../hosts/hosts.price.ts'
import { findTakenName, insertVmHost, type AgreedPrices, type VmHostKey } from '../hosts/hosts.store.ts'
import { insertParts, type WantedParts } from './parts.service.ts'
import { tellWayOut } from './way-out.service.ts'
import type { MachineSize } from '../hosts/size.store.ts'
import { enqueueFor, type ServiceActor, type Started } from '../../../services/service.ts'

interface Order extends PricedVm {
  plan: VmHostPlan | undefined
  names: string[]
  operatingSystemId: number
  parts: WantedParts
  /** What a quote has promised for it. */
  quoted: Quoted | undefined
}

/** The size that is asked for: a ready-made plan's, or every part by itself. */
const sizeOf = (wanted: CreateVmHostModel, plan: VmHostPlan | undefined): MachineSize => {
  if (plan) return { cpu: plan.vCpu, memoryGb: plan.vMemory, diskGb: plan.vDisk }
  const { cpu, memory, disk } = wanted
  if (!cpu || !memory || !disk) throw new AppError('size_missing')
  return { cpu, memoryGb: memory, diskGb: disk }
}

const planOf = (db: Db, project: ProjectOfCall, wanted: CreateVmHostModel) => {
  if (!wanted.isPredefined) return undefined
  if (!wanted.productBundleId) throw new AppError('size_missing')
  return findVmHostPlan(db, project.datacenterId, wanted.productBundleId)
}

/** How the server is reached; one that nobody could ever reach is not built. */
const reachOf = ({ usedPublicIpV4, usedPublicIpV6, vmNetworkId, ipAddress, count = 1 }: CreateVmHostModel) => {
  const hasIpv4 = usedPublicIpV4 ?? vmNetworkId === undefined
  if (!hasIpv4 && !usedPublicIpV6 && vmNetworkId === undefined) throw new AppError('no_way_in')
  if (ipAddress !== undefined && vmNetworkId === undefined) throw new AppError('address_needs_network')
  if (ipAddress !== undefined && count > 1) throw new AppError('address_for_one')
  return { hasIpv4, hasIpv6: usedPublicIpV6 }
}

const checkOrder = async (db: Db, project: ProjectOfCall, wanted: CreateVmHostModel): Promise<Order> => {
  const offered = await planOf(db, project, wanted)
  const size = sizeOf(wanted, offered)
  const reach = reachOf(wanted)
  const { count = 1, vmNetworkId, ipAddress: address, dataDisk } = wanted
  await ensureRoomFor(db, project.datacenterId)
  const image = await ensureImageFits(db, wanted.vmImageId, size)
  if (vmNetworkId !== undefined) await ensureNodeFits(db, { projectId: project.id, vmNetworkId, address })
  if (wanted.vmKeyId) await ensureKeyExists(db, project.id, wanted.vmKeyId)
  const names = numberedNames(wanted.name, count)
  const taken = await findTakenName(db, project.id, names)
  if (taken !== undefined) throw new AppError('name_taken', { name: taken })
  const { cpu, memoryGb: ram, diskGb: disk } = size
  const quoted = await findQuoted(db, project, wanted.quoteId, { tab: 'vm', cpu, ram, disk, plan: offered?.id }, count)
  return {
    ...size,
    dataDiskGb: dataDisk ?? 0,
    ...reach,
    plan: offered && quotedPlan(offered, quoted?.lines ?? []),
    quoted,
    names,
    operatingSystemId: image.operatingSystemId,
    parts: { vmNetworkId, address, dataDiskGb: dataDisk },
  }
}

/** What each server of the order holds. */
const amountsOf = (order: Order): Amounts => ({
  ...limitsOf(order),
  firewallRule: defaultRuleCount(order.operatingSystemId),
})

const times = (amounts: Amounts, count: number): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([item, amount]) => [item, amount * count]))

/** What the order would cost and take; changes nothing. */
export const quoteVmHost = async (db: Db, project: ProjectOfCall, wanted: CreateVmHostModel): Promise<Quote> => {
  const order = await checkOrder(db, project, wanted)
  const { effects } = vmHostText
  const { vmNetworkId } = order.parts
  const isInside = vmNetworkId !== undefined && !order.hasIpv4 && !order.hasIpv6
  const count = order.names.length
  const price = await quoteServers(db, project.datacenterId, order, { count, quoted: order.quoted?.lines })
  return {
    ...price,
    limits: await quoteLimits(db, project.customerId, times(amountsOf(order), count)),
    hold: await quoteHold(db, project, price, count),
    effects: [
      effects.create,
      ...(isInside ? [await tellWayOut(db, { projectId: project.id, vmNetworkId })] : []),
      ...(count > 1 ? [effects.several(order.names)] : []),
      ...(order.quoted ? [order.quoted.effect] : []),
    ],
  }
}

export interface OrderContext extends ServiceActor {
  actor: { userId: number }
  secrets: SecretBox
}

/** The server's rows and its operation: without it the server would stay queued for ever. */
const orderOne = async (
  trx: Db,
  { actor, project, secrets, at }: OrderContext,
  wanted: CreateVmHostModel,
  order: Order & { prices: AgreedPrices; receipt: AcceptedPrice; name: string },
): Promise<Started> => {
  const { name, operatingSystemId, hasIpv4: wantsIpv4, hasIpv6: wantsIpv6 } = order
  const { id } = await insertVmHost(trx, project.id, {
    name,
    vmImageId: wanted.vmImageId,
    vmKeyId: wanted.vmKeyId ?? null,
    sealedPassword: wanted.password ? secrets.seal(wanted.password, 'serverPassword') : null,
    sealedUserData: wanted.userData ? secrets.seal(wanted.userData, 'userData') : null,
    bundleId: order.plan?.id ?? null,
    cpu: order.cpu,
    memoryGb: order.memoryGb,
    diskGb: order.diskGb,
    storageClassTypeId: wanted.storageClassTypeId,
    wantsIpv4,
    wantsIpv6,
    prices: order.prices,
    createdAt: at,
  })
  const server = { name, operatingSystemId, wantsIpv4, wantsIpv6 }
  await insertParts(trx, { projectId: project.id, id }, server, order.parts)
  const parts = { ...order.parts, receipt: order.receipt }
  return enqueueFor(trx, { actor, project }, createVmHostOperation, { id, name }, parts)
}

/** All servers of the order, or none. */
const orderAll = async (trx: Db, wanted: CreateVmHostModel, context: OrderContext): Promise<VmHostOrdered> => {
  const { project } = context
  await holdProject(trx, project.id)
  const order = await checkOrder(trx, project, wanted)
  const { receipt, prices } = await agreeOnPrices(trx, project.datacenterId, order, order.quoted?.lines)
  if (order.quoted) await takeQuoted(trx, order.quoted, order.names.length)
  const started: Started[] = []
  for (const name of order.names) {
    started.push(await orderOne(trx, context, wanted, { ...order, name, prices, receipt }))
  }
  const [first, ...also] = started
  const namedOf = ({ id }: Started, index: number) => ({
    ...vmHostService.of({ customerId: project.customerId, projectId: project.id, id }),
    name: order.names[index]!,
  })
  await takeForOrder(trx, [namedOf(first!, 0), ...also.map((one, index) => namedOf(one, index + 1))], {
    amounts: amountsOf(order),
    payableRials: receipt.payable,
    userId: context.actor.userId,
    at: context.at,
  })
  return { ...first!, ...(also.length > 0 && { also }) }
}

export const createVmHosts = (trx: Db, wanted: CreateVmHostModel, context: OrderContext): Promise<VmHostOrdered> =>
  orderAll(trx, wanted, context).catch(orNameTaken(wanted.name))

export const readVmHostReceipt = async (db: Db, key: VmHostKey): Promise<OrderReceipt> => {
  await findServer(db, key)
  return readReceipt(db, {
    projectId: key.projectId,
    serviceType: serviceType.vm,
    serviceId: key.id,
    kinds: [createVmHostOperation.kind],
  })
}
