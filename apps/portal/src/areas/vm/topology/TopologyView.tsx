import { useTopologyReachQuery, type ReachAnswer, type Topology } from '@sarv/client/vm.generated'
import type { TopologyReachQuestion } from '@sarv/contract/vm/topology/reach.schemas'
import { firewallProtocol } from '@sarv/contract/enums'
import { MousePointerClick } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { onlyExposed, type MarkedPath } from './topology-graph.ts'
import { topologyText as text } from './topology.fa.ts'
import styles from './Topology.module.css'
import { TopologyPanel } from './TopologyPanel.tsx'
import { TopologyPicture } from './TopologyPicture.tsx'

// Nobody needs it before they ask.
const TopologyTable = lazy(async () => ({ default: (await import('./TopologyTable.tsx')).TopologyTable }))

const TopologyReach = lazy(async () => ({ default: (await import('./TopologyReach.tsx')).TopologyReach }))

type View = 'picture' | 'table'

const views = [
  { id: 'picture', label: text.picture },
  { id: 'table', label: text.table },
] as const

const legend = ['everyone', 'risky', 'limited', 'broken'] as const

interface TopologyViewProps {
  projectId: number
  topology: Topology
  query: { isFetching: boolean; refetch: () => unknown }
}

/** The picture, or the table that says the same, with what is known of the chosen thing beside it. */
export function TopologyView({ projectId, topology, query }: TopologyViewProps) {
  const [view, setView] = useState<View>('picture')
  const [isNarrowed, setNarrowed] = useState(false)
  const [selectedId, setSelectedId] = useState<string>()
  const shown = useMemo(() => (isNarrowed ? onlyExposed(topology) : topology), [topology, isNarrowed])
  const [question, setQuestion] = useState<TopologyReachQuestion>()
  const asked = useTopologyReachQuery({ projectId, ...(question ?? anyQuestion) }, { skip: !question })
  const path = useMemo(() => question && pathOf(asked.currentData), [question, asked.currentData])
  const aside = useRef<HTMLElement>(null)
  // On a narrow screen it stands below the picture.
  useEffect(() => {
    if (selectedId) aside.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [selectedId])
  const selected = shown.nodes.find(({ id }) => id === selectedId)
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        <div className={styles.tools}>
          <SegmentedControl label={text.view} isLabelHidden options={views} value={view} onChange={setView} />
          <Checkbox label={text.onlyExposed} value={isNarrowed} onChange={setNarrowed} />
        </div>
        {view === 'table' ? (
          <Suspense fallback={<Loading lines={6} />}>
            <TopologyTable topology={shown} query={query} onSelect={setSelectedId} />
          </Suspense>
        ) : (
          <Card label={text.title} isFlush foot={<Legend />}>
            {shown.nodes.length === 0 ? (
              <Empty size="sm" title={text.nothingExposed} />
            ) : (
              <TopologyPicture topology={shown} selectedId={selectedId} onSelect={setSelectedId} path={path} />
            )}
          </Card>
        )}
        {topology.nodes.some(({ kind }) => kind === 'server' || kind === 'balancer') && (
          <Suspense fallback={<Loading lines={3} />}>
            <TopologyReach projectId={projectId} topology={topology} asked={question && asked} onAsk={setQuestion} />
          </Suspense>
        )}
      </div>
      <aside ref={aside} className={styles.aside} aria-label={text.panel.hintTitle} aria-live="polite">
        {selected ? (
          <TopologyPanel
            projectId={projectId}
            topology={topology}
            node={selected}
            onClose={() => setSelectedId(undefined)}
          />
        ) : (
          <Card label={text.panel.hintTitle}>
            <Empty size="sm" icon={MousePointerClick} title={text.panel.hintTitle}>
              {text.panel.hint}
            </Empty>
          </Card>
        )}
      </aside>
    </div>
  )
}

/** Stands for a question until there is one: a query that is skipped wants its words. */
const anyQuestion: TopologyReachQuestion = { FirewallProtocolId: firewallProtocol.id.tcp }

/** What the answer goes over, to be marked in the picture. */
const pathOf = (answer: ReachAnswer | undefined): MarkedPath | undefined =>
  answer && { isOpen: answer.isReachable, ids: new Set(answer.path) }

function Legend() {
  return (
    <ul className={styles.legend} aria-label={text.legend}>
      {legend.map((reach) => (
        <li key={reach} data-reach={reach}>
          {text.reaches[reach]}
        </li>
      ))}
    </ul>
  )
}
