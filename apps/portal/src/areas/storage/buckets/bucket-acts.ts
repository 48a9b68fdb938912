import { serviceType } from '@sarv/contract/service-types'
import { bucketAccess, bucketCan, type BucketAction } from '@sarv/contract/storage/buckets/buckets.rules'
import { refusalsOf } from '../../../services/refusals.ts'
import { useServiceRefusal } from '../../../services/use-service-refusal.ts'

/** Why an act on a bucket is not possible now. Its files, keys and settings are there while work goes on with it. */
export const bucketRefusalOf = refusalsOf({
  access: bucketAccess,
  whyNot: (action: BucketAction, bucket: { statusId: number }) => (bucketCan(action, bucket) ? undefined : 'status'),
  sentences: {},
  alwaysPossible: ['use'],
})

export const useBucketRefusal = (projectId: number) => useServiceRefusal(projectId, serviceType.bucket, bucketRefusalOf)

/** Whether its store can be asked about it: there is nothing to ask before it is made and after it is closed. */
export const canAskStore = ({ statusId = 0 }: { statusId?: number }): boolean => bucketCan('use', { statusId })
