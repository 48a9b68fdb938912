import { useStorageUsageGetQuery } from '@sarv/client/storage.generated'
import { useMemo } from 'react'
import type { Browser } from './browser-context.ts'
import { sizesOf } from './objects.rules.ts'

/** What each folder of the open one holds. Nobody waits for it: the list stands before it is counted. */
export function useFolderSizes({ projectId, storageHostId: id, folder }: Browser, hasFolders: boolean) {
  const { currentData: usage, isFetching } = useStorageUsageGetQuery(
    { projectId, id, Prefix: folder },
    { skip: !hasFolders },
  )
  const sizes = useMemo(() => sizesOf(usage), [usage])
  return { sizes, isCounting: isFetching && !usage, countDate: usage?.countDate, isComplete: usage?.isComplete ?? true }
}
