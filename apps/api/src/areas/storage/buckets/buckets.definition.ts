import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { bucketPricing } from '@sarv/contract/storage/buckets/buckets.price'
import { bucketCan, type BucketAct } from '@sarv/contract/storage/buckets/buckets.rules'
import { AppError } from '../../../errors/app-error.ts'
import type { OperationDefinition } from '../../../operations/operation.ts'
import type { StorageEngine } from '../../../ports/storage/storage.engine.ts'
import { defineService, type ServiceInput } from '../../../services/service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { lockBucket } from './buckets.store.ts'

export interface StorageDependencies extends NotifyDependencies {
  /** The object store of a datacenter; undefined: it has none. */
  storage: (datacenterId: number) => StorageEngine | undefined
}

/** The store of a datacenter, for whoever must have one: the steps of every operation on a bucket, and its calls. */
export const storeOf = (
  { storage }: Pick<StorageDependencies, 'storage'>,
  { datacenterId }: { datacenterId: number },
): StorageEngine => {
  const engine = storage(datacenterId)
  if (!engine) throw new AppError('storage_not_offered')
  return engine
}

export type LockedBucket = NonNullable<Awaited<ReturnType<typeof lockBucket>>>

/** A bucket as a service that somebody ordered. */
export const bucketService = defineService({
  type: serviceType.bucket,
  cacheGroup: 'Storage',
  engine: storeOf,
  pricing: bucketPricing,
  lock: lockBucket,
  rules: (_trx, bucket: LockedBucket, action: BucketAct): LockedBucket => {
    if (bucketCan(action, bucket)) return bucket
    throw new AppError('status_forbids', { status: serviceStatus.label(bucket.statusId) })
  },
})

export type BucketOperation<Extra extends object = object> = OperationDefinition<
  ServiceInput & Extra,
  StorageDependencies,
  StorageEngine
>

/** The portal's page of a project's deleted buckets. */
export const bucketBinPage = (projectId: number): string => `/storage/${projectId}/bin`
