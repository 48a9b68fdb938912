import type { StorageHostDetail } from '@sarv/client/storage.generated'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../../../shell/use-may.ts'
import { useOpenedRow } from '../../../ui/use-opened-row.ts'
import { useBucketRefusal } from '../buckets/bucket-acts.ts'
import type { BucketRef } from '../uploads/uploads.rules.ts'
import { folderFrom } from './objects.rules.ts'

/** What every part of the browser needs to know. */
export interface Browser extends BucketRef {
  /** Ends with a slash; the root is empty. */
  folder: string
  /** These files with one of them open beside them. */
  hrefOfFile: (key: string) => string
  /** Readers see no acts that write. */
  mayWrite: boolean
  /** Why nothing that takes its time can be begun: a bucket has one operation at a time. */
  busyReason: string | undefined
}

export const bucketOf = ({ projectId, storageHostId }: BucketRef) => ({ projectId, storageHostId })
/** As uploads know it. */
export const refOf = ({ projectId, storageHostId, bucketName }: BucketRef): BucketRef => ({
  projectId,
  storageHostId,
  bucketName,
})

/** The folder in the address, for the page's head and for its files alike. */
export const useBrowser = (projectId: number, { id, name, statusId = 0 }: StorageHostDetail): Browser => {
  const mayWrite = useMay(projectId)('project:operate')
  const busyReason = useBucketRefusal(projectId)('edit', { id, statusId })
  const [params] = useSearchParams()
  const folder = folderFrom(params.get('folder'))
  const { hrefOf: hrefOfFile } = useOpenedRow('file')
  const bucketName = name ?? ''
  return useMemo(
    () => ({ projectId, storageHostId: id, bucketName, folder, hrefOfFile, mayWrite, busyReason }),
    [projectId, id, bucketName, folder, hrefOfFile, mayWrite, busyReason],
  )
}
