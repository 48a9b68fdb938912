import { useStorageUsageGetQuery, type StorageHostDetail, type StorageUsage } from '@sarv/client/storage.generated'
import { bucketSizeGb } from '@sarv/contract/storage/storage.limits'
import { useState } from 'react'
import { formatRials } from '../../../format/rials.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Money } from '../../../ui/Money.tsx'
import { storagePaths } from '../storage.paths.ts'
import { wasteOf, type PaidSize } from './treemap.ts'
import { FolderPath } from './FolderPath.tsx'
import { TreemapPicture } from './TreemapPicture.tsx'
import { usageText as text } from './usage.fa.ts'
import { UsageComing } from './UsageComing.tsx'
import { UsageTable } from './UsageTable.tsx'
import styles from './UsageCard.module.css'

interface BucketOfCard {
  projectId: number
  bucket: StorageHostDetail
}

interface UsageCardProps extends BucketOfCard {
  /** The files stand beside it: it shows the whole bucket, and folders are opened there. */
  beside?: { folder: string; onOpen: (prefix: string) => void }
}

/** What fills the bucket and what it costs, folder by folder. */
export function UsageCard({ projectId, bucket, beside }: UsageCardProps) {
  const [prefix, setPrefix] = useState('')
  const [isTable, setTable] = useState(false)
  const query = useStorageUsageGetQuery({ projectId, id: bucket.id, Prefix: prefix })
  // The last picture stays while the next folder is counted.
  const usage = query.data
  if (!usage && !query.error) return <UsageComing isBeside={beside !== undefined} />
  if (!usage) {
    return (
      <Card title={text.title}>
        <ErrorBox
          isPart
          title={text.failed}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  }
  const paid = paidSize(bucket, usage)
  const Shown = isTable ? UsageTable : TreemapPicture
  return (
    <Card
      title={text.title}
      headEnd={<span className={styles.quiet}>{text.whole(formatRials(paid.monthlyRials))}</span>}
    >
      <div className={styles.body} data-stale={query.isFetching || undefined}>
        {prefix !== '' && <FolderPath prefix={prefix} onOpen={setPrefix} />}
        <div className={styles.shown}>
          <Shown
            usage={usage}
            paid={paid}
            isWhole={prefix === ''}
            onOpen={beside?.onOpen ?? setPrefix}
            openFolder={beside?.folder}
          />
        </div>
        <div className={styles.foot}>
          <Waste projectId={projectId} bucket={bucket} usage={usage} />
          {!usage.isComplete && <p className={styles.quiet}>{text.incomplete}</p>}
          <Button kind="quiet" size="sm" onPress={() => setTable(!isTable)}>
            {isTable ? text.showPicture : text.showTable}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** The price at the head of the page: every amount of the picture is a part of it. */
const paidSize = ({ monthlyPrice }: StorageHostDetail, { disk: sizeGb, pricePerGb }: StorageUsage): PaidSize => ({
  sizeGb,
  monthlyRials: monthlyPrice ?? sizeGb * pricePerGb,
})

/** From here on it is worth a sentence. */
const worthSaying = 20

function Waste({ projectId, bucket, usage }: BucketOfCard & { usage: StorageUsage }) {
  const { usedBytes, pricePerGb } = usage
  const waste = wasteOf({ usedBytes, pricePerGb, range: bucketSizeGb, ...paidSize(bucket, usage) })
  const { percent, enoughGb, savedRials } = waste
  if (percent < worthSaying || savedRials === 0) return null
  return (
    <p className={styles.waste}>
      {text.waste(percent, enoughGb)} <Money rials={savedRials} /> {text.less}{' '}
      <Link href={storagePaths.section(projectId, bucket.id, 'resize')}>{text.shrink}</Link>
    </p>
  )
}
