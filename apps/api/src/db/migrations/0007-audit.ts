import type { Migration } from '../migrations.ts'

/** Who did what, as a chain: each row's hash covers the row before it, so that nothing can be changed or left out unseen. */
export const audit: Migration = {
  name: '0007-audit',
  statements: [
    // Nothing was ever written to the first form of this table.
    `drop table audit_log`,
    `create table audit_log (
      id bigint primary key,
      at timestamptz(3) not null,
      event text not null,
      status smallint not null,
      user_id bigint,
      customer_id bigint,
      project_id bigint,
      session_id bigint,
      api_token_id bigint,
      target text,
      data text,
      ip text,
      user_agent text,
      request_id text,
      hash bytea not null check (length(hash) = 32)
    )`,
    `create index audit_log_of_user on audit_log (user_id, id)`,
    `create index audit_log_of_customer on audit_log (customer_id, id)`,
    `create table audit_head (
      only_one boolean primary key default true check (only_one),
      id bigint not null,
      hash bytea not null
    )`,
    `insert into audit_head (id, hash) values (0, decode(repeat('00', 32), 'hex'))`,
    // What began and has not been written to the chain yet; what a crash leaves here is written with an unknown outcome.
    `create table audit_begun (
      key uuid primary key,
      at timestamptz(3) not null,
      event text not null,
      user_id bigint,
      customer_id bigint,
      project_id bigint,
      session_id bigint,
      api_token_id bigint,
      target text,
      data text,
      ip text,
      user_agent text,
      request_id text
    )`,
    `create index audit_begun_age on audit_begun (at)`,
    `create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'rows of % are never changed', tg_table_name; end $$`,
    `create trigger audit_log_is_kept before update or delete on audit_log
      for each row execute function refuse_change()`,
    `create trigger audit_log_is_not_emptied before truncate on audit_log
      for each statement execute function refuse_change()`,
  ],
}
