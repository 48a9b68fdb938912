import type { StorageHostDetail } from '@sarv/client/storage.generated'
import { formatGigabytes } from '../../../format/sizes.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { OverviewCard, type OverviewRow } from '../../../ui/OverviewCard.tsx'
import { AccessChip } from '../buckets/AccessChip.tsx'
import { BucketStatusChip } from '../buckets/BucketStatusChip.tsx'
import { bucketsText } from '../buckets/buckets.fa.ts'
import type { BucketTabProps } from './bucket-tab.ts'
import { bucketText } from './bucket.fa.ts'

const text = bucketText.overview

/** What the bucket is and where programs reach it. */
export function OverviewTab({ bucket, query }: BucketTabProps) {
  return <OverviewCard title={text.title} rows={rowsOf(bucket)} isLoading={!bucket} query={query} />
}

const rowsOf = (bucket: StorageHostDetail | undefined): OverviewRow[] => [
  { label: text.status, shown: bucket?.statusId !== undefined && <BucketStatusChip statusId={bucket.statusId} /> },
  { label: text.name, copied: bucket?.name ?? null },
  { label: text.datacenter, shown: bucket?.datacenter },
  { label: text.size, shown: bucket?.disk !== undefined && formatGigabytes(bucket.disk) },
  { label: text.used, shown: usedWords(bucket) },
  { label: text.access, shown: bucket && <AccessChip isPublic={bucket.isPublic ?? false} /> },
  { label: text.created, shown: bucket?.createDate && <DateText wire={bucket.createDate} as="time" /> },
  { label: text.endpoint, copied: bucket?.endpoint ?? null },
]

const usedWords = (bucket: StorageHostDetail | undefined): string | undefined =>
  typeof bucket?.usedDisk === 'number' ? formatGigabytes(bucket.usedDisk) : bucketsText.use.notCounted
