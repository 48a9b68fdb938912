import type { StorageHostDetail } from '@sarv/client/storage.generated'
import { serviceType } from '@sarv/contract/service-types'
import { formatGigabytes } from '../../../format/sizes.ts'
import { OperationsCard } from '../../../services/OperationsCard.tsx'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { OverviewCard, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { AccessCard } from '../access/AccessCard.tsx'
import { AccessChip } from '../buckets/AccessChip.tsx'
import { bucketsText } from '../buckets/buckets.fa.ts'
import { canAskStore } from '../buckets/bucket-acts.ts'
import { ConnectCard } from '../connect/ConnectCard.tsx'
import { UsageCard } from '../usage/UsageCard.tsx'
import type { BucketTabProps } from './bucket-tab.ts'
import { bucketText } from './detail.fa.ts'
import styles from './OverviewTab.module.css'

const text = bucketText.overview

/** What the bucket is, what fills it, what it costs, and how programs reach it. */
export function OverviewTab({ projectId, id, bucket, query }: BucketTabProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {bucket && canAskStore(bucket) && <UsageCard projectId={projectId} bucket={bucket} />}
        {bucket && <ConnectCard projectId={projectId} bucket={bucket} />}
      </div>
      <div className={styles.stack}>
        <OverviewCard title={text.title} rows={rowsOf(bucket)} isLoading={!bucket} query={query} />
        {bucket && <AccessCard projectId={projectId} bucket={bucket} />}
        <OperationsCard projectId={projectId} type={serviceType.bucket} id={id} />
      </div>
    </div>
  )
}

const rowsOf = (bucket: StorageHostDetail | undefined): OverviewRow[] => [
  { label: text.status, shown: bucket?.statusId !== undefined && <ServiceStatusChip statusId={bucket.statusId} /> },
  { label: text.name, copied: bucket?.name ?? null },
  { label: text.endpoint, copied: bucket?.endpoint ?? null },
  { label: text.region, latin: bucket?.region ?? null },
  { label: text.datacenter, shown: bucket?.datacenter },
  { label: text.size, shown: bucket?.disk !== undefined && formatGigabytes(bucket.disk) },
  { label: text.used, shown: <Used bucket={bucket} /> },
  { label: text.access, shown: bucket && <AccessChip isPublic={bucket.isPublic ?? false} /> },
  { label: text.price, shown: bucket && <Money rials={bucket.monthlyPrice} /> },
  { label: text.monthCost, shown: bucket && <Money rials={bucket.monthCost} /> },
  { label: text.created, shown: bucket?.createDate && <DateText wire={bucket.createDate} as="time" /> },
]

/** As it was last counted, and when that was. */
function Used({ bucket }: { bucket: StorageHostDetail | undefined }) {
  if (typeof bucket?.usedDisk !== 'number') return bucketsText.use.notCounted
  return (
    <span className={styles.used}>
      <span>{bucketsText.use.sizeAndFiles(formatGigabytes(bucket.usedDisk), bucket.objectCount ?? 0)}</span>
      {bucket.countDate && (
        <small>
          {text.counted} <DateText wire={bucket.countDate} as="relative" />
        </small>
      )}
    </span>
  )
}
