import { bucketApi, useStorageHostDeleteMutation } from '@sarv/client/storage.generated'
import { tellDeleted, type DeleteWay } from '../../../services/tell-deleted.ts'
import { store } from '../../../shell/store.ts'

interface DeletedBucket {
  id: number
  name: string | null
}

/** Deletes a bucket, and offers to take that back where it can be; whether it was accepted. */
export const useBucketDelete = (projectId: number) => {
  const [remove] = useStorageHostDeleteMutation()
  return async ({ id, name }: DeletedBucket, way: DeleteWay): Promise<boolean> => {
    const { data, error } = await remove({ projectId, id, Now: way === 'now' || undefined })
    if (error) return false
    const restore = () => store.dispatch(bucketApi.endpoints.storageHostRestore.initiate({ projectId, id }))
    tellDeleted(data, way, name ?? '', restore)
    return true
  }
}
