import type { Topology } from '@sarv/client/vm.generated'
import { useMemo } from 'react'
import type { PlacedNode, PlacedTopology } from './topology-layout.ts'
import { wordsOf } from './topology-words.ts'
import { topologyText as text } from './topology.fa.ts'
import { InternetBar, NetworkFrame, ThingBox } from './TopologyBoxes.tsx'
import { TopologyCuts, TopologyLines } from './TopologyLines.tsx'
import { TopologySymbols } from './TopologySymbols.tsx'
import styles from './TopologyPicture.module.css'

interface TopologyDrawingProps {
  placed: PlacedTopology
  topology: Topology
  zoom: number
  hintId: string
  /** The one that the Tab key comes to. */
  tabId: string | undefined
  selectedId: string | undefined
  onVisit: (id: string) => void
  onSelect: (id: string) => void
}

/** The picture itself: lines over networks and clouds, things over lines. */
export function TopologyDrawing(props: TopologyDrawingProps) {
  const { placed, topology, zoom, hintId, tabId, selectedId, onVisit, onSelect } = props
  const { width, height, frames, things, routers, addresses } = placed
  const servers = things.filter(({ node }) => node.kind === 'server').length
  const words = useMemo(() => wordsOf(topology), [topology])
  const shared = { words, rows: placed.rows, onVisit, onSelect }
  const box = (thing: PlacedNode) => (
    <ThingBox
      key={thing.node.id}
      placed={thing}
      isTab={thing.node.id === tabId}
      isSelected={thing.node.id === selectedId}
      {...shared}
    />
  )
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG groups its buttons by role alone
      role="group"
      aria-label={text.label(servers, frames.filter(({ frame }) => frame.network).length)}
      aria-describedby={hintId}
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
    >
      <TopologySymbols />
      <InternetBar rect={placed.internet} />
      {frames.map((frame) => (
        <NetworkFrame
          key={frame.frame.id}
          placed={frame}
          isTab={frame.frame.id === tabId}
          isSelected={frame.frame.id === selectedId}
          {...shared}
        />
      ))}
      <TopologyLines lines={placed.lines} />
      {routers.map(box)}
      {addresses.map(box)}
      {things.map(box)}
      <TopologyCuts lines={placed.lines} />
    </svg>
  )
}
