import type { Migration } from '../migrations.ts'

/** Who gets the articles by mail, and which of them went out. */
export const newsletter: Migration = {
  name: '0068-newsletter',
  statements: [
    `create table newsletter_subscribers (
      id bigint generated always as identity primary key,
      email_secret text not null,
      email_hash bytea not null unique,
      confirmed_at timestamptz,
      mail_count integer not null default 1,
      mailed_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`,
    `create index newsletter_subscribers_confirmed on newsletter_subscribers (id) where confirmed_at is not null`,
    `comment on column newsletter_subscribers.email_hash is 'Keyed: what an address is found by.'`,
    `comment on column newsletter_subscribers.confirmed_at is 'Null: the address has not said yet that it wants it.'`,
    `comment on column newsletter_subscribers.mail_count is 'Mails with a link that somebody asked for since the row is there.'`,
    `comment on column newsletter_subscribers.mailed_at is 'When the last of these was asked for.'`,

    `create table article_mailings (
      article_id bigint primary key references articles on delete cascade,
      operator_id bigint references operators,
      people_count integer not null,
      sent_count integer not null default 0,
      last_subscriber_id bigint not null default 0,
      until_subscriber_id bigint not null,
      due_at timestamptz default now(),
      created_at timestamptz not null default now(),
      ended_at timestamptz
    )`,
    `create index article_mailings_due on article_mailings (due_at)`,
    `comment on column article_mailings.last_subscriber_id is 'Everyone up to this one has it: a batch moves it on in the transaction that queues its mails.'`,
    `comment on column article_mailings.until_subscriber_id is 'Who joins after the sending has begun is not in it.'`,
    `comment on column article_mailings.due_at is 'Null: there is nobody left.'`,
  ],
}
