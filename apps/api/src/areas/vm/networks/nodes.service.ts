import { isIpv4 } from '@sarv/contract/field-rules'
import { vmKeyStatus } from '@sarv/contract/enums'
import { isUsableAddress, lowestFree, usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { networkTag, portTag, type EnginePort, type PortSpec } from '../../../ports/compute/networks.engine.ts'
import { lockNetwork } from './networks.store.ts'
import { networkText } from './networks.fa.ts'
import {
  findNode,
  insertNode,
  listBalancerAddresses,
  listLeaving,
  listTaken,
  listWaysInto,
  markNodesOfHostDeleted,
  setNodeMac,
  setNodeStatus,
  wantedNodes,
  type NodeKey,
} from './nodes.store.ts'

export interface WantedNode {
  projectId: number
  vmNetworkId: number
  vmHostId: number
  /** Absent: the lowest that is free. */
  address?: string | undefined
}

const refuseAddress = (network: { cidr: string }, taken: ReadonlySet<string>, address: string): void => {
  if (!isIpv4(address)) throw new AppError('address_not_ipv4')
  if (!isUsableAddress(network.cidr, address)) {
    const { first, last } = usableAddresses(network.cidr)
    throw new AppError('address_outside', { first, last })
  }
  if (taken.has(address)) throw new AppError('address_taken', { address })
}

/** The address that a server would get in the network; refuses what is not there, full, taken or not of the network. */
const findPlace = async (trx: Db, wanted: Omit<WantedNode, 'vmHostId'> & { vmHostId?: number }): Promise<string> => {
  const { projectId, vmNetworkId, vmHostId } = wanted
  const network = await lockNetwork(trx, { projectId, id: vmNetworkId })
  if (!network) throw new AppError('network_missing')
  if (network.statusId !== vmKeyStatus.id.active) {
    throw new AppError('status_forbids', { status: vmKeyStatus.label(network.statusId) })
  }
  const nodes = await listTaken(trx, projectId, vmNetworkId)
  if (nodes.some((node) => node.vmHostId === vmHostId)) throw new AppError('already_on_network', { name: network.name })
  const balancers = await listBalancerAddresses(trx, projectId, vmNetworkId)
  // Until a plan has ended it may have to give an address back to whoever leaves with it.
  const leaving = await listLeaving(trx, projectId, vmNetworkId)
  const taken = new Set([...[...nodes, ...leaving].map((node) => node.address), ...balancers])
  if (wanted.address !== undefined) refuseAddress(network, taken, wanted.address)
  const address = wanted.address ?? lowestFree(network.cidr, taken)
  if (address === undefined) throw new AppError('network_full', { name: network.name })
  return address
}

/** For a server that is not there yet; reserves nothing. */
export const ensureNodeFits = async (db: Db, wanted: Omit<WantedNode, 'vmHostId'>): Promise<void> => {
  await findPlace(db, wanted)
}

/**
 * A server's place in a private network, with its address, in the caller's transaction: the connection waits for the
 * engine. The network is held meanwhile, so that no two servers get one address and no network goes under them.
 */
export const reserveNode = async (trx: Db, wanted: WantedNode): Promise<{ id: number; address: string }> => {
  const { projectId, vmNetworkId, vmHostId } = wanted
  const address = await findPlace(trx, wanted)
  const { id } = await insertNode(trx, { projectId, id: vmHostId }, { vmNetworkId, address })
  return { id, address }
}

/** What the engine is asked for when it builds the server: a connection that waits or is made. */
export const toPortSpec = (
  projectId: number,
  node: { id: number; vmNetworkId: number; address: string },
): PortSpec => ({
  tag: portTag(projectId, node.id),
  networkTag: networkTag(projectId, node.vmNetworkId),
  address: node.address,
})

/** Writes down what the engine has made of those. */
export const recordPorts = async (
  db: Db,
  host: VmHostKey & { customerId: number },
  ports: readonly EnginePort[],
): Promise<void> => {
  if (ports.length === 0) return
  const macs = new Map(ports.map(({ tag, mac }) => [tag, mac]))
  for (const { id } of await wantedNodes(db, host).execute()) {
    const mac = macs.get(portTag(host.projectId, id))
    if (mac === undefined) continue
    const key = { projectId: host.projectId, nodeId: id }
    await setNodeMac(db, key, mac)
    await setNodeStatus(db, key, 'connected')
    await tellNetworks(db, { id: host.projectId, customerId: host.customerId })
  }
}

/** Operations on a server tell those who watch servers; who watches networks hears it from here. */
export const tellNetworks = (trx: Db, project: { id: number; customerId: number }): Promise<void> =>
  publish(trx, { customerId: project.customerId, projectId: project.id, group: 'Network' })

/** The server is gone, and with it its places in networks. */
export const endNodes = async (trx: Db, host: VmHostKey & { customerId: number }): Promise<void> => {
  const count = await markNodesOfHostDeleted(trx, host)
  if (count > 0) await tellNetworks(trx, { id: host.projectId, customerId: host.customerId })
}

/** What leads to a connection keeps it; asked again before taking it away is tried again. */
export const refuseLedTo = async (trx: Db, key: NodeKey): Promise<void> => {
  const node = await findNode(trx, key)
  if (!node) throw new AppError('not_found')
  // Nothing new is led to it between this look and the end of the transaction.
  await lockNetwork(trx, { projectId: key.projectId, id: node.vmNetworkId })
  const ways = await listWaysInto(trx, key)
  if (ways.length > 0) throw new AppError('node_led_to', { name: node.network, things: networkText.ways(ways) })
}
