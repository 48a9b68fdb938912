import { serviceStatus } from '@sarv/contract/enums'
import { bucketCan } from '@sarv/contract/storage/buckets/buckets.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import type { Place } from '../../../ports/storage/buckets.engine.ts'
import { spaceTag } from '../../../ports/storage/spaces.engine.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import { storeOf, type StorageDependencies } from './buckets.definition.ts'
import { findBucket, type BucketRow } from './buckets.store.ts'

/** A bucket that may be used now, and where the store has it. */
export interface OpenBucket {
  projectId: number
  bucket: BucketRow
  engine: StorageEngine
  place: Place
}

/** Every bucket has a space of its own: its room and its keys are those of the space. */
export const placeOf = ({ projectId, id, name }: { projectId: number; id: number; name: string }): Place => ({
  spaceTag: spaceTag(projectId, id),
  bucket: name,
})

/** For what the store itself is asked while somebody waits: 404 for what is not there, 400 for one that is not in use. */
export const openBucket = async (
  deps: Pick<StorageDependencies, 'storage'> & { db: Db },
  project: ProjectOfCall,
  id: number,
): Promise<OpenBucket> => {
  const bucket = await findBucket(deps.db, { projectId: project.id, id })
  if (!bucket) throw new AppError('not_found')
  if (!bucketCan('use', bucket)) {
    throw new AppError('status_forbids', { status: serviceStatus.label(bucket.statusId) })
  }
  const { name } = bucket
  const projectId = project.id
  return { projectId, bucket, engine: storeOf(deps, project), place: placeOf({ projectId, id, name }) }
}
