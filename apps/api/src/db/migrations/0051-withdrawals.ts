import type { Migration } from '../migrations.ts'

/** Money that customers want back on their account at a bank. */
export const withdrawals: Migration = {
  name: '0051-withdrawals',
  statements: [
    `create table withdrawals (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      user_id bigint references users on delete set null,
      rials bigint not null check (rials > 0),
      holder_name text not null,
      sheba_secret text not null,
      sheba_end text not null,
      state text not null default 'requested' check (state in ('requested', 'paid', 'refused', 'cancelled')),
      asked_at timestamptz not null,
      ended_at timestamptz,
      bank_reference text,
      reason text,
      told_at timestamptz,
      check ((state = 'requested') = (ended_at is null)),
      check (state <> 'paid' or bank_reference is not null),
      check (state <> 'refused' or reason is not null)
    )`,
    `create unique index withdrawals_open on withdrawals (customer_id) where state = 'requested'`,
    `create index withdrawals_of_customer on withdrawals (customer_id, id desc)`,
    `create index withdrawals_to_tell on withdrawals (id) where told_at is null and state in ('paid', 'refused')`,
    `comment on table withdrawals is 'Out of the wallet from the request on: nobody spends it meanwhile; back when it is refused or cancelled.'`,
    `comment on column withdrawals.sheba_end is 'The last four digits, for people to know it by.'`,
    `comment on column withdrawals.told_at is 'When the customer was told how it ended.'`,
  ],
}
