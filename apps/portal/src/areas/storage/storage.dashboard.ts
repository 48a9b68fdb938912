import type { DashboardCards } from '../area.ts'
import { BucketKind } from './buckets/BucketKind.tsx'
import { storageMenuWords } from './storage.menu-words.fa.ts'

export const storageCards: DashboardCards = {
  menuWords: storageMenuWords,
  kinds: [{ id: 'buckets', Row: BucketKind }],
}
