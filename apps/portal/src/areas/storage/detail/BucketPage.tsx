import { useStorageHostGetQuery, type StorageHostDetail } from '@sarv/client/storage.generated'
import { serviceType } from '@sarv/contract/service-types'
import { useSearchParams } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { formatGigabytes } from '../../../format/sizes.ts'
import { pageOfService, ServiceDetailPage } from '../../../services/ServiceDetailPage.tsx'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { Copy } from '../../../ui/Copy.tsx'
import { AccessChip } from '../buckets/AccessChip.tsx'
import { canAskStore } from '../buckets/bucket-acts.ts'
import { bucketsText } from '../buckets/buckets.fa.ts'
import { storagePaths as paths } from '../storage.paths.ts'
import { PublicBanner } from '../access/PublicBanner.tsx'
import { BucketActions } from './BucketActions.tsx'
import { bucketTabs, findBucketTab } from './bucket-tabs.ts'
import { bucketText as text } from './detail.fa.ts'

interface BucketProps {
  projectId: number
  id: number
}

function Bucket({ projectId, id }: BucketProps) {
  const pollingInterval = usePollingInterval()
  const query = useStorageHostGetQuery({ projectId, id }, { pollingInterval })
  const [search] = useSearchParams()
  const bucket = query.currentData
  const tab = findBucketTab(search.get('section'))
  return (
    <ServiceDetailPage
      projectId={projectId}
      id={id}
      type={serviceType.bucket}
      query={query}
      list={{ href: paths.list(projectId), label: bucketsText.title }}
      noun={bucketsText.bucket}
      tabs={bucketTabs.map((each) => ({ ...each, href: paths.section(projectId, id, each.id) }))}
      currentTab={tab.id}
      head={
        bucket && {
          chip: <Chips bucket={bucket} />,
          facts: factsOf(bucket),
          actions: (
            <BucketActions
              projectId={projectId}
              bucket={bucket}
              lead={tab.Actions && <tab.Actions projectId={projectId} bucket={bucket} />}
              isAtKeys={tab.id === 'keys'}
            />
          ),
          warning: bucket.isPublic && canAskStore(bucket) && <PublicBanner projectId={projectId} bucket={bucket} />,
        }
      }
    >
      {/* Keyed: what one tab has typed or opened is nothing to the next. */}
      <tab.Content key={tab.id} projectId={projectId} id={id} bucket={bucket} query={query} />
    </ServiceDetailPage>
  )
}

/** `/storage/{projectId}/{id}`, with its part in `?section=` */
export const BucketPage = pageOfService('storageHostGet', paths.list, Bucket)

function Chips({ bucket: { statusId, isPublic, isPartlyPublic } }: { bucket: StorageHostDetail }) {
  return (
    <>
      {statusId !== undefined && <ServiceStatusChip statusId={statusId} />}
      <AccessChip isPublic={isPublic} isPartlyPublic={isPartlyPublic} />
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
