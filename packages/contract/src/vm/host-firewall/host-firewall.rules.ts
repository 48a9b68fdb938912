import ipaddr from 'ipaddr.js'
import { firewallDirection, firewallProtocol, operatingSystem } from '../../enums.ts'
import type { VmFirewallRuleListItem } from './host-firewall.schemas.ts'
import { hasPorts } from './port-list.rules.ts'

/** `ordered`: the first rule that fits decides, and may refuse. `allowList`: what no rule allows is refused. */
export type FirewallKind = 'allowList' | 'ordered'

/** What a rule says, without its id and its history. */
export interface FirewallRuleShape {
  firewallProtocolId: number
  directionId: number
  /** An address with its prefix length; it also says the version. */
  remoteIp: string
  /** Both 0 where the protocol has no ports. */
  minPort: number
  maxPort: number
  isAllow: boolean
}

/** What knocks: from outside for `ingress`, from the server itself for `egress`. */
export interface Packet {
  directionId: number
  firewallProtocolId: number
  /** The other side. */
  address: string
  /** 0 where the protocol has none. */
  port: number
}

export interface Decision<Rule> {
  isAllowed: boolean
  /** The rule that decided; null when none fits, and what no rule fits is refused. */
  rule: Rule | null
}

export const everywhere = { v4: '0.0.0.0/0', v6: '::/0' } as const

/** Where people sign in to a server: RDP or SSH. */
export const managementPortOf = (operatingSystemId: number): number =>
  operatingSystemId === operatingSystem.id.windows ? 3389 : 22

/** One way of writing each network: host bits zeroed, IPv6 in its short form. */
export const normalizeRemote = (remoteIp: string): string => {
  const [address, prefix] = ipaddr.parseCIDR(remoteIp)
  const network =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(remoteIp)
      : ipaddr.IPv6.networkAddressFromCIDR(remoteIp)
  return `${network.toString()}/${prefix}`
}

export const isIpv4Remote = (remoteIp: string): boolean => ipaddr.parseCIDR(remoteIp)[0].kind() === 'ipv4'

/** A single address as a remote: `203.0.113.7/32`; one that IPv6 wraps around IPv4 is that IPv4 address. */
export const remoteOfAddress = (address: string): string => {
  const parsed = ipaddr.process(address)
  return `${parsed.toString()}/${parsed.kind() === 'ipv4' ? 32 : 128}`
}

export const isEverywhere = (remoteIp: string): boolean => remoteIp === everywhere.v4 || remoteIp === everywhere.v6

/** Of one version, and inside. */
export const isInside = (address: string, remoteIp: string): boolean => {
  const parsed = ipaddr.process(address)
  const [network, prefix] = ipaddr.parseCIDR(remoteIp)
  return parsed.kind() === network.kind() && parsed.match(network, prefix)
}

const fitsProtocol = (rule: FirewallRuleShape, packet: Packet): boolean =>
  rule.firewallProtocolId === firewallProtocol.id.any || rule.firewallProtocolId === packet.firewallProtocolId

const fitsPort = (rule: FirewallRuleShape, { port }: Packet): boolean =>
  !hasPorts(rule.firewallProtocolId) || (port >= rule.minPort && port <= rule.maxPort)

export const ruleFits = (rule: FirewallRuleShape, packet: Packet): boolean =>
  rule.directionId === packet.directionId &&
  fitsProtocol(rule, packet) &&
  fitsPort(rule, packet) &&
  isInside(packet.address, rule.remoteIp)

/** What the rules do with a packet, and which of them decides. */
export const decide = <Rule extends FirewallRuleShape>(
  rules: readonly Rule[],
  kind: FirewallKind,
  packet: Packet,
): Decision<Rule> => {
  const fitting = rules.filter((rule) => ruleFits(rule, packet))
  const rule = (kind === 'ordered' ? fitting[0] : fitting.find(({ isAllow }) => isAllow)) ?? null
  return { isAllowed: rule?.isAllow ?? false, rule }
}

export interface WayIn {
  kind: FirewallKind
  managementPort: number
  /** Of whoever makes the change. */
  address: string
}

const canSignIn = (rules: readonly FirewallRuleShape[], { kind, managementPort, address }: WayIn): boolean =>
  decide(rules, kind, {
    directionId: firewallDirection.id.ingress,
    firewallProtocolId: firewallProtocol.id.tcp,
    address,
    port: managementPort,
  }).isAllowed

/** Whether a change takes its author's own way into the server. */
export const couldCutOff = (
  before: readonly FirewallRuleShape[],
  after: readonly FirewallRuleShape[],
  way: WayIn,
): boolean => canSignIn(before, way) && !canSignIn(after, way)

/** The same for every packet; what it is called does not count. */
export const isSameRule = (one: FirewallRuleShape, other: FirewallRuleShape): boolean =>
  one.firewallProtocolId === other.firewallProtocolId &&
  one.directionId === other.directionId &&
  normalizeRemote(one.remoteIp) === normalizeRemote(other.remoteIp) &&
  one.minPort === other.minPort &&
  one.maxPort === other.maxPort &&
  one.isAllow === other.isAllow

export type ListedRule = FirewallRuleShape & { id: number; description: string | null }

/** A line of the list as a rule to reckon with. */
export const ruleOfListItem = (item: VmFirewallRuleListItem): ListedRule => ({
  id: item.id,
  firewallProtocolId: item.firewallProtocolId ?? firewallProtocol.id.any,
  directionId: item.directionId ?? firewallDirection.id.ingress,
  remoteIp: item.remoteIp ?? (item.isIpV4 ? everywhere.v4 : everywhere.v6),
  minPort: Number(item.minPort ?? 0),
  maxPort: Number(item.maxPort ?? 0),
  isAllow: item.isAllow ?? true,
  description: item.description ?? null,
})
