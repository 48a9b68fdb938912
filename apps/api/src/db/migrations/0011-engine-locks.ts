import type { Migration } from '../migrations.ts'

/** Who is at work on something of a cloud right now, across processes; see `engine-locks.ts`. */
export const engineLocks: Migration = {
  name: '0011-engine-locks',
  statements: [
    // Nothing in it outlives a crash of the database: whoever held a lock is gone as well.
    `create unlogged table engine_locks (
      key text primary key,
      owner uuid not null,
      until timestamptz not null
    )`,
  ],
}
