import { serviceStatus } from '@sarv/contract/enums'
import type { TopologyLink } from '@sarv/contract/vm/topology/topology.schemas'
import type { BalancerFacts, MemberFacts, NetworkFacts, ServerFacts } from './facts.service.ts'
import { linkIdOf, newLink, newNode, nodeIdOf, type TopologyPart } from './nodes.rules.ts'
import { troubleOfMember } from './members.rules.ts'
import { stateOfService } from './states.rules.ts'
import { topologyText as text } from './topology.fa.ts'
import { mendOf, type Trouble } from './troubles.rules.ts'
import type { WaysIn } from './ways.rules.ts'

/** All listeners that one server is behind are one line. */
const memberLink = (
  balancer: BalancerFacts,
  server: ServerFacts,
  members: readonly MemberFacts[],
  facts: NetworkFacts,
): TopologyLink => {
  const [trouble] = members.flatMap((member) => troubleOfMember(balancer, member, server, facts) ?? [])
  return newLink({
    id: linkIdOf.member(balancer.id, server.id),
    kind: 'member',
    fromId: nodeIdOf.balancer(balancer.id),
    toId: nodeIdOf.server(server.id),
    label: [...new Set(members.map(({ destinationPort }) => destinationPort))].join(', '),
    ...(trouble && { reach: 'broken', ...trouble }),
  })
}

const troubleOfBalancer = (balancer: BalancerFacts, members: readonly TopologyLink[]): Trouble | null => {
  const mend = mendOf('balancer', balancer.id)
  if (stateOfService(balancer.statusId) === 'failed') return { problem: text.balancerFailed(balancer.name), mend }
  if (members.length === 0) return { problem: text.noMembers(balancer.name), mend }
  return members.every(({ reach }) => reach === 'broken') ? { problem: text.noneUp(balancer.name), mend } : null
}

const drawBalancer = (balancer: BalancerFacts, facts: NetworkFacts, ways: WaysIn) => {
  const outside = ways.balancers.find((way) => way.balancer === balancer)
  const byServer = Map.groupBy(balancer.members, ({ vmHostId }) => vmHostId)
  const links = facts.servers.flatMap((server) => {
    const members = byServer.get(server.id)
    return members ? [memberLink(balancer, server, members, facts)] : []
  })
  const node = newNode({
    id: nodeIdOf.balancer(balancer.id),
    kind: 'balancer',
    itemId: balancer.id,
    name: balancer.name,
    detail: balancer.address,
    status: serviceStatus.label(balancer.statusId),
    state: stateOfService(balancer.statusId),
    networkId: nodeIdOf.network(balancer.vmNetworkId),
    publicAddresses: outside?.address.address ? [outside.address.address] : [],
    openings: [...(outside?.openings ?? [])],
    members: { count: links.length, upCount: links.filter(({ reach }) => reach !== 'broken').length },
    ...troubleOfBalancer(balancer, links),
  })
  return { node, links }
}

/** Load balancers, and the servers behind them. */
export const drawBalancers: TopologyPart = (facts, ways) => {
  const drawn = facts.balancers.map((balancer) => drawBalancer(balancer, facts, ways))
  return { nodes: drawn.map(({ node }) => node), links: drawn.flatMap(({ links }) => links) }
}
