import { useVmHostActivityListQuery, type VmHostActivityItem } from '@sarv/client/vm.generated'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { DateText } from '../../../ui/DateText.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { detailText } from '../detail/detail.fa.ts'

const text = detailText.activity

interface ActivityCardProps {
  projectId: number
  id: number
}

/** Who did what with this server, when, from where and with which result. */
export function ActivityCard({ projectId, id }: ActivityCardProps) {
  const pollingInterval = usePollingInterval()
  const query = useVmHostActivityListQuery({ projectId, vmHostId: id }, { pollingInterval })
  const state = useListState({ prefix: 'activity-' })
  return (
    <Section
      title={text.title}
      intro={text.intro}
      actions={<RefreshButton isFetching={query.isFetching} onPress={() => void query.refetch()} />}
    >
      <ListTable label={text.label} unit={text.unit} query={query} columns={columns} state={state} empty={text.empty} />
    </Section>
  )
}

// No column has a value to sort by: the server answers the newest first.
const columns: readonly Column<VmHostActivityItem>[] = [
  { id: 'what', label: text.columns.what, place: 'title', cell: ({ title }) => <RowTitle name={title} /> },
  { id: 'who', label: text.columns.who, cell: ({ user }) => user ?? text.byUs },
  {
    id: 'result',
    label: text.columns.result,
    place: 'status',
    // What nobody asked for was neither accepted nor refused.
    cell: ({ succeeded, user }) => user && <StatusChip status={succeeded ? text.succeeded : text.failed} />,
  },
  { id: 'when', label: text.columns.when, cell: ({ activityDate }) => <DateText wire={activityDate} as="time" /> },
  {
    id: 'source',
    label: text.columns.source,
    isQuiet: true,
    cell: ({ source, user }) => (user ? text.sources[source] : undefined),
  },
  { id: 'ip', label: text.columns.ip, cell: ({ userIp }) => userIp && <Ltr>{userIp}</Ltr> },
]
