import type { Migration } from '../migrations.ts'

/** When a bucket should be counted next: one worker takes it, and the others leave it alone until then. */
export const bucketCounts: Migration = {
  name: '0036-bucket-counts',
  statements: [
    `alter table storage_buckets add column count_at timestamptz not null default now()`,
    `comment on column storage_buckets.count_at is 'When it should be counted next.'`,
    `create index storage_buckets_count on storage_buckets (count_at) where deleted_at is null and binned_at is null`,
  ],
}
