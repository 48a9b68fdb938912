import type { Migration } from '../migrations.ts'

const ofCustomer = `'wallet', 'gift', 'hold', 'receivable'`
const ofProvider = `'revenue', 'vat', 'clearing', 'gifts', 'commissions', 'adjustments', 'withdrawals'`

const refuse = (table: string, act: string) =>
  `create trigger ${table}_no_${act} before ${act} on ${table} for each statement execute function refuse_rewriting()`

/**
 * The books. Nothing in them is ever changed or taken out, and no transaction enters them that does not add up: the
 * database refuses it, whatever the code does.
 */
export const ledger: Migration = {
  name: '0041-ledger',
  statements: [
    `create table customer_balances (
      customer_id bigint primary key references customers,
      wallet bigint not null default 0 check (wallet >= 0),
      gift bigint not null default 0 check (gift >= 0),
      hold bigint not null default 0 check (hold >= 0),
      receivable bigint not null default 0 check (receivable <= 0),
      line_count bigint not null default 0,
      constraint customer_balances_owes_with_money check (receivable = 0 or wallet + gift = 0)
    )`,
    `create table ledger_transactions (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      kind text not null,
      cause text not null unique,
      customer_id bigint references customers,
      change_rials bigint not null default 0,
      balance_rials bigint,
      line_no bigint,
      details jsonb not null default '{}',
      user_id bigint references users,
      written_in bigint not null default (pg_current_xact_id()::text::bigint),
      check ((customer_id is null) = (balance_rials is null)),
      check ((change_rials <> 0) = (line_no is not null))
    )`,
    `create unique index ledger_transactions_lines on ledger_transactions (customer_id, line_no) where line_no is not null`,
    `create index ledger_transactions_by_time on ledger_transactions (customer_id, at) include (balance_rials)`,
    `create table ledger_entries (
      id bigint generated always as identity primary key,
      transaction_id bigint not null,
      account text not null check (account in (${ofCustomer}, ${ofProvider})),
      customer_id bigint,
      gateway text,
      rials bigint not null check (rials <> 0),
      balance_rials bigint,
      check ((account in (${ofCustomer})) = (customer_id is not null and balance_rials is not null)),
      check ((account = 'clearing') = (gateway is not null))
    )`,
    `create index ledger_entries_of_transaction on ledger_entries (transaction_id)`,
    `create index ledger_entries_of_customer on ledger_entries (customer_id, account, id) where customer_id is not null`,

    `create function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is only ever added to: % of % is refused', tg_op, tg_table_name;
    end $$`,
    ...['ledger_transactions', 'ledger_entries'].flatMap((table) =>
      ['update', 'delete', 'truncate'].map((act) => refuse(table, act)),
    ),

    // At the commit: by then all of its entries are there.
    `create function refuse_imbalance() returns trigger language plpgsql as $$
    declare
      entries bigint;
      total bigint;
    begin
      select count(*), coalesce(sum(rials), 0) into entries, total from ledger_entries where transaction_id = new.id;
      if entries < 2 or total <> 0 then
        raise exception 'ledger transaction % does not balance: % entries sum to %', new.id, entries, total;
      end if;
      return null;
    end $$`,
    `create constraint trigger ledger_transactions_balance after insert on ledger_transactions
      deferrable initially deferred for each row execute function refuse_imbalance()`,

    // In place of a foreign key: it also keeps anybody from adding entries to what was written before.
    `create function refuse_foreign_entries() returns trigger language plpgsql as $$
    declare
      wrong bigint;
    begin
      select e.transaction_id into wrong from (select distinct transaction_id from added) e
      where not exists (select from ledger_transactions t
        where t.id = e.transaction_id and t.written_in = pg_current_xact_id()::text::bigint)
      limit 1;
      if found then
        raise exception 'ledger transaction % was not written together with this entry', wrong;
      end if;
      return null;
    end $$`,
    `create trigger ledger_entries_together after insert on ledger_entries
      referencing new table as added for each statement execute function refuse_foreign_entries()`,

    `create table wallet_holds (
      id bigint generated always as identity unique,
      service_type text not null,
      service_id bigint not null,
      customer_id bigint not null references customers,
      gift_rials bigint not null check (gift_rials >= 0),
      wallet_rials bigint not null check (wallet_rials >= 0),
      created_at timestamptz not null default now(),
      primary key (service_type, service_id)
    )`,
    `create index wallet_holds_of_customer on wallet_holds (customer_id)`,

    `comment on table customer_balances is 'The sums of the customer''s entries by account, kept with each of them; sarv ledger verify compares.'`,
    `comment on column customer_balances.line_count is 'The last line_no of the customer.'`,
    `comment on column ledger_transactions.cause is 'What it is for, once and for all: the same cause is never booked twice.'`,
    `comment on column ledger_transactions.change_rials is 'By how much it changed what the customer can spend: wallet, gift and receivable together.'`,
    `comment on column ledger_transactions.balance_rials is 'What the customer could spend after it.'`,
    `comment on column ledger_transactions.written_in is 'The transaction of the database that wrote it: only that may write its entries.'`,
    `comment on column ledger_transactions.line_no is 'Its number among the lines of the customer''s wallet; null where nothing to spend changed.'`,
    `comment on column ledger_entries.rials is 'Into the account; negative: out of it.'`,
    `comment on column ledger_entries.balance_rials is 'What the customer''s account held after it.'`,
    `comment on table wallet_holds is 'What is left of the money that an order set aside for its first hours, by where it came from.'`,
  ],
}
