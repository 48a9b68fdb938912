import type { Migration } from '../migrations.ts'

/** What becomes of services that are not paid for, what paying brings back, and until when everybody's money lasts. */
export const suspensions: Migration = {
  name: '0049-suspensions',
  statements: [
    `create table suspensions (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      project_id bigint references projects,
      reason text not null check (reason in ('wallet', 'cap')),
      stage text not null default 'stopped' check (stage in ('stopped', 'noticed', 'binned', 'gone')),
      stopped_at timestamptz not null,
      keep_until timestamptz,
      noticed_at timestamptz,
      delivered_at timestamptz,
      binned_at timestamptz,
      gone_at timestamptz,
      ended_at timestamptz,
      check ((reason = 'wallet') = (project_id is null)),
      check ((reason = 'wallet') = (keep_until is not null)),
      check (reason = 'wallet' or stage = 'stopped'),
      constraint suspensions_told check (stage not in ('binned', 'gone') or delivered_at is not null)
    )`,
    `create unique index suspensions_open on suspensions (customer_id, coalesce(project_id, 0), reason) where ended_at is null`,
    `create table suspension_notices (
      suspension_id bigint not null references suspensions,
      message_id bigint not null,
      primary key (suspension_id, message_id)
    )`,
    `create table suspended_services (
      service_type text not null,
      service_id bigint not null,
      customer_id bigint not null references customers,
      project_id bigint not null references projects,
      ran boolean not null,
      running_rials bigint not null check (running_rials >= 0),
      binned_at timestamptz,
      is_returning boolean not null default false,
      stopped_at timestamptz not null,
      tries integer not null default 0,
      next_at timestamptz not null,
      primary key (service_type, service_id)
    )`,
    `create index suspended_services_of_customer on suspended_services (customer_id)`,
    `create table service_order (
      service_type text not null,
      service_id bigint not null,
      customer_id bigint not null references customers,
      position integer not null,
      primary key (service_type, service_id)
    )`,
    `create index service_order_of_customer on service_order (customer_id, position)`,
    `create table customer_runways (
      customer_id bigint primary key references customers,
      ends_at timestamptz,
      told_hours integer,
      warns_week boolean not null default true
    )`,
    `create index customer_runways_due on customer_runways (ends_at) where ends_at is not null`,
    `create index customer_balances_empty on customer_balances (customer_id) where wallet + gift + receivable <= 0`,
    `alter table rated_hours add column looked_at timestamptz`,
    `update rated_hours set looked_at = now()`,
    `create index rated_hours_unseen on rated_hours (to_at) where looked_at is null`,

    `comment on table suspensions is 'Services of a customer, or of one project, that stand still because nobody pays for them or may.'`,
    `comment on column suspensions.project_id is 'Only this project; null: all of the customer.'`,
    `comment on column suspensions.keep_until is 'Until when services stay stopped and kept, as it was said when they were stopped.'`,
    `comment on column suspensions.noticed_at is 'When the last notice was given to the senders, the last time.'`,
    `comment on column suspensions.delivered_at is 'When it was seen that somebody''s server has taken the last notice: nothing is put away before.'`,
    `comment on column suspensions.ended_at is 'Paid, or allowed again: what was stopped comes back.'`,
    `comment on table suspension_notices is 'The mails and SMS of the last notice.'`,
    `comment on table suspended_services is 'What Sarv itself has stopped or put away, and how it stood: it is brought back to exactly that.'`,
    `comment on column suspended_services.ran is 'Whether it ran, and is started again.'`,
    `comment on column suspended_services.running_rials is 'What it cost per 30 days with VAT when it ran.'`,
    `comment on column suspended_services.binned_at is 'When Sarv has put it into the bin: the bin''s own clock does not end it there.'`,
    `comment on column suspended_services.is_returning is 'Its start was asked for.'`,
    `comment on column suspended_services.next_at is 'Not touched again before: what was asked for last may have failed.'`,
    `comment on table service_order is 'Which services matter most to their customer: the first is stopped last and comes back first.'`,
    `comment on table customer_runways is 'Customers whose money ends soon, and what they were told of it.'`,
    `comment on column customer_runways.ends_at is 'When nothing is left, by the last look; null: not soon.'`,
    `comment on column customer_runways.told_hours is 'The nearest warning that was sent: so many hours before the end; null: none since it was longer.'`,
    `comment on column customer_runways.warns_week is 'Whether they want to be told 7 days before.'`,
    `comment on column rated_hours.looked_at is 'When everybody''s runway was looked at after it.'`,
  ],
}
