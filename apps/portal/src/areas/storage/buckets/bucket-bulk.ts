import { bucketApi } from '@sarv/client/storage.generated'
import type { BulkWish } from '../../../services/bulk-outcome.ts'
import type { DeleteWay } from '../../../services/tell-deleted.ts'
import { store } from '../../../shell/store.ts'
import { storagePaths } from '../storage.paths.ts'
import { bucketsText as text } from './buckets.fa.ts'

/** Deletes several buckets. */
export const deleteWish = (projectId: number, way: DeleteWay): BulkWish => ({
  projectId,
  label: text.deleteMany,
  unit: text.unit,
  send: (id) =>
    store.dispatch(bucketApi.endpoints.storageHostDelete.initiate({ projectId, id, Now: way === 'now' || undefined })),
  afterwards: way === 'bin' ? { label: text.bin, href: storagePaths.bin(projectId) } : undefined,
})
