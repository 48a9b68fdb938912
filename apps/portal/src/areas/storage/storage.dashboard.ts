import type { DashboardCards } from '../area.ts'
import { BucketKind } from './buckets/BucketKind.tsx'

export const storageCards: DashboardCards = { kinds: [{ id: 'buckets', Row: BucketKind }] }
