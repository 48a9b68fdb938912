import type { Topology } from '@sarv/client/vm.generated'
import { useMemo, type KeyboardEvent, type SyntheticEvent } from 'react'
import type { MarkedPath } from './topology-graph.ts'
import type { PlacedNode, PlacedTopology } from './topology-layout.ts'
import { wordsOf } from './topology-words.ts'
import { topologyText as text } from './topology.fa.ts'
import { InternetBar, NetworkFrame, ThingBox } from './TopologyBoxes.tsx'
import { TopologyInk } from './TopologyInk.tsx'
import { TopologyCuts, TopologyLines } from './TopologyLines.tsx'
import { TopologyWriting } from './TopologyWriting.tsx'
import styles from './TopologyPicture.module.css'

interface TopologyDrawingProps {
  placed: PlacedTopology
  topology: Topology
  /** Absent: as large as there is room for, and never larger than it is. */
  zoom: number | undefined
  hintId: string
  /** The one that the Tab key comes to. */
  tabId: string | undefined
  selectedId: string | undefined
  onVisit: (id: string) => void
  onSelect: (id: string) => void
  /** The way that somebody asked for. */
  path?: MarkedPath | undefined
}

/** The thing of the picture that something happened to. */
const thingOf = ({ target }: SyntheticEvent): string | undefined =>
  (target as Element).closest<SVGElement>('[data-node]')?.dataset['node']

/** The picture itself: lines over networks, things over lines. */
export function TopologyDrawing(props: TopologyDrawingProps) {
  const { placed, topology, zoom, hintId, tabId, selectedId, onVisit, onSelect, path } = props
  const { width, height, frames, things, routers, addresses } = placed
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
  const pressable = (id: string) => ({
    spoken: words.get(id)?.spoken,
    isTab: id === tabId,
    isSelected: id === selectedId,
    isOnPath: path?.ids.has(id) ?? false,
  })
  const box = (thing: PlacedNode) => <ThingBox key={thing.node.id} placed={thing} {...pressable(thing.node.id)} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for its buttons
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG groups its buttons by role alone
      role="group"
      aria-label={text.label(servers, frames.filter(({ frame }) => frame.network).length)}
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
      <InternetBar rect={placed.internet} />
      {frames.map((frame) => (
        <NetworkFrame key={frame.frame.id} placed={frame} {...pressable(frame.frame.id)} />
      ))}
      <TopologyLines lines={placed.lines} path={path} />
      {routers.map(box)}
      {addresses.map(box)}
      {things.map(box)}
      <TopologyInk placed={placed} words={words} />
      <TopologyWriting placed={placed} />
      <TopologyCuts lines={placed.lines} />
    </svg>
  )
}
