import type { Topology, TopologyLink, TopologyNode } from '@sarv/client/vm.generated'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProblemChip } from '../../../services/ProblemChip.tsx'
import { AllowedLink } from '../../../shell/AllowedLink.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { FactRows, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { actsOf } from './topology-acts.ts'
import { mendOf, type Act } from './topology-mends.ts'
import { linksOf } from './topology-graph.ts'
import { exitOf, isPlanned, rowText, stateOf, wordsOf } from './topology-words.ts'
import { topologyText } from './topology.fa.ts'
import styles from './Topology.module.css'

const text = topologyText.panel

interface TopologyPanelProps {
  projectId: number
  topology: Topology
  node: TopologyNode
  onClose: () => void
  /** Instead of the links to where something is done. */
  acts?: ReactNode
}

/** What is known of one thing of the picture, what is wrong with it, and where to do something about it. */
export function TopologyPanel({ projectId, topology, node, onClose, acts: planned }: TopologyPanelProps) {
  // While something is planned, what is done at once is behind one link.
  const acts = actsOf(projectId, topology, node).slice(0, planned && node.itemId !== null ? 1 : undefined)
  const problems = problemsOf(topology, node)
  return (
    <Card
      title={<bdi>{node.name}</bdi>}
      headEnd={
        <>
          <ProblemChip
            problems={problems.map(({ sentence }) => sentence)}
            isRisk={problems.every(({ tone }) => tone === 'warning')}
          />
          <StatusChip
            status={{ ...stateOf(node), ...(node.status !== null && !isPlanned(node) && { label: node.status }) }}
            isMoving={node.state === 'working'}
          />
          <IconButton icon={X} name={text.close} size="sm" onPress={onClose} />
        </>
      }
    >
      <div className={styles.panel}>
        {problems.map((problem) => (
          <Problem key={problem.sentence} projectId={projectId} problem={problem} />
        ))}
        <FactRows rows={rowsByKind[node.kind](topology, node)} />
        {planned}
        {acts.length > 0 && (
          <div className={styles.acts}>
            {acts.map((act) => (
              <ActLink key={act.label} projectId={projectId} act={act} />
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}

function ActLink({ projectId, act: { label, href, icon, access } }: { projectId: number; act: Act }) {
  return access ? (
    <AllowedLink projectId={projectId} access={access} href={href} icon={icon} isWide>
      {label}
    </AllowedLink>
  ) : (
    <LinkButton href={href} icon={icon} isWide>
      {label}
    </LinkButton>
  )
}

interface ShownProblem {
  sentence: string
  tone: 'warning' | 'danger'
  mend: TopologyNode['mend']
}

function Problem({ projectId, problem: { sentence, tone, mend } }: { projectId: number; problem: ShownProblem }) {
  const act = mend && mendOf(projectId, mend)
  return (
    <div className={styles.problem}>
      <Note tone={tone}>{sentence}</Note>
      {act && <ActLink projectId={projectId} act={act} />}
    </div>
  )
}

/** Its own, and those of the ways that touch it; what two ways say is said once. */
const problemsOf = (topology: Topology, node: TopologyNode): ShownProblem[] => {
  const all = [{ ...node, reach: 'broken' }, ...linksOf(topology, node.id)].flatMap(({ problem, reach, mend }) =>
    problem === null
      ? []
      : [{ sentence: problem, tone: reach === 'risky' ? ('warning' as const) : ('danger' as const), mend }],
  )
  return [...new Map(all.map((problem) => [problem.sentence, problem])).values()]
}

const nameOf = ({ nodes }: Topology, nodeId: string | null): string => nodes.find(({ id }) => id === nodeId)?.name ?? ''

const networkRow = (topology: Topology, { networkId }: TopologyNode): OverviewRow[] =>
  networkId === null ? [] : [{ label: text.network, shown: <bdi>{nameOf(topology, networkId)}</bdi> }]

const privateRow = ({ detail }: TopologyNode): OverviewRow[] =>
  detail === null ? [] : [{ label: text.privateAddress, copied: detail }]

const publicRows = ({ publicAddresses }: TopologyNode): OverviewRow[] =>
  publicAddresses.map((address) => ({ label: text.publicAddress, copied: address }))

const exposureRow = (topology: Topology, { id }: TopologyNode): OverviewRow => ({
  label: text.exposure,
  shown: wordsOf(topology).get(id)?.exposure,
})

/** `443 → 8443` and the server that it leads to. */
const wayRow = (topology: Topology, link: TopologyLink): OverviewRow => ({
  label: link.kind === 'exit' ? text.exit : text.leadsTo,
  shown: (
    <span>
      {link.kind !== 'exit' && <bdi>{nameOf(topology, link.toId)}</bdi>} <bdi>{rowText(link)}</bdi>
    </span>
  ),
})

/** What is known of each kind of thing: a new kind brings its own line. */
const rowsByKind: Record<TopologyNode['kind'], (topology: Topology, node: TopologyNode) => OverviewRow[]> = {
  server: (topology, node) => [
    ...networkRow(topology, node),
    ...privateRow(node),
    ...publicRows(node),
    exposureRow(topology, node),
    { label: text.out, shown: exitOf(topology, node) },
  ],
  network: (topology, { id, detail }) => [
    { label: text.range, copied: detail },
    {
      label: text.servers,
      shown: topologyText.count(
        topology.nodes.filter(({ networkId, kind }) => networkId === id && kind === 'server').length,
      ),
    },
  ],
  router: (_, node) => [...publicRows(node), { label: text.exit, shown: node.detail ? text.exitOn : text.exitOff }],
  address: (topology, node) => [
    { label: text.cloud, shown: <bdi>{nameOf(topology, node.routerId)}</bdi> },
    exposureRow(topology, node),
    ...linksOf(topology, node.id)
      .filter(({ kind }) => kind !== 'entry')
      .map((link) => wayRow(topology, link)),
  ],
  balancer: (topology, node) => [
    ...networkRow(topology, node),
    ...privateRow(node),
    ...publicRows(node),
    ...(node.members ? [{ label: text.members, shown: topologyText.membersUp(node.members) }] : []),
    exposureRow(topology, node),
  ],
  missing: (topology, node) => networkRow(topology, node),
}
