import { serviceType } from '@sarv/contract/service-types'
import type { Area } from '../area.ts'
import { binnedExpiries } from '../project/binned-expiries.service.ts'
import {
  binBucketOperation,
  createBucketOperation,
  editBucketOperation,
  purgeBucketOperation,
  restoreBucketOperation,
  resumeBucketOperation,
  suspendBucketOperation,
} from './buckets/buckets.operations.ts'
import { bucketBinPage } from './buckets/buckets.definition.ts'
import { bucketRoutes } from './buckets/buckets.routes.ts'
import { keysLeftBehind } from './bucket-keys/left-behind.store.ts'
import { storageKeyRoutes } from './bucket-keys/bucket-keys.routes.ts'
import { deleteFoldersOperation, moveObjectsOperation } from './objects/objects.operations.ts'
import { storageObjectRoutes } from './objects/objects.routes.ts'
import { bucketSettingsRoutes } from './bucket-settings/bucket-settings.routes.ts'
import { storageAgreedPrices } from './agreed-prices.store.ts'
import { storageMoves } from './moving.store.ts'
import { storageLifecycles } from './lifecycles.service.ts'
import { addStorageDemo, tellStoragePast } from './storage.demo.ts'
import { storageConfig } from './storage.config.ts'
import { checkStorageEngine } from './storage.engine-check.ts'
import { openStorageArea } from './storage.engines.ts'
import { storagePeriodic } from './storage.periodic.ts'
import { storageUploadRoutes } from './uploads/uploads.routes.ts'
import { storageObjects } from './storage.objects.ts'
import { storageInProjects } from './project-contents.store.ts'

export const storageArea: Area = {
  name: 'storage',
  objects: storageObjects,
  inProjects: storageInProjects,
  leftBehind: [keysLeftBehind],
  routes: [bucketRoutes, storageKeyRoutes, bucketSettingsRoutes, storageObjectRoutes, storageUploadRoutes],
  config: storageConfig,
  openEngines: openStorageArea,
  engineChecks: { storage: checkStorageEngine },
  operations: [
    createBucketOperation,
    editBucketOperation,
    binBucketOperation,
    restoreBucketOperation,
    purgeBucketOperation,
    suspendBucketOperation,
    resumeBucketOperation,
    deleteFoldersOperation,
    moveObjectsOperation,
  ],
  periodic: storagePeriodic,
  agreed: storageAgreedPrices,
  lifecycles: storageLifecycles,
  moves: storageMoves,
  expiries: [binnedExpiries(serviceType.bucket, 'storage_buckets', bucketBinPage)],
  demoPast: tellStoragePast,
  demo: addStorageDemo,
}
