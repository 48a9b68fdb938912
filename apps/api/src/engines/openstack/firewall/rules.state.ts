import { isIPv6 } from 'node:net'
import type { FirewallRule } from '../../../ports/compute/hosts.engine.ts'
import type { NeutronRule } from '../networks/neutron.ts'

const everywhere = { IPv4: '0.0.0.0/0', IPv6: '::/0' } as const
const allPorts = { min: 1, max: 65_535 }

const hasPorts = (protocol: string): boolean => protocol === 'tcp' || protocol === 'udp'

const ethertypeOf = (remote: string): NeutronRule['ethertype'] => (remote.includes(':') ? 'IPv6' : 'IPv4')

const protocolFor = ({ protocol, remote }: FirewallRule): string | null => {
  if (protocol === 'any') return null
  return protocol === 'icmp' && ethertypeOf(remote) === 'IPv6' ? 'ipv6-icmp' : protocol
}

type NewRule = Omit<NeutronRule, 'id' | 'remote_group_id'>

export const toNeutronRule = (rule: FirewallRule): NewRule => ({
  direction: rule.direction,
  ethertype: ethertypeOf(rule.remote),
  protocol: protocolFor(rule),
  port_range_min: hasPorts(rule.protocol) ? rule.minPort : null,
  port_range_max: hasPorts(rule.protocol) ? rule.maxPort : null,
  remote_ip_prefix: rule.remote,
})

const protocols: Readonly<Record<string, FirewallRule['protocol']>> = {
  tcp: 'tcp',
  udp: 'udp',
  icmp: 'icmp',
  'ipv6-icmp': 'icmp',
}

/** undefined for what we never make: someone else put it there. */
export const toFirewallRule = (rule: NeutronRule): FirewallRule | undefined => {
  const protocol = rule.protocol === null ? 'any' : protocols[rule.protocol]
  // Of ICMP these would be the type and the code.
  const isNarrower = rule.port_range_min !== null && protocol !== undefined && !hasPorts(protocol)
  if (protocol === undefined || rule.remote_group_id !== null || isNarrower) return undefined
  return {
    direction: rule.direction,
    protocol,
    // The cloud leaves out what means "all".
    remote: rule.remote_ip_prefix ?? everywhere[rule.ethertype],
    minPort: hasPorts(protocol) ? (rule.port_range_min ?? allPorts.min) : 0,
    maxPort: hasPorts(protocol) ? (rule.port_range_max ?? allPorts.max) : 0,
    isAllow: true,
  }
}

/** One way of writing each: the cloud writes IPv6 in its short form, whichever way it was told. */
const plainRemote = (remote: string): string => {
  const [address = '', length] = remote.split('/')
  return isIPv6(address) ? `${new URL(`http://[${address}]`).hostname}/${length}` : remote
}

/** Two rules that the cloud takes for one have one key. */
export const keyOf = ({ direction, protocol, remote, minPort, maxPort }: FirewallRule): string =>
  [direction, protocol, plainRemote(remote), minPort, maxPort].join(' ')

export interface RuleChanges {
  missing: FirewallRule[]
  /** Ids. */
  surplus: string[]
}

/** What makes the rules that are there the wanted ones. Those in both are not touched, and go on letting through. */
export const changesFor = (present: readonly NeutronRule[], wanted: readonly FirewallRule[]): RuleChanges => {
  const wantedByKey = new Map(wanted.map((rule) => [keyOf(rule), rule]))
  const surplus: string[] = []
  for (const neutronRule of present) {
    const rule = toFirewallRule(neutronRule)
    const isWanted = rule !== undefined && wantedByKey.delete(keyOf(rule))
    if (!isWanted) surplus.push(neutronRule.id)
  }
  return { missing: [...wantedByKey.values()], surplus }
}

const sortedKeys = (rules: readonly FirewallRule[]): string[] => [...new Set(rules.map(keyOf))].toSorted()

/** As much as a description holds. */
const longestOrder = 255

/**
 * The order of rules means nothing to the cloud, and a rule can neither be changed nor be there twice: the group notes for
 * each rule of the list its place among all of them when they are sorted.
 */
export const orderOf = (rules: readonly FirewallRule[]): string => {
  const sorted = sortedKeys(rules)
  const order = JSON.stringify(rules.map((rule) => sorted.indexOf(keyOf(rule))))
  return order.length <= longestOrder ? order : ''
}

const placesIn = (order: string): number[] => (/^\[[\d,]+\]$/.test(order) ? (JSON.parse(order) as number[]) : [])

/** The rules as they were set; where the note is about others, sorted. */
export const inOrder = (present: readonly NeutronRule[], order: string): FirewallRule[] => {
  const rules = present.flatMap((rule) => toFirewallRule(rule) ?? [])
  const byKey = new Map(rules.map((rule) => [keyOf(rule), rule]))
  const sorted = sortedKeys(rules).flatMap((key) => byKey.get(key) ?? [])
  const places = placesIn(order)
  const isAboutThese = new Set(places).size === sorted.length && places.every((place) => place < sorted.length)
  return isAboutThese ? places.flatMap((place) => sorted[place] ?? []) : sorted
}
