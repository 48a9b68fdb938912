import { firewallDirection, firewallProtocol } from '../../enums.ts'
import { everywhere, type FirewallRuleShape } from './host-firewall.rules.ts'
import { reach, type ReachEntry, type ReachForward, type ReachServer } from './reach.rules.ts'

const { tcp, any } = firewallProtocol.id

export const allow = (direction: 'ingress' | 'egress', remoteIp: string, port: number): FirewallRuleShape => ({
  directionId: firewallDirection.id[direction],
  firewallProtocolId: port === 0 ? any : tcp,
  remoteIp,
  minPort: port,
  maxPort: port,
  isAllow: true,
})

export const open = [allow('egress', everywhere.v4, 0)]

export const server = (vmHostId: number, changes: Partial<ReachServer<FirewallRuleShape>> = {}) => ({
  vmHostId,
  isOn: true,
  publicAddresses: [`203.0.113.${vmHostId}`],
  connections: [],
  kind: 'allowList' as const,
  rules: open,
  ...changes,
})

export const onNetwork = (address: string) => ({ connections: [{ vmNetworkId: 5, cidr: '10.0.0.0/24', address }] })

export const ask = (
  from: ReachServer<FirewallRuleShape> | { address: string },
  to: ReachServer<FirewallRuleShape>,
  port = 5432,
) => {
  const { isReachable, gates } = reach({ from, to, firewallProtocolId: tcp, port })
  return { isReachable, gates, passage: gates.map(({ gate, isOpen }) => `${gate} ${isOpen ? 'open' : 'closed'}`) }
}

export const entry = (change: Partial<ReachForward> | null = {}, isReady = true): ReachEntry => ({
  address: '203.0.113.80',
  addressId: 4,
  cloudId: 9,
  isReady,
  forward: change && {
    id: 6,
    firewallProtocolId: tcp,
    port: 8000,
    portEnd: 8010,
    destinationIp: '10.0.0.5',
    destinationPort: 5430,
    sourceIp: null,
    ...change,
  },
})
