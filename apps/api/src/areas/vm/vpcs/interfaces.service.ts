import { vmKeyStatus } from '@sarv/contract/enums'
import { networksPerVpc } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { networkOfGateway } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { CreateVpcInterfaceModel, VpcNetworkModel } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import type { ProjectOfCall } from '../../../db/project-access.ts'
import { AppError } from '../../../errors/app-error.ts'
import { refuseWhileRunning } from '../../../operations/enqueue.ts'
import { holdService, startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { holdNetworks, insertNetwork, lockNetwork } from '../networks/networks.store.ts'
import { tellNetworks } from '../networks/nodes.service.ts'
import { whyNotInCloud } from './access-ranges.service.ts'
import { holdWays } from './accesses.store.ts'
import { insertInterface, interfaceOf, listInterfaces } from './interfaces.store.ts'
import { vpcService } from './vpcs.definition.ts'
import { vpcText } from './vpcs.fa.ts'
import { connectNetworkOperation, newNetworkOperation } from './vpcs.operations.ts'
import { checkRows } from './vpcs.service.ts'
import type { VpcKey } from './vpcs.store.ts'

/** The sentence stands at the field of whoever connects it. */
export const refuseMetInCloud = async (
  trx: Db,
  vpc: VpcKey,
  network: Parameters<typeof whyNotInCloud>[2],
  field: 'vmNetworkId' | 'network.gatewayCidr',
): Promise<void> => {
  const sentence = await whyNotInCloud(trx, vpc, network)
  if (sentence !== undefined) throw new AppError('network_range', { sentence }, { fields: { [field]: [sentence] } })
}

/** The network, held until the transaction ends; refuses one that is elsewhere, unfinished or being deleted. */
const holdFreeNetwork = async (trx: Db, { customerId }: ProjectOfCall, vpc: VpcKey, vmNetworkId: number) => {
  await holdWays(trx, customerId)
  const network = await lockNetwork(trx, { projectId: vpc.projectId, id: vmNetworkId })
  if (!network) throw new AppError('network_missing')
  await refuseWhileRunning(trx, serviceType.network, vmNetworkId)
  const connected = await interfaceOf(trx, { projectId: vpc.projectId, vmNetworkId })
  if (connected) throw new AppError('network_in_cloud', { name: network.name, cloud: connected.vpcHost })
  if (network.statusId !== vmKeyStatus.id.active)
    throw new AppError('status_forbids', { status: vmKeyStatus.label(network.statusId) })
  const { length: count } = await listInterfaces(trx, vpc)
  if (count >= networksPerVpc) throw new AppError('vpc_too_many_networks', { max: networksPerVpc })
  await refuseMetInCloud(trx, vpc, network, 'vmNetworkId')
  return network
}

/** A network that is not there yet, in a cloud with room for it. */
const judgeNewNetwork = async (trx: Db, { customerId }: ProjectOfCall, vpc: VpcKey, wanted: VpcNetworkModel) => {
  await holdWays(trx, customerId)
  await holdNetworks(trx, vpc.projectId)
  const { length: count } = await listInterfaces(trx, vpc)
  if (count >= networksPerVpc) throw new AppError('vpc_too_many_networks', { max: networksPerVpc })
  await checkRows(trx, vpc.projectId, [wanted], () => 'network')
  const network = { name: wanted.name, ...networkOfGateway(wanted.gatewayCidr) }
  // It has no number yet.
  await refuseMetInCloud(trx, vpc, { ...network, id: 0 }, 'network.gatewayCidr')
  return network
}

export const quoteConnecting = (
  db: Db,
  context: ServiceContext,
  { vmNetworkId, network }: CreateVpcInterfaceModel,
): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const vpc = await holdService(trx, context, vpcService, 'connect')
    const { gatewayIp } = network
      ? await judgeNewNetwork(trx, context.project, vpc, network)
      : await holdFreeNetwork(trx, context.project, vpc, vmNetworkId!)
    const { connect: answers, newNetwork } = vpcText.effects
    return {
      ...(await freeOfCharge(trx)),
      limits: [],
      effects: [...(network ? [newNetwork] : []), answers(gatewayIp)],
    }
  })

/** Judges and writes what making a network in a cloud needs; the cloud is held. */
export const prepareNewNetwork = async (
  trx: Db,
  { project }: Pick<ServiceContext, 'project'>,
  vpc: VpcKey,
  wanted: VpcNetworkModel,
) => {
  const network = await judgeNewNetwork(trx, project, vpc, wanted)
  const { id: vmNetworkId } = await insertNetwork(trx, vpc.projectId, network)
  await insertInterface(trx, vpc, vmNetworkId)
  await tellNetworks(trx, project)
  return { vmNetworkId, answerId: vmNetworkId, otherName: network.name }
}

/** The same for a network that is there. */
export const prepareConnecting = async (
  trx: Db,
  { project }: Pick<ServiceContext, 'project'>,
  vpc: VpcKey,
  vmNetworkId: number,
) => {
  const { name } = await holdFreeNetwork(trx, project, vpc, vmNetworkId)
  await insertInterface(trx, vpc, vmNetworkId)
  await tellNetworks(trx, project)
  return { vmNetworkId, answerId: vmNetworkId, otherName: name }
}

const makeAndConnect = (trx: Db, context: ServiceContext, wanted: VpcNetworkModel): Promise<Started> =>
  startOperation(trx, context, vpcService, { action: 'connect', operation: newNetworkOperation }, (vpc) =>
    prepareNewNetwork(trx, context, vpc, wanted),
  )

const connect = (trx: Db, context: ServiceContext, vmNetworkId: number): Promise<Started> =>
  startOperation(trx, context, vpcService, { action: 'connect', operation: connectNetworkOperation }, (vpc) =>
    prepareConnecting(trx, context, vpc, vmNetworkId),
  )

export const connectNetwork = async (
  trx: Db,
  context: ServiceContext,
  { vmNetworkId, network }: CreateVpcInterfaceModel,
): Promise<Started> =>
  (network ? makeAndConnect(trx, context, network) : connect(trx, context, vmNetworkId!)).catch((error: unknown) => {
    throw violates(error, 'vpc_interfaces_network') ? new AppError('network_in_cloud') : error
  })
