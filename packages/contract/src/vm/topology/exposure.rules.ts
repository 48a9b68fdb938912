import ipaddr from 'ipaddr.js'
import { firewallDirection, firewallProtocol } from '../../enums.ts'
import {
  isEverywhere,
  isIpv4Remote,
  type FirewallKind,
  type FirewallRuleShape,
} from '../host-firewall/host-firewall.rules.ts'
import { hasPorts } from '../host-firewall/port-list.rules.ts'
import { privateRanges } from '../networks/networks.rules.ts'
import type { TopologyOpening, TopologyReach } from './topology.schemas.ts'

/**
 * Ports of services that hold data or give the whole machine away and are meant for neighbours only: file shares,
 * databases, caches, Docker without TLS. SSH and RDP are not among them: people sign in there.
 */
const portsForNeighbours: readonly number[] = [
  445, 1433, 1521, 2049, 2375, 3306, 5432, 5984, 6379, 9042, 9200, 11_211, 27_017,
]

const everyPort = { minPort: 1, maxPort: 65_535 } as const

const protocolsWithPorts: readonly number[] = firewallProtocol.ids.filter(hasPorts)

const portsOf = (rule: FirewallRuleShape) =>
  hasPorts(rule.firewallProtocolId) ? { minPort: rule.minPort, maxPort: rule.maxPort } : everyPort

/** Neighbours in a private network are not the internet. */
const isOfInternet = ({ remoteIp }: FirewallRuleShape): boolean => {
  if (!isIpv4Remote(remoteIp)) return true
  const [address, prefix] = ipaddr.parseCIDR(remoteIp)
  return !privateRanges.some((range) => {
    const [network, length] = ipaddr.parseCIDR(range)
    return prefix >= length && address.match(network, length)
  })
}

/** Who of the internet gets past these rules, which all fit one port: everyone, some, or nobody. */
const widest = (fitting: readonly FirewallRuleShape[], kind: FirewallKind): 'everyone' | 'limited' | 'closed' => {
  // Without an order refusals count for nothing.
  const counting = kind === 'ordered' ? fitting : fitting.filter(({ isAllow }) => isAllow)
  const decisive = counting.findIndex(({ remoteIp }) => isEverywhere(remoteIp))
  if (decisive !== -1 && counting[decisive]!.isAllow) return 'everyone'
  const before = decisive === -1 ? counting : counting.slice(0, decisive)
  return before.some(({ isAllow }) => isAllow) ? 'limited' : 'closed'
}

/** What makes an opening to everyone a risk. */
const isRisky = ({ minPort, maxPort }: { minPort: number; maxPort: number }): boolean =>
  portsForNeighbours.some((port) => port >= minPort && port <= maxPort)

export const reachOfPorts = (
  reach: 'everyone' | 'limited' | 'closed',
  ports: { minPort: number; maxPort: number },
): TopologyReach => (reach === 'everyone' && isRisky(ports) ? 'risky' : reach)

/**
 * What the internet gets to behind these rules, as ranges of ports. Ports are looked at where something changes: at the
 * first port of a rule, and behind its last one.
 */
export const openingsOf = (
  rules: readonly FirewallRuleShape[],
  kind: FirewallKind,
  has: { ipv4: boolean; ipv6: boolean },
): TopologyOpening[] => {
  const counting = rules.filter(
    (rule) =>
      rule.directionId === firewallDirection.id.ingress &&
      isOfInternet(rule) &&
      (isIpv4Remote(rule.remoteIp) ? has.ipv4 : has.ipv6),
  )
  return protocolsWithPorts.flatMap((firewallProtocolId) => {
    const fitting = counting.filter((rule) =>
      [firewallProtocol.id.any as number, firewallProtocolId].includes(rule.firewallProtocolId),
    )
    return merged(
      edgesOf(fitting.map(portsOf)).map(({ minPort, maxPort }) => {
        const here = fitting.filter((rule) => portsOf(rule).minPort <= minPort && portsOf(rule).maxPort >= minPort)
        const byVersion = Map.groupBy(here, ({ remoteIp }) => isIpv4Remote(remoteIp))
        const reached = new Set([...byVersion.values()].map((ofVersion) => widest(ofVersion, kind)))
        const reach = (['everyone', 'limited'] as const).find((one) => reached.has(one)) ?? 'closed'
        return { firewallProtocolId, minPort, maxPort, reach }
      }),
    )
  })
}

interface Ports {
  minPort: number
  maxPort: number
}

/** Neighbouring ranges between the edges of these. */
const edgesOf = (ranges: readonly Ports[]): Ports[] => {
  const starts = new Set(ranges.flatMap(({ minPort, maxPort }) => [minPort, maxPort + 1]))
  const sorted = [...starts].filter((port) => port <= everyPort.maxPort).toSorted((a, b) => a - b)
  return sorted.map((minPort, index) => ({ minPort, maxPort: (sorted[index + 1] ?? everyPort.maxPort + 1) - 1 }))
}

type Judged = Pick<TopologyOpening, 'firewallProtocolId' | 'minPort' | 'maxPort'> & {
  reach: 'everyone' | 'limited' | 'closed'
}

const merged = (ranges: readonly Judged[]): TopologyOpening[] => {
  const joined: Judged[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    if (last && last.reach === range.reach && last.maxPort + 1 === range.minPort) last.maxPort = range.maxPort
    else joined.push({ ...range })
  }
  return joined
    .filter(({ reach }) => reach !== 'closed')
    .map((range) => ({ ...range, reach: reachOfPorts(range.reach, range) }))
}

/** Whether it is a risk is a matter of the ports that are left of a range. */
const plainReach = (reach: TopologyReach): Judged['reach'] => {
  if (reach === 'risky') return 'everyone'
  return reach === 'everyone' || reach === 'limited' ? reach : 'closed'
}

/** What of these lies within a range of ports: a forward leads to no others. */
export const openingsWithin = (
  openings: readonly TopologyOpening[],
  { firewallProtocolId, minPort, maxPort }: Omit<TopologyOpening, 'reach'>,
): TopologyOpening[] =>
  openings.flatMap((opening) => {
    if (opening.firewallProtocolId !== firewallProtocolId) return []
    const ports = { minPort: Math.max(minPort, opening.minPort), maxPort: Math.min(maxPort, opening.maxPort) }
    if (ports.minPort > ports.maxPort) return []
    return [{ firewallProtocolId, ...ports, reach: reachOfPorts(plainReach(opening.reach), ports) }]
  })

/** What the internet gets to over several ways together: each port as the widest of them has it. */
export const joinedOpenings = (openings: readonly TopologyOpening[]): TopologyOpening[] =>
  protocolsWithPorts.flatMap((firewallProtocolId) => {
    const fitting = openings.filter((opening) => opening.firewallProtocolId === firewallProtocolId)
    return merged(
      edgesOf(fitting).map((ports) => {
        const here = fitting.filter(({ minPort, maxPort }) => minPort <= ports.minPort && maxPort >= ports.minPort)
        const reached = new Set(here.map(({ reach }) => plainReach(reach)))
        const reach = (['everyone', 'limited'] as const).find((one) => reached.has(one)) ?? 'closed'
        return { firewallProtocolId, ...ports, reach }
      }),
    )
  })

const worstFirst: readonly TopologyReach[] = ['broken', 'risky', 'everyone', 'limited', 'closed', 'inside']

/** The one that somebody should look at first; `closed` where there is nothing. */
export const worstReach = (reaches: readonly TopologyReach[]): TopologyReach =>
  worstFirst.find((reach) => reaches.includes(reach)) ?? 'closed'

/** The internet gets there. */
export const isExposed = (reach: TopologyReach): boolean =>
  reach === 'everyone' || reach === 'risky' || reach === 'limited'

/** Of what several ways share: one broken way among them does not break the others. */
export const sharedReach = (reaches: readonly TopologyReach[]): TopologyReach => {
  const working = reaches.filter((reach) => reach !== 'broken')
  return worstReach(working.length > 0 ? working : reaches)
}
