import {
  useNetworkPlanReachQuery,
  useTopologyReachQuery,
  type ReachAnswer,
  type Topology,
  type TopologyNode,
} from '@sarv/client/vm.generated'
import type { TopologyReachQuestion } from '@sarv/contract/vm/topology/reach.schemas'
import { firewallProtocol } from '@sarv/contract/enums'
import { MousePointerClick } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Loading } from '../../../ui/Loading.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { onlyExposed, type MarkedPath } from './topology-graph.ts'
import type { PlannedDrawing } from './topology-marks.ts'
import { topologyText as text } from './topology.fa.ts'
import styles from './Topology.module.css'
import { TopologyPanel } from './TopologyPanel.tsx'
import { TopologyPicture } from './TopologyPicture.tsx'
import { useFrameAfter } from './use-frame-after.ts'
import { MissingPart } from '../../../ui/MissingPart.tsx'

// Nobody needs them before they ask; the last of them has nothing below it that could be moved.
const TopologyTable = lazyPart(async () => (await import('./TopologyTable.tsx')).TopologyTable, {
  standIn: () => <Loading lines={6} />,
  missing: MissingPart,
})

const TopologyReach = lazyPart(async () => (await import('./TopologyReach.tsx')).TopologyReach, {
  standIn: () => <Loading lines={3} isSized />,
  missing: MissingPart,
})

type View = 'picture' | 'table'

const views = [
  { id: 'picture', label: text.picture },
  { id: 'table', label: text.table },
] as const

const legend = ['everyone', 'risky', 'limited', 'closed', 'broken'] as const

interface TopologyViewProps {
  projectId: number
  /** The cloud that it is the picture of; absent: of the project. */
  vpcHostId?: number | undefined
  /** Absent until it is read. */
  topology: Topology | undefined
  query: { isFetching: boolean; refetch: () => unknown }
  /** At the end of the tools. */
  toolsEnd?: ReactNode
  /** Changes are planned on the picture. */
  planning?: TopologyPlanning | undefined
}

/** What planning adds to the picture, the table and the panel. */
export interface TopologyPlanning {
  drawing: PlannedDrawing
  /** The cloud whose plan it is; absent: none is chosen yet. */
  cloudId?: number | undefined
  /** What is chosen, the internet among it; the picture of a plan does not keep that itself. */
  selectedId: string | undefined
  onSelect: (id: string | undefined) => void
  /** Between the tools and the picture. */
  above: ReactNode
  /** Below what is known of the chosen thing, instead of the links. */
  acts: ReactNode
  /** Instead of all of the panel. */
  panel: ReactNode
  /** Below the panel, where there is room beside the picture. */
  tray: ReactNode
  /** More lines of the legend. */
  legend: ReactNode
  columns: readonly Column<TopologyNode>[]
}

/** The picture, or the table that says the same, with what is known of the chosen thing beside it. */
export function TopologyView({ projectId, vpcHostId, topology, query, toolsEnd, planning }: TopologyViewProps) {
  const [view, setView] = useState<View>('picture')
  const [isNarrowed, setNarrowed] = useState(false)
  const [ownId, setOwnId] = useState<string>()
  const selectedId = planning ? planning.selectedId : ownId
  const setSelectedId = planning?.onSelect ?? setOwnId
  const shown = useMemo(() => (topology && isNarrowed ? onlyExposed(topology) : topology), [topology, isNarrowed])
  const [question, setQuestion] = useState<TopologyReachQuestion>()
  const asked = useTopologyReachQuery({ projectId, ...(question ?? anyQuestion) }, { skip: !question })
  const cloudId = planning?.cloudId
  const planned = useNetworkPlanReachQuery(
    { projectId, vpcHostId: cloudId ?? 0, ...(question ?? anyQuestion) },
    { skip: !question || cloudId === undefined },
  )
  const drawn = cloudId === undefined ? asked.currentData : planned.currentData
  const path = useMemo(() => question && pathOf(drawn), [question, drawn])
  const isPictureShown = useFrameAfter(topology !== undefined)
  const aside = useRef<HTMLElement>(null)
  // On a narrow screen it stands below the picture.
  useEffect(() => {
    if (selectedId) aside.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [selectedId])
  const selected = shown?.nodes.find(({ id }) => id === selectedId)
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        <div className={styles.tools}>
          <SegmentedControl label={text.view} isLabelHidden options={views} value={view} onChange={setView} />
          <Checkbox label={text.onlyExposed} value={isNarrowed} onChange={setNarrowed} />
          {toolsEnd && <div className={styles.toolsEnd}>{toolsEnd}</div>}
        </div>
        {planning?.above}
        {view === 'table' && shown ? (
          <TopologyTable topology={shown} query={query} onSelect={setSelectedId} moreColumns={planning?.columns} />
        ) : (
          <Card label={text.title} isFlush foot={<Legend more={planning?.legend} />}>
            {shown?.nodes.length === 0 ? (
              <Empty size="sm" title={text.nothingExposed} />
            ) : (
              <TopologyPicture
                topology={shown}
                selectedId={selectedId}
                onSelect={setSelectedId}
                path={path}
                planned={planning?.drawing}
                cloudName={vpcHostId === undefined ? undefined : cloudNamed(topology, vpcHostId)}
              />
            )}
          </Card>
        )}
      </div>
      <div className={styles.side} data-tray={planning?.tray ? true : undefined}>
        <aside ref={aside} className={styles.aside} aria-label={text.panel.hintTitle} aria-live="polite">
          {planning?.panel ? (
            planning.panel
          ) : topology && selected ? (
            <TopologyPanel
              key={selected.id}
              projectId={projectId}
              topology={topology}
              node={selected}
              acts={planning?.acts}
              onClose={() => setSelectedId(undefined)}
            />
          ) : (
            <div className={styles.nothing}>
              <Card label={text.panel.hintTitle}>
                <Empty size="sm" icon={MousePointerClick} title={text.panel.hintTitle}>
                  {text.panel.hint}
                </Empty>
              </Card>
            </div>
          )}
        </aside>
        {planning?.tray}
      </div>
      {isPictureShown && topology?.nodes.some(({ kind }) => kind === 'server' || kind === 'balancer') && (
        <TopologyReach
          projectId={projectId}
          topology={topology}
          asked={question && asked}
          planned={question && cloudId !== undefined ? planned : undefined}
          onAsk={setQuestion}
        />
      )}
    </div>
  )
}

const cloudNamed = (topology: Topology | undefined, vpcHostId: number): string | undefined =>
  topology?.nodes.find(({ kind, itemId }) => kind === 'router' && itemId === vpcHostId)?.name

/** Stands for a question until there is one: a query that is skipped wants its words. */
const anyQuestion: TopologyReachQuestion = { FirewallProtocolId: firewallProtocol.id.tcp }

/** What the answer goes over, to be marked in the picture. */
const pathOf = (answer: ReachAnswer | undefined): MarkedPath | undefined =>
  answer && { isOpen: answer.isReachable, ids: new Set(answer.path) }

function Legend({ more }: { more: ReactNode }) {
  return (
    <ul className={styles.legend} aria-label={text.legend}>
      {legend.map((reach) => (
        <li key={reach} data-reach={reach}>
          {text.reaches[reach]}
        </li>
      ))}
      {more}
    </ul>
  )
}
