import { isIPv4, isIPv6 } from 'node:net'
import { firewallDirection, firewallProtocol, networkNodeStatus, vmKeyStatus } from '@sarv/contract/enums'
import { decide } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { joinedOpenings, openingsOf, openingsWithin, worstReach } from '@sarv/contract/vm/topology/exposure.rules'
import type { TopologyMend, TopologyOpening, TopologyReach } from '@sarv/contract/vm/topology/topology.schemas'
import { destinationEnd } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type {
  AddressFacts,
  CloudFacts,
  ConnectionFacts,
  ForwardFacts,
  NetworkFacts,
  ServerFacts,
} from './facts.service.ts'
import { portsLabel, stateOfServer, stateOfService } from './states.rules.ts'
import { topologyText as text } from './topology.fa.ts'

/** The private cloud that leads into a network and out of it; `undefined`: none does. */
export const carrierOf = ({ clouds }: NetworkFacts, vmNetworkId: number): CloudFacts | undefined =>
  clouds.find(
    (cloud) =>
      cloud.engineRef !== null &&
      troubleOfCloud(cloud) === null &&
      cloud.interfaces.some((one) => one.vmNetworkId === vmNetworkId && one.statusId !== vmKeyStatus.id.failed),
  )

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

/** A way from a public address of a private cloud to a server. */
interface GatewayWay {
  cloud: CloudFacts
  address: AddressFacts
  /** What gets through, by ports of the server. */
  openings: readonly TopologyOpening[]
  reach: TopologyReach
  trouble: Trouble | null
  /** From the address to the server's place in its network all is there; the server itself may still refuse. */
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

/** All ways from the internet to servers. */
export interface WaysIn {
  forwards: readonly ForwardWay[]
  oneToOnes: readonly OneToOneWay[]
  placeOf: (vmNetworkId: number, address: string) => Place | undefined
  /** What the internet gets to of a server, over all of them. */
  openingsOf: (server: ServerFacts) => TopologyOpening[]
}

const mendOf = (place: TopologyMend['place'], itemId: number, cloud?: CloudFacts): TopologyMend => ({
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

const troubleOfAddress = (cloud: CloudFacts, { id, address, statusId }: AddressFacts): Trouble | null =>
  statusId === networkNodeStatus.id.failed
    ? { problem: text.addressFailed(address ?? ''), mend: mendOf('address', id, cloud) }
    : null

/** The firewall lets nothing of it through. */
export const troubleOfFirewall = (server: ServerFacts, ports: string, from?: string): Trouble => ({
  problem: from === undefined ? text.blocked(server.name, ports) : text.blockedFor(server.name, ports, from),
  mend: mendOf('firewall', server.id),
})

/** Everything on the way to a place but the server there. */
const troubleOnTheWay = (facts: NetworkFacts, cloud: CloudFacts, address: AddressFacts, place: Place) =>
  troubleOfCloud(cloud) ??
  troubleOfAddress(cloud, address) ??
  troubleOfInterface(facts, cloud, place.connection.vmNetworkId) ??
  troubleOfConnection(facts, place)

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
  const onTheWay = troubleOnTheWay(facts, cloud, address, place)
  if (onTheWay) return broken(onTheWay)
  const atTheEnd = troubleOfServer(place.server)
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
  const onTheWay = troubleOnTheWay(facts, cloud, address, place)
  const trouble = onTheWay ?? troubleOfServer(place.server)
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
  const byServer = Map.groupBy([...forwards, ...oneToOnes], ({ place }) => place?.server.id)
  return {
    forwards,
    oneToOnes,
    placeOf,
    openingsOf: (server) =>
      joinedOpenings([
        ...openingsByOwn(server, facts),
        ...(byServer.get(server.id) ?? []).flatMap(({ openings }) => openings),
      ]),
  }
}
