import type { Migration } from '../migrations.ts'

const onceSaid = (table: string) => [
  `create trigger ${table}_never_change before update or delete on ${table}
    for each row execute function refuse_price_change()`,
  `create trigger ${table}_never_vanish before truncate on ${table}
    for each statement execute function refuse_price_change()`,
]

/**
 * The rest of the provider's catalogue: rates of tax, offers, codes of advertisements, terms. What something cost on a day
 * stays as it was said: the database refuses to change or delete a price, whatever the code does.
 */
export const providerCatalogue: Migration = {
  name: '0045-provider-catalogue',
  statements: [
    `create table vat_rates (
      valid_from timestamptz primary key,
      percent smallint not null check (percent between 0 and 99)
    )`,
    `create table offers (
      id bigint primary key,
      name text not null,
      pay_rials bigint not null check (pay_rials > 0),
      gift_rials bigint not null check (gift_rials > 0),
      valid_from timestamptz not null,
      expires_at timestamptz not null check (expires_at > valid_from),
      position integer not null default 0,
      enabled boolean not null default true
    )`,
    `create table promotions (
      id text primary key,
      link text not null,
      expires_at timestamptz,
      enabled boolean not null default true
    )`,
    `create table provider_terms (
      id smallint primary key check (id = 1),
      hold_hours integer not null check (hold_hours > 0),
      grace_days integer not null check (grace_days > 0),
      commission_percent smallint not null check (commission_percent between 0 and 99),
      top_up_min_rials bigint not null check (top_up_min_rials > 0),
      top_up_max_rials bigint not null check (top_up_max_rials >= top_up_min_rials)
    )`,
    `alter table products add column masters jsonb not null default '[]' check (jsonb_typeof(masters) = 'array')`,
    // Not part of the price, and so may change: whether the unit is still sold.
    `alter table product_items add column enabled boolean not null default true`,

    // Names, units and the order of a list may change; what is paid, and since when, may not.
    `create function refuse_price_change() returns trigger language plpgsql as $$
    declare
      free constant text[] := array['name', 'unit', 'paid_while_off', 'position', 'enabled'];
    begin
      if tg_op = 'UPDATE' and to_jsonb(old) - free = to_jsonb(new) - free then
        return new;
      end if;
      raise exception 'a price is never changed, only followed by a newer one: % of % is refused', tg_op, tg_table_name
        using errcode = 'restrict_violation';
    end $$`,
    ...['product_items', 'product_bundle_prices', 'vat_rates'].flatMap(onceSaid),

    `comment on table vat_rates is 'The rates of value added tax by the day since which they hold. A row never changes.'`,
    `comment on table offers is 'Who pays pay_rials gets gift_rials besides.'`,
    `comment on table promotions is 'Codes of advertisements, and where they lead.'`,
    `comment on table provider_terms is 'One row: what the catalogue says of holds, grace, commissions and top-ups.'`,
    `comment on column provider_terms.hold_hours is 'How many hours of a new service its order sets aside.'`,
    `comment on column provider_terms.grace_days is 'How long what was stopped for an empty wallet is kept.'`,
    `comment on column products.masters is 'Of clusters: how many masters of which size, by the number of workers.'`,
    `comment on column product_items.enabled is 'False: no longer sold; kept for the services that have it.'`,
    `comment on column events.customer_id is '0: everybody.'`,
  ],
}
