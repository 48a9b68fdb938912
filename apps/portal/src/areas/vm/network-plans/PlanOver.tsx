import { internetId } from '../topology/topology-graph.ts'
import type { PlacedTopology, Rect } from '../topology/topology-layout.ts'
import { rowOf } from '../topology/topology-lines.ts'
import type { LayerProps, Mark } from '../topology/topology-marks.ts'
import { planText } from './network-plans.fa.ts'
import styles from './PlanOver.module.css'

interface Spot extends Rect {
  id: string
  /** Above it stand the name of its network and the range: the tag keeps between them. */
  isInside?: boolean
}

const spotsOf = ({ frames, routers, addresses, things, internet }: PlacedTopology): Spot[] => [
  { id: internetId, ...internet },
  ...frames.map(({ frame, x, y, width, height }) => ({ id: frame.id, x, y, width, height })),
  ...[...routers, ...addresses].map(({ node, x, y, width, height }) => ({ id: node.id, x, y, width, height })),
  ...things.map(({ node, x, y, width, height }) => ({ id: node.id, x, y, width, height, isInside: true })),
]

/** About as wide as the word is written. */
const widthOf = (word: string): number => word.replaceAll('\u200c', '').length * 5.6 + 14

const tagHeight = 18
/** How far it stands above the edge: what is written below it stays free. */
const tagRise = 12

/** The word of a mark, on the upper edge of its thing, at the side where reading begins. */
function Tag({ spot: { x, y, width, isInside }, mark: { kind, tag } }: { spot: Spot; mark: Mark }) {
  const word = tag ?? planText.tags[kind]
  const wide = Math.min(widthOf(word), Math.max(width, 40))
  const left = x + (isInside ? (width - wide) / 2 : width - wide - 6)
  return (
    <g className={styles.tag} data-mark={kind}>
      <rect x={left} y={y - tagRise} width={wide} height={tagHeight} rx={9} />
      <text x={left + wide / 2} y={y - tagRise + 13} textAnchor="middle">
        {word}
      </text>
    </g>
  )
}

const signs: Partial<Record<Mark['kind'], string>> = { new: 'M-4 0H4M0-4V4', gone: 'M-4 0H4' }

/** A sign in the row of an address whose way comes or goes. */
function RowSigns({ placed, marks }: Omit<LayerProps, 'line'>) {
  return placed.addresses.flatMap((address) =>
    (placed.rows.get(address.node.id) ?? []).flatMap((link, row) => {
      const kind = marks.get(link.id)?.kind
      const sign = kind && signs[kind]
      if (!sign || marks.get(address.node.id)?.kind === kind) return []
      const place = `translate(${address.x + 14} ${rowOf(address, row)})`
      return [<path key={link.id} className={styles.sign} data-mark={kind} d={sign} transform={place} />]
    }),
  )
}

/** What a plan says over the picture: what goes is faded, words stand at what changes, and a line shows where it can end. */
export function PlanOver({ placed, marks, line }: LayerProps) {
  const spots = spotsOf(placed)
  const marked = spots.flatMap((spot) => {
    const mark = marks.get(spot.id)
    return mark ? [{ spot, mark }] : []
  })
  return (
    <g aria-hidden className={styles.over}>
      {marked
        .filter(({ mark }) => mark.kind === 'gone')
        .map(({ spot: { id, x, y, width, height } }) => (
          <rect key={id} className={styles.fade} x={x} y={y} width={width} height={height} rx={8} />
        ))}
      <RowSigns placed={placed} marks={marks} />
      {line &&
        spots
          .filter(({ id }) => line.targets.has(id) || id === line.fromId)
          .map(({ id, x, y, width, height }) => (
            <rect
              key={id}
              className={styles.target}
              data-from={id === line.fromId || undefined}
              x={x - 3}
              y={y - 3}
              width={width + 6}
              height={height + 6}
              rx={11}
            />
          ))}
      {marked.map(({ spot, mark }) => (
        <Tag key={spot.id} spot={spot} mark={mark} />
      ))}
    </g>
  )
}
