import type { TopologyLink } from '@sarv/client/vm.generated'
import { internetId } from './topology-graph.ts'
import type { PlacedFrame, PlacedGround, PlacedLine, Point, Rect } from './topology-layout.ts'
import { addressBox, gap } from './topology-sizes.ts'

const rightOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width, y: y + height / 2 })
const leftOf = ({ x, y, height }: Rect): Point => ({ x, y: y + height / 2 })

/** Where the way of a frame's own servers arrives: at the height of its name, above all boxes. */
const headOf = ({ x, y, width }: Rect): Point => ({ x: x + width, y: y + 16 })

/** The rows of an address, where its forwards begin. */
export const rowOf = (address: Rect, index: number): number =>
  address.y + addressBox.head + (index + 0.5) * addressBox.row

const round = (value: number): number => Math.round(value * 10) / 10

interface Way {
  path: string
  middle: Point
  end: Point
  angle: number
}

/** From one side to the other, leaving and arriving level. */
const across = (from: Point, to: Point): Way => {
  const bend = Math.max(24, Math.abs(from.x - to.x) / 2)
  const side = from.x >= to.x ? -1 : 1
  return {
    path: `M${round(from.x)} ${round(from.y)}C${round(from.x + side * bend)} ${round(from.y)} ${round(to.x - side * bend)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`,
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    end: to,
    angle: side === -1 ? 0 : 180,
  }
}

/** Straight through a gap, and from there across. */
const past = (fromX: number, gap: Point, to: Point): Way => {
  const way = across(gap, to)
  return { ...way, path: `M${round(fromX)} ${round(gap.y)}${way.path.replace('M', 'L')}` }
}

/** Out to a lane beside everything, along it, and in again at the target. */
const around = (from: Point, laneX: number, to: Point): Way => ({
  path: `M${round(from.x)} ${round(from.y)}H${round(laneX)}V${round(to.y)}H${round(to.x)}`,
  middle: { x: laneX, y: (from.y + to.y) / 2 },
  end: to,
  angle: laneX > to.x ? 0 : 180,
})

const down = (from: Point, to: Point): Way => ({
  path: `M${round(from.x)} ${round(from.y)}V${round(to.y)}`,
  middle: { x: from.x, y: (from.y + to.y) / 2 },
  end: to,
  angle: -90,
})

/** Down beside what stands above the target, and in from its side. */
const downBeside = (from: Point, to: Point): Way => ({
  path: `M${round(from.x)} ${round(from.y)}V${round(to.y)}H${round(to.x)}`,
  middle: { x: from.x, y: to.y - 12 },
  end: to,
  angle: 180,
})

/** The internet and a frame whose servers have addresses of their own. */
const ownLine = (ground: PlacedGround, placed: PlacedFrame, laneX: number): PlacedLine[] => {
  const { frame } = placed
  if (!frame.own) return []
  const { internet, shape } = ground
  const to = headOf(placed)
  const way =
    shape === 'wide'
      ? past(internet.x, placed.passage ?? { x: internet.x, y: to.y }, to)
      : around({ x: internet.x + internet.width, y: rightOf(internet).y }, laneX, to)
  return [{ id: `own-${frame.id}`, reach: frame.own.reach, link: null, wayIds: frame.own.ids, ...way }]
}

/** Lines beside what is stacked keep a little apart, as long as there is room. */
const lanes = 5
const laneStep = 5

/** What the lines are drawn over. */
interface Scene extends Omit<PlacedGround, 'rows'> {
  rects: ReadonlyMap<string, Rect>
  /** Which of its address's rows a forward has. */
  rows: ReadonlyMap<string, number>
}

/** How high a way begins: at its own row of an address, or in the middle of anything else. */
const startOf = ({ rows }: Scene, source: Rect, { id }: TopologyLink): number => {
  const row = rows.get(id)
  return row === undefined ? leftOf(source).y : rowOf(source, row)
}

/** As high as that, where the bar is so high. */
const within = ({ y, height }: Rect, wanted: number): number => Math.min(Math.max(wanted, y + 8), y + height - 8)

/** Level inside a network: what stands before the target is passed, not crossed. */
const into = ({ frames }: Scene, from: Point, target: Rect): Way => {
  const to = rightOf(target)
  const frame = frames.find(({ x, y, width, height }) => to.x > x && to.x < x + width && to.y > y && to.y < y + height)
  const edge = frame ? frame.x + frame.width : to.x
  if (from.x <= edge) return across(from, to)
  const way = across(from, { x: edge, y: to.y })
  return { ...way, path: `${way.path}H${round(to.x)}`, end: to }
}

const wideLine = (scene: Scene, source: Rect, target: Rect, link: TopologyLink, index: number): Way => {
  if (link.kind === 'entry') return across({ x: source.x, y: leftOf(target).y }, rightOf(target))
  if (link.kind === 'gateway') {
    const low = { x: target.x + target.width, y: target.y + target.height - 16 }
    return across({ x: source.x, y: low.y }, low)
  }
  if (link.kind === 'exit') {
    const y = startOf(scene, target, link)
    return across({ x: source.x + source.width, y: within(source, y) }, { x: target.x, y })
  }
  if (link.kind === 'connection') {
    const laneX = Math.min(...scene.frames.map(({ x }) => x)) - laneStep * (2 + (index % lanes))
    return around(leftOf(source), laneX, { x: target.x, y: headOf(target).y })
  }
  return into(scene, { x: source.x, y: startOf(scene, source, link) }, target)
}

const tallLine = (scene: Scene, source: Rect, target: Rect, link: TopologyLink, index: number): Way => {
  const laneX = laneStep + (index % lanes) * laneStep
  if (link.kind === 'entry') {
    const bottom = source.y + source.height
    const x = target.x + target.width / 2
    const isBelowAnother = scene.addresses.some((one) => one.y < target.y && one.x < x && x < one.x + one.width)
    return isBelowAnother
      ? downBeside({ x: target.x - gap.x / 2, y: bottom }, leftOf(target))
      : down({ x, y: bottom }, { x, y: target.y })
  }
  if (link.kind === 'exit') {
    return around(leftOf(source), laneX, { x: target.x, y: startOf(scene, target, link) })
  }
  if (link.kind === 'access') return around(leftOf(source), laneX, { x: target.x, y: headOf(target).y })
  if (link.kind === 'member') return around(leftOf(source), laneX, leftOf(target))
  if (link.kind === 'connection') return around(leftOf(source), laneX, { x: target.x, y: headOf(target).y })
  const from = { x: source.x + source.width, y: startOf(scene, source, link) }
  return around(from, scene.width - laneX, rightOf(target))
}

/** Every line of the picture, over the places of what it joins. */
export const linesOf = (ground: PlacedGround, links: readonly TopologyLink[]): PlacedLine[] => {
  const { frames, routers, addresses, things, internet, shape, width } = ground
  const rects = new Map<string, Rect>([
    [internetId, internet],
    ...frames.map((placed): [string, Rect] => [placed.frame.id, placed]),
    ...[...routers, ...addresses, ...things].map((placed): [string, Rect] => [placed.node.id, placed]),
  ])
  const rows = new Map<string, number>()
  for (const ofAddress of ground.rows.values()) ofAddress.forEach(({ id }, row) => rows.set(id, row))
  const scene = { ...ground, rects, rows }
  // Under each other, a cloud and its networks touch.
  const drawn = shape === 'wide' ? links : links.filter(({ kind }) => kind !== 'gateway')
  const single = drawn.flatMap((link, index) => {
    const [source, target] = [rects.get(link.fromId), rects.get(link.toId)]
    if (!source || !target) return []
    const way =
      shape === 'wide' ? wideLine(scene, source, target, link, index) : tallLine(scene, source, target, link, index)
    return [{ id: link.id, reach: link.reach, link, wayIds: [link.id], ...way }]
  })
  const own = frames.flatMap((frame, index) => ownLine(ground, frame, width - laneStep - (index % lanes) * laneStep))
  return [...own, ...single]
}
