import type { StorageHostDetail } from '@sarv/client/storage.generated'
import { serviceType } from '@sarv/contract/service-types'
import { formatGigabytes } from '../../../format/sizes.ts'
import { OperationsCard } from '../../../services/OperationsCard.tsx'
import { receiptsText } from '../../../services/receipts/receipts.fa.ts'
import { useReceiptInAddress } from '../../../services/receipts/use-receipt-in-address.ts'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Money } from '../../../ui/Money.tsx'
import { OverviewCard, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { AccessCard } from '../access/AccessCard.tsx'
import { AccessChip } from '../buckets/AccessChip.tsx'
import { bucketsText } from '../buckets/buckets.fa.ts'
import { canAskStore } from '../buckets/bucket-acts.ts'
import { ConnectCard } from '../connect/ConnectCard.tsx'
import { storagePaths as paths } from '../storage.paths.ts'
import { UsageCard } from '../usage/UsageCard.tsx'
import type { BucketTabProps } from './bucket-tab.ts'
import { bucketText } from './detail.fa.ts'
import styles from './OverviewTab.module.css'

const text = bucketText.overview

// Nobody needs it before they ask.
const BucketReceiptDialog = lazyDialog(
  async () => (await import('../order/BucketReceiptDialog.tsx')).BucketReceiptDialog,
)

/** What the bucket is, what fills it, what it costs, and how programs reach it. */
export function OverviewTab({ projectId, id, bucket, query }: BucketTabProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {bucket && canAskStore(bucket) && <UsageCard projectId={projectId} bucket={bucket} />}
        {bucket && <ConnectCard projectId={projectId} bucket={bucket} />}
      </div>
      <div className={styles.stack}>
        <FactsCard projectId={projectId} id={id} bucket={bucket} query={query} />
        {bucket && <AccessCard projectId={projectId} bucket={bucket} />}
        <OperationsCard
          projectId={projectId}
          type={serviceType.bucket}
          id={id}
          order={{ kind: 'storageHostCreate', receipt: paths.receipt(projectId, id) }}
        />
      </div>
    </div>
  )
}

/** What it is and costs, and what it was ordered for. */
function FactsCard({ projectId, id, bucket, query }: BucketTabProps) {
  const receipt = useReceiptInAddress(paths.bucket(projectId, id))
  return (
    <>
      <OverviewCard
        title={text.title}
        rows={rowsOf(bucket)}
        isLoading={!bucket}
        query={query}
        headEnd={<Link href={paths.receipt(projectId, id)}>{receiptsText.show}</Link>}
      />
      {bucket && receipt.isAsked && (
        <BucketReceiptDialog projectId={projectId} id={id} name={bucket.name ?? ''} onClose={receipt.close} />
      )}
    </>
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
  {
    label: text.access,
    shown: bucket && <AccessChip isPublic={bucket.isPublic} isPartlyPublic={bucket.isPartlyPublic} />,
  },
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
