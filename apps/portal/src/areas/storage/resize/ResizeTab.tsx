import { storageHostEdit, useStorageHostEditMutation, type StorageHostDetail } from '@sarv/client/storage.generated'
import { bucketSizeGb } from '@sarv/contract/storage/storage.limits'
import { leastSizeGb } from '@sarv/contract/storage/buckets/buckets.rules'
import { useState } from 'react'
import { formatGigabytes } from '../../../format/sizes.ts'
import { useLastQuote } from '../../../services/resizing/use-last-quote.ts'
import { ResizeCard, ResizeComing } from '../../../services/resizing/ResizeCard.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { Slider } from '../../../ui/Slider.tsx'
import { useBucketRefusal } from '../buckets/bucket-acts.ts'
import type { BucketTabProps } from '../detail/bucket-tab.ts'
import { bucketResizeText as text } from './resize.fa.ts'
import styles from './ResizeTab.module.css'

/** Another size for the bucket: what it costs, before one presses. */
export function ResizeTab({ projectId, bucket }: BucketTabProps) {
  if (!bucket) return <ResizeComing title={text.title} />
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
    <ResizeCard
      text={text}
      refusal={refusal}
      nowMonthlyRials={monthlyPrice}
      isChanged={isChanged}
      rehearsal={rehearsal}
      quote={quote}
      isPending={isLoading}
      onSubmit={() => void resize()}
    >
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
    </ResizeCard>
  )
}
