import { memo } from 'react'
import type { Piece } from './topology-pieces.ts'
import { pressableOf, type PictureState } from './topology-pressable.ts'
import type { PlacedTopology } from './topology-layout.ts'
import { ThingBox } from './TopologyBoxes.tsx'
import { TopologyInk } from './TopologyInk.tsx'
import { TopologyWriting } from './TopologyWriting.tsx'

interface TopologyPieceProps extends PictureState {
  piece: Piece
  rows: PlacedTopology['rows']
}

/** Boxes, what is drawn on them, and what is written on that. */
export const TopologyPiece = memo(function TopologyPiece({ piece, rows, ...state }: TopologyPieceProps) {
  const { routers, addresses, things } = piece
  return (
    <>
      {[...routers, ...addresses, ...things].map((placed) => (
        <ThingBox key={placed.node.id} placed={placed} pressable={pressableOf(state, placed.node.id)} />
      ))}
      <TopologyInk piece={piece} words={state.words} />
      <TopologyWriting piece={piece} rows={rows} />
    </>
  )
})
