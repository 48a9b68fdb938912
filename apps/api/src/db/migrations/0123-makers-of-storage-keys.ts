import type { Migration } from '../migrations.ts'

/** Whoever made a key knows its secret: it is named when they leave the account. */
export const makersOfStorageKeys: Migration = {
  name: '0123-makers-of-storage-keys',
  statements: [
    `alter table storage_keys add column made_by bigint references users on delete set null`,
    `create index storage_keys_of_maker on storage_keys (made_by) where deleted_at is null`,
    `comment on column storage_keys.made_by is 'The user who was shown its secret; null where nobody wrote it down.'`,
  ],
}
