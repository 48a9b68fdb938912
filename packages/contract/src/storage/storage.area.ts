import type { ContractArea } from '../area.ts'
import { bucketKeyCalls } from './bucket-keys.calls.ts'
import { bucketSettingsCalls } from './bucket-settings.calls.ts'
import { bucketCalls } from './buckets.calls.ts'
import { storageObjectCalls } from './objects.calls.ts'
import { storageErrors } from './storage.errors.fa.ts'
import { storageTitles } from './storage.titles.fa.ts'
import { storageUploadCalls } from './uploads.calls.ts'

export const storageArea = {
  description: 'Object storage',
  calls: { ...bucketCalls, ...bucketKeyCalls, ...bucketSettingsCalls, ...storageObjectCalls, ...storageUploadCalls },
  titles: storageTitles,
  errors: storageErrors,
} satisfies ContractArea
