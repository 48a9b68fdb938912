import { isIPv4, isIPv6 } from 'node:net'
import { firewallDirection, firewallProtocol, vmKeyStatus, vmLbProtocol } from '@sarv/contract/enums'
import { decide } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import {
  joinedOpenings,
  openingsOf,
  openingsWithin,
  reachOfPorts,
  worstReach,
} from '@sarv/contract/vm/topology/exposure.rules'
import type { TopologyOpening, TopologyReach } from '@sarv/contract/vm/topology/topology.schemas'
import { destinationEnd } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type {
  AddressFacts,
  BalancerFacts,
  CloudFacts,
  ForwardFacts,
  MemberFacts,
  NetworkFacts,
  ServerFacts,
} from './facts.service.ts'
import { troubleOfMember } from './members.rules.ts'
import { portsLabel, stateOfService } from './states.rules.ts'
import { topologyText as text } from './topology.fa.ts'
import {
  mendOf,
  troubleOfAddress,
  troubleOfCloud,
  troubleOfConnection,
  troubleOfFirewall,
  troubleOfInterface,
  troubleOfServer,
  type Place,
  type Trouble,
} from './troubles.rules.ts'

/** The private cloud that leads into a network and out of it; `undefined`: none does. */
export const carrierOf = ({ clouds }: NetworkFacts, vmNetworkId: number): CloudFacts | undefined =>
  clouds.find(
    (cloud) =>
      cloud.engineRef !== null &&
      troubleOfCloud(cloud) === null &&
      cloud.interfaces.some((one) => one.vmNetworkId === vmNetworkId && one.statusId !== vmKeyStatus.id.failed),
  )

/** A way from a public address of a private cloud to a server. */
interface GatewayWay {
  cloud: CloudFacts
  address: AddressFacts
  /** What gets through, by ports of the server. */
  openings: readonly TopologyOpening[]
  reach: TopologyReach
  trouble: Trouble | null
  /** From the address into the network all is there; the server's connection to it may not be, or the server refuse. */
  isReady: boolean
}

export interface ForwardWay extends GatewayWay {
  forward: ForwardFacts
  /** null: nobody has the address that it leads to. */
  place: Place | null
}

/** An address that a server has to itself. */
export interface OneToOneWay extends GatewayWay {
  place: Place
}

/** A server behind a load balancer, at one of its listeners. */
export interface MemberWay {
  member: MemberFacts
  server: ServerFacts
  /** null: it gets what arrives. */
  trouble: Trouble | null
  /** It is to stand in the balancer's network. */
  isConnected: boolean
}

/** An address that leads to a load balancer; `openings` are those outside, where it listens. */
export interface BalancerWay extends GatewayWay {
  balancer: BalancerFacts
  members: readonly MemberWay[]
}

/** All ways from the internet to servers. */
export interface WaysIn {
  forwards: readonly ForwardWay[]
  oneToOnes: readonly OneToOneWay[]
  balancers: readonly BalancerWay[]
  placeOf: (vmNetworkId: number, address: string) => Place | undefined
  /** What the internet gets to of a server, over all of them. */
  openingsOf: (server: ServerFacts) => TopologyOpening[]
}

/** Everything on the way into a network. */
const troubleOnTheWay = (facts: NetworkFacts, cloud: CloudFacts, address: AddressFacts, vmNetworkId: number) =>
  troubleOfCloud(cloud) ?? troubleOfAddress(cloud, address) ?? troubleOfInterface(facts, cloud, vmNetworkId)

const troubleAtTheEnd = (facts: NetworkFacts, place: Place) =>
  troubleOfConnection(facts, place) ?? troubleOfServer(place.server)

/** What a server lets in that comes to an IPv4 address which leads to it. */
const openingsByGateway = ({ rules }: ServerFacts, { kind }: NetworkFacts): TopologyOpening[] =>
  openingsOf(rules, kind, { ipv4: true, ipv6: false })

const portsOfForward = (forward: ForwardFacts): Omit<TopologyOpening, 'reach'> => ({
  firewallProtocolId: firewallProtocol.id[forward.protocol],
  minPort: forward.destinationPort,
  maxPort: destinationEnd(forward),
})

/** What the firewall of the server lets through of a forward. Whoever else is behind its source, it is one address. */
const openingsOfForward = (forward: ForwardFacts, server: ServerFacts, facts: NetworkFacts): TopologyOpening[] => {
  const ports = portsOfForward(forward)
  const { sourceIp } = forward
  if (sourceIp === null) return openingsWithin(openingsByGateway(server, facts), ports)
  const { firewallProtocolId, minPort, maxPort } = ports
  const each = Array.from({ length: maxPort - minPort + 1 }, (_, index) => minPort + index)
  const packet = { directionId: firewallDirection.id.ingress, firewallProtocolId, address: sourceIp }
  return joinedOpenings(
    each
      .filter((port) => decide(server.rules, facts.kind, { ...packet, port }).isAllowed)
      .map((port) => ({ firewallProtocolId, minPort: port, maxPort: port, reach: 'limited' as const })),
  )
}

const forwardWay = (
  facts: NetworkFacts,
  cloud: CloudFacts,
  forward: ForwardFacts,
  placeOf: WaysIn['placeOf'],
): ForwardWay[] => {
  const address = cloud.addresses.find(({ id }) => id === forward.vpcHostIpId)
  // Its address is on its way to another cloud.
  if (!address) return []
  const place = placeOf(forward.vmNetworkId, forward.destinationIp)
  const mend = mendOf('forward', forward.id, cloud)
  const broken = (trouble: Trouble, isReady = false): ForwardWay[] => [
    { cloud, address, forward, place: place ?? null, openings: [], reach: 'broken', trouble, isReady },
  ]
  if (forward.statusId === vmKeyStatus.id.failed) return broken({ problem: text.forwardFailed(forward.name), mend })
  if (!place) return broken({ problem: text.targetGone(forward.name, forward.destinationIp), mend })
  const onTheWay = troubleOnTheWay(facts, cloud, address, place.connection.vmNetworkId)
  if (onTheWay) return broken(onTheWay)
  const atTheEnd = troubleAtTheEnd(facts, place)
  if (atTheEnd) return broken(atTheEnd, true)
  const openings = openingsOfForward(forward, place.server, facts)
  if (openings.length === 0) {
    const ports = portsLabel(portsOfForward(forward))
    return broken(troubleOfFirewall(place.server, ports, forward.sourceIp ?? undefined), true)
  }
  const risky = openings.find(({ reach }) => reach === 'risky')
  return [
    {
      cloud,
      address,
      forward,
      place,
      openings,
      reach: worstReach(openings.map(({ reach }) => reach)),
      trouble: risky ? { problem: text.openToAll(portsLabel(risky)), mend } : null,
      isReady: true,
    },
  ]
}

const oneToOneWay = (facts: NetworkFacts, cloud: CloudFacts, address: AddressFacts, place: Place): OneToOneWay => {
  const onTheWay = troubleOnTheWay(facts, cloud, address, place.connection.vmNetworkId)
  const trouble = onTheWay ?? troubleAtTheEnd(facts, place)
  const openings = trouble ? [] : openingsByGateway(place.server, facts)
  const risky = openings.find(({ reach }) => reach === 'risky')
  return {
    cloud,
    address,
    place,
    isReady: onTheWay === null,
    openings,
    reach: trouble ? 'broken' : worstReach(openings.map(({ reach }) => reach)),
    trouble:
      trouble ??
      (risky ? { problem: text.openToAll(portsLabel(risky)), mend: mendOf('firewall', place.server.id) } : null),
  }
}

/** What a listener takes, as firewalls know it. */
export const protocolOf = ({ protocolId }: MemberFacts): number =>
  firewallProtocol.id[protocolId === vmLbProtocol.id.udp ? 'udp' : 'tcp']

/** Whoever asks a balancer is asked for by it: its members are open to everyone there. */
const openingAt = (member: MemberFacts, port: number): TopologyOpening => {
  const { destinationPort } = member
  const reach = reachOfPorts('everyone', { minPort: destinationPort, maxPort: destinationPort })
  return { firewallProtocolId: protocolOf(member), minPort: port, maxPort: port, reach }
}

const troubleOfBalancerWay = (
  facts: NetworkFacts,
  cloud: CloudFacts,
  address: AddressFacts,
  balancer: BalancerFacts,
): Trouble | null => {
  const onTheWay = troubleOnTheWay(facts, cloud, address, balancer.vmNetworkId)
  if (onTheWay) return onTheWay
  const isThere = balancer.address !== null && stateOfService(balancer.statusId) !== 'failed'
  return isThere ? null : { problem: text.balancerFailed(balancer.name), mend: mendOf('balancer', balancer.id) }
}

const balancerWay = (
  facts: NetworkFacts,
  cloud: CloudFacts,
  address: AddressFacts,
  balancer: BalancerFacts,
): BalancerWay => {
  const onTheWay = troubleOfBalancerWay(facts, cloud, address, balancer)
  const servers = new Map(facts.servers.map((server) => [server.id, server]))
  const members = balancer.members.flatMap((member): MemberWay[] => {
    const server = servers.get(member.vmHostId)
    if (!server) return []
    const isConnected = server.connections.some(({ vmNetworkId }) => vmNetworkId === balancer.vmNetworkId)
    return [{ member, server, isConnected, trouble: troubleOfMember(balancer, member, server, facts) }]
  })
  const answering = onTheWay ? [] : members.filter(({ trouble }) => trouble === null)
  // Which port it is outside says nothing about what is behind it: one for each listener, as open as its servers are.
  const byListener = new Map(answering.map(({ member }) => [`${member.protocolId} ${member.sourcePort}`, member]))
  const openings = [...byListener.values()].map((member) => openingAt(member, member.sourcePort))
  const risky = answering
    .map(({ member }) => openingAt(member, member.destinationPort))
    .find(({ reach }) => reach === 'risky')
  const mend = mendOf('balancer', balancer.id)
  const noneUp = openings.length === 0 ? { problem: text.noneUp(balancer.name), mend } : null
  const trouble = onTheWay ?? noneUp
  return {
    cloud,
    address,
    balancer,
    members,
    isReady: onTheWay === null,
    openings,
    reach: trouble ? 'broken' : worstReach(openings.map(({ reach }) => reach)),
    trouble: trouble ?? (risky ? { problem: text.openToAll(portsLabel(risky)), mend } : null),
  }
}

/** What the internet gets to of a server by the load balancers that it is behind. */
const openingsBehind = (ways: readonly BalancerWay[], { id }: ServerFacts): TopologyOpening[] =>
  ways.flatMap(({ isReady, members }) =>
    isReady
      ? members
          .filter(({ server, trouble }) => server.id === id && trouble === null)
          .map(({ member }) => openingAt(member, member.destinationPort))
      : [],
  )

/** By addresses that are its own, where it answers at all. */
export const openingsByOwn = (server: ServerFacts, { kind }: NetworkFacts): TopologyOpening[] =>
  troubleOfServer(server)
    ? []
    : openingsOf(server.rules, kind, {
        ipv4: server.publicAddresses.some(isIPv4),
        ipv6: server.publicAddresses.some(isIPv6),
      })

/** Every way from the internet to a server, and how far it gets there. */
export const waysInto = (facts: NetworkFacts): WaysIn => {
  const places = facts.servers.flatMap((server) => server.connections.map((connection) => ({ server, connection })))
  const byAddress = new Map(
    places.map((place) => [`${place.connection.vmNetworkId} ${place.connection.address}`, place]),
  )
  const byNode = new Map(places.map((place) => [place.connection.id, place]))
  const placeOf: WaysIn['placeOf'] = (vmNetworkId, address) => byAddress.get(`${vmNetworkId} ${address}`)
  const forwards = facts.clouds.flatMap((cloud) =>
    cloud.forwards.flatMap((forward) => forwardWay(facts, cloud, forward, placeOf)),
  )
  const oneToOnes = facts.clouds.flatMap((cloud) =>
    cloud.addresses.flatMap((address) => {
      const place = address.nodeId === null ? undefined : byNode.get(address.nodeId)
      return place ? [oneToOneWay(facts, cloud, address, place)] : []
    }),
  )
  const balancers = facts.clouds.flatMap((cloud) =>
    cloud.addresses.flatMap((address) =>
      facts.balancers
        .filter(({ vpcHostIpId }) => vpcHostIpId === address.id)
        .map((balancer) => balancerWay(facts, cloud, address, balancer)),
    ),
  )
  const byServer = Map.groupBy([...forwards, ...oneToOnes], ({ place }) => place?.server.id)
  return {
    forwards,
    oneToOnes,
    balancers,
    placeOf,
    openingsOf: (server) =>
      joinedOpenings([
        ...openingsByOwn(server, facts),
        ...(byServer.get(server.id) ?? []).flatMap(({ openings }) => openings),
        ...openingsBehind(balancers, server),
      ]),
  }
}
