import type { ContractArea } from '../area.ts'
import { bucketKeyCalls } from './bucket-keys.calls.ts'
import { bucketCalls } from './buckets.calls.ts'
import { storageTitles } from './storage.titles.fa.ts'

export const storageArea = {
  description: 'Object storage',
  calls: { ...bucketCalls, ...bucketKeyCalls },
  titles: storageTitles,
} satisfies ContractArea
