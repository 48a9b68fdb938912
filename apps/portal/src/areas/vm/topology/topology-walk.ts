import { internetId, outsideId } from './topology-graph.ts'
import type { PlacedNode, PlacedTopology, Point, Rect } from './topology-layout.ts'

/** What the keyboard can come to, in the order of reading. */
export interface Stop extends Rect {
  id: string
}

export const stopsOf = (placed: PlacedTopology, hasInternet = false): Stop[] => {
  const { internet, addresses, routers, frames, things } = placed
  const inside = Map.groupBy(things, ({ node }) => node.networkId ?? outsideId)
  const stopOf = ({ node, x, y, width, height }: PlacedNode): Stop => ({ id: node.id, x, y, width, height })
  return [
    ...(hasInternet ? [{ id: internetId, ...internet }] : []),
    ...addresses.map(stopOf),
    ...routers.map(stopOf),
    ...frames.flatMap(({ frame, x, y, width }) => [
      // A frame is pressed by its head.
      ...(frame.network ? [{ id: frame.id, x, y, width, height: 28 }] : []),
      ...(inside.get(frame.id) ?? []).map(stopOf),
    ]),
  ]
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const centreOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 })

/** What lies straight ahead is nearer than what lies aside. */
const aside = 3

/** Where a key leads from a stop: to the nearest one in that direction, or nowhere. */
export const nextStop = (stops: readonly Stop[], fromId: string, key: string): string | undefined => {
  if (key === 'Home') return stops[0]?.id
  if (key === 'End') return stops.at(-1)?.id
  const direction = directions[key]
  const from = stops.find(({ id }) => id === fromId)
  if (!direction || !from) return undefined
  const here = centreOf(from)
  const candidates = stops.flatMap((stop) => {
    const { x, y } = centreOf(stop)
    const ahead = (x - here.x) * direction.x + (y - here.y) * direction.y
    const beside = Math.abs((x - here.x) * direction.y) + Math.abs((y - here.y) * direction.x)
    return ahead > 1 ? [{ id: stop.id, far: ahead + aside * beside }] : []
  })
  return candidates.toSorted((one, other) => one.far - other.far)[0]?.id
}
