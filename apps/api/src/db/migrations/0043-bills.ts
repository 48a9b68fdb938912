import type { Migration } from '../migrations.ts'

const named = [
  ['Vm', 'vm_hosts', 'name'],
  ['VmIp', 'vm_host_ips', 'address'],
  ['Volume', 'vm_volumes', 'name'],
  ['Storage', 'storage_buckets', 'name'],
] as const

/** The bills of a month: sums over usage that is rated and cannot change any more. Their lines are read from the usage itself. */
export const bills: Migration = {
  name: '0043-bills',
  statements: [
    `create table billed_months (
      month integer primary key,
      from_at timestamptz not null,
      to_at timestamptz not null check (to_at > from_at),
      issued_at timestamptz not null default now(),
      bills integer not null default 0
    )`,
    `create table bills (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      month integer not null references billed_months,
      from_at timestamptz not null,
      to_at timestamptz not null check (to_at > from_at),
      net_rials bigint not null check (net_rials >= 0),
      vat_rials bigint not null check (vat_rials >= 0),
      issued_at timestamptz not null default now(),
      unique (customer_id, month)
    )`,
    ...['update', 'delete', 'truncate'].map(
      (act) =>
        `create trigger bills_no_${act} before ${act} on bills for each statement execute function refuse_rewriting()`,
    ),
    // What services are called, whatever they are; also of those that are gone. A new kind of service is added here.
    `create view service_names as ${named
      .map(
        ([type, table, column]) =>
          `select '${type}' as service_type, project_id, id as service_id, ${column} as name from ${table}`,
      )
      .join(' union all ')}`,
    `comment on column billed_months.month is 'Of the Jalali calendar: year * 100 + month.'`,
    `comment on column bills.from_at is 'The beginning of the month, or of rating where that came later.'`,
    `comment on column bills.id is 'The number of the bill.'`,
  ],
}
