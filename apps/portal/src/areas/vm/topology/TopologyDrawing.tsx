import type { Topology } from '@sarv/client/vm.generated'
import { useMemo, type KeyboardEvent, type SyntheticEvent } from 'react'
import { internetId, type MarkedPath } from './topology-graph.ts'
import type { PlacedTopology } from './topology-layout.ts'
import type { PlannedDrawing } from './topology-marks.ts'
import { piecesOf, type Piece } from './topology-pieces.ts'
import { pressableOf } from './topology-pressable.ts'
import { wordsOf } from './topology-words.ts'
import { topologyText as text } from './topology.fa.ts'
import { InternetBar, NetworkFrame } from './TopologyBoxes.tsx'
import { TopologyCuts, TopologyLines } from './TopologyLines.tsx'
import { TopologyPiece } from './TopologyPiece.tsx'
import styles from './TopologyPicture.module.css'

interface TopologyDrawingProps {
  placed: PlacedTopology
  topology: Topology
  /** Absent: as large as there is room for, and never larger than it is. */
  zoom: number | undefined
  /** How far down it is drawn already; absent: all of it. */
  drawnTo?: number | undefined
  hintId: string
  /** The one that the Tab key comes to. */
  tabId: string | undefined
  selectedId: string | undefined
  onVisit: (id: string) => void
  onSelect: (id: string) => void
  /** The way that somebody asked for. */
  path?: MarkedPath | undefined
  planned?: PlannedDrawing | undefined
  /** The private cloud that it is the picture of; absent: of the project. */
  cloudName?: string | undefined
}

/** The thing of the picture that something happened to. */
const thingOf = ({ target }: SyntheticEvent): string | undefined =>
  (target as Element).closest<SVGElement>('[data-node]')?.dataset['node']

/** What was done to another piece does not concern this one. */
const idIn = ({ ids }: Piece, id: string | undefined): string | undefined =>
  id !== undefined && ids.has(id) ? id : undefined

/** The picture itself: lines over networks, things over lines. */
export function TopologyDrawing(props: TopologyDrawingProps) {
  const { placed, topology, zoom, drawnTo = Infinity, hintId, tabId, selectedId, onVisit, onSelect } = props
  const { path, planned, cloudName } = props
  const { width, height, frames, things } = placed
  const pieces = useMemo(() => piecesOf(placed), [placed])
  const servers = things.filter(({ node }) => node.kind === 'server').length
  const words = useMemo(() => wordsOf(topology), [topology])
  const select = (event: SyntheticEvent) => {
    const id = thingOf(event)
    if (id) onSelect(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    select(event)
  }
  const state = { words, tabId, selectedId, path, marks: planned?.marks }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for its buttons
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG groups its buttons by role alone
      role="group"
      aria-label={text.label(cloudName, servers, frames.filter(({ frame }) => frame.network).length)}
      aria-describedby={hintId}
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      {...(zoom === undefined
        ? { style: { inlineSize: '100%', maxInlineSize: width } }
        : { width: width * zoom, height: height * zoom })}
      onClick={select}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const id = thingOf(event)
        if (id) onVisit(id)
      }}
    >
      <InternetBar rect={placed.internet} pressable={planned && pressableOf(state, internetId)} />
      {frames.map((frame) => (
        <NetworkFrame key={frame.frame.id} placed={frame} pressable={pressableOf(state, frame.frame.id)} />
      ))}
      <TopologyLines lines={placed.lines} path={path} marks={planned?.marks} />
      {pieces
        .filter(({ top }) => top < drawnTo)
        .map((piece) => (
          <TopologyPiece
            key={piece.top}
            piece={piece}
            rows={placed.rows}
            {...state}
            tabId={idIn(piece, tabId)}
            selectedId={idIn(piece, selectedId)}
          />
        ))}
      <TopologyCuts lines={placed.lines} />
      {planned && <planned.Layer placed={placed} marks={planned.marks} line={planned.line} />}
    </svg>
  )
}
