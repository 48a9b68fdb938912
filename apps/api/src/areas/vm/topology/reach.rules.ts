import { firewallProtocol, networkNodeStatus, vmLbProtocol } from '@sarv/contract/enums'
import { isEverywhere, isInside } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type {
  Gate,
  ReachBalancer,
  ReachCloud,
  ReachConnection,
  ReachEntry,
  ReachServer,
  Route,
} from '@sarv/contract/vm/host-firewall/reach.rules'
import type { TopologyMend } from '@sarv/contract/vm/topology/topology.schemas'
import { troubleOfMember } from './balancers.rules.ts'
import type { BalancerFacts, CloudFacts, NetworkFacts, ServerFacts } from './facts.service.ts'
import { exitAddressOf } from './gateways.rules.ts'
import { internetId, linkIdOf, nodeIdOf } from './nodes.rules.ts'
import { stateOfServer, stateOfService } from './states.rules.ts'
import { carrierOf, troubleOfServer, type ForwardWay, type OneToOneWay, type WaysIn } from './ways.rules.ts'

export type RuleFacts = ServerFacts['rules'][number]
type ReachGate = Gate<RuleFacts>

const cidrsOf = ({ networks }: NetworkFacts, { interfaces }: CloudFacts): string[] => {
  const ids = new Set(interfaces.map(({ vmNetworkId }) => vmNetworkId))
  return networks.filter(({ id }) => ids.has(id)).map(({ cidr }) => cidr)
}

const reachCloud = (facts: NetworkFacts, cloud: CloudFacts): ReachCloud => ({
  id: cloud.id,
  cidrs: cidrsOf(facts, cloud),
  exit: cloud.snatEnabled ? (exitAddressOf(cloud)?.address ?? null) : null,
  reaches: cloud.accesses.map(({ vmNetworkId }) => vmNetworkId),
})

const reachConnection = (
  facts: NetworkFacts,
  { vmNetworkId, cidr, address }: { vmNetworkId: number; cidr: string; address: string },
): ReachConnection => {
  const cloud = carrierOf(facts, vmNetworkId)
  const guests = Map.groupBy(
    facts.guests.filter((guest) => guest.vmNetworkId === vmNetworkId),
    ({ cloudId }) => cloudId,
  )
  return {
    vmNetworkId,
    cidr,
    address,
    cloud: cloud && reachCloud(facts, cloud),
    guests: [...guests].map(([cloudId, networks]) => ({ cloudId, cidrs: networks.map((network) => network.cidr) })),
  }
}

const entryOf = ({ address, cloud, isReady }: OneToOneWay | ForwardWay, forward: ReachEntry['forward']): ReachEntry[] =>
  address.address === null
    ? []
    : [{ address: address.address, addressId: address.id, cloudId: cloud.id, isReady, forward }]

const entriesOf = (server: ServerFacts, { forwards, oneToOnes }: WaysIn): ReachEntry[] => [
  ...oneToOnes.filter(({ place }) => place.server === server).flatMap((way) => entryOf(way, null)),
  ...forwards
    .filter(({ place }) => place?.server === server)
    .flatMap((way) => {
      const { protocol, id, port, portEnd, destinationIp, destinationPort, sourceIp } = way.forward
      const firewallProtocolId = firewallProtocol.id[protocol]
      return entryOf(way, { id, firewallProtocolId, port, portEnd, destinationIp, destinationPort, sourceIp })
    }),
]

/** A server as packets meet it. */
export const reachServer = (facts: NetworkFacts, ways: WaysIn, server: ServerFacts): ReachServer<RuleFacts> => ({
  vmHostId: server.id,
  isOn: troubleOfServer(server) === null,
  isFailed: stateOfServer(server) === 'failed',
  publicAddresses: server.publicAddresses,
  connections: server.connections
    .filter(({ statusId }) => statusId === networkNodeStatus.id.connected)
    .map((connection) => reachConnection(facts, connection)),
  entries: entriesOf(server, ways),
  kind: facts.kind,
  rules: server.rules,
})

/** A balancer as packets meet it: what it listens for, and how many of the servers behind that work. */
export const reachBalancer = (facts: NetworkFacts, balancer: BalancerFacts): ReachBalancer => {
  const network = facts.networks.find(({ id }) => id === balancer.vmNetworkId)
  const isThere = balancer.address !== null && network && stateOfService(balancer.statusId) !== 'failed'
  const servers = new Map(facts.servers.map((server) => [server.id, server]))
  const listeners = Map.groupBy(balancer.members, ({ protocolId, sourcePort }) => `${protocolId} ${sourcePort}`)
  const isUp = (member: BalancerFacts['members'][number]): boolean => {
    const server = servers.get(member.vmHostId)
    return server !== undefined && troubleOfMember(balancer, member, server, facts) === null
  }
  return {
    balancerId: balancer.id,
    publicAddresses: [],
    connections: isThere
      ? [reachConnection(facts, { vmNetworkId: network.id, cidr: network.cidr, address: balancer.address! })]
      : [],
    listeners: [...listeners.values()].map((members) => ({
      firewallProtocolId: firewallProtocol.id[members[0]!.protocolId === vmLbProtocol.id.udp ? 'udp' : 'tcp'],
      port: members[0]!.sourcePort,
      count: members.length,
      upCount: members.filter(isUp).length,
    })),
  }
}

/** Spread over the internet; none of them is private. */
const strangers = [
  '198.18.0.1',
  '5.5.5.5',
  '45.45.45.45',
  '91.91.91.91',
  '130.130.130.130',
  '185.185.185.185',
  '210.210.210.210',
]

/** An address that no rule and no forward names: whatever it reaches, everybody does. */
export const anybody = ({ servers, clouds }: NetworkFacts): string => {
  const named = servers.flatMap(({ rules }) => rules.map(({ remoteIp }) => remoteIp)).filter((ip) => !isEverywhere(ip))
  const sources = new Set(clouds.flatMap(({ forwards }) => forwards.map(({ sourceIp }) => sourceIp)))
  const isNobody = (address: string) => !sources.has(address) && !named.some((remote) => isInside(address, remote))
  return strangers.find(isNobody) ?? strangers[0]!
}

const mendOf = (place: TopologyMend['place'], itemId: number, vpcHostId: number | null = null): TopologyMend => ({
  place,
  itemId,
  vpcHostId,
})

/** Where a closed gate is opened; `target`: the server or balancer that is asked for. */
export const mendOfGate = (gate: ReachGate, target: TopologyMend): TopologyMend | null => {
  if (gate.isOpen) return null
  switch (gate.gate) {
    case 'power':
      return mendOf('server', gate.vmHostId)
    case 'route':
      return gate.closedExitId === undefined ? target : mendOf('exit', gate.closedExitId, gate.closedExitId)
    case 'entry': {
      const { forward, addressId, cloudId } = gate.entry
      return forward ? mendOf('forward', forward.id, cloudId) : mendOf('address', addressId, cloudId)
    }
    case 'balancer':
      return mendOf('balancer', gate.balancerId)
    default:
      return mendOf('firewall', gate.vmHostId)
  }
}

/** The things and ways of the picture that a packet passes. */
export const pathOf = (
  facts: NetworkFacts,
  route: Route,
  { fromId, toId }: { fromId: number | null; toId: string },
): string[] => {
  const cloudOf = (id: number | undefined) => facts.clouds.find((cloud) => cloud.id === id)
  const start = fromId === null ? [] : [nodeIdOf.server(fromId)]
  const through = cloudOf(route.cloudId)
  if (route.vmNetworkId !== null) {
    const network = nodeIdOf.network(route.vmNetworkId)
    if (!through) return [...start, network, toId]
    const here = facts.networks.find(({ cidr }) => isInside(route.from, cidr))
    const access = through.accesses.find(({ vmNetworkId }) => vmNetworkId === route.vmNetworkId)
    return [
      ...start,
      ...(here ? [nodeIdOf.network(here.id), linkIdOf.gateway(here.id)] : []),
      nodeIdOf.router(through.id),
      access ? linkIdOf.access(access.id) : linkIdOf.gateway(route.vmNetworkId),
      network,
      toId,
    ]
  }
  const exit = through && exitAddressOf(through)
  const leaving =
    through && exit ? [nodeIdOf.router(through.id), linkIdOf.exit(through.id), nodeIdOf.address(exit.id)] : []
  const { entry } = route
  const arriving = entry
    ? [
        linkIdOf.entry(entry.addressId),
        nodeIdOf.address(entry.addressId),
        entry.forward ? linkIdOf.forward(entry.forward.id) : linkIdOf.oneToOne(entry.addressId),
      ]
    : [toId.replace(/^server-/, 'own-')]
  return [...start, ...leaving, internetId, ...arriving, toId]
}
