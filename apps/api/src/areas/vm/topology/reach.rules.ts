import { firewallProtocol, networkNodeStatus } from '@sarv/contract/enums'
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
import { troubleOfMember } from './members.rules.ts'
import type { BalancerFacts, CloudFacts, NetworkFacts, ServerFacts } from './facts.service.ts'
import { exitAddressOf } from './gateways.rules.ts'
import { internetId, linkIdOf, nodeIdOf } from './nodes.rules.ts'
import { stateOfServer, stateOfService } from './states.rules.ts'
import { troubleOfServer } from './troubles.rules.ts'
import {
  carrierOf,
  protocolOf,
  type BalancerWay,
  type ForwardWay,
  type OneToOneWay,
  type WaysIn,
} from './ways.rules.ts'

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
  reaches: facts.networks
    .filter(({ id }) => cloud.accesses.some(({ vmNetworkId }) => vmNetworkId === id))
    .map(({ id, cidr }) => ({ vmNetworkId: id, cidr })),
})

const reachConnection = (
  facts: NetworkFacts,
  { vmNetworkId, cidr, address, trouble }: Pick<ReachConnection, 'vmNetworkId' | 'cidr' | 'address' | 'trouble'>,
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
    trouble,
    cloud: cloud && reachCloud(facts, cloud),
    guests: [...guests].map(([cloudId, networks]) => ({ cloudId, cidrs: networks.map((network) => network.cidr) })),
  }
}

const entryOf = (
  { address, cloud, place, isReady }: OneToOneWay | ForwardWay,
  forward: ReachEntry['forward'],
): ReachEntry[] => {
  const vmNetworkId = place?.connection.vmNetworkId
  return address.address === null
    ? []
    : [{ address: address.address, addressId: address.id, cloudId: cloud.id, isReady, vmNetworkId, forward }]
}

/** Over the load balancers that a server is behind, a way for each listener. */
const entriesBehind = (
  server: ServerFacts,
  { address, cloud, balancer, members, isReady }: BalancerWay,
): ReachEntry[] =>
  members
    .filter((one) => one.server === server)
    .flatMap(({ member, isConnected }) => {
      const { protocolId, sourcePort: port, destinationPort } = member
      if (address.address === null || balancer.address === null) return []
      const beside = members.filter((one) => one.member.protocolId === protocolId && one.member.sourcePort === port)
      const listener = {
        firewallProtocolId: protocolOf(member),
        port,
        destinationPort,
        count: beside.length,
        upCount: beside.filter(({ trouble }) => trouble === null).length,
      }
      return [
        {
          address: address.address,
          addressId: address.id,
          cloudId: cloud.id,
          isReady: isReady && isConnected,
          vmNetworkId: balancer.vmNetworkId,
          forward: null,
          balancer: { id: balancer.id, address: balancer.address, listener, isUp: member.isUp !== false },
        },
      ]
    })

const entriesOf = (server: ServerFacts, { forwards, oneToOnes, balancers }: WaysIn): ReachEntry[] => [
  ...balancers.flatMap((way) => entriesBehind(server, way)),
  ...oneToOnes.filter(({ place }) => place.server === server).flatMap((way) => entryOf(way, null)),
  ...forwards
    .filter(({ place }) => place?.server === server)
    .flatMap((way) => {
      const { protocol, id, port, portEnd, destinationIp, destinationPort, sourceIp } = way.forward
      const firewallProtocolId = firewallProtocol.id[protocol]
      return entryOf(way, { id, firewallProtocolId, port, portEnd, destinationIp, destinationPort, sourceIp })
    }),
]

const { connected, wait, failed } = networkNodeStatus.id

/** Those that are there come first: others are a way only where no better one is. */
const connectionsOf = (facts: NetworkFacts, { connections }: ServerFacts): ReachConnection[] =>
  [
    { statusId: connected, trouble: undefined },
    { statusId: wait, trouble: 'waits' as const },
    { statusId: failed, trouble: 'failed' as const },
  ].flatMap(({ statusId, trouble }) =>
    connections
      .filter((connection) => connection.statusId === statusId)
      .map((connection) => reachConnection(facts, { ...connection, trouble })),
  )

/** A server as packets meet it. */
export const reachServer = (facts: NetworkFacts, ways: WaysIn, server: ServerFacts): ReachServer<RuleFacts> => ({
  vmHostId: server.id,
  isOn: server.isOn && troubleOfServer(server) === null,
  isFailed: stateOfServer(server) === 'failed',
  isWorkedOn: stateOfServer(server) === 'working',
  publicAddresses: server.publicAddresses,
  connections: connectionsOf(facts, server),
  entries: entriesOf(server, ways),
  kind: facts.kind,
  rules: server.rules,
})

/** A balancer as packets meet it: what it listens for, and how many of the servers behind that work. */
export const reachBalancer = (facts: NetworkFacts, ways: WaysIn, balancer: BalancerFacts): ReachBalancer => {
  const outside = ways.balancers.filter((way) => way.balancer === balancer)
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
    entries: outside.flatMap(({ address, cloud, isReady }) =>
      address.address === null || balancer.address === null
        ? []
        : [
            {
              address: address.address,
              addressId: address.id,
              cloudId: cloud.id,
              isReady,
              forward: null,
              balancer: { id: balancer.id, address: balancer.address },
            },
          ],
    ),
    connections: isThere
      ? [reachConnection(facts, { vmNetworkId: network.id, cidr: network.cidr, address: balancer.address! })]
      : [],
    listeners: [...listeners.values()].map((members) => ({
      firewallProtocolId: protocolOf(members[0]!),
      port: members[0]!.sourcePort,
      count: members.length,
      upCount: members.filter(isUp).length,
    })),
  }
}

/** Of both versions, spread over the internet; none of them is private. */
const strangers = [
  ['198.18.0.1', '5.5.5.5', '45.45.45.45', '91.91.91.91', '130.130.130.130', '185.185.185.185', '210.210.210.210'],
  ['2001:500::5', '2400:4545::5', '2600:9191::5', '2803:1313::5', '2a0f:1818::5', '2c0f:2121::5'],
] as const

/** For each version an address that no rule and no forward names: whatever it reaches, everybody does. */
export const anybody = ({ servers, clouds }: NetworkFacts): string[] => {
  const named = servers.flatMap(({ rules }) => rules.map(({ remoteIp }) => remoteIp)).filter((ip) => !isEverywhere(ip))
  const sources = new Set(clouds.flatMap(({ forwards }) => forwards.map(({ sourceIp }) => sourceIp)))
  const isNobody = (address: string) => !sources.has(address) && !named.some((remote) => isInside(address, remote))
  return strangers.map((ofVersion) => ofVersion.find(isNobody) ?? ofVersion[0])
}

const mendOf = (place: TopologyMend['place'], itemId: number, vpcHostId: number | null = null): TopologyMend => ({
  place,
  itemId,
  vpcHostId,
})

/** From a public address of a private cloud to what it leads to. */
const linksOfEntry = ({ addressId, forward, balancer }: ReachEntry, toId: string): string[] => {
  if (forward) return [linkIdOf.forward(forward.id)]
  if (!balancer) return [linkIdOf.oneToOne(addressId)]
  const member = toId.replace(/^server-/, `member-${balancer.id}-`)
  return [linkIdOf.listener(balancer.id), ...(balancer.listener ? [nodeIdOf.balancer(balancer.id), member] : [])]
}

/** Where a closed gate is opened; `target`: the server or balancer that is asked for. */
export const mendOfGate = (gate: ReachGate, target: TopologyMend): TopologyMend | null => {
  if (gate.isOpen) return null
  switch (gate.gate) {
    case 'power':
      return gate.isWorkedOn ? null : mendOf('server', gate.vmHostId)
    case 'connection':
      return mendOf('networks', gate.vmHostId)
    case 'route':
      if (gate.closedExitId !== undefined) return mendOf('exit', gate.closedExitId, gate.closedExitId)
      return gate.noEntryId === undefined ? target : mendOf('newForward', gate.noEntryId, gate.noEntryId)
    case 'entry': {
      const { forward, balancer, addressId, cloudId } = gate.entry
      if (balancer) return mendOf('balancer', balancer.id)
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
    const linkTo = (id: number) => {
      const access = through.accesses.find(({ vmNetworkId }) => vmNetworkId === id)
      return access ? linkIdOf.access(access.id) : linkIdOf.gateway(id)
    }
    const leaving = here ? [nodeIdOf.network(here.id), linkTo(here.id)] : []
    return [...start, ...leaving, nodeIdOf.router(through.id), linkTo(route.vmNetworkId), network, toId]
  }
  const exit = through && exitAddressOf(through)
  const leaving =
    through && exit ? [nodeIdOf.router(through.id), linkIdOf.exit(through.id), nodeIdOf.address(exit.id)] : []
  const { entry } = route
  const arriving = entry
    ? [linkIdOf.entry(entry.addressId), nodeIdOf.address(entry.addressId), ...linksOfEntry(entry, toId)]
    : [toId.replace(/^server-/, 'own-')]
  return [...start, ...leaving, internetId, ...arriving, toId]
}
