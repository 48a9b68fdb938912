import type { Migration } from '../migrations.ts'

/** Lists tell a bucket with a public folder from one that is open as a whole. Older rows say so when their folders change. */
export const partlyPublicBuckets: Migration = {
  name: '0152-partly-public-buckets',
  statements: [`alter table storage_buckets add column is_partly_public boolean not null default false`],
}
