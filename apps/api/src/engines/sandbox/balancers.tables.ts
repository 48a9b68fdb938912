/** Load balancers, each with all of its listeners in one value: they change together. */
export const balancerTables: readonly string[] = [
  `create table sandbox.balancers (
    datacenter text not null,
    tag text not null,
    ref uuid not null default gen_random_uuid(),
    name text not null,
    network_tag text not null,
    address inet not null,
    algorithm text not null,
    listeners jsonb not null,
    created_at timestamptz not null,
    built_at timestamptz not null,
    updated_at timestamptz,
    gone_at timestamptz,
    primary key (datacenter, tag),
    foreign key (datacenter, network_tag) references sandbox.networks,
    unique (datacenter, network_tag, address)
  )`,
]
