import { networkNodeStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { refuseWhileRunning } from '../../../operations/enqueue.ts'
import { judgeService } from '../../../services/service.ts'
import { lockNetwork } from '../networks/networks.store.ts'
import { vpcService } from '../vpcs/vpcs.definition.ts'
import { lockVpc, type VpcKey } from '../vpcs/vpcs.store.ts'
import { vpcIpText } from './vpc-ips.fa.ts'
import { refusePrimary, refuseUnready, refuseUsed } from './vpc-ips.rules.ts'
import { countVpcIps, findNodeIn, findVpcIp, listWaysTo, type VpcIpRow } from './vpc-ips.store.ts'

/* What must be so before an address gets another place; asked again before a try that has failed is tried again. */

export const foundIp = async (db: Db, vpc: VpcKey, ipId: number): Promise<VpcIpRow> => {
  const ip = await findVpcIp(db, vpc, ipId)
  if (!ip) throw new AppError('not_found')
  return ip
}

/** How many there are with one more; refuses what the plan has no room for. */
export const countWithOneMore = async (db: Db, vpc: VpcKey & { ipv4: number }): Promise<number> => {
  const used = 1 + (await countVpcIps(db, vpc))
  if (used >= vpc.ipv4) throw new AppError('vpc_ips_full', { max: vpc.ipv4 })
  return used + 1
}

/** `isAgain`: one that a failed try has left in the middle is what is tried again. */
interface Again {
  isAgain?: boolean
}

const refuseUnreadyUnlessLeft = (ip: VpcIpRow, { isAgain = false }: Again): void => {
  if (!(isAgain && ip.statusId === networkNodeStatus.id.failed)) refuseUnready(ip)
}

/** Refuses a server that is not in the cloud's networks, or that something else leads to. */
const refuseNode = async (trx: Db, vpc: VpcKey, ipId: number, nodeId: number): Promise<void> => {
  const node = await findNodeIn(trx, vpc, nodeId)
  if (!node) throw new AppError('vpc_server_missing')
  // Nobody leaves the network between this look and the end of the transaction.
  await lockNetwork(trx, { projectId: vpc.projectId, id: node.vmNetworkId })
  const { forwards, addresses } = await listWaysTo(trx, { projectId: vpc.projectId, id: nodeId })
  const others = addresses.filter(({ id }) => id !== ipId)
  if (forwards.length === 0 && others.length === 0) return
  const things = [
    ...(forwards.length > 0 ? [vpcIpText.uses.forwards(forwards)] : []),
    ...others.map(({ address }) => vpcIpText.owned(address ?? '', node.server)),
  ]
  throw new AppError('server_led_to', { server: node.server, things: vpcIpText.listed(things) })
}

/** The address that is to be a server's own, or nobody's. */
export const judgeAssignment = async (
  trx: Db,
  vpc: VpcKey,
  { ipId, nodeId }: { ipId: number; nodeId: number | null },
  again: Again = {},
): Promise<VpcIpRow> => {
  const ip = await foundIp(trx, vpc, ipId)
  refusePrimary(ip)
  refuseUnreadyUnlessLeft(ip, again)
  if (nodeId === null) return ip
  refuseUsed({ ...ip, vmHost: null })
  await refuseNode(trx, vpc, ipId, nodeId)
  return ip
}

/** The address that is to leave its cloud; both clouds are held. */
export const judgeMove = async (
  trx: Db,
  { from, to, ipId }: { from: VpcKey; to: VpcKey; ipId: number },
  again: Again = {},
): Promise<VpcIpRow> => {
  const { projectId } = from
  // Always in the same order: two that go the opposite way must not wait for each other.
  for (const id of [from.id, to.id].toSorted((a, b) => a - b)) await lockVpc(trx, { projectId, id })
  await judgeService(trx, from, vpcService, 'gateway')
  const ip = await foundIp(trx, from, ipId)
  if (to.id === from.id) throw new AppError('nothing_changed')
  await refuseWhileRunning(trx, serviceType.vpc, from.id)
  refusePrimary(ip)
  refuseUnreadyUnlessLeft(ip, again)
  refuseUsed(ip)
  return ip
}
