import { Graph, layout as layOutGraph } from '@dagrejs/dagre'
import type { TopologyLink, TopologyNode } from '@sarv/client/vm.generated'
import { internetId, type Frame, type TopologyGraph } from './topology-graph.ts'
import { linesOf } from './topology-lines.ts'
import { addressBox, box } from './topology-sizes.ts'

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** A thing in its place. */
export interface PlacedNode extends Rect {
  node: TopologyNode
}

export interface PlacedFrame extends Rect {
  frame: Frame
  /** Where the way of its own servers passes between the addresses of clouds; absent: straight ahead. */
  passage?: Point | undefined
}

export interface PlacedLine {
  id: string
  path: string
  reach: TopologyLink['reach']
  /** Where a broken way is crossed out, and where words about it stand. */
  middle: Point
  end: Point
  /** Which way its arrow points, in degrees; 0 is to the left. */
  angle: number
  link: TopologyLink | null
}

/** Beside the internet (wide), or under it (tall: a phone). */
export type Shape = 'wide' | 'tall'

export interface PlacedTopology {
  shape: Shape
  width: number
  height: number
  internet: Rect
  frames: readonly PlacedFrame[]
  routers: readonly PlacedNode[]
  addresses: readonly PlacedNode[]
  /** Servers, balancers, and places of what is gone. */
  things: readonly PlacedNode[]
  lines: readonly PlacedLine[]
  /** What stands in each address, row by row. */
  rows: TopologyGraph['rows']
}

const gap = { x: 16, y: 10 } as const
/** Inside a frame; more at the side where lines arrive. */
const padding = { block: 12, inline: 14 } as const
const frameHead = 30
const columnGap = 96
const bar = 52
const margin = 16
/** How much room lines have beside everything. */
const lane = 34

/** Long networks become broad, so that the picture is no ribbon. */
const columnsFor = (count: number): number => {
  if (count <= 2) return 1
  return count <= 8 ? 2 : 3
}

interface FrameSize {
  width: number
  height: number
  /** From the side where reading begins. */
  columns: readonly (readonly TopologyNode[])[]
}

/** A frame's own size and who stands in which column: balancers before their servers. */
const sizeOfFrame = ({ balancers, servers, targetCount }: Frame, mostColumns: number): FrameSize => {
  const columns = Math.min(columnsFor(servers.length), Math.max(1, mostColumns))
  // What lines lead to stands in the first column, where they arrive.
  const rows = Math.max(1, targetCount, Math.ceil(servers.length / columns))
  const ofServers = Array.from({ length: columns }, (_, index) => servers.slice(index * rows, (index + 1) * rows))
  const isApart = balancers.length > 0 && mostColumns > columns
  const all = isApart ? [balancers, ...ofServers] : [[...balancers, ...ofServers[0]!], ...ofServers.slice(1)]
  const filled = all.filter((column, index) => index === 0 || column.length > 0)
  const tallest = Math.max(1, ...filled.map(({ length }) => length))
  const between = filled.length > 1 && isApart ? columnGap / 2 - gap.x : 0
  return {
    width: padding.inline * 2 + filled.length * (box.width + gap.x) - gap.x + between,
    height: frameHead + padding.block + tallest * (box.height + gap.y) - gap.y,
    columns: filled,
  }
}

/** Things of a frame, from its upper right corner on. */
const fillFrame = ({ frame, x, y, width }: PlacedFrame, { columns }: FrameSize): PlacedNode[] => {
  const hasBalancers = frame.balancers.length > 0 && columns[0]!.every(({ kind }) => kind === 'balancer')
  return columns.flatMap((column, index) => {
    const aside = hasBalancers && index > 0 ? columnGap / 2 - gap.x : 0
    const right = x + width - padding.inline - index * (box.width + gap.x) - aside
    return column.map((node, row) => ({
      node,
      x: right - box.width,
      y: y + frameHead + row * (box.height + gap.y),
      ...box,
    }))
  })
}

/** A public address with a row for each way that it is part of. */
const heightsOf = ({ addresses, rows }: TopologyGraph): ReadonlyMap<string, number> => {
  const heightOf = (count: number) => addressBox.head + Math.max(1, count) * addressBox.row + addressBox.foot
  return new Map(addresses.map(({ id }) => [id, heightOf(rows.get(id)?.length ?? 0)]))
}

const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x: x - width / 2, y: y - height / 2, width, height })

const within = (rects: readonly Rect[]): Rect => {
  const top = Math.min(...rects.map(({ y }) => y))
  const bottom = Math.max(...rects.map(({ y, height }) => y + height))
  const left = Math.min(...rects.map(({ x }) => x))
  const right = Math.max(...rects.map(({ x, width }) => x + width))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/**
 * Internet, addresses, private clouds and networks side by side, from the right. Which stands above which, and where
 * long lines find room between others, is Dagre's work; it sees networks as wholes, so that its effort grows with them
 * and not with their servers.
 */
const layOutWide = (graph: TopologyGraph): PlacedTopology => {
  const { frames, routers, addresses } = graph
  const sizes = new Map(frames.map((frame) => [frame.id, sizeOfFrame(frame, 4)]))
  const heights = heightsOf(graph)
  const plan = new Graph()
  plan.setGraph({ rankdir: 'RL', nodesep: 18, ranksep: columnGap, edgesep: 12, marginx: lane, marginy: margin })
  plan.setDefaultEdgeLabel(() => ({}))
  const ranks = routers.length > 0 ? { router: 2, frame: 3 } : { router: 1, frame: 1 }
  plan.setNode(internetId, { width: bar, height: bar })
  for (const node of addresses) {
    plan.setNode(node.id, { width: addressBox.width, height: heights.get(node.id)! })
    plan.setEdge(internetId, node.id)
  }
  for (const { id } of routers) {
    plan.setNode(id, { width: bar, height: bar })
    const own = addresses.filter(({ routerId }) => routerId === id)
    for (const address of own) plan.setEdge(address.id, id)
    if (own.length === 0) plan.setEdge(internetId, id, { minlen: ranks.router })
  }
  for (const { id, routerId, own } of frames) {
    const { width, height } = sizes.get(id)!
    plan.setNode(id, { width, height })
    if (routerId) plan.setEdge(routerId, id)
    // Where there is no way at all, an invisible one keeps the frame in its column.
    if (own || !routerId) plan.setEdge(internetId, id, { minlen: ranks.frame })
  }
  // Groups stand in the order in which they are given: clouds one after the other, each with all that is its own.
  layOutGraph(plan, { disableOptimalOrderHeuristic: true })

  const rectOfNode = (id: string): Rect => rectOf(plan.node(id) as Rect)
  const rects = frames.map(({ id }) => rectOfNode(id))
  const right = Math.max(...rects.map(({ x, width }) => x + width))
  const addressX = addresses.length > 0 ? Math.min(...addresses.map(({ id }) => rectOfNode(id).x)) : undefined
  const passageOf = ({ id, own }: Frame): Point | undefined => {
    if (!own || addressX === undefined) return undefined
    // Dagre's way has a point in the column of addresses, where nothing else is.
    const points: readonly Point[] = plan.edge(internetId, id).points
    const between = points.find(({ x }) => x >= addressX && x <= addressX + addressBox.width)
    return between && { x: addressX, y: between.y }
  }
  const placedFrames = frames.map((frame, index) => ({
    ...rects[index]!,
    x: right - rects[index]!.width,
    frame,
    passage: passageOf(frame),
  }))
  const placedRouters = routers.map((node) => {
    const own = placedFrames.filter(({ frame }) => frame.routerId === node.id)
    const rect = rectOfNode(node.id)
    const span = own.length > 0 ? within(own) : rect
    return { ...rect, y: span.y, height: span.height, node }
  })
  const internetX = rectOfNode(internetId).x
  const all = within([...placedFrames, ...placedRouters, ...addresses.map(({ id }) => rectOfNode(id))])
  const height = all.y + all.height + margin
  const placed = {
    shape: 'wide' as const,
    width: internetX + bar + lane,
    height,
    internet: { x: internetX, y: margin, width: bar, height: height - 2 * margin },
    frames: placedFrames,
    routers: placedRouters,
    addresses: addresses.map((node) => ({ ...rectOfNode(node.id), node })),
    rows: graph.rows,
    things: placedFrames.flatMap((frame) => fillFrame(frame, sizes.get(frame.frame.id)!)),
  }
  return { ...placed, lines: linesOf(placed, graph.links) }
}

const tallGap = 28

/** The same from above: for screens that are narrow. */
const layOutTall = (graph: TopologyGraph, available: number): PlacedTopology => {
  const { frames, routers, addresses } = graph
  const least = box.width + 2 * padding.inline + 2 * lane
  const width = Math.max(available, least)
  const inner = width - 2 * lane
  const mostColumns = Math.max(1, Math.floor((inner - 2 * padding.inline + gap.x) / (box.width + gap.x)))
  let y = margin
  const internet = { x: lane, y, width: inner, height: 44 }
  y += internet.height + tallGap

  const heights = heightsOf(graph)
  const perRow = Math.max(1, Math.floor((inner + gap.x) / (addressBox.width + gap.x)))
  const placedAddresses: PlacedNode[] = []
  for (let first = 0; first < addresses.length; first += perRow) {
    const row = addresses.slice(first, first + perRow)
    const height = Math.max(...row.map(({ id }) => heights.get(id)!))
    row.forEach((node, index) => {
      const x = width - lane - addressBox.width - index * (addressBox.width + gap.x)
      placedAddresses.push({ node, x, y, width: addressBox.width, height: heights.get(node.id)! })
    })
    y += height + tallGap
  }

  const placedFrames: PlacedFrame[] = []
  const placedRouters: PlacedNode[] = []
  const things: PlacedNode[] = []
  const stack = (frame: Frame) => {
    const size = sizeOfFrame(frame, mostColumns)
    const placed = { frame, x: lane, y, width: inner, height: size.height }
    placedFrames.push(placed)
    things.push(...fillFrame(placed, size))
    y += size.height + gap.y * 2
  }
  for (const node of routers) {
    placedRouters.push({ node, x: lane, y, width: inner, height: 40 })
    y += 40 + gap.y
    frames.filter(({ routerId }) => routerId === node.id).forEach(stack)
  }
  frames.filter(({ routerId }) => routerId === null).forEach(stack)
  const placed = {
    shape: 'tall' as const,
    width,
    height: y - gap.y * 2 + margin,
    internet,
    frames: placedFrames,
    routers: placedRouters,
    addresses: placedAddresses,
    rows: graph.rows,
    things,
  }
  return { ...placed, lines: linesOf(placed, graph.links) }
}

export const layOutTopology = (graph: TopologyGraph, shape: Shape, available: number): PlacedTopology =>
  shape === 'wide' ? layOutWide(graph) : layOutTall(graph, available)
