import type { Migration } from '../migrations.ts'

const fixedColumns = [
  'customer_id',
  'cause',
  'net_rials',
  'discount_rials',
  'vat_rials',
  'from_at',
  'to_at',
  'issued_at',
  'bill_id',
  'seller_id',
  'buyer_name',
]

/** Each kind of service that somebody orders: its number makes orders of all kinds differ. A new kind is added here. */
const ordered = [
  `select 1 as kind, 'Vm' as service_type, 101 as product_id, project_id, id as service_id, name, status_id, cpu, memory_gb,
    disk_gb, created_at, deleted_at from vm_hosts`,
  `select 2, 'Volume', 101, project_id, id, name, status_id, null::integer, null::integer, size_gb, created_at, deleted_at
    from vm_volumes`,
  `select 3, 'VmIp', 101, project_id, id, address, null::integer, null::integer, null::integer, null::integer, created_at,
    deleted_at from vm_host_ips where not is_primary`,
  `select 4, 'Storage', 104, project_id, id, name, status_id, null::integer, null::integer, size_gb, created_at, deleted_at
    from storage_buckets`,
]

/**
 * Invoices: what is paid before it is delivered, and the legal paper of every monthly bill. Seller, buyer, lines and sums are
 * those of the day of issue and never change; only whether it was paid does. Terms are what is paid from date to date.
 */
export const invoices: Migration = {
  name: '0050-invoices',
  statements: [
    `create table sellers (
      id bigint generated always as identity primary key,
      name text not null,
      economic_code text,
      national_id text,
      registration_number text,
      postal_code text,
      address text,
      phone text,
      created_at timestamptz not null default now()
    )`,
    `comment on table sellers is 'Who sells, as the configuration said it; an invoice keeps the one of its day.'`,

    `create table invoices (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      cause text not null constraint invoices_cause unique,
      status text not null default 'unpaid' check (status in ('unpaid', 'paid', 'cancelled', 'expired')),
      net_rials bigint not null check (net_rials >= 0),
      discount_rials bigint not null default 0 check (discount_rials between 0 and net_rials),
      vat_rials bigint not null check (vat_rials >= 0),
      from_at timestamptz not null,
      to_at timestamptz not null check (to_at >= from_at),
      issued_at timestamptz not null default now(),
      due_at timestamptz,
      ended_at timestamptz,
      bill_id bigint unique references bills,
      transaction_id bigint references ledger_transactions,
      on_paid_kind text,
      on_paid_id bigint,
      seller_id bigint references sellers,
      buyer_name text not null,
      buyer_is_legal boolean not null,
      buyer_registration_number text,
      buyer_national_id_secret text,
      buyer_phone_secret text,
      buyer_postal_code_secret text,
      buyer_address_secret text,
      check ((status = 'unpaid') = (ended_at is null)),
      check (status <> 'paid' or transaction_id is not null or bill_id is not null),
      check ((on_paid_kind is null) = (on_paid_id is null))
    )`,
    `create index invoices_of_customer on invoices (customer_id, id desc)`,
    `create index invoices_unpaid on invoices (customer_id) where status = 'unpaid'`,
    `create index invoices_due on invoices (due_at) where status = 'unpaid'`,
    `comment on column invoices.id is 'The number of the invoice.'`,
    `comment on column invoices.cause is 'What it is for, once: bill:17, term:5:2027-03-20.'`,
    `comment on column invoices.due_at is 'Unpaid until then, it ends; null: it waits for ever.'`,
    `comment on column invoices.ended_at is 'When it was paid, cancelled or expired.'`,
    `comment on column invoices.bill_id is 'The monthly bill that this is the legal paper of: paid hour by hour.'`,
    `comment on column invoices.on_paid_kind is 'What goes on once it is paid, and of which: term.'`,

    `create table invoice_lines (
      invoice_id bigint not null references invoices,
      position integer not null,
      description text not null,
      quantity double precision not null check (quantity > 0),
      unit_hours double precision,
      unit_price_rials bigint not null check (unit_price_rials >= 0),
      price_rials bigint not null check (price_rials >= 0),
      discount_rials bigint not null default 0 check (discount_rials between 0 and price_rials),
      vat_percent integer not null check (vat_percent between 0 and 100),
      vat_rials bigint not null check (vat_rials >= 0),
      primary key (invoice_id, position)
    )`,
    `comment on column invoice_lines.price_rials is 'Quantity times price, before discount and VAT.'`,
    `comment on column invoice_lines.unit_hours is 'Of usage: how many units ran for how many hours, multiplied.'`,
    ...['update', 'delete', 'truncate'].map(
      (act) =>
        `create trigger invoice_lines_no_${act} before ${act} on invoice_lines for each statement execute function refuse_rewriting()`,
    ),
    ...['delete', 'truncate'].map(
      (act) =>
        `create trigger invoices_no_${act} before ${act} on invoices for each statement execute function refuse_rewriting()`,
    ),
    `create trigger invoices_keep before update on invoices for each row
      when (old.status <> 'unpaid' or (${fixedColumns.map((name) => `old.${name}`).join(', ')}) is distinct from
        (${fixedColumns.map((name) => `new.${name}`).join(', ')}))
      execute function refuse_rewriting()`,

    `alter table billed_months add column has_invoices boolean not null default false`,
    `comment on column billed_months.has_invoices is 'Every bill of it has its legal invoice.'`,

    `alter table provider_terms add column renewal_days integer not null default 14 check (renewal_days > 0)`,
    `comment on column provider_terms.renewal_days is 'How many days before the end of a term its renewal is invoiced.'`,

    `create table terms (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      service_type text not null,
      service_id bigint not null,
      name text not null,
      months integer not null check (months between 1 and 120),
      price_rials bigint not null check (price_rials >= 0),
      state text not null default 'waiting' check (state in ('waiting', 'running', 'lapsed', 'ended')),
      pays_by_itself boolean not null default false,
      began_at timestamptz,
      ends_at timestamptz,
      reminded_at timestamptz,
      created_at timestamptz not null default now(),
      constraint terms_of_service unique (service_type, service_id),
      check ((began_at is null) = (ends_at is null)),
      check (state not in ('running', 'lapsed') or ends_at is not null)
    )`,
    `create index terms_of_customer on terms (customer_id)`,
    `create index terms_to_renew on terms (ends_at) where state = 'running'`,
    `comment on table terms is 'What is paid from date to date: domains, web hosts, bare metal, colocation.'`,
    `comment on column terms.price_rials is 'Of one term of so many Jalali months, before VAT.'`,
    `comment on column terms.state is 'waiting: for the first payment; lapsed: not paid in time; ended: given up.'`,
    `comment on column terms.pays_by_itself is 'The wallet pays its renewals, where it holds enough.'`,
    `comment on column terms.reminded_at is 'When somebody was last told that this term ends.'`,

    `create view ordered_services as ${ordered.join(' union all ')}`,
  ],
}
