import type { Topology, TopologyNode, TopologyOpening, TopologyReach } from '../topology/topology.schemas.ts'

/** Ports of a thing to which the internet gets more, or less, than before. */
export interface ExposureChange {
  node: TopologyNode
  opening: TopologyOpening
  /** How far the internet gets on the other side of the change. */
  other: TopologyReach
}

/** How wide it is open. A risk is no wider than what is open to everyone. */
const widthOf = (reach: TopologyReach): number => {
  if (reach === 'everyone' || reach === 'risky') return 2
  return reach === 'limited' ? 1 : 0
}

const reachAt = (openings: readonly TopologyOpening[], protocolId: number, port: number): TopologyReach =>
  openings.find(
    ({ firewallProtocolId, minPort, maxPort }) =>
      firewallProtocolId === protocolId && minPort <= port && maxPort >= port,
  )?.reach ?? 'closed'

/** What is wider in `openings` than in `others`, as ranges of ports. */
const widerIn = (openings: readonly TopologyOpening[], others: readonly TopologyOpening[]) => {
  const found: { opening: TopologyOpening; other: TopologyReach }[] = []
  for (const opening of openings) {
    const { firewallProtocolId, minPort, maxPort, reach } = opening
    const inside = others.filter((other) => other.firewallProtocolId === firewallProtocolId)
    // Something changes only where one of the others begins, and behind its end.
    const starts = [minPort, ...inside.flatMap((other) => [other.minPort, other.maxPort + 1])]
    const sorted = [...new Set(starts)].filter((port) => port >= minPort && port <= maxPort).toSorted((a, b) => a - b)
    for (const [index, start] of sorted.entries()) {
      const other = reachAt(others, firewallProtocolId, start)
      if (widthOf(reach) <= widthOf(other)) continue
      const end = (sorted[index + 1] ?? maxPort + 1) - 1
      found.push({ opening: { firewallProtocolId, minPort: start, maxPort: end, reach }, other })
    }
  }
  return found
}

/** Where the internet ends up: an address or a network only leads there. */
const isReached = ({ kind }: TopologyNode): boolean => kind === 'server' || kind === 'balancer'

const widerThan = (picture: Topology, other: Topology): ExposureChange[] => {
  const openingsIn = new Map(other.nodes.map(({ id, openings }) => [id, openings]))
  return picture.nodes
    .filter(isReached)
    .flatMap((node) => widerIn(node.openings, openingsIn.get(node.id) ?? []).map((found) => ({ node, ...found })))
}

/** What the internet gets to afterwards and did not before, and the other way round. */
export const exposureChanges = (before: Topology, after: Topology) => ({
  opens: widerThan(after, before),
  closes: widerThan(before, after),
})
