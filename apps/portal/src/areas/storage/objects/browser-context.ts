import type { BucketRef } from '../uploads/uploads.rules.ts'

/** What every part of the browser needs to know. */
export interface Browser extends BucketRef {
  /** Ends with a slash; the root is empty. */
  folder: string
  /** Readers see no acts that write. */
  mayWrite: boolean
}

export const bucketOf = ({ projectId, storageHostId }: BucketRef) => ({ projectId, storageHostId })
