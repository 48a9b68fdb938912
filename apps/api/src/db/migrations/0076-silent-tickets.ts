import type { Migration } from '../migrations.ts'

/** An answered ticket closes by itself once its customer has been silent for long enough. */
export const silentTickets: Migration = {
  name: '0076-silent-tickets',
  statements: [
    `alter table support_terms add column closing jsonb not null default '{"afterDays": 7, "toldDaysBefore": 2}'
      check (jsonb_typeof(closing) = 'object')`,
    `alter table tickets add column closes_at timestamptz, add column closing_told_at timestamptz`,
    // Those that were answered before this was known: the customer has the whole time from now on.
    `update tickets set closes_at = now() + interval '7 days' where status = 'answered'`,
    `alter table tickets add check ((status = 'answered') = (closes_at is not null)),
      add check (closing_told_at is null or closes_at is not null)`,
    `create index tickets_closing on tickets (closes_at) where closes_at is not null`,
    `alter table ticket_notes drop constraint ticket_notes_kind_check`,
    `alter table ticket_notes add constraint ticket_notes_kind_check check (kind in
      ('note', 'assigned', 'routed', 'priority', 'closed', 'lapsed', 'reopened', 'merged', 'received'))`,
    `comment on column support_terms.closing is 'After how many silent days an answered ticket closes, and how long before the customer is told.'`,
    `comment on column tickets.closes_at is 'Said when it was answered; later terms do not bring it nearer.'`,
    `comment on column tickets.closing_told_at is 'When the customer was told that it will close; it never closes before.'`,
  ],
}
