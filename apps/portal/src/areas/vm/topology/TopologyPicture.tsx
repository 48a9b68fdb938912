import type { Topology } from '@sarv/client/vm.generated'
import { CircleHelp, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { toGraph, type MarkedPath } from './topology-graph.ts'
import { fitTopology } from './topology-layout.ts'
import type { PlannedDrawing } from './topology-marks.ts'
import { nextStop, stopsOf } from './topology-walk.ts'
import { topologyText as text } from './topology.fa.ts'
import { TopologyDrawing } from './TopologyDrawing.tsx'
import styles from './TopologyPicture.module.css'
import { useDrawnTo } from './use-drawn-to.ts'
import { useRoom } from './use-room.ts'
import { zoomActOf, zoomIn, zoomOut, zoomToFit, type ZoomAct } from './zoom.ts'

interface TopologyPictureProps {
  /** Absent until it is read: how much room there is for it is known before. */
  topology: Topology | undefined
  selectedId: string | undefined
  onSelect: (id: string) => void
  /** The way that somebody asked for. */
  path?: MarkedPath | undefined
  /** What a plan adds to it. */
  planned?: PlannedDrawing | undefined
  /** The private cloud that it is the picture of; absent: of the project. */
  cloudName?: string | undefined
}

/** The network of a project, drawn. Every thing in it is a button; one of them at a time is in the order of the Tab key. */
export function TopologyPicture({ topology, ...rest }: TopologyPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const room = useRoom(frame)
  return (
    <div ref={frame}>
      {!topology && (
        <div className={styles.coming}>
          <Loading lines={10} />
        </div>
      )}
      {topology && room > 0 && <FittedPicture topology={topology} {...rest} room={room} />}
    </div>
  )
}

/** What has the focus, or else what is chosen, in the middle of the canvas. */
const keepInView = (canvas: HTMLElement | null, focused: Element | undefined): void => {
  const kept = focused && canvas?.contains(focused) ? focused : canvas?.querySelector('[data-selected]')
  if (!canvas || !kept) return
  const [place, frame] = [kept.getBoundingClientRect(), canvas.getBoundingClientRect()]
  canvas.scrollBy({
    left: place.left + place.width / 2 - frame.left - frame.width / 2,
    top: place.top + place.height / 2 - frame.top - frame.height / 2,
  })
}

interface FittedPictureProps extends TopologyPictureProps {
  topology: Topology
  room: number
}

function FittedPicture(props: FittedPictureProps) {
  const { topology, selectedId, onSelect, path, planned, cloudName, room } = props
  const placed = useMemo(() => fitTopology(toGraph(topology), room), [topology, room])
  const drawnTo = useDrawnTo(placed, room)
  const hasInternet = planned !== undefined
  const stops = useMemo(() => stopsOf(placed, hasInternet), [placed, hasInternet])
  const [zoom, setZoom] = useState<number>()
  const [visitedId, setVisitedId] = useState<string>()
  const area = useRef<HTMLElement>(null)
  const hintId = useId()
  /** How large it is drawn now: where it was never changed, it fits. */
  const drawnZoom = () => zoom ?? zoomToFit(placed.width, area.current?.clientWidth ?? placed.width)
  const zoomBy: Record<ZoomAct, () => void> = {
    in: () => setZoom(zoomIn(drawnZoom())),
    out: () => setZoom(zoomOut(drawnZoom())),
    fit: () => setZoom(undefined),
  }
  // What somebody looks at stays where they look.
  useEffect(() => {
    if (zoom !== undefined) keepInView(area.current, document.activeElement?.closest('[data-node]') ?? undefined)
  }, [zoom])
  const tabId = stops.find(({ id }) => id === visitedId)?.id ?? stops[0]?.id
  const onKeyDown = (event: KeyboardEvent) => {
    const act = zoomActOf(event)
    const next = tabId && nextStop(stops, tabId, event.key)
    if (act) zoomBy[act]()
    else if (next) area.current?.querySelector<SVGElement>(`[data-node="${CSS.escape(next)}"]`)?.focus()
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={styles.tools}>
        <IconButton icon={ZoomIn} name={text.zoomIn} size="sm" onPress={zoomBy.in} />
        <output className={styles.zoom}>
          {zoom === undefined ? text.fitted : text.zoomed(Math.round(zoom * 100))}
        </output>
        <IconButton icon={ZoomOut} name={text.zoomOut} size="sm" onPress={zoomBy.out} />
        <IconButton icon={Maximize} name={text.zoomToFit} size="sm" onPress={zoomBy.fit} />
        <span className={styles.help}>
          <IconButton icon={CircleHelp} name={text.keys} size="sm" />
        </span>
        <span id={hintId} hidden>
          {text.keys}
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons are moved between by its keys */}
      <section ref={area} className={styles.canvas} aria-label={text.picture} onKeyDown={onKeyDown}>
        <TopologyDrawing
          placed={placed}
          topology={topology}
          zoom={zoom}
          drawnTo={drawnTo}
          hintId={hintId}
          tabId={tabId}
          selectedId={selectedId}
          onVisit={setVisitedId}
          onSelect={onSelect}
          path={path}
          planned={planned}
          cloudName={cloudName}
        />
      </section>
    </>
  )
}
