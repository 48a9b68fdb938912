import { useStorageHostListQuery, type StorageHostListItem } from '@sarv/client/storage.generated'
import { PaintBucket } from 'lucide-react'
import { Navigate } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { paths as shellPaths } from '../../../shell/paths.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { bucketColumns } from './bucket-columns.tsx'
import { bucketsText as text } from './buckets.fa.ts'

/** `/storage/{projectId}` */
export function BucketListPage() {
  const projectId = useProjectIdInAddress()
  return projectId === null ? (
    <Navigate to={shellPaths.dashboard} replace />
  ) : (
    <Buckets key={projectId} projectId={projectId} />
  )
}

function Buckets({ projectId }: { projectId: number }) {
  const pollingInterval = usePollingInterval()
  const buckets = useStorageHostListQuery({ projectId }, { pollingInterval })
  const rows = buckets.currentData ?? []
  return (
    <ListPage
      title={text.title}
      count={rows.length || undefined}
      summary={rows.length > 0 && text.monthlyTotal(formatRials(monthlyTotal(rows)))}
      isSummaryComing={buckets.isLoading}
      query={buckets}
    >
      <ListTable
        label={text.label}
        unit={text.unit}
        query={buckets}
        columns={bucketColumns(projectId)}
        searchFor={text.searchFor}
        empty={
          <Empty icon={PaintBucket} hasPattern title={text.empty.title}>
            {text.empty.text}
          </Empty>
        }
      />
    </ListPage>
  )
}

const monthlyTotal = (buckets: readonly StorageHostListItem[]): number =>
  buckets.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0)
