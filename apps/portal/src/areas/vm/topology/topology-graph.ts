import type { Topology, TopologyLink, TopologyNode } from '@sarv/client/vm.generated'
import { isExposed, sharedReach } from '@sarv/contract/vm/topology/exposure.rules'

export const internetId = 'internet'
/** Where servers stand that are on no private network. */
export const outsideId = 'outside'

type Reach = TopologyLink['reach']

/** A private network with what stands in it, or the place of what stands in none. */
export interface Frame {
  id: string
  /** null: the place outside all networks. */
  network: TopologyNode | null
  routerId: string | null
  balancers: readonly TopologyNode[]
  servers: readonly TopologyNode[]
  /** How many of them, from the first, something leads to. */
  targetCount: number
  /** Servers of it that have public addresses of their own, together. */
  own: { count: number; reach: Reach; ids: readonly string[] } | null
}

export interface TopologyGraph {
  frames: readonly Frame[]
  routers: readonly TopologyNode[]
  addresses: readonly TopologyNode[]
  /** Between single things; what all of a frame share is the frame's. */
  links: readonly TopologyLink[]
  /** The ways that begin or end at each public address, in the order of its rows. */
  rows: ReadonlyMap<string, readonly TopologyLink[]>
}

const targetKinds: ReadonlySet<TopologyLink['kind']> = new Set(['forward', 'oneToOne', 'member', 'listener'])

/** Servers that something leads to come first: their lines cross nothing. */
const targetsFirst = (servers: readonly TopologyNode[], targets: ReadonlySet<string>): TopologyNode[] =>
  servers.toSorted((one, other) => Number(targets.has(other.id)) - Number(targets.has(one.id)))

/** Names of the group that a line belongs to. */
const frameOf = ({ networkId }: TopologyNode): string => networkId ?? outsideId

/** The picture's own order of things: networks with what is in them, and the lines that are drawn one by one. */
export const toGraph = ({ nodes, links }: Topology): TopologyGraph => {
  const ofKind = (kind: TopologyNode['kind']) => nodes.filter((node) => node.kind === kind)
  const targets = new Set(links.filter(({ kind }) => targetKinds.has(kind)).map(({ toId }) => toId))
  const inFrame = Map.groupBy(
    nodes.filter(({ kind }) => kind === 'server' || kind === 'missing' || kind === 'balancer'),
    frameOf,
  )
  const ownLinks = new Map(links.filter(({ kind }) => kind === 'own').map((link) => [link.toId, link]))
  const routerOf = new Map(links.filter(({ kind }) => kind === 'gateway').map(({ fromId, toId }) => [toId, fromId]))

  const frame = (id: string, network: TopologyNode | null): Frame => {
    const inside = inFrame.get(id) ?? []
    const servers = inside.filter(({ kind }) => kind !== 'balancer')
    const own = servers.flatMap((server) => ownLinks.get(server.id) ?? [])
    return {
      id,
      network,
      routerId: routerOf.get(id) ?? null,
      balancers: inside.filter(({ kind }) => kind === 'balancer'),
      servers: targetsFirst(servers, targets),
      targetCount: servers.filter((server) => targets.has(server.id)).length,
      own:
        own.length === 0
          ? null
          : { count: own.length, reach: sharedReach(own.map(({ reach }) => reach)), ids: own.map(({ id }) => id) },
    }
  }
  const networks = ofKind('network').map((network) => frame(network.id, network))
  const frames = inFrame.has(outsideId) ? [...networks, frame(outsideId, null)] : networks
  const rows = rowsByAddress(links, placesIn(frames))
  return {
    frames,
    routers: ofKind('router'),
    addresses: inOrderOfTargets(ofKind('address'), rows, placesIn(frames)),
    links: links.filter((link) => link.kind !== 'own' && !isHome(link)),
    rows,
  }
}

/** How far down each thing stands. */
const placesIn = (frames: readonly Frame[]): ReadonlyMap<string, number> =>
  new Map(
    frames
      .flatMap(({ balancers, servers }) => [...balancers, ...servers])
      .map(({ id }, place): [string, number] => [id, place]),
  )

const rowKinds: ReadonlySet<TopologyLink['kind']> = new Set(['forward', 'oneToOne', 'listener', 'exit'])

/** What leads further down has a lower row: fewer lines cross. The way out comes first. */
const rowsByAddress = (
  links: readonly TopologyLink[],
  places: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly TopologyLink[]> => {
  const placeOf = ({ toId }: TopologyLink) => places.get(toId) ?? -1
  return Map.groupBy(
    links.filter(({ kind }) => rowKinds.has(kind)).toSorted((one, other) => placeOf(one) - placeOf(other)),
    ({ kind, fromId, toId }) => (kind === 'exit' ? toId : fromId),
  )
}

/** Those of one cloud by where they lead to; clouds as they come. */
const inOrderOfTargets = (
  addresses: readonly TopologyNode[],
  rows: ReadonlyMap<string, readonly TopologyLink[]>,
  places: ReadonlyMap<string, number>,
): TopologyNode[] => {
  const placeOf = ({ id }: TopologyNode) => {
    const [first = -1] = (rows.get(id) ?? []).flatMap(({ toId }) => places.get(toId) ?? [])
    return first
  }
  const byCloud = Map.groupBy(addresses, ({ routerId }) => routerId)
  return [...byCloud.values()].flatMap((ofCloud) => ofCloud.toSorted((one, other) => placeOf(one) - placeOf(other)))
}

/** A server stands in this network: being there is the line. */
const isHome = ({ kind, label }: TopologyLink): boolean => kind === 'connection' && label === null

/** Only what the internet gets to, with all that lies on the way there. */
export const onlyExposed = ({ nodes, links }: Topology): Topology => {
  const open = links.filter(({ reach }) => isExposed(reach))
  // Behind a load balancer no way of its own says that the internet gets to a server.
  const reached = nodes.filter(({ openings }) => openings.some(({ reach }) => isExposed(reach)))
  const kept = new Set([...open.flatMap(({ fromId, toId }) => [fromId, toId]), ...reached.map(({ id }) => id)])
  for (const node of nodes) {
    if (!kept.has(node.id)) continue
    if (node.networkId) kept.add(node.networkId)
    if (node.routerId) kept.add(node.routerId)
  }
  for (const link of links) if (link.kind === 'gateway' && kept.has(link.toId)) kept.add(link.fromId)
  return {
    nodes: nodes.filter(({ id }) => kept.has(id)),
    links: links.filter(
      ({ fromId, toId, reach }) =>
        (isExposed(reach) || reach === 'inside') && kept.has(toId) && (fromId === internetId || kept.has(fromId)),
    ),
  }
}

/** What a question went over, by the ids of things and ways. */
export interface MarkedPath {
  isOpen: boolean
  ids: ReadonlySet<string>
}

/** Ways to and from a thing. */
export const linksOf = ({ links }: Topology, id: string): TopologyLink[] =>
  links.filter(({ fromId, toId }) => fromId === id || toId === id)
