import type { Migration } from '../migrations.ts'

/** Which forms of identity wait for an operator: written, not confirmed, and not refused since. */
export const identitiesToLookAt: Migration = {
  name: '0088-identities-to-look-at',
  statements: [
    `alter table users
      add column identity_written_at timestamptz,
      add column identity_refused_at timestamptz`,
    `update users set identity_written_at = modified_at where national_id_secret is not null`,
    `create index users_identity_waiting on users (identity_written_at)
      where identity_written_at is not null and not id_confirmed`,
    `comment on column users.identity_written_at is 'When the form by which the identity is confirmed was last written.'`,
    `comment on column users.identity_refused_at is 'When an operator last refused it; what was written before waits for nobody.'`,
  ],
}
