import { storageHostDelete } from '@sarv/client/storage.generated'
import { DeleteThroughBin, type Doomed } from '../../../services/DeleteThroughBin.tsx'
import type { DeleteWay } from '../../../services/tell-deleted.ts'
import { rehearse } from '../../../shell/use-dry-run.ts'
import { bucketDeleteText as text } from './bucket-delete.fa.ts'

/** What the question tells of a bucket before it goes. */
export interface DoomedBucket extends Doomed {
  objectCount?: number | null
}

interface DeleteBucketDialogProps {
  projectId: number
  /** One, or several together; none: there is no question. */
  buckets: readonly DoomedBucket[]
  onClose: () => void
  onDelete: (way: DeleteWay) => Promise<boolean>
}

/** The last question before buckets go. */
export function DeleteBucketDialog({ projectId, buckets, ...rest }: DeleteBucketDialogProps) {
  return (
    <DeleteThroughBin
      {...rest}
      things={buckets}
      text={text}
      rehearse={(id, signal) => rehearse(storageHostDelete, { projectId, id }, signal)}
      lostWith={({ objectCount }, isThere) => [...(isThere ? [filesOf(objectCount)] : []), text.keys, text.nameFree]}
    />
  )
}

const filesOf = (count: number | null | undefined): string => (count ? text.files(count) : text.allFiles)
