import type { Migration } from '../migrations.ts'

/** The operators' side of tickets: whose they are, what only operators read of them, answers that are kept ready. */
export const ticketDesk: Migration = {
  name: '0060-ticket-desk',
  statements: [
    `alter table tickets add column operator_id bigint references operators`,
    `create index tickets_open on tickets (answer_due_at, id) where status <> 'closed'`,
    `create index tickets_merged_into on tickets (merged_into) where merged_into is not null`,
    `alter table ticket_messages add column operator_id bigint references operators,
      add check (operator_id is null or author = 'support')`,
    `alter table ticket_files add column operator_id bigint references operators,
      add check (operator_id is null or user_id is null)`,
    `create table ticket_notes (
      id bigint generated always as identity primary key,
      ticket_id bigint not null references tickets,
      operator_id bigint references operators,
      kind text not null check (kind in
        ('note', 'assigned', 'routed', 'priority', 'closed', 'reopened', 'merged', 'received')),
      content text,
      about_id bigint,
      created_at timestamptz not null default now(),
      check (kind <> 'note' or content is not null),
      check ((about_id is not null) = (kind in ('assigned', 'routed', 'priority', 'merged', 'received')))
    )`,
    `create index ticket_notes_of_ticket on ticket_notes (ticket_id, id)`,
    `create table canned_replies (
      id bigint generated always as identity primary key,
      title text not null,
      content text not null,
      created_by bigint references operators,
      created_at timestamptz not null default now(),
      modified_at timestamptz not null default now()
    )`,
    `create unique index canned_replies_title on canned_replies (name_key(title))`,
    `comment on column tickets.operator_id is 'Whose it is behind the counter; null: nobody has taken it.'`,
    `comment on column ticket_messages.operator_id is 'Who of the provider wrote it; customers read author_name.'`,
    `comment on column ticket_files.operator_id is 'Who of the provider uploaded it; null: the customer, or the command line.'`,
    `comment on table ticket_notes is 'What only operators read of a ticket. Apart from the messages, so that no read of a customer can hold it.'`,
    `comment on column ticket_notes.operator_id is 'Null: the command line.'`,
    `comment on column ticket_notes.content is 'A note, or the reason of an act.'`,
    `comment on column ticket_notes.about_id is 'The operator, unit, priority or ticket that the act names.'`,
    `comment on table canned_replies is 'Answers that operators keep ready; {...} is filled from the ticket.'`,
  ],
}
