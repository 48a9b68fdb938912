import type { StorageHostDetail } from '@sarv/client/storage.generated'

/** What the page of a bucket gives to each of its tabs. */
export interface BucketTabProps {
  projectId: number
  id: number
  /** `undefined` while it is read for the first time. */
  bucket: StorageHostDetail | undefined
  query: { isFetching: boolean; refetch: () => unknown }
}

export interface TabActionsProps {
  projectId: number
  bucket: StorageHostDetail
}
