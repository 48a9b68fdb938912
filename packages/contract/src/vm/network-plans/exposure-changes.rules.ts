import { isExposed } from '../topology/exposure.rules.ts'
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

/** Everything that an address leads to is told already: the address would say the same once more. */
const isToldByTargets = ({ links }: Topology, { id }: TopologyNode, told: ReadonlySet<string>): boolean => {
  const targets = links.filter(({ fromId, reach }) => fromId === id && isExposed(reach)).map(({ toId }) => toId)
  return targets.length > 0 && targets.every((target) => told.has(target))
}

const widerThan = (picture: Topology, other: Topology): ExposureChange[] => {
  const openingsIn = new Map(other.nodes.map(({ id, openings }) => [id, openings]))
  const changesOf = (node: TopologyNode): ExposureChange[] =>
    widerIn(node.openings, openingsIn.get(node.id) ?? []).map((found) => ({ node, ...found }))
  const isAddress = ({ kind }: TopologyNode): boolean => kind === 'address'
  const ends = picture.nodes.filter((node) => !isAddress(node)).flatMap(changesOf)
  const told = new Set(ends.map(({ node }) => node.id))
  // A further address before a server that is open already is something new all the same.
  const addresses = picture.nodes.filter((node) => isAddress(node) && !isToldByTargets(picture, node, told))
  return [...ends, ...addresses.flatMap(changesOf)]
}

/** What the internet gets to afterwards and did not before, and the other way round. */
export const exposureChanges = (before: Topology, after: Topology) => ({
  opens: widerThan(after, before),
  closes: widerThan(before, after),
})
