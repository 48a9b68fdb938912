import type { ContractArea } from '../area.ts'
import { storageExamples } from './storage.examples.fa.ts'
import { bucketKeyCalls } from './bucket-keys/bucket-keys.calls.ts'
import { bucketSettingsCalls } from './bucket-settings/bucket-settings.calls.ts'
import { bucketCalls } from './buckets/buckets.calls.ts'
import { storageObjectCalls } from './objects/objects.calls.ts'
import { storageErrors } from './storage.errors.fa.ts'
import { storageTitles } from './storage.titles.fa.ts'
import { storageUploadCalls } from './uploads/uploads.calls.ts'

export const storageArea = {
  description: 'Object storage',
  calls: { ...bucketCalls, ...bucketKeyCalls, ...bucketSettingsCalls, ...storageObjectCalls, ...storageUploadCalls },
  titles: storageTitles,
  errors: storageErrors,
  examples: storageExamples,
} satisfies ContractArea
