import type { Migration } from '../migrations.ts'

/** Money set aside by every order, what customers ask of their limits, and what a project may cost in a month. */
export const holdsAndCaps: Migration = {
  name: '0048-holds-and-caps',
  statements: [
    `alter table wallet_holds
      add column name text not null default '',
      add column movements integer not null default 1`,
    // One rule for orders and for their quotes: the first hours of a price of 30 days, rounded up once.
    `create function hold_of(payable_rials bigint) returns bigint stable language plpgsql as $$
    declare
      hours bigint;
    begin
      select hold_hours into strict hours from provider_terms;
      return (payable_rials * hours + 719) / 720;
    end $$`,

    `create table limit_requests (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      item text not null,
      wanted integer not null check (wanted > 0),
      had integer not null,
      reason text not null,
      status text not null default 'open' check (status in ('open', 'granted', 'refused', 'cancelled')),
      granted integer,
      answer text,
      user_id bigint not null references users,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      check ((status = 'open') = (ended_at is null)),
      check ((status = 'granted') = (granted is not null))
    )`,
    `create unique index limit_requests_open on limit_requests (customer_id, item) where status = 'open'`,
    `create index limit_requests_of_customer on limit_requests (customer_id, id desc)`,
    `create index limit_requests_waiting on limit_requests (id) where status = 'open'`,

    `create table project_caps (
      project_id bigint primary key references projects,
      customer_id bigint not null references customers,
      monthly_rials bigint not null check (monthly_rials > 0),
      at_full text not null check (at_full in ('warn', 'block', 'stop')),
      warned_in timestamptz,
      reached_in timestamptz,
      set_by bigint references users,
      set_at timestamptz not null default now()
    )`,

    `comment on column wallet_holds.name is 'What the service was called when it was ordered.'`,
    `comment on column wallet_holds.movements is 'How often something was set aside or given back: it makes each cause of the ledger another one.'`,
    `comment on function hold_of is 'What an order of this price, per 30 days and with VAT, sets aside.'`,
    `comment on column limit_requests.had is 'The limit when it was asked for.'`,
    `comment on table project_caps is 'What a project may cost in a Jalali month, with VAT, and what happens then.'`,
    `comment on column project_caps.warned_in is 'The beginning of the month in which its people were told of 80 %.'`,
    `comment on column project_caps.reached_in is 'The beginning of the month in which all of it was used.'`,
  ],
}
