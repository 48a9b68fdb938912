import type { Migration } from '../migrations.ts'

/** A lock outlives the one who died with it: what they asked of the cloud last may come about only after their end. */
export const engineLocksLast: Migration = {
  name: '0012-engine-locks-last',
  statements: [`alter table engine_locks set logged`],
}
