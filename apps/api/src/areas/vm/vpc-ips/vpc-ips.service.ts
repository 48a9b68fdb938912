import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { AssignVpcIpModel, CreateVpcIpModel, EditVpcIpModel } from '@sarv/contract/vm/vpc-ips/vpc-ips.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import {
  holdService,
  judgeService,
  startOperation,
  type ServiceContext,
  type Started,
} from '../../../services/service.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { foundVpc, vpcService, type LockedVpc } from '../vpcs/vpcs.definition.ts'
import type { VpcKey } from '../vpcs/vpcs.store.ts'
import { countWithOneMore, foundIp, judgeAssignment, judgeMove } from './ip-places.service.ts'
import { vpcIpText } from './vpc-ips.fa.ts'
import {
  addVpcIpOperation,
  assignVpcIpOperation,
  moveVpcIpOperation,
  removeVpcIpOperation,
  unassignVpcIpOperation,
} from './vpc-ips.operations.ts'
import { refuseRemoval } from './vpc-ips.rules.ts'
import { insertVpcIp, listVpcIps, setVpcIpNode, setVpcIpSettings, setVpcIpStatus } from './vpc-ips.store.ts'

export const listIpsOfVpc = async (db: Db, vpc: VpcKey) => {
  await foundVpc(db, vpc)
  return listVpcIps(db, vpc)
}

const refuseIpv6 = ({ useIpV4 }: CreateVpcIpModel): void => {
  if (!useIpV4) throw new AppError('vpc_ip_not_ipv4')
}

export const quoteVpcIp = (db: Db, context: ServiceContext, wanted: CreateVpcIpModel): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const vpc = await holdService(trx, context, vpcService, 'gateway')
    refuseIpv6(wanted)
    const { effects } = vpcIpText
    const used = await countWithOneMore(trx, vpc)
    return { ...(await freeOfCharge(trx)), limits: [], effects: [effects.create(used, vpc.ipv4), effects.idle] }
  })

/** The plan has been paid for and holds its addresses of the customer's limit: one more takes nothing besides. */
export const prepareVpcIp = async (trx: Db, vpc: LockedVpc) => {
  await countWithOneMore(trx, vpc)
  const { id: ipId } = await insertVpcIp(trx, vpc)
  return { ipId, answerId: ipId }
}

export const addVpcIp = (trx: Db, context: ServiceContext, wanted: CreateVpcIpModel): Promise<Started> =>
  startOperation(trx, context, vpcService, { action: 'gateway', operation: addVpcIpOperation }, (vpc) => {
    refuseIpv6(wanted)
    return prepareVpcIp(trx, vpc)
  })

export const editVpcIp = async (
  trx: Db,
  { project, id }: Pick<ServiceContext, 'project' | 'id'>,
  ipId: number,
  { reverseName, isProtected }: EditVpcIpModel,
) => {
  const vpc = { projectId: project.id, id }
  await judgeService(trx, vpc, vpcService, 'rename')
  await foundIp(trx, vpc, ipId)
  await setVpcIpSettings(trx, { projectId: project.id, ipId }, { reverseName: reverseName ?? null, isProtected })
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'PublicIP', id: ipId })
  return { id: ipId, operationId: null }
}

/** Judges and writes what giving an address to a server, or to nobody, needs; the cloud is held. */
export const prepareAssignment = async (trx: Db, vpc: VpcKey, ipId: number, nodeId: number | null) => {
  const ip = await judgeAssignment(trx, vpc, { ipId, nodeId })
  if (nodeId === ip.vmNetworkNodeId) throw new AppError('nothing_changed')
  const key = { projectId: vpc.projectId, ipId }
  await setVpcIpNode(trx, key, nodeId)
  await setVpcIpStatus(trx, key, 'wait')
  return { ipId, nodeId, beforeNodeId: ip.vmNetworkNodeId, answerId: ipId, otherName: ip.ipAddress }
}

export const assignVpcIp = (
  trx: Db,
  context: ServiceContext,
  ipId: number,
  { vmNetworkNodeId }: AssignVpcIpModel,
): Promise<Started> => {
  const nodeId = vmNetworkNodeId ?? null
  const operation = nodeId === null ? unassignVpcIpOperation : assignVpcIpOperation
  return startOperation(trx, context, vpcService, { action: 'gateway', operation }, (vpc) =>
    prepareAssignment(trx, vpc, ipId, nodeId),
  )
}

/** `context` names the cloud that has it; the operation is that of the cloud which gets it. */
export const moveVpcIp = async (
  trx: Db,
  context: ServiceContext,
  ipId: number,
  toVpcHostId: number,
): Promise<Started> => {
  const projectId = context.project.id
  const from = { projectId, id: context.id }
  const ip = await judgeMove(trx, { from, to: { projectId, id: toVpcHostId }, ipId })
  return startOperation(
    trx,
    { ...context, id: toVpcHostId },
    vpcService,
    { action: 'gateway', operation: moveVpcIpOperation },
    async (vpc) => {
      await countWithOneMore(trx, vpc)
      await setVpcIpStatus(trx, { projectId, ipId }, 'wait')
      return { ipId, fromVpcHostId: from.id, answerId: ipId, otherName: ip.ipAddress }
    },
  )
}

export const removeVpcIp = (trx: Db, context: ServiceContext, ipId: number): Promise<Started> =>
  startOperation(trx, context, vpcService, { action: 'gateway', operation: removeVpcIpOperation }, async (vpc) => {
    const ip = await foundIp(trx, vpc, ipId)
    refuseRemoval(ip)
    await setVpcIpStatus(trx, { projectId: vpc.projectId, ipId }, 'detaching')
    return { ipId, answerId: ipId, otherName: ip.ipAddress }
  })
