import type { Topology, TopologyNode, TopologyOpening } from '@sarv/client/vm.generated'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { Globe, Lock, Minus, PanelRight, Power, ShieldAlert, Unplug, UserCheck, type LucideIcon } from 'lucide-react'
import { reachTones, stateOf, waysOf, wordsOf } from './topology-words.ts'
import { ProblemChip } from '../../../services/ProblemChip.tsx'
import { topologyText } from './topology.fa.ts'
import styles from './TopologyTable.module.css'

const text = topologyText.columns

/** That of a private cloud says how its servers go out. */
const addressesOf = ({ kind, detail, publicAddresses }: TopologyNode): string[] => [
  ...(detail && kind !== 'router' ? [detail] : []),
  ...publicAddresses,
]

const reachIcons: Record<TopologyOpening['reach'], LucideIcon> = {
  everyone: Globe,
  risky: ShieldAlert,
  limited: UserCheck,
  closed: Lock,
  broken: Unplug,
  inside: Minus,
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <span className={styles.lines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

const columnsOf = (topology: Topology): Column<TopologyNode>[] => {
  const names = new Map(topology.nodes.map(({ id, name }) => [id, name]))
  const words = wordsOf(topology)
  const ways = waysOf(topology)
  // A network and an address belong to a cloud.
  const placeOf = ({ networkId, routerId }: TopologyNode) => names.get(networkId ?? routerId ?? '')
  return [
    {
      id: 'name',
      label: text.name,
      place: 'title',
      searched: true,
      value: ({ name }) => name,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    { id: 'kind', label: text.kind, value: ({ kind }) => topologyText.kinds[kind] },
    {
      id: 'network',
      label: text.place,
      value: placeOf,
      isAbsent: (node) => !placeOf(node),
      cell: (node) => <bdi>{placeOf(node)}</bdi>,
    },
    {
      id: 'address',
      label: text.address,
      searched: addressesOf,
      isAbsent: (node) => addressesOf(node).length === 0,
      cell: (node) => (
        <span className={styles.lines}>
          {addressesOf(node).map((address) => (
            <Ltr key={address}>{address}</Ltr>
          ))}
        </span>
      ),
    },
    {
      id: 'exposure',
      label: text.exposure,
      value: (node) => topologyText.reaches[words.get(node.id)!.reach],
      cell: (node) => (
        <span className={styles.lines}>
          {words.get(node.id)!.exposures.map(({ reach, words: told }) => (
            <StatusChip key={reach} status={{ label: told, tone: reachTones[reach] }} icon={reachIcons[reach]} />
          ))}
        </span>
      ),
    },
    {
      id: 'ways',
      label: text.ways,
      isAbsent: ({ id }) => ways(id).length === 0,
      cell: ({ id }) => <Lines lines={ways(id)} />,
    },
    {
      id: 'problem',
      label: text.problem,
      value: ({ id }) => words.get(id)!.problems.join(' '),
      isAbsent: ({ id }) => words.get(id)!.problems.length === 0,
      cell: ({ id }) => <Lines lines={words.get(id)!.problems} />,
    },
    {
      id: 'state',
      label: text.state,
      place: 'status',
      value: (node) => stateOf(node).label,
      cell: (node) => {
        const { problems, fault } = words.get(node.id)!
        return (
          <>
            <ProblemChip problems={problems} isRisk={fault === 'risky'} />
            {(problems.length === 0 || node.state !== 'ok') && (
              <StatusChip
                status={stateOf(node)}
                isMoving={node.state === 'working'}
                {...(node.state === 'off' && { icon: Power })}
              />
            )}
          </>
        )
      },
    },
  ]
}

interface TopologyTableProps {
  topology: Topology
  query: { isFetching: boolean; refetch: () => unknown }
  onSelect: (id: string) => void
  moreColumns?: readonly Column<TopologyNode>[] | undefined
}

const noColumns: readonly Column<TopologyNode>[] = []

/** The same as the picture, to read, sort and search. */
export function TopologyTable({ topology, query, onSelect, moreColumns = noColumns }: TopologyTableProps) {
  const actions: RowAction<TopologyNode>[] = [
    { label: topologyText.panel.open, icon: PanelRight, isQuick: true, run: ({ id }) => onSelect(id) },
  ]
  return (
    <ListTable
      label={topologyText.tableLabel}
      unit={topologyText.unit}
      query={{ ...query, currentData: topology.nodes }}
      columns={[...columnsOf(topology), ...moreColumns]}
      keyOf={({ id }) => id}
      searchFor={topologyText.searchFor}
      rowActions={actions}
      empty={topologyText.nothingExposed}
    />
  )
}
