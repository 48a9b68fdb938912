import { glyphAt } from './topology-glyphs.ts'
import { internetId } from './topology-graph.ts'
import type { PlacedFrame, PlacedNode, Point, Rect } from './topology-layout.ts'
import { pressed, type Pressable } from './topology-pressable.ts'
import { topologyText as text } from './topology.fa.ts'
import { Label, shortened } from './TopologyLabel.tsx'
import styles from './TopologyPicture.module.css'

/** What a finger meets is this high; what stands below the head of a network covers the rest of it. */
const leastTouch = 40

/** Words on a long bar stand where they are seen first. */
const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + Math.min(height / 2, 240) })

interface InternetBarProps {
  rect: Rect
  /** Where it is a thing to press like the others. */
  pressable?: Pressable | undefined
}

export function InternetBar({ rect, pressable }: InternetBarProps) {
  const { x, y, width, height } = rect
  const middle = middleOf(rect)
  const isUpright = height > width
  return (
    <g
      {...(pressable && pressed({ id: internetId, kind: 'internet', state: 'ok' }, pressable))}
      className={pressable ? `${styles.bar} ${styles.node}` : styles.bar}
    >
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <path
        className={styles.glyph}
        d={glyphAt('address', middle.x - 8 + (isUpright ? 0 : 36), middle.y - (isUpright ? 20 : 8))}
      />
      <text x={middle.x} y={middle.y + (isUpright ? 16 : 5)} textAnchor="middle">
        {text.internet}
      </text>
    </g>
  )
}

/** A private network: its head is the button. */
export function NetworkFrame({ placed, pressable }: { placed: PlacedFrame; pressable: Pressable }) {
  const { frame, x, y, width, height } = placed
  const { network, own } = frame
  const isEmpty = frame.servers.length === 0 && frame.balancers.length === 0
  return (
    <g className={styles.frame} data-mark={pressable.mark}>
      <rect x={x} y={y} width={width} height={height} rx={10} />
      {network && (
        <g {...pressed(network, pressable)}>
          <title>{network.name}</title>
          <path className={styles.touched} d={`M${x} ${y}h${width}v${leastTouch}h${-width}z`} />
          <rect className={styles.head} x={x + 2} y={y + 2} width={width - 4} height={25} rx={8} />
        </g>
      )}
      {isEmpty && (
        <Label x={x + width - 14} y={y + 58} className={styles.quiet}>
          {text.emptyFrame}
        </Label>
      )}
      {own && <title>{text.ownCount(own.count)}</title>}
    </g>
  )
}

/** A name that has no room is told by the pointer. */
const longestName = 15

/** Anything else: its box. What is drawn and written on it is drawn for all of them together. */
export function ThingBox({ placed, pressable }: { placed: PlacedNode; pressable: Pressable }) {
  const { node, x, y, width, height } = placed
  return (
    <g {...pressed(node, pressable)}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      {node.name.length > longestName && <title>{node.name}</title>}
    </g>
  )
}

/** The name of a private cloud: upright beside its networks. */
export function RouterName({ placed }: { placed: PlacedNode }) {
  const { node, x, width, height } = placed
  const middle = middleOf(placed)
  if (height <= width) {
    return (
      <Label x={x + width - 42} y={middle.y + 5} className={styles.name} longest={24}>
        {node.name}
      </Label>
    )
  }
  return (
    <text
      transform={`translate(${middle.x + 4} ${middle.y + 12}) rotate(-90)`}
      textAnchor="middle"
      className={styles.name}
    >
      {shortened(node.name, Math.max(3, Math.floor((Math.min(height, 480) - 50) / 9)))}
    </text>
  )
}
