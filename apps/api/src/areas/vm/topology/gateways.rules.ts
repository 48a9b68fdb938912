import { networkNodeStatus } from '@sarv/contract/enums'
import { joinedOpenings, sharedReach } from '@sarv/contract/vm/topology/exposure.rules'
import type { TopologyLink, TopologyNode, TopologyOpening } from '@sarv/contract/vm/topology/topology.schemas'
import { destinationEnd } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { AddressFacts, CloudFacts, ForwardFacts, NetworkFacts } from './facts.service.ts'
import { internetId, linkIdOf, newLink, newNode, nodeIdOf, type TopologyPart } from './nodes.rules.ts'
import { stateOfAddress, stateOfService } from './states.rules.ts'
import { topologyText as text } from './topology.fa.ts'
import type { BalancerWay, ForwardWay, WaysIn } from './ways.rules.ts'

/** `443`, `2222 → 22`, `UDP 8000-8010 → 9000-9010`: outside first, in the order of reading Latin. */
const forwardLabel = (forward: ForwardFacts): string => {
  const span = (first: number, last: number) => (first === last ? String(first) : `${first}-${last}`)
  const outside = span(forward.port, forward.portEnd)
  const inside = span(forward.destinationPort, destinationEnd(forward))
  const prefix = forward.protocol === 'udp' ? 'UDP ' : ''
  return prefix + (outside === inside ? outside : `${outside} → ${inside}`)
}

/** What of a forward is open, by its ports outside. */
const seenOutside = ({ forward, openings }: ForwardWay): TopologyOpening[] => {
  const shift = forward.port - forward.destinationPort
  return openings.map(({ minPort, maxPort, ...opening }) => ({
    ...opening,
    minPort: minPort + shift,
    maxPort: maxPort + shift,
  }))
}

const drawAddress = (address: AddressFacts, cloud: CloudFacts, ways: WaysIn) => {
  const id = nodeIdOf.address(address.id)
  const forwards = ways.forwards.filter((way) => way.address === address)
  const owned = ways.oneToOnes.filter((way) => way.address === address)
  const balanced = ways.balancers.filter((way) => way.address === address)
  const isFailed = address.statusId === networkNodeStatus.id.failed
  const node = newNode({
    id,
    kind: 'address',
    itemId: address.id,
    name: address.address ?? text.addressWaits,
    status: networkNodeStatus.label(address.statusId),
    state: stateOfAddress(address.statusId),
    routerId: nodeIdOf.router(cloud.id),
    openings: joinedOpeningsOutside(forwards, owned, balanced),
    ...(isFailed && {
      problem: text.addressFailed(address.address ?? ''),
      mend: { place: 'address', itemId: address.id, vpcHostId: cloud.id },
    }),
  })
  const entry = newLink({
    id: linkIdOf.entry(address.id),
    kind: 'entry',
    fromId: internetId,
    toId: id,
    reach: sharedReach([...forwards, ...owned, ...balanced].map(({ reach }) => reach)),
  })
  const inside = [...forwards.map(forwardLink), ...owned.map((way) => oneToOneLink(way)), ...balanced.map(listenerLink)]
  return { node, links: [entry, ...inside] }
}

/** Two ways never have the same port outside: nothing but a port's own way says how open it is. */
const joinedOpeningsOutside = (
  forwards: readonly ForwardWay[],
  owned: WaysIn['oneToOnes'],
  balanced: readonly BalancerWay[],
): TopologyOpening[] => [
  ...forwards.flatMap(seenOutside),
  ...balanced.flatMap(({ openings }) => openings),
  ...joinedOpenings(owned.flatMap(({ openings }) => openings)),
]

const targetOf = ({ forward, place }: ForwardWay): string =>
  place ? nodeIdOf.server(place.server.id) : nodeIdOf.missing(forward.vmNetworkId, forward.destinationIp)

const forwardLink = (way: ForwardWay): TopologyLink =>
  newLink({
    id: linkIdOf.forward(way.forward.id),
    kind: 'forward',
    fromId: nodeIdOf.address(way.address.id),
    toId: targetOf(way),
    label: forwardLabel(way.forward),
    reach: way.reach,
    ...way.trouble,
  })

const oneToOneLink = ({ address, place, reach, trouble }: WaysIn['oneToOnes'][number]): TopologyLink =>
  newLink({
    id: linkIdOf.oneToOne(address.id),
    kind: 'oneToOne',
    fromId: nodeIdOf.address(address.id),
    toId: nodeIdOf.server(place.server.id),
    reach,
    ...trouble,
  })

/** All listeners of a balancer are one line. */
const listenerLink = ({ address, balancer, members, reach, trouble }: BalancerWay): TopologyLink =>
  newLink({
    id: linkIdOf.listener(balancer.id),
    kind: 'listener',
    fromId: nodeIdOf.address(address.id),
    toId: nodeIdOf.balancer(balancer.id),
    label: [...new Set(members.map(({ member }) => member.sourcePort))].join(', '),
    reach,
    ...trouble,
  })

/** The address that servers of a cloud go out with. */
export const exitAddressOf = ({ addresses, snatAddressId }: CloudFacts): AddressFacts | undefined =>
  addresses.find(({ id }) => id === snatAddressId) ?? addresses.find(({ isPrimary }) => isPrimary)

/** Servers of a cloud that get nowhere while its way out is closed. */
const withoutExit = (cloud: CloudFacts, { servers, clouds }: NetworkFacts, ways: WaysIn): number => {
  const networksOf = ({ interfaces }: CloudFacts) => interfaces.map(({ vmNetworkId }) => vmNetworkId)
  const here = new Set(networksOf(cloud))
  const open = new Set(clouds.filter(({ snatEnabled }) => snatEnabled).flatMap(networksOf))
  const owners = new Set(ways.oneToOnes.map(({ place }) => place.server.id))
  return servers.filter(
    ({ id, publicAddresses, connections }) =>
      publicAddresses.length === 0 &&
      !owners.has(id) &&
      connections.some(({ vmNetworkId }) => here.has(vmNetworkId)) &&
      !connections.some(({ vmNetworkId }) => open.has(vmNetworkId)),
  ).length
}

/** The way out: drawn where it is open, and where somebody would need it. */
const exitLinks = (cloud: CloudFacts, facts: NetworkFacts, ways: WaysIn): TopologyLink[] => {
  const address = exitAddressOf(cloud)
  if (!address || stateOfService(cloud.statusId) !== 'ok') return []
  const stranded = cloud.snatEnabled ? 0 : withoutExit(cloud, facts, ways)
  if (!cloud.snatEnabled && stranded === 0) return []
  return [
    newLink({
      id: linkIdOf.exit(cloud.id),
      kind: 'exit',
      fromId: nodeIdOf.router(cloud.id),
      toId: nodeIdOf.address(address.id),
      label: 'SNAT',
      ...(stranded > 0 && {
        reach: 'broken',
        problem: text.exitClosed(cloud.name, stranded),
        mend: { place: 'exit', itemId: cloud.id, vpcHostId: cloud.id },
      }),
    }),
  ]
}

/** Places that a forward leads to and where nobody is. */
const missingNodes = ({ forwards }: WaysIn): TopologyNode[] => {
  const lost = forwards.filter(({ place }) => place === null)
  const nodes = lost.map(({ forward, trouble }) =>
    newNode({
      id: nodeIdOf.missing(forward.vmNetworkId, forward.destinationIp),
      kind: 'missing',
      itemId: null,
      name: forward.destinationIp,
      state: 'failed',
      networkId: nodeIdOf.network(forward.vmNetworkId),
      ...trouble,
    }),
  )
  return [...new Map(nodes.map((node) => [node.id, node])).values()]
}

/** What stands at the gateways of private clouds: addresses, forwards, the way out. */
export const drawGateways: TopologyPart = (facts, ways) => {
  const drawn = facts.clouds.flatMap((cloud) => cloud.addresses.map((address) => drawAddress(address, cloud, ways)))
  return {
    nodes: [...drawn.map(({ node }) => node), ...missingNodes(ways)],
    links: [...drawn.flatMap(({ links }) => links), ...facts.clouds.flatMap((cloud) => exitLinks(cloud, facts, ways))],
  }
}
