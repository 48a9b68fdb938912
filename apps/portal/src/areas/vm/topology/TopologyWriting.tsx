import type { TopologyLink } from '@sarv/client/vm.generated'
import type { PlacedFrame, PlacedNode, PlacedTopology } from './topology-layout.ts'
import { rowOf } from './topology-lines.ts'
import type { Piece } from './topology-pieces.ts'
import { addressBox } from './topology-sizes.ts'
import { rowText } from './topology-words.ts'
import { topologyText as text } from './topology.fa.ts'
import { RouterName } from './TopologyBoxes.tsx'
import { Label } from './TopologyLabel.tsx'
import styles from './TopologyPicture.module.css'

/** How many letters of a name have room in the head of a network, beside its range. */
const lettersBeside = (range: string | null, width: number): number =>
  Math.max(6, Math.floor((width - 38 - (range?.length ?? 0) * 6.4) / 7.2))

function FrameHead({ placed: { frame, x, y, width } }: { placed: PlacedFrame }) {
  const right = x + width - 14
  const { network } = frame
  if (!network) {
    return (
      <Label x={right} y={y + 20} className={styles.quiet}>
        {text.outside}
      </Label>
    )
  }
  return (
    <>
      <Label x={right} y={y + 20} className={styles.name} longest={lettersBeside(network.detail, width)}>
        {network.name}
      </Label>
      <text x={x + 14} y={y + 20} className={styles.detail} direction="ltr">
        {network.detail}
      </text>
    </>
  )
}

function ThingName({ placed: { node, x, y, width } }: { placed: PlacedNode }) {
  const second = node.members ? text.membersUp(node.members) : (node.detail ?? node.publicAddresses[0])
  const right = x + width - 36
  return (
    <>
      <Label x={right} y={y + (second ? 21 : 29)} className={styles.name} longest={15}>
        {node.name}
      </Label>
      {second && (
        <Label x={right} y={y + 38} className={styles.detail} longest={18}>
          {second}
        </Label>
      )}
    </>
  )
}

/** A row with more letters has no room for a reason. */
const lettersWithReason = 9

/** What is wrong with a way, in a word; the panel says all of it. */
const reasonOf = ({ kind, reach, mend }: TopologyLink): string => {
  if (reach === 'risky') return text.openReason
  return reach === 'broken' && mend && kind !== 'exit' ? text.reasons[mend.place] : ''
}

/** A public address with its ways, row by row. */
function AddressRows({ placed, rows }: { placed: PlacedNode; rows: PlacedTopology['rows'] }) {
  const { node, x, y, width } = placed
  const right = x + width - 12
  const own = rows.get(node.id) ?? []
  return (
    <>
      <Label x={right} y={y + 19} className={styles.name} longest={15}>
        {node.name}
      </Label>
      {own.length === 0 && (
        <Label x={right} y={y + addressBox.head + 11} className={styles.detail}>
          {text.onlyExit}
        </Label>
      )}
      {own.map((link, index) => (
        <g key={link.id} className={styles.row} data-reach={link.reach}>
          <Label x={right} y={rowOf(placed, index) + 4} longest={18}>
            {rowText(link)}
          </Label>
          {rowText(link).length <= lettersWithReason && (
            <text x={x + 12} y={rowOf(placed, index) + 4} direction="ltr">
              {reasonOf(link)}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

/** What is written on things; their spoken names say all of that, and here names are cut where room ends. */
export function TopologyWriting({ piece, rows }: { piece: Piece; rows: PlacedTopology['rows'] }) {
  const { frames, routers, addresses, things } = piece
  return (
    <g aria-hidden className={styles.words}>
      {frames.map((frame) => (
        <FrameHead key={frame.frame.id} placed={frame} />
      ))}
      {routers.map((router) => (
        <RouterName key={router.node.id} placed={router} />
      ))}
      {addresses.map((address) => (
        <AddressRows key={address.node.id} placed={address} rows={rows} />
      ))}
      {things.map((thing) => (
        <ThingName key={thing.node.id} placed={thing} />
      ))}
    </g>
  )
}
