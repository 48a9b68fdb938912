import type { Migration } from '../migrations.ts'

const fixedColumns = [
  'id',
  'customer_id',
  'cause',
  'kind',
  'original_id',
  'net_rials',
  'discount_rials',
  'vat_rials',
  'owed_rials',
  'owed_until_rials',
  'from_at',
  'to_at',
  'issued_at',
  'bill_id',
  'seller_id',
  'buyer_name',
]

/**
 * Invoices as the tax office wants them: numbers without gaps, the tax of each row from the row, rows with quantity, unit and
 * service id, returns that name their original, and nothing said to be paid that is owed.
 */
export const legalPapers: Migration = {
  name: '0150-legal-papers',
  statements: [
    `alter table products add column service_code text check (service_code ~ '^[0-9]{13}$')`,
    `comment on column products.service_code is 'The 13 digits of the service in the list of the tax office; null: not said yet.'`,

    `alter table bills add column vat_rounding_rials bigint not null default 0`,
    `comment on column bills.vat_rounding_rials is 'By how much the tax of the rows of the invoice differs from that of its hours; booked once, in vat_rials already.'`,

    // A sequence leaves a gap whenever a transaction is undone. This row is held until the number is really used.
    `create table invoice_numbers (
      is_only boolean primary key default true check (is_only),
      last bigint not null
    )`,
    `insert into invoice_numbers (last) select coalesce(max(id), 0) from invoices`,
    `comment on table invoice_numbers is 'The last number of an invoice: the next one is taken under its lock, so that none is missing.'`,
    `create function next_invoice_number() returns bigint language sql as $$
      update invoice_numbers set last = last + 1 returning last
    $$`,

    `alter table invoices
      alter column id drop identity,
      alter column id set default next_invoice_number(),
      add column kind text not null default 'sale' check (kind in ('sale', 'return')),
      add column original_id bigint references invoices,
      add column owed_rials bigint not null default 0 check (owed_rials >= 0),
      add column owed_until_rials bigint,
      add constraint invoices_original check ((kind = 'return') = (original_id is not null)),
      add constraint invoices_owed check ((owed_rials > 0) = (owed_until_rials is not null)),
      add constraint invoices_owed_by_bill check (owed_rials = 0 or bill_id is not null)`,
    `create index invoices_of_original on invoices (original_id) where original_id is not null`,
    `comment on column invoices.kind is 'sale, or return: what was given back of the sale original_id.'`,
    `comment on column invoices.owed_rials is 'Of a bill: what the wallet did not pay of it until it was issued.'`,
    `comment on column invoices.owed_until_rials is 'All that the customer had ever come to owe by the end of its period: it is paid once so much was paid back.'`,
    `drop trigger invoices_keep on invoices`,
    `create trigger invoices_keep before update on invoices for each row
      when (old.status <> 'unpaid' or (${fixedColumns.map((name) => `old.${name}`).join(', ')}) is distinct from
        (${fixedColumns.map((name) => `new.${name}`).join(', ')}))
      execute function refuse_rewriting()`,

    `alter table invoice_lines
      alter column unit_price_rials type double precision,
      add column unit text,
      add column service_code text`,
    `comment on column invoice_lines.unit_price_rials is 'Of one unit: an hour of a gigabyte costs parts of a rial.'`,
    `comment on column invoice_lines.unit_hours is 'Of usage on invoices before units were printed: units by hours.'`,

    `create table refunds_without_paper (
      transaction_id bigint primary key references ledger_transactions,
      customer_id bigint not null references customers,
      invoice_id bigint references invoices
    )`,
    `comment on table refunds_without_paper is 'Money of sales given back whose invoice of return is still to be written: the sale has none yet.'`,
    `comment on column refunds_without_paper.invoice_id is 'The invoice that it was for; null: the last one of usage.'`,
    `insert into refunds_without_paper
      select t.id, t.customer_id, (t.details->>'invoiceId')::bigint from ledger_transactions t
      where t.kind = 'refund' and exists (select from ledger_entries e where e.transaction_id = t.id and e.account = 'revenue')`,
  ],
}
