import type { MarkedPath } from './topology-graph.ts'
import type { PlacedLine } from './topology-layout.ts'
import { markOfWays, type TopologyMarks } from './topology-marks.ts'
import styles from './TopologyPicture.module.css'

interface LinesProps {
  lines: readonly PlacedLine[]
}

interface LineMarks {
  path: MarkedPath | undefined
  /** What a plan makes of them. */
  marks?: TopologyMarks | undefined
}

/** The ways between things. What they say stands also in the names of the things that they join. */
export function TopologyLines({ lines, path: marked, marks }: LinesProps & LineMarks) {
  const markOf = (line: PlacedLine) => {
    if (!marked || !line.wayIds.some((id) => marked.ids.has(id))) return undefined
    return marked.isOpen ? 'open' : 'closed'
  }
  return (
    <g aria-hidden>
      {lines.map((line) => {
        const { id, path, reach, end, angle, link, wayIds } = line
        return (
          <g
            key={id}
            className={styles.way}
            data-reach={reach}
            data-path={markOf(line)}
            data-mark={markOfWays(marks, wayIds)}
          >
            <path className={styles.line} d={path} />
            {link?.kind !== 'connection' && link?.kind !== 'gateway' && (
              <path
                className={styles.arrow}
                d="M0 0L8-4.500V4.500Z"
                transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Where broken ways are cut: over everything that they pass behind. */
export function TopologyCuts({ lines }: LinesProps) {
  return (
    <g aria-hidden>
      {lines
        .filter(({ reach }) => reach === 'broken')
        .map(({ id, middle, link }) => (
          <g key={id} className={styles.cut} transform={`translate(${middle.x} ${middle.y})`}>
            <circle r={8} />
            <path d="M-3-3L3 3M3-3L-3 3" />
            {link?.problem && <title>{link.problem}</title>}
          </g>
        ))}
    </g>
  )
}
