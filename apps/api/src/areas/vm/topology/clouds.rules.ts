import { serviceStatus } from '@sarv/contract/enums'
import type { Topology, TopologyLink, TopologyNode } from '@sarv/contract/vm/topology/topology.schemas'
import type { CloudFacts, NetworkFacts } from './facts.service.ts'
import { internetId, linkIdOf, newLink, newNode, nodeIdOf, type TopologyPart } from './nodes.rules.ts'
import { stateOfService } from './states.rules.ts'
import { troubleOfCloud, troubleOfInterface } from './troubles.rules.ts'

const cloudNode = (cloud: CloudFacts): TopologyNode =>
  newNode({
    id: nodeIdOf.router(cloud.id),
    kind: 'router',
    itemId: cloud.id,
    name: cloud.name,
    detail: cloud.snatEnabled ? 'SNAT' : null,
    status: serviceStatus.label(cloud.statusId),
    state: stateOfService(cloud.statusId),
    publicAddresses: cloud.addresses.flatMap(({ address }) => address ?? []),
    ...troubleOfCloud(cloud),
  })

const gatewayLink = (cloud: CloudFacts, vmNetworkId: number, facts: NetworkFacts): TopologyLink => {
  const trouble = troubleOfInterface(facts, cloud, vmNetworkId)
  return newLink({
    id: linkIdOf.gateway(vmNetworkId),
    kind: 'gateway',
    fromId: nodeIdOf.router(cloud.id),
    toId: nodeIdOf.network(vmNetworkId),
    ...(trouble && { reach: 'broken', ...trouble }),
  })
}

/** Into networks of other clouds. */
const accessLinks = ({ id: cloudId, accesses }: CloudFacts): TopologyLink[] =>
  accesses.map(({ id, vmNetworkId }) =>
    newLink({
      id: linkIdOf.access(id),
      kind: 'access',
      fromId: nodeIdOf.router(cloudId),
      toId: nodeIdOf.network(vmNetworkId),
    }),
  )

/** Private clouds, the networks that hang on them, and their ways into those of others. */
export const drawClouds: TopologyPart = (facts) => ({
  nodes: facts.clouds.map(cloudNode),
  links: facts.clouds.flatMap((cloud) => [
    ...cloud.interfaces.map(({ vmNetworkId }) => gatewayLink(cloud, vmNetworkId, facts)),
    ...accessLinks(cloud),
  ]),
})

/** One cloud with all that hangs on it; `null`: the project has no such cloud. */
export const onlyCloud = ({ nodes, links }: Topology, vpcHostId: number): Topology | null => {
  const routerId = nodeIdOf.router(vpcHostId)
  if (!nodes.some(({ id }) => id === routerId)) return null
  const networks = new Set(
    links.filter(({ kind, fromId }) => kind === 'gateway' && fromId === routerId).map(({ toId }) => toId),
  )
  const isOfCloud = ({ id, networkId, routerId: ofRouter }: TopologyNode): boolean =>
    id === routerId || ofRouter === routerId || networks.has(id) || (networkId !== null && networks.has(networkId))
  const guests = new Set(
    links.filter(({ kind, toId }) => kind === 'connection' && networks.has(toId)).map(({ fromId }) => fromId),
  )
  const kept = nodes
    .filter((node) => isOfCloud(node) || guests.has(node.id))
    .map((node) => (guests.has(node.id) && !networks.has(node.networkId ?? '') ? movedIn(node, links, networks) : node))
  const ids = new Set([internetId, ...kept.map(({ id }) => id)])
  const homes = new Map(kept.map(({ id, networkId }) => [id, networkId]))
  return {
    nodes: kept,
    links: links
      .filter(({ fromId, toId }) => ids.has(fromId) && ids.has(toId))
      // Where a server stands, there is no line.
      .map((link) =>
        link.kind === 'connection' && homes.get(link.fromId) === link.toId ? { ...link, label: null } : link,
      ),
  }
}

/** A server whose first network is elsewhere stands in the one of this cloud. */
const movedIn = (node: TopologyNode, links: readonly TopologyLink[], networks: ReadonlySet<string>): TopologyNode => {
  const way = links.find(({ kind, fromId, toId }) => kind === 'connection' && fromId === node.id && networks.has(toId))
  return { ...node, networkId: way?.toId ?? null, detail: way?.label ?? node.detail }
}
