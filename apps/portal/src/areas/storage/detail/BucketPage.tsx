import { useStorageHostGetQuery, type StorageHostDetail } from '@sarv/client/storage.generated'
import { serviceType } from '@sarv/contract/service-types'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { formatGigabytes } from '../../../format/sizes.ts'
import { OperationBanner } from '../../../services/OperationBanner.tsx'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'
import { useServiceOperations } from '../../../services/use-service-work.ts'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { paths as shellPaths } from '../../../shell/paths.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { Card } from '../../../ui/Card.tsx'
import { Copy } from '../../../ui/Copy.tsx'
import { DetailPage } from '../../../ui/DetailPage.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { AccessChip } from '../buckets/AccessChip.tsx'
import { canAskStore } from '../buckets/bucket-acts.ts'
import { bucketsText } from '../buckets/buckets.fa.ts'
import { storagePaths as paths } from '../storage.paths.ts'
import { PublicBanner } from '../access/PublicBanner.tsx'
import { BucketActions } from './BucketActions.tsx'
import { type BucketTab, bucketTabs, findBucketTab } from './bucket-tabs.ts'
import { bucketText as text } from './detail.fa.ts'

/** `/storage/{projectId}/{id}`, with its part in `?section=` */
export function BucketPage() {
  const projectId = useProjectIdInAddress()
  const id = Number(useParams()['id'])
  if (projectId === null) return <Navigate to={shellPaths.dashboard} replace />
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to={paths.list(projectId)} replace />
  return <Bucket key={id} projectId={projectId} id={id} />
}

interface BucketProps {
  projectId: number
  id: number
}

function Bucket({ projectId, id }: BucketProps) {
  const pollingInterval = usePollingInterval()
  const query = useStorageHostGetQuery({ projectId, id }, { pollingInterval })
  const { data: operations = [] } = useServiceOperations(projectId, serviceType.bucket, id)
  const [search] = useSearchParams()
  const bucket = query.currentData
  const tab = findBucketTab(search.get('section'))
  usePageTitle(bucket && titleOf(tab, bucket))

  const back = { href: paths.list(projectId), label: bucketsText.title }
  if (query.error && 'status' in query.error && query.error.status === 404) return <Navigate to={back.href} replace />
  if (query.error && !bucket) {
    return (
      <DetailPage back={back} name={bucketsText.bucket}>
        <Card label={bucketsText.bucket} isFlush>
          <ErrorBox error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        </Card>
      </DetailPage>
    )
  }
  const [latest] = operations
  return (
    <DetailPage
      back={back}
      name={bucket?.name ?? bucketsText.bucket}
      chip={bucket && <Chips bucket={bucket} />}
      facts={bucket && factsOf(bucket)}
      tabs={bucketTabs.map((each) => ({ label: each.label, href: paths.section(projectId, id, each.id) }))}
      currentTab={paths.section(projectId, id, tab.id)}
      coming={bucket ? undefined : { summary: 'facts', hasActions: true }}
      actions={
        bucket && (
          <BucketActions
            projectId={projectId}
            bucket={bucket}
            lead={tab.Actions && <tab.Actions projectId={projectId} bucket={bucket} />}
          />
        )
      }
      banner={
        <>
          {bucket?.isPublic && canAskStore(bucket) && <PublicBanner projectId={projectId} bucket={bucket} />}
          {latest && <OperationBanner operation={latest} hasSteps={tab.id === 'overview'} />}
        </>
      }
    >
      {/* Keyed: what one tab has typed or opened is nothing to the next. */}
      <tab.Content key={tab.id} projectId={projectId} id={id} bucket={bucket} query={query} />
    </DetailPage>
  )
}

/** The overview is the bucket itself. */
const titleOf = ({ id, label }: BucketTab, { name }: StorageHostDetail): string =>
  id === 'overview' ? (name ?? '') : text.titleOf(label, name ?? '')

function Chips({ bucket: { statusId, isPublic } }: { bucket: StorageHostDetail }) {
  return (
    <>
      {statusId !== undefined && <ServiceStatusChip statusId={statusId} />}
      <AccessChip isPublic={isPublic ?? false} />
    </>
  )
}

const factsOf = ({ endpoint, datacenter, usedDisk, disk = 0, monthlyPrice }: StorageHostDetail) => [
  { id: 'endpoint', shown: endpoint && <Copy value={endpoint} /> },
  { id: 'datacenter', shown: datacenter },
  {
    id: 'use',
    shown:
      typeof usedDisk === 'number'
        ? text.used(formatGigabytes(usedDisk), formatGigabytes(disk))
        : formatGigabytes(disk),
  },
  { id: 'price', shown: monthlyPrice !== undefined && text.perMonth(formatRials(monthlyPrice)) },
]
