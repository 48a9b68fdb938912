import type { Migration } from '../migrations.ts'

/** Datacenters, what is sold in them and for how much. Rows come from the catalogue files. */
export const catalogue: Migration = {
  name: '0002-catalogue',
  statements: [
    `create table datacenters (
      id bigint primary key,
      name text not null unique,
      photo_name text,
      engine text not null,
      is_sandbox boolean not null,
      hypervisor_id smallint not null,
      full_reason text,
      position integer not null default 0,
      enabled boolean not null default true
    )`,
    `create table products (
      id bigint primary key,
      name text not null,
      description text,
      supplementary_description text,
      position integer not null default 0,
      enabled boolean not null default true
    )`,
    `create table product_items (
      product_id bigint not null references products,
      item_id integer not null,
      datacenter_id bigint references datacenters,
      name text not null,
      unit text not null,
      price_rials bigint not null check (price_rials >= 0),
      valid_from timestamptz not null,
      position integer not null default 0,
      unique nulls not distinct (product_id, item_id, datacenter_id, valid_from)
    )`,
    `create table product_bundles (
      id bigint primary key,
      product_id bigint not null references products,
      datacenter_id bigint references datacenters,
      name text not null,
      quantities jsonb not null check (jsonb_typeof(quantities) = 'object'),
      is_popular boolean not null default false,
      position integer not null default 0,
      enabled boolean not null default true
    )`,
    `create index product_bundles_of_product on product_bundles (product_id)`,
    `create table product_bundle_prices (
      bundle_id bigint not null references product_bundles,
      price_rials bigint not null check (price_rials >= 0),
      valid_from timestamptz not null,
      primary key (bundle_id, valid_from)
    )`,
    `create table vm_images (
      id bigint primary key,
      product_id bigint not null references products,
      name text not null,
      operating_system_id smallint not null,
      operating_system text not null,
      min_memory_gb integer not null default 1,
      min_disk_gb integer not null default 25,
      engine_ref text not null,
      position integer not null default 0,
      enabled boolean not null default true
    )`,
  ],
}
