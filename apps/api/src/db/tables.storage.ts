import type { Generated } from 'kysely'
import type { CreatedAt, Id } from './tables.ts'

export interface StorageBucketsTable {
  project_id: number
  id: Id
  /** Names are addresses: unique in it. */
  datacenter_id: number
  name: string
  size_gb: number
  is_predefined: Generated<boolean>
  bundle_id: number | null
  status_id: number
  /** Some of it is open to everybody. */
  is_public: Generated<boolean>
  monthly_price_rials: number
  holds_limits: Generated<boolean>
  /** As the store last counted it; null: not yet. */
  used_bytes: number | null
  object_count: number | null
  counted_at: Date | null
  /** When it should be counted next. */
  count_at: Generated<Date>
  binned_at: Date | null
  bin_until: Date | null
  binned_by: number | null
  bin_noticed: Generated<boolean>
  created_at: CreatedAt
  modified_at: Generated<Date>
  deleted_at: Date | null
}

export interface StorageKeysTable {
  project_id: number
  id: Id
  storage_bucket_id: number
  access_key: string
  name: string
  rights_id: number
  /** It was replaced and stops working then. */
  ends_at: Date | null
  created_at: CreatedAt
  deleted_at: Date | null
}
