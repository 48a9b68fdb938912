import {
  useStorageHostBinListQuery,
  useStorageHostListQuery,
  type StorageHostListItem,
} from '@sarv/client/storage.generated'
import { serviceType } from '@sarv/contract/service-types'
import { Trash2 } from 'lucide-react'
import { useLocation } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { pageOfProject, ServiceListPage } from '../../../services/ServiceListPage.tsx'
import { useLabelFilter } from '../../../services/labels/use-label-filter.tsx'
import { useServiceWork } from '../../../services/use-service-work.ts'
import { workInRow } from '../../../services/WorkInRow.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { storagePaths } from '../storage.paths.ts'
import { bucketColumns } from './bucket-columns.tsx'
import { bucketsText as text } from './buckets.fa.ts'
import { CreateBucketLink } from './CreateBucketLink.tsx'
import { monthlyTotal } from './bucket-list.rules.ts'
import { useBucketListActs } from './use-bucket-list-acts.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

// A project with buckets never shows it.
const BucketEmpty = lazyPart(async () => (await import('./BucketEmpty.tsx')).BucketEmpty)

/** What the create page hands over, so that the list opens with the new row in view. */
export interface BucketListArrival {
  createdId: number
}

function Buckets({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const buckets = useStorageHostListQuery({ projectId }, { pollingInterval })
  const work = useServiceWork(projectId, serviceType.bucket)
  const acts = useBucketListActs(projectId)
  const labels = useLabelFilter({ projectId, type: serviceType.bucket }, buckets, useListState())
  const arrival = useLocation().state as Partial<BucketListArrival> | null
  const rows = buckets.currentData ?? []
  return (
    <ServiceListPage
      title={text.title}
      summary={rows.length > 0 && text.monthlyTotal(formatRials(monthlyTotal(rows)))}
      isSummaryComing={buckets.isLoading}
      isSummaryShort
      query={buckets}
      actions={<BinLink projectId={projectId} />}
      create={<CreateBucketLink projectId={projectId} />}
      note={rows.length > 0 && text.foot}
    >
      {acts.summary}
      <ListTable
        label={text.label}
        unit={text.unit}
        query={labels.query}
        state={labels.state}
        tools={labels.control}
        columns={bucketColumns(projectId)}
        searchFor={text.searchFor}
        segments={segments}
        markedKey={arrival?.createdId}
        rowActions={acts.rowActions}
        bulkActions={acts.bulkActions}
        bulkSummary={(chosen) => text.perMonth(formatRials(monthlyTotal(chosen)))}
        canSelect={({ id }) => !work.get(id)?.running}
        rowProgress={(bucket) => workInRow(bucket, work.get(bucket.id))}
        empty={<BucketEmpty projectId={projectId} />}
      />
      {acts.dialogs}
    </ServiceListPage>
  )
}

/** `/storage/{projectId}` */
export const BucketListPage = pageOfProject(text.title, Buckets)

const segments = [
  { id: 'private', label: text.access.private, matches: ({ isPublic }: StorageHostListItem) => !isPublic },
  { id: 'public', label: text.access.public, matches: ({ isPublic }: StorageHostListItem) => isPublic },
]

/** The way to the deleted buckets, while there are any that can still be taken back. */
function BinLink({ projectId }: { projectId: number }) {
  const { currentData: binned = [] } = useStorageHostBinListQuery({ projectId })
  if (binned.length === 0) return null
  return (
    <LinkButton icon={Trash2} href={storagePaths.bin(projectId)}>
      {text.bin} <Badge>{formatCount(binned.length)}</Badge>
    </LinkButton>
  )
}
