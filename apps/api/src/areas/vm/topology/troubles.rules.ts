import { networkNodeStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { TopologyMend } from '@sarv/contract/vm/topology/topology.schemas'
import type { AddressFacts, CloudFacts, ConnectionFacts, NetworkFacts, ServerFacts } from './facts.service.ts'
import { stateOfServer, stateOfService } from './states.rules.ts'
import { topologyText as text } from './topology.fa.ts'

/** Why a way does not work, and where that is put right. */
export interface Trouble {
  problem: string
  mend: TopologyMend
}

/** A server's place in a network. */
export interface Place {
  server: ServerFacts
  connection: ConnectionFacts
}

export const mendOf = (place: TopologyMend['place'], itemId: number, cloud?: CloudFacts): TopologyMend => ({
  place,
  itemId,
  vpcHostId: cloud?.id ?? null,
})

export const troubleOfServer = (server: ServerFacts): Trouble | null => {
  const state = stateOfServer(server)
  if (state !== 'off' && state !== 'failed') return null
  const problem = state === 'off' ? text.serverOff(server.name) : text.serverFailed(server.name)
  return { problem, mend: mendOf('server', server.id) }
}

export const troubleOfCloud = (cloud: CloudFacts): Trouble | null =>
  stateOfService(cloud.statusId) === 'failed'
    ? { problem: text.cloudFailed(cloud.name), mend: mendOf('cloud', cloud.id, cloud) }
    : null

export const troubleOfInterface = (
  { networks }: Pick<NetworkFacts, 'networks'>,
  cloud: CloudFacts,
  vmNetworkId: number,
): Trouble | null => {
  const way = cloud.interfaces.find((one) => one.vmNetworkId === vmNetworkId)
  if (way && way.statusId !== vmKeyStatus.id.failed) return null
  const network = networks.find(({ id }) => id === vmNetworkId)
  return {
    problem: text.interfaceFailed(network?.name ?? '', cloud.name),
    mend: mendOf('network', vmNetworkId, cloud),
  }
}

export const troubleOfConnection = (
  { networks }: Pick<NetworkFacts, 'networks'>,
  { server, connection }: Place,
): Trouble | null => {
  if (connection.statusId !== networkNodeStatus.id.failed) return null
  const network = networks.find(({ id }) => id === connection.vmNetworkId)
  return {
    problem: text.connectionFailed(server.name, network?.name ?? ''),
    mend: mendOf('networks', server.id),
  }
}

export const troubleOfAddress = (cloud: CloudFacts, { id, address, statusId }: AddressFacts): Trouble | null =>
  statusId === networkNodeStatus.id.failed
    ? { problem: text.addressFailed(address ?? ''), mend: mendOf('address', id, cloud) }
    : null

/** The firewall lets nothing of it through. */
export const troubleOfFirewall = (server: ServerFacts, ports: string, from?: string): Trouble => ({
  problem: from === undefined ? text.blocked(server.name, ports) : text.blockedFor(server.name, ports, from),
  mend: mendOf('firewall', server.id),
})
