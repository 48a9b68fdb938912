/** Volumes with their snapshots and backups; private networks with their ports. */
export const volumeAndNetworkTables: readonly string[] = [
  `create table sandbox.volumes (
    id bigint generated always as identity primary key,
    datacenter text not null references sandbox.datacenters,
    tag text not null,
    ref uuid not null default gen_random_uuid(),
    name text not null,
    size_gb integer not null,
    created_at timestamptz not null,
    built_at timestamptz not null,
    server_tag text,
    device text,
    held_until timestamptz,
    revision text,
    task text,
    task_until timestamptz,
    gone_at timestamptz,
    unique (datacenter, tag)
  )`,
  'create index on sandbox.volumes (datacenter, server_tag)',
  // Named by tag and not by key: a backup outlives its volume.
  `create table sandbox.volume_copies (
    datacenter text not null references sandbox.datacenters,
    kind text not null,
    tag text not null,
    ref uuid not null default gen_random_uuid(),
    volume_tag text not null,
    name text not null,
    size_gb integer not null,
    created_at timestamptz not null,
    ready_at timestamptz not null,
    gone_at timestamptz,
    primary key (datacenter, kind, tag)
  )`,
  'create index on sandbox.volume_copies (datacenter, volume_tag)',
  `create table sandbox.networks (
    datacenter text not null references sandbox.datacenters,
    tag text not null,
    ref uuid not null default gen_random_uuid(),
    name text not null,
    cidr cidr not null,
    gateway_ip inet not null,
    primary key (datacenter, tag)
  )`,
  `create table sandbox.ports (
    datacenter text not null,
    tag text not null,
    network_tag text not null,
    server_tag text not null,
    address inet not null,
    mac macaddr not null,
    primary key (datacenter, tag),
    foreign key (datacenter, network_tag) references sandbox.networks,
    unique (datacenter, network_tag, address),
    unique (datacenter, mac)
  )`,
  'create index on sandbox.ports (datacenter, server_tag)',
]
