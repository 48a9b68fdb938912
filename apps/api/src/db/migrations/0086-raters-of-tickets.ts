import type { Migration } from '../migrations.ts'

/** A rating is told as one's own only to whoever gave it. */
export const ratersOfTickets: Migration = {
  name: '0086-raters-of-tickets',
  statements: [
    `alter table tickets add column rated_by bigint references users on delete set null,
      add check (rated_by is null or rated_at is not null)`,
    `comment on column tickets.rated_by is 'Null: before this was kept, or somebody who is gone.'`,
  ],
}
