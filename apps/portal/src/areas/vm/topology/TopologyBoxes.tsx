import type { TopologyLink, TopologyNode } from '@sarv/client/vm.generated'
import { isExposed } from '@sarv/contract/vm/topology/exposure.rules'
import type { KeyboardEvent, ReactNode } from 'react'
import type { PlacedFrame, PlacedNode, Rect } from './topology-layout.ts'
import { rowOf } from './topology-lines.ts'
import { addressBox } from './topology-sizes.ts'
import { rowText, type NodeWords } from './topology-words.ts'
import { topologyText as text } from './topology.fa.ts'
import { Symbol } from './TopologySymbols.tsx'
import styles from './TopologyPicture.module.css'

const hasPersian = /[\u0590-\u08FF]/

const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text

/** How many letters of a name have room in the head of a network, beside its range. */
const lettersBeside = (range: string | null, width: number): number =>
  Math.max(6, Math.floor((width - 38 - (range?.length ?? 0) * 6.4) / 7.2))

/** What a finger meets is this high; what stands below the head of a network covers the rest of it. */
const leastTouch = 40

interface LabelProps {
  children: string
  /** Its right end. */
  x: number
  y: number
  className?: string | undefined
  /** As many letters as there is room for. */
  longest?: number
}

/** A line of text that ends at the right of its place, whatever its direction. */
function Label({ children, x, y, className, longest = 40 }: LabelProps) {
  const isPersian = hasPersian.test(children)
  return (
    <text
      x={x}
      y={y}
      className={className}
      direction={isPersian ? 'rtl' : 'ltr'}
      textAnchor={isPersian ? 'start' : 'end'}
    >
      {shortened(children, longest)}
    </text>
  )
}

export function InternetBar({ rect: { x, y, width, height } }: { rect: Rect }) {
  const middle = { x: x + width / 2, y: y + height / 2 }
  const isUpright = height > width
  return (
    <g className={styles.bar}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <Symbol name="address" x={middle.x - 10 + (isUpright ? 0 : 36)} y={middle.y - (isUpright ? 22 : 10)} size={20} />
      <text x={middle.x} y={middle.y + (isUpright ? 16 : 5)} textAnchor="middle">
        {text.internet}
      </text>
    </g>
  )
}

interface Shared {
  words: ReadonlyMap<string, NodeWords>
  /** Ways of each address, row by row. */
  rows: ReadonlyMap<string, readonly TopologyLink[]>
  isTab: boolean
  isSelected: boolean
  onVisit: (id: string) => void
  onSelect: (id: string) => void
}

interface PressedProps extends Shared {
  node: TopologyNode
  /** What is written on it; its spoken name says all of that, and names are cut where room ends. */
  writing: ReactNode
  children: ReactNode
}

/** A thing of the picture as a button. */
function Pressed({ node, words, isTab, isSelected, onVisit, onSelect, writing, children }: PressedProps) {
  const press = () => onSelect(node.id)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }
  const button = (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no button in SVG
      role="button"
      tabIndex={isTab ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={words.get(node.id)?.spoken}
      className={styles.node}
      data-node={node.id}
      data-kind={node.kind}
      data-state={node.state}
      data-selected={isSelected || undefined}
      onClick={press}
      onKeyDown={onKeyDown}
      onFocus={() => onVisit(node.id)}
    >
      {children}
    </g>
  )
  return (
    <>
      {button}
      <g className={styles.words} aria-hidden>
        {writing}
      </g>
    </>
  )
}

export function NetworkFrame({ placed, ...shared }: Shared & { placed: PlacedFrame }) {
  const { frame, x, y, width, height } = placed
  const right = x + width - 14
  const { network, own } = frame
  const isEmpty = frame.servers.length === 0 && frame.balancers.length === 0
  return (
    <g className={styles.frame}>
      <rect x={x} y={y} width={width} height={height} rx={10} />
      {network ? (
        <Pressed
          node={network}
          writing={
            <>
              <Label x={right} y={y + 20} className={styles.name} longest={lettersBeside(network.detail, width)}>
                {network.name}
              </Label>
              <text x={x + 14} y={y + 20} className={styles.detail} direction="ltr" textAnchor="start">
                {network.detail}
              </text>
            </>
          }
          {...shared}
        >
          <title>{network.name}</title>
          <path className={styles.touched} d={`M${x} ${y}h${width}v${leastTouch}h${-width}z`} />
          <rect className={styles.head} x={x + 2} y={y + 2} width={width - 4} height={25} rx={8} />
        </Pressed>
      ) : (
        <Label x={right} y={y + 20} className={styles.quiet}>
          {text.outside}
        </Label>
      )}
      {isEmpty && (
        <Label x={right} y={y + 58} className={styles.quiet}>
          {text.emptyFrame}
        </Label>
      )}
      {own && <title>{text.ownCount(own.count)}</title>}
    </g>
  )
}

export function ThingBox({ placed, ...shared }: Shared & { placed: PlacedNode }) {
  const { node, x, y, width, height } = placed
  const right = x + width
  const isBar = node.kind === 'router'
  if (isBar) return <RouterBar placed={placed} {...shared} />
  if (node.kind === 'address') return <AddressBox placed={placed} {...shared} />
  const reach = shared.words.get(node.id)?.reach ?? 'inside'
  const second = node.members ? text.membersUp(node.members) : (node.detail ?? node.publicAddresses[0])
  const writing = (
    <>
      <Label x={right - 36} y={y + (second ? 21 : 29)} className={styles.name} longest={15}>
        {node.name}
      </Label>
      {second && (
        <Label x={right - 36} y={y + 38} className={styles.detail} longest={18}>
          {second}
        </Label>
      )}
    </>
  )
  return (
    <Pressed node={node} writing={writing} {...shared}>
      <title>{node.name}</title>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <Symbol name={node.kind} x={right - 27} y={y + height / 2 - 8} className={styles.icon} />
      <Symbol name={node.state} x={x + 10} y={y + height / 2 - 8} className={styles.state} />
      {(isExposed(reach) || reach === 'broken') && (
        <g className={styles.badge} data-reach={reach}>
          <circle cx={x + 4} cy={y + 3} r={9} />
          <Symbol name={reach === 'broken' ? 'noWay' : 'address'} x={x - 2} y={y - 3} size={12} />
        </g>
      )}
    </Pressed>
  )
}

/** A public address of a private cloud, with a row for each way that begins or ends there. */
function AddressBox({ placed, ...shared }: Shared & { placed: PlacedNode }) {
  const { node, x, y, width, height } = placed
  const right = x + width - 12
  const rows = shared.rows.get(node.id) ?? []
  const writing = (
    <>
      <Label x={right} y={y + 19} className={styles.name} longest={18}>
        {node.name}
      </Label>
      {rows.length === 0 && (
        <Label x={right} y={y + addressBox.head + 11} className={styles.detail}>
          {text.onlyExit}
        </Label>
      )}
      {rows.map((link, index) => (
        <g key={link.id} className={styles.row} data-reach={link.reach}>
          <Label x={right} y={rowOf(placed, index) + 4} longest={22}>
            {rowText(link)}
          </Label>
        </g>
      ))}
    </>
  )
  return (
    <Pressed node={node} writing={writing} {...shared}>
      <title>{node.name}</title>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <Symbol name={node.state} x={x + 10} y={y + 6} className={styles.state} />
    </Pressed>
  )
}

/** A private cloud: what its networks hang on. Beside them its name stands upright. */
function RouterBar({ placed, ...shared }: Shared & { placed: PlacedNode }) {
  const { node, x, y, width, height } = placed
  const middle = { x: x + width / 2, y: y + height / 2 }
  const isUpright = height > width
  const writing = isUpright ? (
    <g transform={`translate(${middle.x + 4} ${middle.y + 12}) rotate(-90)`}>
      <text textAnchor="middle" className={styles.name}>
        {shortened(node.name, Math.floor((height - 50) / 9))}
      </text>
    </g>
  ) : (
    <Label x={x + width - 42} y={middle.y + 5} className={styles.name} longest={24}>
      {node.name}
    </Label>
  )
  const symbol = isUpright ? { x: middle.x - 10, y: y + 12 } : { x: x + width - 34, y: middle.y - 10 }
  return (
    <Pressed node={node} writing={writing} {...shared}>
      <title>{node.name}</title>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <Symbol name="router" {...symbol} size={20} />
    </Pressed>
  )
}
