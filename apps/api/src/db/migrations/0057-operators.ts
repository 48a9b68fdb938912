import type { Migration } from '../migrations.ts'

/** People who work for the provider, and what they do. */
export const operators: Migration = {
  name: '0057-operators',
  statements: [
    `create table operators (
      id bigint generated always as identity primary key,
      email text not null,
      name text not null,
      roles text[] not null check (roles <@ array['support', 'finance', 'engineer', 'editor', 'admin']),
      password_hash text,
      totp_secret text,
      totp_last_step bigint,
      set_up_hash bytea unique,
      set_up_expires_at timestamptz,
      set_up_totp_secret text,
      disabled_at timestamptz,
      disabled_reason text,
      created_at timestamptz not null default now(),
      check (email = lower(email)),
      check ((password_hash is null) = (totp_secret is null)),
      check ((set_up_hash is null) = (set_up_expires_at is null)),
      check ((disabled_at is null) = (disabled_reason is null))
    )`,
    `create unique index operators_email on operators (email)`,
    `comment on table operators is 'They are no users: nobody is both by one login.'`,
    `comment on column operators.totp_secret is 'Sealed. Without a second factor nobody has a password either.'`,
    `comment on column operators.set_up_hash is 'Of the one-time code with which the password and the app are chosen.'`,

    `create table operator_sessions (
      id bigint generated always as identity primary key,
      operator_id bigint not null references operators on delete cascade,
      token_hash bytea not null unique,
      ip text not null,
      user_agent text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      idle_expires_at timestamptz not null,
      expires_at timestamptz not null,
      proven_at timestamptz not null default now(),
      revoked_at timestamptz
    )`,
    `create index operator_sessions_of_operator on operator_sessions (operator_id)`,
    `comment on column operator_sessions.proven_at is 'When the second factor was last shown.'`,

    `alter table customers add column disabled_at timestamptz,
      add column disabled_reason text,
      add check ((disabled_at is null) = (disabled_reason is null))`,
    `comment on column customers.disabled_at is 'Nobody gets into the account from then on; what runs keeps running.'`,
    `comment on column customers.disabled_reason is 'As its owners were told.'`,

    `create table operator_money_requests (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('adjustment', 'withdrawal')),
      customer_id bigint not null references customers,
      rials bigint not null check (rials <> 0),
      text text not null,
      withdrawal_id bigint references withdrawals,
      reason text not null,
      asked_by bigint not null references operators,
      asked_at timestamptz not null default now(),
      needs_two boolean not null,
      state text not null check (state in ('waiting', 'done', 'refused')),
      decided_by bigint references operators,
      decided_at timestamptz,
      decision_reason text,
      check ((kind = 'withdrawal') = (withdrawal_id is not null)),
      check ((state = 'waiting') = (decided_at is null)),
      constraint operator_money_requests_two check (
        state <> 'done' or (needs_two and decided_by is not null and decided_by <> asked_by)
        or (not needs_two and decided_by is null))
    )`,
    `create unique index operator_money_requests_open on operator_money_requests (withdrawal_id) where state = 'waiting'`,
    `create index operator_money_requests_waiting on operator_money_requests (id) where state = 'waiting'`,
    `create index operator_money_requests_of_customer on operator_money_requests (customer_id)`,
    `comment on table operator_money_requests is 'Movements of money by operators. Above a sum they are done by a second one, never by the one who asked.'`,
    `comment on column operator_money_requests.text is 'What the customer reads of an adjustment, the number of the transfer of a withdrawal.'`,
  ],
}
