import { firewallDirection, firewallProtocol, vmLbProtocol } from '@sarv/contract/enums'
import { decide } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import type { TopologyMend } from '@sarv/contract/vm/topology/topology.schemas'
import type { BalancerFacts, MemberFacts, NetworkFacts, ServerFacts } from './facts.service.ts'
import { portsLabel } from './states.rules.ts'
import { topologyText as text } from './topology.fa.ts'
import { mendOf, troubleOfConnection, troubleOfFirewall, troubleOfServer, type Trouble } from './troubles.rules.ts'

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
  const problem = member.isOut ? text.memberOut : text.memberDown
  return { problem: problem(server.name, balancer.name, ports), mend: mendOf('balancer', balancer.id) }
}
