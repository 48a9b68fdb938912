import { sql } from 'kysely'
import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import type { Lifecycle } from '../../services/lifecycle.ts'
import { putAwayBucket, purgeBucket, restoreBucket, resumeBucket, suspendBucket } from './buckets/buckets.service.ts'

export const storageLifecycles: readonly Lifecycle[] = [
  {
    serviceType: serviceType.bucket,
    services: sql`select project_id, id, name, case when binned_at is not null then 'binned'
        when status_id = ${sql.lit(serviceStatus.id.active)} then 'running' else 'stopped' end as standing
      from storage_buckets where deleted_at is null`,
    power: { stop: suspendBucket, start: resumeBucket },
    bin: { put: putAwayBucket, restore: restoreBucket },
    remove: purgeBucket,
  },
]
