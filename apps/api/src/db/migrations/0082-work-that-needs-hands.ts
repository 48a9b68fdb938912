import type { Migration } from '../migrations.ts'

/** What could not be taken back of an operation waits for a person, who says when it is mended. */
export const workThatNeedsHands: Migration = {
  name: '0082-work-that-needs-hands',
  statements: [
    `alter table operations add column settled_at timestamptz,
      add check (settled_at is null or reason_code = 'undo_failed')`,
    `create index operations_unsettled on operations (id) where reason_code = 'undo_failed' and settled_at is null`,
    `comment on column operations.settled_at is 'When an operator said that what was left of it is mended.'`,
  ],
}
