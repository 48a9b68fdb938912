import { isIPv4, isIPv6 } from 'node:net'
import { firewallProtocol, networkNodeStatus, serviceStatus, vmKeyStatus } from '@sarv/contract/enums'
import { openingsOf, worstReach } from '@sarv/contract/vm/topology/exposure.rules'
import type {
  Topology,
  TopologyLink,
  TopologyNode,
  TopologyOpening,
  TopologyState,
} from '@sarv/contract/vm/topology/topology.schemas'
import type { NetworkFacts, ServerFacts } from './facts.service.ts'
import { topologyText as text } from './topology.fa.ts'

export const nodeIdOf = {
  server: (id: number) => `server-${id}`,
  network: (id: number) => `network-${id}`,
  router: (id: number) => `router-${id}`,
}

export const internetId = 'internet'

const stateNames: Partial<Record<keyof typeof serviceStatus.id, TopologyState>> = {
  active: 'ok',
  shutdown: 'off',
  failed: 'failed',
  disabled: 'failed',
  expired: 'failed',
  deleted: 'failed',
}

/** Of anything that is ordered: what is neither well, off nor failed is being worked on. */
export const stateOfService = (statusId: number): TopologyState => {
  const name = serviceStatus.name(statusId)
  return (name && stateNames[name]) ?? 'working'
}

const stateOfServer = ({ statusId, isOn }: ServerFacts): TopologyState => {
  const state = stateOfService(statusId)
  return state === 'ok' && !isOn ? 'off' : state
}

export const stateOfNetwork = (statusId: number): TopologyState => {
  if (statusId === vmKeyStatus.id.active) return 'ok'
  return statusId === vmKeyStatus.id.wait ? 'working' : 'failed'
}

const openingsOfServer = ({ publicAddresses, rules }: ServerFacts, { kind }: NetworkFacts): TopologyOpening[] =>
  openingsOf(rules, kind, { ipv4: publicAddresses.some(isIPv4), ipv6: publicAddresses.some(isIPv6) })

export const portsLabel = ({ firewallProtocolId, minPort, maxPort }: Omit<TopologyOpening, 'reach'>): string =>
  `${firewallProtocol.label(firewallProtocolId)} ${minPort === maxPort ? minPort : `${minPort}-${maxPort}`}`

/** What keeps a server from answering at all. */
export const problemOfServer = (server: ServerFacts): string | null => {
  const state = stateOfServer(server)
  if (state === 'off') return text.serverOff(server.name)
  return state === 'failed' ? text.serverFailed(server.name) : null
}

const serverNode = (server: ServerFacts, facts: NetworkFacts): TopologyNode => {
  const [home] = server.connections
  return {
    id: nodeIdOf.server(server.id),
    kind: 'server',
    itemId: server.id,
    name: server.name,
    detail: home?.address ?? null,
    status: serviceStatus.label(server.statusId),
    state: stateOfServer(server),
    networkId: home ? nodeIdOf.network(home.vmNetworkId) : null,
    routerId: null,
    publicAddresses: [...server.publicAddresses],
    openings: openingsOfServer(server, facts),
    problem: problemOfServer(server),
  }
}

/** The internet and a server that has public addresses of its own. */
const ownLinks = (server: ServerFacts, { openings, problem }: TopologyNode): TopologyLink[] => {
  if (server.publicAddresses.length === 0) return []
  const risky = openings.find(({ reach }) => reach === 'risky')
  return [
    {
      id: `own-${server.id}`,
      kind: 'own',
      fromId: internetId,
      toId: nodeIdOf.server(server.id),
      label: server.publicAddresses.join(', '),
      reach: problem === null ? worstReach(openings.map(({ reach }) => reach)) : 'broken',
      problem: problem ?? (risky ? text.openToAll(portsLabel(risky)) : null),
    },
  ]
}

/** A server stands in the network that it joined first; it has a line to each of the others. */
const connectionLinks = (server: ServerFacts, { networks }: NetworkFacts): TopologyLink[] =>
  server.connections.map((connection, index) => {
    const isFailed = connection.statusId === networkNodeStatus.id.failed
    const network = networks.find(({ id }) => id === connection.vmNetworkId)
    return {
      id: `connection-${connection.id}`,
      kind: 'connection',
      fromId: nodeIdOf.server(server.id),
      toId: nodeIdOf.network(connection.vmNetworkId),
      label: index === 0 ? null : connection.address,
      reach: isFailed ? 'broken' : 'inside',
      problem: isFailed ? text.connectionFailed(server.name, network?.name ?? '') : null,
    }
  })

/** Servers with their addresses and their networks: what stands in every project. */
export const drawServers = (facts: NetworkFacts): Topology => {
  const drawn = facts.servers.map((server) => ({ server, node: serverNode(server, facts) }))
  return {
    nodes: drawn.map(({ node }) => node),
    links: drawn.flatMap(({ server, node }) => [...ownLinks(server, node), ...connectionLinks(server, facts)]),
  }
}

export const drawNetworks = ({ networks, clouds }: NetworkFacts): Topology => ({
  nodes: networks.map(({ id, name, cidr, statusId }) => {
    const state = stateOfNetwork(statusId)
    const cloud = clouds.find(({ interfaces }) => interfaces.some(({ vmNetworkId }) => vmNetworkId === id))
    return {
      id: nodeIdOf.network(id),
      kind: 'network',
      itemId: id,
      name,
      detail: cidr,
      status: vmKeyStatus.label(statusId),
      state,
      networkId: null,
      routerId: cloud ? nodeIdOf.router(cloud.id) : null,
      publicAddresses: [],
      openings: [],
      problem: state === 'failed' ? text.networkFailed(name) : null,
    }
  }),
  links: [],
})
