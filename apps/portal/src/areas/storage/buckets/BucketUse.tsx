import { formatGigabytes } from '../../../format/sizes.ts'
import { Meter } from '../../../ui/Meter.tsx'
import { bucketsText } from './buckets.fa.ts'
import { fillTone } from './bucket-use.ts'
import styles from './BucketUse.module.css'

const text = bucketsText.use

interface BucketUseProps {
  bucket: { name?: string | null; disk?: number; usedDisk?: number | null }
}

/** How much of what is paid for is filled, as it was last counted. */
export function BucketUse({ bucket: { name, disk = 0, usedDisk } }: BucketUseProps) {
  if (usedDisk === null || usedDisk === undefined) {
    return (
      <span className={styles.use}>
        {formatGigabytes(disk)}
        <small>{text.notCounted}</small>
      </span>
    )
  }
  return (
    <span className={styles.use}>
      {text.of(formatGigabytes(usedDisk), formatGigabytes(disk))}
      <Meter
        label={text.label(name ?? '')}
        value={Math.min(usedDisk, disk)}
        max={disk}
        tone={fillTone({ usedGb: usedDisk, sizeGb: disk })}
      />
    </span>
  )
}
