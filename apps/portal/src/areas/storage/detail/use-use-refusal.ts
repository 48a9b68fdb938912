import type { StorageHostDetail } from '@sarv/client/storage.generated'
import { useBucketRefusal } from '../buckets/bucket-acts.ts'

/** Why the files, keys and settings of the bucket cannot be changed now; nothing while it is being read. */
export const useUseRefusal = (projectId: number, bucket: StorageHostDetail | undefined): string | undefined => {
  const refusal = useBucketRefusal(projectId)
  return bucket?.statusId === undefined ? undefined : refusal('use', { id: bucket.id, statusId: bucket.statusId })
}
