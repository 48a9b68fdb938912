import type { FirewallRuleShape } from './host-firewall.rules.ts'
import type { Gate, ReachConnection, ReachQuestion, ReachServer, Route } from './reach.rules.ts'

const notThere = <Rule extends FirewallRuleShape>(
  { vmHostId, connections }: ReachServer<Rule>,
  isMeant: (connection: ReachConnection) => boolean,
): Gate<Rule>[] => {
  const { trouble, vmNetworkId } = connections.find(isMeant) ?? {}
  if (!trouble || vmNetworkId === undefined) return []
  return [{ gate: 'connection', isOpen: false, vmHostId, vmNetworkId, isFailed: trouble === 'failed' }]
}

/** The connections of the servers at both ends over which the way goes. */
export const connectionsOn = <Rule extends FirewallRuleShape>(
  { from, to }: ReachQuestion<Rule>,
  { vmNetworkId, from: leaving, cloudId, entry }: Route,
): Gate<Rule>[] => {
  const last = entry ? entry.vmNetworkId : vmNetworkId
  const isFirst = ({ address, cloud }: ReachConnection) =>
    vmNetworkId === null ? cloudId !== undefined && cloud?.id === cloudId : address === leaving
  return [
    ...('vmHostId' in from ? notThere(from, isFirst) : []),
    ...('vmHostId' in to ? notThere(to, (connection) => connection.vmNetworkId === last) : []),
  ]
}
