import { useVmHostListQuery, useVmNetworkListQuery, useVmNetworkNodeListQuery } from '@sarv/client/vm.generated'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { Fragment, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '../vm.paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import {
  box,
  colours,
  gutter,
  layOutNetwork,
  zoomActOf,
  zoomIn,
  zoomOut,
  zoomToFit,
  type NetworkLayout,
  type PlacedLink,
  type PlacedServer,
  type ZoomAct,
} from './network-picture.ts'
import styles from './NetworkPicture.module.css'
import { networksText } from './networks.fa.ts'

const text = networksText.picture

/** Servers, private networks and public addresses of the project, drawn from what the lists say. */
export function NetworkPicture({ projectId }: { projectId: number }) {
  const hosts = useVmHostListQuery({ projectId })
  const networks = useVmNetworkListQuery({ projectId })
  const nodes = useVmNetworkNodeListQuery({ projectId })
  const queries = [hosts, networks, nodes]
  const failed = queries.find(({ error, currentData }) => error && !currentData)
  const retry = () => queries.forEach(({ refetch }) => void refetch())
  const isRead = hosts.currentData && networks.currentData && nodes.currentData
  return (
    <Card title={text.title} headEnd={<span className={styles.quiet}>{text.intro}</span>}>
      {failed && <ErrorBox isPart error={failed.error} onRetry={retry} isRetrying={failed.isFetching} />}
      {!failed && !isRead && <Loading lines={5} />}
      {hosts.currentData && networks.currentData && nodes.currentData && (
        <Picture
          projectId={projectId}
          layout={layOutNetwork(hosts.currentData, networks.currentData, nodes.currentData)}
        />
      )}
    </Card>
  )
}

function Picture({ projectId, layout }: { projectId: number; layout: NetworkLayout }) {
  const { width, height, servers, networks, links } = layout
  const [zoom, setZoom] = useState(1)
  const area = useRef<HTMLElement>(null)
  const zoomBy: Record<ZoomAct, () => void> = {
    in: () => setZoom(zoomIn),
    out: () => setZoom(zoomOut),
    fit: () => setZoom(zoomToFit(width, area.current?.clientWidth ?? width)),
  }
  const hintId = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const act = zoomActOf(event)
    if (!act) return
    event.preventDefault()
    zoomBy[act]()
  }
  return (
    <>
      <div className={styles.zoom}>
        <IconButton icon={ZoomIn} name={text.zoomIn} onPress={zoomBy.in} />
        <IconButton icon={ZoomOut} name={text.zoomOut} onPress={zoomBy.out} />
        <IconButton icon={Maximize} name={text.zoomToFit} onPress={zoomBy.fit} />
        <output className={styles.quiet}>{text.zoomed(Math.round(zoom * 100))}</output>
        <p id={hintId} className={styles.hint}>
          {text.keys}
        </p>
      </div>
      {/* Wider than the page where there are many: the browser's own arrow keys move what has the focus and scrolls. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable, and zooms where it is reached */}
      <section
        ref={area}
        className={styles.scroll}
        tabIndex={0}
        aria-label={text.title}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
      >
        <figure aria-label={text.label(servers.length, networks.length)}>
          <svg
            className={styles.picture}
            viewBox={`0 0 ${width} ${height}`}
            width={width * zoom}
            height={height * zoom}
            direction="ltr"
          >
            <Bar y={layout.internet.y} width={width} name={text.internet} colour={0} />
            {networks.map(({ id, name, cidr, y }, index) => (
              <Bar key={id} y={y} width={width} name={name} range={cidr} colour={(index % colours) + 1} />
            ))}
            {links.map((link) => (
              <Line key={link.key} link={link} />
            ))}
            {servers.map((server) => (
              <ServerBox key={server.id} server={server} projectId={projectId} />
            ))}
          </svg>
        </figure>
      </section>
    </>
  )
}

interface BarProps {
  y: number
  width: number
  name: string
  range?: string
  colour: number
}

function Bar({ y, width, name, range, colour }: BarProps) {
  return (
    <g data-colour={colour}>
      <line className={styles.bar} x1={8} x2={width - gutter} y1={y} y2={y} />
      <text className={styles.barName} x={width - 8} y={range ? y - 2 : y + 4} textAnchor="end">
        {shortened(name)}
        <title>{name}</title>
      </text>
      {range && (
        <text className={styles.address} x={width - 8} y={y + 14} textAnchor="end">
          {range}
        </text>
      )}
    </g>
  )
}

const longestName = 16
const shortened = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name)

function Line({ link: { x, fromY, toY, label, colour, isPublic } }: { link: PlacedLink }) {
  const middle = isPublic ? (fromY + toY) / 2 : fromY + 22
  return (
    <g data-colour={colour}>
      <line className={styles.line} x1={x} x2={x} y1={fromY} y2={toY} />
      <circle className={styles.joint} cx={x} cy={toY} r={4} />
      <text className={styles.address} x={x + 6} y={middle}>
        {label}
      </text>
    </g>
  )
}

function ServerBox({
  server: { id, name, x, y, isOn, isAlone },
  projectId,
}: {
  server: PlacedServer
  projectId: number
}) {
  return (
    <Fragment>
      <Link to={paths.vm.network(projectId, id)} className={styles.server} data-off={!isOn || undefined}>
        <rect x={x} y={y} width={box.width} height={box.height} rx={8} />
        <circle className={styles.lamp} cx={x + 18} cy={y + box.height / 2} r={5} />
        <text x={x + 32} y={y + box.height / 2 + 5}>
          {shortened(name)}
        </text>
        <title>{name}</title>
      </Link>
      {isAlone && (
        <text className={styles.alone} x={x + box.width / 2} y={y + box.height + 18}>
          {text.noAddress}
        </text>
      )}
    </Fragment>
  )
}
