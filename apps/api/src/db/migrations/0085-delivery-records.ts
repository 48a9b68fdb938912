import type { Migration } from '../migrations.ts'

/** Whose fault it was that a message did not go out, and which notifications nobody could be written of any more. */
export const deliveryRecords: Migration = {
  name: '0085-delivery-records',
  statements: [
    `alter table messages add column last_fault text check (last_fault in ('recipient', 'connection', 'ours'))`,
    `comment on column messages.last_fault is 'Of the last attempt that failed: who has to mend it.'`,
    `alter table notification_deliveries add column dropped_at timestamptz`,
    `comment on column notification_deliveries.dropped_at is 'Nobody could be written to by then: the address was not theirs any more.'`,
  ],
}
