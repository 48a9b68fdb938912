/** What came to the servers after their first form. */
export const serverTables: readonly string[] = [
  `alter table sandbox.servers
    add column revision text,
    add column firewall jsonb not null default '[]'`,
  // A server that could not boot was never on.
  `update sandbox.servers set power_changes = '{}' where fault is not null`,
  `create table sandbox.disks (
    id bigint generated always as identity primary key,
    datacenter text not null references sandbox.datacenters,
    tag text not null,
    server_id bigint not null references sandbox.servers on delete cascade,
    size_gb integer not null,
    unique (datacenter, tag)
  )`,
  'create index on sandbox.disks (server_id)',
  `create table sandbox.server_snapshots (
    datacenter text not null references sandbox.datacenters,
    tag text not null,
    ref uuid not null default gen_random_uuid(),
    server_id bigint not null references sandbox.servers on delete cascade,
    name text not null,
    image text not null,
    disk_gb integer not null,
    access text not null,
    created_at timestamptz not null,
    ready_at timestamptz not null,
    gone_at timestamptz,
    primary key (datacenter, tag)
  )`,
  'create index on sandbox.server_snapshots (server_id)',
  // Addresses beyond the first have a tag. A free address keeps the tag it was last taken under; it means nothing there.
  'alter table sandbox.addresses add column tag text',
  'drop index sandbox.addresses_server_id_idx',
  'create index on sandbox.addresses (server_id)',
  'create unique index on sandbox.addresses (server_id) where tag is null',
  'create unique index on sandbox.addresses (datacenter, tag) where server_id is not null',
  `create table sandbox.extra_ipv6 (
    id bigint generated always as identity,
    datacenter text not null references sandbox.datacenters,
    tag text not null,
    server_id bigint not null references sandbox.servers on delete cascade,
    address inet not null,
    taken_at timestamptz not null,
    primary key (datacenter, tag)
  )`,
  'create index on sandbox.extra_ipv6 (server_id)',
]
