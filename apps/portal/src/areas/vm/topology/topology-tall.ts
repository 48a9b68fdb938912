import { fillFrame, heightsOf, sizeOfFrame } from './topology-frames.ts'
import type { Frame, TopologyGraph } from './topology-graph.ts'
import type { PlacedFrame, PlacedGround, PlacedNode } from './topology-layout.ts'
import { addressBox, box, gap, lane, margin, padding } from './topology-sizes.ts'

const tallGap = 28

/** The same from above: for screens that are narrow. */
export const placeTall = (graph: TopologyGraph, available: number): PlacedGround => {
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
    // Lines of balancers run beside everything: there they cross no other server.
    const size = sizeOfFrame(frame, frame.balancers.length > 0 ? 1 : mostColumns)
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
  return {
    shape: 'tall',
    width,
    height: y - gap.y * 2 + margin,
    internet,
    frames: placedFrames,
    routers: placedRouters,
    addresses: placedAddresses,
    rows: graph.rows,
    things,
  }
}
