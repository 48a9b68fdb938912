import { firewallDirection, firewallProtocol, serviceStatus, vmLbProtocol } from '@sarv/contract/enums'
import { decide } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { TopologyLink, TopologyMend } from '@sarv/contract/vm/topology/topology.schemas'
import type { BalancerFacts, MemberFacts, NetworkFacts, ServerFacts } from './facts.service.ts'
import { linkIdOf, newLink, newNode, nodeIdOf, type TopologyPart } from './nodes.rules.ts'
import { portsLabel, stateOfService } from './states.rules.ts'
import { topologyText as text } from './topology.fa.ts'
import { troubleOfConnection, troubleOfFirewall, troubleOfServer, type Trouble } from './ways.rules.ts'

const mendOf = ({ id }: BalancerFacts): TopologyMend => ({ place: 'balancer', itemId: id, vpcHostId: null })

const portOf = ({ protocolId, destinationPort }: MemberFacts) => ({
  firewallProtocolId: firewallProtocol.id[protocolId === vmLbProtocol.id.udp ? 'udp' : 'tcp'],
  minPort: destinationPort,
  maxPort: destinationPort,
})

/** A balancer asks its members with its own address, and their firewalls judge it by that. */
const isLetIn = ({ rules }: ServerFacts, address: string, member: MemberFacts, { kind }: NetworkFacts): boolean => {
  const { firewallProtocolId, minPort: port } = portOf(member)
  const packet = { directionId: firewallDirection.id.ingress, firewallProtocolId, address, port }
  return decide(rules, kind, packet).isAllowed
}

/** Why a member gets nothing from its balancer. What is known for sure comes before what a probe has seen. */
export const troubleOfMember = (
  balancer: BalancerFacts,
  member: MemberFacts,
  server: ServerFacts,
  facts: NetworkFacts,
): Trouble | null => {
  const ports = portsLabel(portOf(member))
  const connection = server.connections.find(({ vmNetworkId }) => vmNetworkId === balancer.vmNetworkId)
  if (!connection) {
    const mend: TopologyMend = { place: 'networks', itemId: server.id, vpcHostId: null }
    return { problem: text.memberAway(server.name, balancer.name), mend }
  }
  const trouble = troubleOfConnection(facts, { server, connection }) ?? troubleOfServer(server)
  if (trouble) return trouble
  if (balancer.address !== null && !isLetIn(server, balancer.address, member, facts)) {
    return troubleOfFirewall(server, ports, balancer.address)
  }
  if (member.isUp !== false) return null
  return { problem: text.memberDown(server.name, balancer.name, ports), mend: mendOf(balancer) }
}

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
  const mend = mendOf(balancer)
  if (stateOfService(balancer.statusId) === 'failed') return { problem: text.balancerFailed(balancer.name), mend }
  if (members.length === 0) return { problem: text.noMembers(balancer.name), mend }
  return members.every(({ reach }) => reach === 'broken') ? { problem: text.noneUp(balancer.name), mend } : null
}

const drawBalancer = (balancer: BalancerFacts, facts: NetworkFacts) => {
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
    members: { count: links.length, upCount: links.filter(({ reach }) => reach !== 'broken').length },
    ...troubleOfBalancer(balancer, links),
  })
  return { node, links }
}

/** Load balancers, and the servers behind them. */
export const drawBalancers: TopologyPart = (facts) => {
  const drawn = facts.balancers.map((balancer) => drawBalancer(balancer, facts))
  return { nodes: drawn.map(({ node }) => node), links: drawn.flatMap(({ links }) => links) }
}
