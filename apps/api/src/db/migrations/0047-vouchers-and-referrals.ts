import type { Migration } from '../migrations.ts'

/** Gift codes, and customers who brought others. */
export const vouchersAndReferrals: Migration = {
  name: '0047-vouchers-and-referrals',
  statements: [
    `create table vouchers (
      id bigint generated always as identity primary key,
      code text not null check (code = upper(code)) unique,
      gift_rials bigint not null check (gift_rials > 0),
      max_uses integer check (max_uses > 0),
      max_uses_per_customer integer not null default 1 check (max_uses_per_customer > 0),
      use_count integer not null default 0,
      for_newcomers boolean not null default false,
      customer_id bigint references customers,
      expires_at timestamptz,
      disabled_at timestamptz,
      created_at timestamptz not null default now(),
      constraint vouchers_used_up check (use_count <= max_uses)
    )`,
    `create table voucher_uses (
      voucher_id bigint not null references vouchers,
      customer_id bigint not null references customers,
      use_no integer not null,
      user_id bigint references users,
      used_at timestamptz not null default now(),
      primary key (voucher_id, customer_id, use_no)
    )`,
    `alter table customers add column referral_code text not null unique
      default upper(left(replace(gen_random_uuid()::text, '-', ''), 10))`,
    `create table referrals (
      customer_id bigint primary key references customers,
      referrer_id bigint not null references customers check (referrer_id <> customer_id),
      commission_percent smallint not null check (commission_percent between 0 and 99),
      joined_at timestamptz not null default now()
    )`,
    `create index referrals_of_referrer on referrals (referrer_id, joined_at)`,
    `create index ledger_transactions_commissions on ledger_transactions (customer_id, id) where kind = 'commission'`,
    `comment on column vouchers.for_newcomers is 'Only for customers who have never had a service.'`,
    `comment on column vouchers.customer_id is 'Only for this customer; null: for everyone.'`,
    `comment on table referrals is 'Who brought whom. The percent is that of the day of joining.'`,
  ],
}
