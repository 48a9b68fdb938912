import type { TopologyNode } from '@sarv/client/vm.generated'
import type { Frame, TopologyGraph } from './topology-graph.ts'
import type { PlacedFrame, PlacedNode } from './topology-layout.ts'
import { addressBox, balancerGap, box, frameHead, gap, padding } from './topology-sizes.ts'

/** Long networks become broad, so that the picture is no ribbon. */
const columnsFor = (count: number): number => {
  if (count <= 2) return 1
  return count <= 8 ? 2 : 3
}

export interface FrameSize {
  width: number
  height: number
  /** From the side where reading begins. */
  columns: readonly (readonly TopologyNode[])[]
  /** Balancers have a column of their own, half a row lower: what leads past them passes between them. */
  isApart: boolean
}

/** A frame's own size and who stands in which column: balancers before their servers. */
export const sizeOfFrame = ({ balancers, servers, targetCount }: Frame, mostColumns: number): FrameSize => {
  const isBeside = balancers.length > 0 && mostColumns > 1
  const columns = Math.min(columnsFor(servers.length), Math.max(1, isBeside ? mostColumns - 1 : mostColumns))
  // What lines lead to stands in the first column, where they arrive.
  const rows = Math.max(1, targetCount, Math.ceil(servers.length / columns))
  const ofServers = Array.from({ length: columns }, (_, index) => servers.slice(index * rows, (index + 1) * rows))
  const all = isBeside ? [balancers, ...ofServers] : [[...balancers, ...ofServers[0]!], ...ofServers.slice(1)]
  const filled = all.filter((column, index) => index === 0 || column.length > 0)
  const isLowered = isBeside && filled.length > 1
  const tallest = Math.max(1, ...filled.map(({ length }, index) => length + (isLowered && index === 0 ? 0.5 : 0)))
  return {
    width: padding.inline * 2 + filled.length * (box.width + gap.x) - gap.x + (isLowered ? balancerGap : 0),
    height: frameHead + padding.block + tallest * (box.height + gap.y) - gap.y,
    columns: filled,
    isApart: isLowered,
  }
}

/** Things of a frame, from its upper right corner on. */
export const fillFrame = ({ x, y, width }: PlacedFrame, { columns, isApart }: FrameSize): PlacedNode[] =>
  columns.flatMap((column, index) => {
    const aside = isApart && index > 0 ? balancerGap : 0
    const lowered = isApart && index === 0 ? (box.height + gap.y) / 2 : 0
    const right = x + width - padding.inline - index * (box.width + gap.x) - aside
    return column.map((node, row) => ({
      node,
      x: right - box.width,
      y: y + frameHead + lowered + row * (box.height + gap.y),
      ...box,
    }))
  })

/** A public address with a row for each way that it is part of. */
export const heightsOf = ({ addresses, rows }: TopologyGraph): ReadonlyMap<string, number> => {
  const heightOf = (count: number) => addressBox.head + Math.max(1, count) * addressBox.row + addressBox.foot
  return new Map(addresses.map(({ id }) => [id, heightOf(rows.get(id)?.length ?? 0)]))
}
