import type { Migration } from '../migrations.ts'

/**
 * One column says when a worker should look at a row: what waits says when it began to wait, what a worker has says until
 * when it may be silent, what is over says nothing. The queue beside the operations, and its messages, go.
 */
export const due: Migration = {
  name: '0025-due',
  statements: [
    `alter table operations add column due_at timestamptz default now()`,
    `update operations set due_at = case when ended_at is null then coalesce(lease_until, created_at) end`,
    `alter table operations
      drop column lease_until,
      add check ((due_at is null) = (ended_at is not null)),
      add check (worker_id is null or ended_at is null)`,
    `create index operations_due on operations (due_at, id) where due_at is not null`,
    `alter table messages rename column next_try_at to due_at`,
    `alter table messages alter column due_at drop not null`,
    `update messages set due_at = null where status <> 'queued'`,
    `drop index messages_to_send`,
    `alter table messages add check ((due_at is null) = (status <> 'queued'))`,
    `create index messages_due on messages (due_at, id) where due_at is not null`,
    `drop schema if exists pgboss cascade`,
  ],
}
