import { serviceStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { Topology, TopologyLink, TopologyNode } from '@sarv/contract/vm/topology/topology.schemas'
import type { CloudFacts, NetworkFacts } from './facts.service.ts'
import { topologyText as text } from './topology.fa.ts'
import { internetId, nodeIdOf, stateOfService } from './topology.rules.ts'

const cloudNode = (cloud: CloudFacts): TopologyNode => {
  const state = stateOfService(cloud.statusId)
  return {
    id: nodeIdOf.router(cloud.id),
    kind: 'router',
    itemId: cloud.id,
    name: cloud.name,
    detail: cloud.snatEnabled ? 'SNAT' : null,
    status: serviceStatus.label(cloud.statusId),
    state,
    networkId: null,
    routerId: null,
    publicAddresses: cloud.address ? [cloud.address] : [],
    openings: [],
    problem: state === 'failed' ? text.cloudFailed(cloud.name) : null,
  }
}

const gatewayLink = (
  cloud: CloudFacts,
  { vmNetworkId, statusId }: CloudFacts['interfaces'][number],
  { networks }: NetworkFacts,
): TopologyLink => {
  const isFailed = statusId === vmKeyStatus.id.failed
  const network = networks.find(({ id }) => id === vmNetworkId)
  return {
    id: `gateway-${vmNetworkId}`,
    kind: 'gateway',
    fromId: nodeIdOf.router(cloud.id),
    toId: nodeIdOf.network(vmNetworkId),
    label: null,
    reach: isFailed ? 'broken' : 'inside',
    problem: isFailed ? text.interfaceFailed(network?.name ?? '', cloud.name) : null,
  }
}

/** Private clouds, and the networks that hang on them. */
export const drawClouds = (facts: NetworkFacts): Topology => ({
  nodes: facts.clouds.map(cloudNode),
  links: facts.clouds.flatMap((cloud) => cloud.interfaces.map((one) => gatewayLink(cloud, one, facts))),
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
