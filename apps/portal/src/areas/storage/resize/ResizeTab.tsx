import { storageHostEdit, useStorageHostEditMutation, type StorageHostDetail } from '@sarv/client/storage.generated'
import { bucketSizeGb } from '@sarv/contract/storage/storage.limits'
import { leastSizeGb } from '@sarv/contract/storage/buckets/buckets.rules'
import { useState } from 'react'
import { formatGigabytes } from '../../../format/sizes.ts'
import { ResizePrice } from '../../../services/resizing/ResizePrice.tsx'
import { resizingText } from '../../../services/resizing/resizing.fa.ts'
import { ResizeVerdict } from '../../../services/resizing/ResizeVerdict.tsx'
import { useLastQuote } from '../../../services/resizing/use-last-quote.ts'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import { useBucketRefusal } from '../buckets/bucket-acts.ts'
import type { BucketTabProps } from '../detail/bucket-tab.ts'
import { bucketResizeText as text } from './resize.fa.ts'
import styles from './ResizeTab.module.css'

/** Another size for the bucket: what it costs, before one presses. */
export function ResizeTab({ projectId, bucket }: BucketTabProps) {
  if (!bucket) {
    return (
      <Card title={text.title}>
        <Loading lines={6} />
      </Card>
    )
  }
  // Begins anew from the size that a change has ended with.
  return <Resize key={bucket.disk} projectId={projectId} bucket={bucket} />
}

function Resize({ projectId, bucket }: { projectId: number; bucket: StorageHostDetail }) {
  const { id, disk = bucketSizeGb.min, usedDisk, statusId = 0, monthlyPrice = 0 } = bucket
  const leastGb = Math.min(disk, leastSizeGb((usedDisk ?? 0) * 1024 ** 3, bucketSizeGb))
  const [wantedGb, setWanted] = useState(disk)
  const refusal = useBucketRefusal(projectId)('edit', { id, statusId })
  const isChanged = wantedGb !== disk
  const wish = { projectId, id, body: { volumeSize: wantedGb } }
  const rehearsal = useDryRun(storageHostEdit, isChanged && !refusal ? wish : undefined)
  const quote = useLastQuote(rehearsal.quote, isChanged)
  const [edit, { isLoading }] = useStorageHostEditMutation()
  const resize = async () => {
    const { data, error } = await edit(wish)
    if (!error) tellStarted(data, text.started(bucket.name ?? '', wantedGb))
  }
  return (
    <div className={styles.columns}>
      <Card title={text.title}>
        <div className={styles.body}>
          <p className={styles.quiet}>{text.intro}</p>
          {refusal && <Note tone="warning" title={refusal} />}
          <p>{typeof usedDisk === 'number' ? text.now(disk, formatGigabytes(usedDisk)) : text.nowUncounted(disk)}</p>
          <div className={styles.slider}>
            <Slider<never>
              label={text.size}
              unit={text.gigabyte}
              minValue={leastGb}
              maxValue={bucketSizeGb.max}
              step={bucketSizeGb.step}
              value={wantedGb}
              onChange={setWanted}
              isDisabled={!!refusal}
              help={leastGb > bucketSizeGb.min && text.least(leastGb)}
            />
          </div>
        </div>
      </Card>
      <Card
        title={resizingText.price.title}
        headEnd={<span className={styles.quiet}>{resizingText.price.withoutVat}</span>}
      >
        <div className={styles.body}>
          <ResizePrice
            nowMonthlyRials={monthlyPrice}
            afterMonthlyRials={isChanged ? quote && quote.subtotal - quote.discount : monthlyPrice}
            isStale={rehearsal.isAsking}
          />
          {isChanged && <ResizeVerdict rehearsal={rehearsal} />}
          <Button
            kind="primary"
            isWide
            isPending={isLoading}
            disabledReason={refusal ?? (isChanged ? rehearsal.error?.message : text.noChange)}
            onPress={() => void resize()}
          >
            {text.submit}
          </Button>
        </div>
      </Card>
    </div>
  )
}
