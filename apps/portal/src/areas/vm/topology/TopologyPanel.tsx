import type { Topology, TopologyNode } from '@sarv/client/vm.generated'
import { Cloud, Network, Server, Shield, Unplug, X, type LucideIcon } from 'lucide-react'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Note } from '../../../ui/Note.tsx'
import { FactRows, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { paths } from '../vm.paths.ts'
import { linksOf } from './topology-graph.ts'
import { exposureText, stateTones } from './topology-words.ts'
import { topologyText } from './topology.fa.ts'
import styles from './Topology.module.css'

const text = topologyText.panel

interface TopologyPanelProps {
  projectId: number
  topology: Topology
  node: TopologyNode
  onClose: () => void
}

/** What is known of one thing of the picture, what is wrong with it, and where to do something about it. */
export function TopologyPanel({ projectId, topology, node, onClose }: TopologyPanelProps) {
  const acts = actsOf(projectId, node)
  return (
    <Card
      title={<bdi>{node.name}</bdi>}
      headEnd={
        <>
          <StatusChip
            status={{ label: node.status ?? topologyText.states[node.state], tone: stateTones[node.state] }}
            isMoving={node.state === 'working'}
          />
          <IconButton icon={X} name={text.close} size="sm" onPress={onClose} />
        </>
      }
    >
      <div className={styles.panel}>
        {problemsOf(topology, node).map(({ sentence, tone }) => (
          <Note key={sentence} tone={tone}>
            {sentence}
          </Note>
        ))}
        <FactRows rows={rowsOf(topology, node)} />
        {acts.length > 0 && (
          <div className={styles.acts}>
            {acts.map(({ label, href, icon }) => (
              <LinkButton key={label} href={href} icon={icon} isWide>
                {label}
              </LinkButton>
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}

const problemsOf = (topology: Topology, node: TopologyNode) => {
  const ofLinks = linksOf(topology, node.id).flatMap(({ problem, reach }) =>
    problem === null
      ? []
      : [{ sentence: problem, tone: reach === 'risky' ? ('warning' as const) : ('danger' as const) }],
  )
  const own = node.problem === null ? [] : [{ sentence: node.problem, tone: 'danger' as const }]
  return [...new Map([...own, ...ofLinks].map((problem) => [problem.sentence, problem])).values()]
}

const rowsOf = (topology: Topology, node: TopologyNode): OverviewRow[] => {
  const network = topology.nodes.find(({ id }) => id === node.networkId)
  if (node.kind === 'network') {
    const servers = topology.nodes.filter(({ networkId, kind }) => networkId === node.id && kind === 'server')
    return [
      { label: text.range, copied: node.detail },
      { label: text.servers, shown: topologyText.count(servers.length) },
    ]
  }
  if (node.kind === 'router') {
    return [
      ...node.publicAddresses.map((address) => ({ label: text.publicAddress, copied: address })),
      { label: text.exit, shown: node.detail ? text.exitOn : text.exitOff },
    ]
  }
  return [
    ...(network ? [{ label: text.network, shown: <bdi>{network.name}</bdi> }] : []),
    ...(node.detail ? [{ label: text.privateAddress, copied: node.detail }] : []),
    ...node.publicAddresses.map((address) => ({ label: text.publicAddress, copied: address })),
    { label: text.exposure, shown: exposureText(topology, node) },
  ]
}

interface Act {
  label: string
  href: string
  icon: LucideIcon
}

const actsOf = (projectId: number, { kind, itemId }: TopologyNode): Act[] => {
  if (itemId === null) return []
  if (kind === 'network') {
    return [{ label: text.toNodes, href: paths.network.nodes(projectId, itemId), icon: Network }]
  }
  if (kind === 'router') return [{ label: text.toCloud, href: paths.vpc.overview(projectId, itemId), icon: Cloud }]
  if (kind !== 'server') return []
  return [
    { label: text.toServer, href: paths.vm.specification(projectId, itemId), icon: Server },
    { label: text.toFirewall, href: paths.vm.firewall(projectId, itemId), icon: Shield },
    { label: text.toNetworks, href: paths.vm.network(projectId, itemId), icon: Unplug },
  ]
}
