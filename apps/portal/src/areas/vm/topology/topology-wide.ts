import type { TopologyNode } from '@sarv/client/vm.generated'
import { fillFrame, heightsOf, sizeOfFrame } from './topology-frames.ts'
import type { Frame, TopologyGraph } from './topology-graph.ts'
import type { PlacedFrame, PlacedGround, PlacedNode, Point } from './topology-layout.ts'
import { addressBox, bar, lane, margin } from './topology-sizes.ts'

/** Between columns: arrows and curves need room, a private cloud and its networks hardly any. */
const columnGap = 64
const gatewayGap = 28
/** Between what stands in one column, and between two private clouds. */
const between = 16
const betweenGroups = 28
/** How far a line keeps from the boxes that it passes. */
const clearance = 7
/** A private cloud with its addresses and networks, or the networks that are in none. */
interface Group {
  router: TopologyNode | null
  addresses: readonly TopologyNode[]
  frames: readonly Frame[]
}

const groupsOf = ({ routers, addresses, frames }: TopologyGraph): Group[] => {
  const addressesOf = Map.groupBy(addresses, ({ routerId }) => routerId)
  const framesOf = Map.groupBy(frames, ({ routerId }) => routerId)
  const inClouds = routers.map((router) => ({
    router,
    addresses: addressesOf.get(router.id) ?? [],
    frames: framesOf.get(router.id) ?? [],
  }))
  const free = framesOf.get(null) ?? []
  return free.length > 0 ? [...inClouds, { router: null, addresses: [], frames: free }] : inClouds
}

/** Under each other, from there on; answers also where they end. */
const stacked = <One>(all: readonly One[], top: number, heightOf: (one: One) => number) => {
  const tops: number[] = []
  let y = top
  for (const one of all) {
    tops.push(y)
    y += heightOf(one) + between
  }
  return { tops, bottom: all.length === 0 ? top : y - between }
}

/** The column of addresses is passed where none of them stands, as near as possible. */
const passageAt = (wanted: number, addresses: readonly PlacedNode[]): number => {
  const isFree = (y: number) => addresses.every((one) => y <= one.y - clearance || y >= one.y + one.height + clearance)
  const edges = addresses.flatMap(({ y, height }) => [y - clearance, y + height + clearance])
  const free = [wanted, ...edges].filter(isFree)
  return free.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted
}

/**
 * Internet, addresses, private clouds and networks side by side, from the right. The columns are always these four, and
 * clouds stand one after the other, each with all that is its own: no general layout of graphs has anything to find out.
 */
export const placeWide = (graph: TopologyGraph, mostColumns = 4): PlacedGround => {
  const { frames, routers, addresses } = graph
  const sizes = new Map(frames.map((frame) => [frame.id, sizeOfFrame(frame, mostColumns)]))
  const heights = heightsOf(graph)
  const widest = Math.max(...[...sizes.values()].map(({ width }) => width), 0)
  const framesRight = lane + widest
  const routerX = framesRight + gatewayGap
  const addressX = (routers.length > 0 ? routerX + bar : framesRight) + columnGap
  const internetX = addresses.length > 0 ? addressX + addressBox.width + columnGap : addressX

  const placedFrames: PlacedFrame[] = []
  const placedRouters: PlacedNode[] = []
  const placedAddresses: PlacedNode[] = []
  let y = margin
  for (const group of groupsOf(graph)) {
    const framesAt = stacked(group.frames, y, ({ id }) => sizes.get(id)!.height)
    const addressesAt = stacked(group.addresses, y, ({ id }) => heights.get(id)!)
    const bottom = Math.max(y + bar, framesAt.bottom, addressesAt.bottom)
    // What is lower stands in the middle of what is higher.
    const lowered = Math.floor((bottom - addressesAt.bottom) / 2)
    group.frames.forEach((frame, index) => {
      const { width, height } = sizes.get(frame.id)!
      placedFrames.push({ frame, x: framesRight - width, y: framesAt.tops[index]!, width, height })
    })
    group.addresses.forEach((node, index) => {
      const top = addressesAt.tops[index]! + lowered
      placedAddresses.push({ node, x: addressX, y: top, width: addressBox.width, height: heights.get(node.id)! })
    })
    if (group.router) {
      const height = Math.max(bar, framesAt.bottom - y)
      placedRouters.push({ node: group.router, x: routerX, y, width: bar, height })
    }
    y = bottom + betweenGroups
  }
  const height = Math.max(y - betweenGroups, margin + bar) + margin
  const passageOf = ({ frame, y: top }: PlacedFrame): Point | undefined =>
    frame.own && placedAddresses.length > 0 ? { x: addressX, y: passageAt(top + 16, placedAddresses) } : undefined
  return {
    shape: 'wide',
    width: internetX + bar + margin,
    height,
    internet: { x: internetX, y: margin, width: bar, height: height - 2 * margin },
    frames: placedFrames.map((frame) => ({ ...frame, passage: passageOf(frame) })),
    routers: placedRouters,
    addresses: placedAddresses,
    rows: graph.rows,
    things: placedFrames.flatMap((frame) => fillFrame(frame, sizes.get(frame.frame.id)!)),
  }
}
