import type { Topology, TopologyNode } from '@sarv/client/vm.generated'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { PanelRight } from 'lucide-react'
import { reachTones, stateOf, wordsOf } from './topology-words.ts'
import { topologyText } from './topology.fa.ts'

const text = topologyText.columns

const addressesOf = ({ detail, publicAddresses }: TopologyNode): string[] => [
  ...(detail ? [detail] : []),
  ...publicAddresses,
]

const columnsOf = (topology: Topology): Column<TopologyNode>[] => {
  const names = new Map(topology.nodes.map(({ id, name }) => [id, name]))
  const words = wordsOf(topology)
  const networkOf = ({ networkId }: TopologyNode) => networkId && names.get(networkId)
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
      label: text.network,
      value: networkOf,
      isAbsent: (node) => !networkOf(node),
      cell: (node) => <bdi>{networkOf(node)}</bdi>,
    },
    {
      id: 'address',
      label: text.address,
      searched: addressesOf,
      isAbsent: (node) => addressesOf(node).length === 0,
      cell: (node) => <Ltr>{addressesOf(node).join(', ')}</Ltr>,
    },
    {
      id: 'exposure',
      label: text.exposure,
      value: (node) => topologyText.reaches[words.get(node.id)!.reach],
      cell: (node) => {
        const { reach, exposure } = words.get(node.id)!
        return reach === 'inside' ? (
          topologyText.reaches.inside
        ) : (
          <StatusChip status={{ label: exposure, tone: reachTones[reach] }} />
        )
      },
    },
    {
      id: 'state',
      label: text.state,
      place: 'status',
      value: (node) => stateOf(node).label,
      cell: (node) => <StatusChip status={stateOf(node)} isMoving={node.state === 'working'} />,
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
