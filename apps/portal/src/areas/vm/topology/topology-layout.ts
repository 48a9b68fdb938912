import type { TopologyLink, TopologyNode } from '@sarv/client/vm.generated'
import type { Frame, TopologyGraph } from './topology-graph.ts'
import { linesOf } from './topology-lines.ts'
import { placeTall } from './topology-tall.ts'
import { placeWide } from './topology-wide.ts'

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
  /** Of all the ways that it stands for. */
  wayIds: readonly string[]
}

/** Beside the internet (wide), or under it (tall: a phone). */
export type Shape = 'wide' | 'tall'

/** Everything in its place, and no line yet. */
export interface PlacedGround {
  shape: Shape
  width: number
  height: number
  internet: Rect
  frames: readonly PlacedFrame[]
  routers: readonly PlacedNode[]
  addresses: readonly PlacedNode[]
  /** Servers, balancers, and places of what is gone. */
  things: readonly PlacedNode[]
  /** What stands in each address, row by row. */
  rows: TopologyGraph['rows']
}

export interface PlacedTopology extends PlacedGround {
  lines: readonly PlacedLine[]
}

const withLines = (ground: PlacedGround, graph: TopologyGraph): PlacedTopology => ({
  ...ground,
  lines: linesOf(ground, graph.links),
})

/** Where everything stands, and the lines between it. */
export const layOutTopology = (graph: TopologyGraph, shape: Shape, available: number): PlacedTopology =>
  withLines(shape === 'wide' ? placeWide(graph) : placeTall(graph, available), graph)

/** Below this, words are too small to be read. */
const leastScale = 0.8
/** The most servers beside each other in one network, with its balancers: as many as there is room for. */
const columns = [4, 3, 2]

/** As it fits into so much room: beside each other where that can be read there, and under each other elsewhere. */
export const fitTopology = (graph: TopologyGraph, available: number): PlacedTopology => {
  for (const mostColumns of columns) {
    const wide = placeWide(graph, mostColumns)
    if (wide.width * leastScale <= available) return withLines(wide, graph)
  }
  return withLines(placeTall(graph, available), graph)
}
