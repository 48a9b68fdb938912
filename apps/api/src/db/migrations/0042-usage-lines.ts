import type { Migration } from '../migrations.ts'

/** Of the advisory lock between whoever writes intervals and the rating, which closes an hour (`rating.store.ts`). */
const ratingLock = 42_000_042

const lineColumns = `item integer not null default 0, add column name text, add column quantity double precision not null default 1
  check (quantity >= 0), add column unit_price_rials bigint check (unit_price_rials >= 0),
  add column vat_percent smallint not null default 10 check (vat_percent between 0 and 100)`

const comments: Record<string, Record<string, string>> = {
  usage_intervals: {
    item: '`productItem` of the contract; 0: a plan, or a whole price that was agreed before lines were kept.',
    name: 'The line as its receipt named it; null: a whole price that was agreed before lines were kept.',
    unit_price_rials: 'Whole rials per unit and 30 days, before VAT.',
    monthly_price_rials:
      'Of the line: whole rials per 30 days, before VAT. The costs of any span follow from it alone.',
    vat_percent: 'The rate that held all the while: where it changes, one interval ends and another begins.',
  },
  rated_hours: {
    table:
      'Hours whose costs are settled: nothing begins or ends before the last of them any more. One of no length: where rating began.',
    closed_at: 'From then on no interval is written before its end.',
    rated_at: 'When the ledger took its costs; null: it is about to.',
    customers: 'How many paid something for it.',
  },
  vm_hosts: {
    price_lines: 'The lines of `monthly_price_rials`; null: agreed before they were kept.',
    price_lines_while_off: 'The lines of `price_while_off_rials`; null: agreed before they were kept.',
  },
  vm_host_ips: { price_lines: 'The lines of `monthly_price_rials`; null: agreed before they were kept.' },
  vm_volumes: { price_lines: 'The lines of `monthly_price_rials`; null: agreed before they were kept.' },
  storage_buckets: { price_lines: 'The lines of `monthly_price_rials`; null: agreed before they were kept.' },
}

const commentOn = (table: string, column: string, text: string): string =>
  `comment on ${column === 'table' ? `table ${table}` : `column ${table}.${column}`} is '${text}'`

/**
 * What services cost becomes one interval per line of the price, and what is rated cannot be changed any more. A process of
 * the version before this one cannot open intervals: workers are changed together.
 */
export const usageLines: Migration = {
  name: '0042-usage-lines',
  statements: [
    `alter table usage_intervals add column ${lineColumns}`,
    `update usage_intervals set unit_price_rials = monthly_price_rials`,
    `alter table usage_intervals alter column item drop default, alter column quantity drop default,
      alter column vat_percent drop default, alter column unit_price_rials set not null`,
    `drop index usage_intervals_open`,
    `create unique index usage_intervals_open on usage_intervals (service_type, service_id, item) where to_at is null`,
    // Whatever is asked of them leaves out those that had ended before: of a service, of a customer, of an hour.
    `drop index usage_intervals_of_service`,
    `create index usage_intervals_of_service on usage_intervals (project_id, service_type, service_id, to_at)`,
    `create index usage_intervals_of_customer on usage_intervals (customer_id, to_at)`,
    `create index usage_intervals_end on usage_intervals (to_at)`,

    ...['vm_hosts', 'vm_host_ips', 'vm_volumes', 'storage_buckets'].map(
      (table) => `alter table ${table} add column price_lines jsonb`,
    ),
    `alter table vm_hosts add column price_lines_while_off jsonb`,

    // The one formula of all costs, rounded down once: what a price per 30 days has come to from one moment to another. A
    // span inside is the difference of two of these, so that hours, days and months always add up to the same rial.
    `create function usage_cost(monthly_price_rials bigint, from_at timestamptz, until timestamptz) returns bigint
      language sql immutable parallel safe
      return div(monthly_price_rials * extract(epoch from greatest(until, from_at) - from_at), 2592000)::bigint`,
    // And its tax, in the same way.
    `create function usage_vat(cost_rials bigint, vat_percent smallint) returns bigint
      language sql immutable parallel safe
      return cost_rials * vat_percent / 100`,

    `create table rated_hours (
      from_at timestamptz not null,
      to_at timestamptz primary key check (to_at >= from_at),
      closed_at timestamptz not null default now(),
      rated_at timestamptz,
      customers integer not null default 0,
      net_rials bigint not null default 0,
      vat_rials bigint not null default 0
    )`,
    // What was used before there was a ledger is not charged after the fact.
    `insert into rated_hours (from_at, to_at, rated_at)
      select began_at, began_at, now()
      from (select date_trunc('hour', now() + interval '30 minutes') - interval '30 minutes' as began_at) hour
      where exists (select from usage_intervals)`,

    // Whoever closes an hour holds the lock alone, for a moment; the question after the lock sees what was committed by then.
    `create function keep_rated_usage() returns trigger language plpgsql as $$
    declare
      rated_to timestamptz;
    begin
      perform pg_advisory_xact_lock_shared(${ratingLock});
      select max(to_at) into rated_to from rated_hours;
      if tg_op = 'DELETE' then
        if old.from_at < rated_to then raise exception 'rated usage is not deleted'; end if;
        return old;
      end if;
      if tg_op = 'INSERT' then
        new.from_at := greatest(new.from_at, rated_to);
      elsif old.to_at <= rated_to or old.from_at < rated_to and (to_jsonb(new) - 'to_at') <> (to_jsonb(old) - 'to_at') then
        raise exception 'rated usage is not changed';
      end if;
      if new.to_at is not null then new.to_at := greatest(new.to_at, new.from_at, rated_to); end if;
      return new;
    end $$`,
    `create trigger usage_intervals_rated before insert or update or delete on usage_intervals
      for each row execute function keep_rated_usage()`,

    ...Object.entries(comments).flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, text]) => commentOn(table, column, text)),
    ),
  ],
}
