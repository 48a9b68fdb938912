import type { Migration } from '../migrations.ts'

/** What the provider tells everybody: incidents with their updates, and messages to many. */
export const publishing: Migration = {
  name: '0062-publishing',
  statements: [
    `create table incidents (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('incident', 'maintenance')),
      severity text not null check (severity in ('notice', 'degraded', 'outage')),
      subject text not null,
      content text not null,
      datacenter_ids bigint[] not null,
      product_ids bigint[] not null,
      shown_from timestamptz not null,
      begins_at timestamptz not null,
      ends_at timestamptz,
      resolved_at timestamptz,
      withdrawn_at timestamptz,
      operator_id bigint references operators,
      created_at timestamptz not null default now(),
      check (ends_at > begins_at)
    )`,
    `create index incidents_open on incidents (shown_from) where resolved_at is null and withdrawn_at is null`,
    `comment on column incidents.content is 'Markdown, drawn without any HTML.'`,
    `comment on column incidents.datacenter_ids is 'Empty: all of them.'`,
    `comment on column incidents.product_ids is 'Empty: all of them.'`,
    `comment on column incidents.ends_at is 'When it should be over; it is when somebody says so.'`,
    `comment on column incidents.withdrawn_at is 'It was a mistake, and nobody is shown it any more.'`,

    `create table incident_updates (
      id bigint generated always as identity primary key,
      incident_id bigint not null references incidents on delete cascade,
      content text not null,
      is_resolution boolean not null,
      operator_id bigint references operators,
      created_at timestamptz not null default now()
    )`,
    `create index incident_updates_of_incident on incident_updates (incident_id, id)`,

    `create table broadcasts (
      id bigint generated always as identity primary key,
      subject text not null,
      content text not null,
      link text,
      audience text not null check (audience in ('all', 'datacenter', 'product', 'identified')),
      audience_id bigint,
      state text not null check (state in ('sending', 'done', 'cancelled')),
      people_count integer not null,
      due_at timestamptz default now(),
      operator_id bigint references operators,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      check ((audience in ('datacenter', 'product')) = (audience_id is not null)),
      check ((state = 'sending') = (ended_at is null)),
      check ((state = 'sending') = (due_at is not null))
    )`,
    `create index broadcasts_due on broadcasts (due_at)`,
    `create table broadcast_people (
      broadcast_id bigint not null references broadcasts on delete cascade,
      user_id bigint not null references users on delete cascade,
      customer_id bigint not null references customers on delete cascade,
      sent_at timestamptz,
      primary key (broadcast_id, user_id)
    )`,
    `create index broadcast_people_waiting on broadcast_people (broadcast_id, user_id) where sent_at is null`,
    `create index broadcast_people_of_user on broadcast_people (user_id)`,
    `create index broadcast_people_of_customer on broadcast_people (customer_id)`,
    `comment on table broadcast_people is 'Whom a message goes to, written down when it is sent off: each person once.'`,
  ],
}
