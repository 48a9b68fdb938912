import type { TopologyNode } from '@sarv/client/vm.generated'
import { memo } from 'react'
import { glyphAt } from './topology-glyphs.ts'
import type { PlacedFrame, PlacedNode, Rect } from './topology-layout.ts'
import { topologyText as text } from './topology.fa.ts'
import { Label, shortened } from './TopologyLabel.tsx'
import styles from './TopologyPicture.module.css'

/** What a finger meets is this high; what stands below the head of a network covers the rest of it. */
const leastTouch = 40

export function InternetBar({ rect: { x, y, width, height } }: { rect: Rect }) {
  const middle = { x: x + width / 2, y: y + height / 2 }
  const isUpright = height > width
  return (
    <g className={styles.bar}>
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

interface Pressable {
  /** All that the picture says of it. */
  spoken: string | undefined
  /** The one that the Tab key comes to. */
  isTab: boolean
  isSelected: boolean
  isOnPath: boolean
}

/** What makes a group of SVG a button; the picture itself listens for what happens to them. */
const pressed = ({ id, kind, state }: TopologyNode, { spoken, isTab, isSelected, isOnPath }: Pressable) => ({
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no button in SVG
  role: 'button',
  tabIndex: isTab ? 0 : -1,
  'aria-pressed': isSelected,
  'aria-label': spoken,
  className: styles.node,
  'data-node': id,
  'data-kind': kind,
  'data-state': state,
  'data-selected': isSelected || undefined,
  'data-path': isOnPath || undefined,
})

/** A private network: its head is the button. */
export const NetworkFrame = memo(function NetworkFrame({
  placed: { frame, x, y, width, height },
  ...pressable
}: Pressable & { placed: PlacedFrame }) {
  const { network, own } = frame
  const isEmpty = frame.servers.length === 0 && frame.balancers.length === 0
  return (
    <g className={styles.frame}>
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
})

/** A name that has no room is told by the pointer. */
const longestName = 15

/** Anything else: its box. What is drawn and written on it is drawn for all of them together. */
export const ThingBox = memo(function ThingBox({
  placed: { node, x, y, width, height },
  ...pressable
}: Pressable & { placed: PlacedNode }) {
  return (
    <g {...pressed(node, pressable)}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      {node.name.length > longestName && <title>{node.name}</title>}
    </g>
  )
})

/** The name of a private cloud: upright beside its networks. */
export function RouterName({ placed: { node, x, y, width, height } }: { placed: PlacedNode }) {
  const middle = { x: x + width / 2, y: y + height / 2 }
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
      {shortened(node.name, Math.max(3, Math.floor((height - 50) / 9)))}
    </text>
  )
}
