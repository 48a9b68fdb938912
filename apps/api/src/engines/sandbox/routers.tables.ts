/** Gateways of private clouds. */
export const routerTables: readonly string[] = [
  `create table sandbox.routers (
    datacenter text not null references sandbox.datacenters,
    tag text not null,
    ref uuid not null default gen_random_uuid(),
    name text not null,
    has_snat boolean not null,
    primary key (datacenter, tag)
  )`,
  // A network has one gateway.
  `create table sandbox.router_networks (
    datacenter text not null,
    network_tag text not null,
    router_tag text not null,
    primary key (datacenter, network_tag),
    foreign key (datacenter, network_tag) references sandbox.networks,
    foreign key (datacenter, router_tag) references sandbox.routers
  )`,
  'create index on sandbox.router_networks (datacenter, router_tag)',
  // An address of the pool is free when neither a server nor a router has it. A router's primary one has no tag.
  `alter table sandbox.addresses
    add column router_tag text,
    add foreign key (datacenter, router_tag) references sandbox.routers`,
  'create unique index on sandbox.addresses (datacenter, router_tag) where tag is null',
  'create unique index on sandbox.addresses (datacenter, tag) where router_tag is not null',
  'create index on sandbox.addresses (datacenter, router_tag) where router_tag is not null',
  // Where a router's address leads: to a server alone, or port by port. Both end with the server's connection.
  `create table sandbox.assignments (
    datacenter text not null,
    address inet not null,
    port_tag text not null,
    primary key (datacenter, address),
    unique (datacenter, port_tag),
    foreign key (datacenter, address) references sandbox.addresses,
    foreign key (datacenter, port_tag) references sandbox.ports on delete cascade
  )`,
  `create table sandbox.forwards (
    datacenter text not null,
    tag text not null,
    address inet not null,
    protocol text not null,
    port integer not null,
    port_tag text not null,
    to_port integer not null,
    primary key (datacenter, tag),
    unique (datacenter, address, protocol, port),
    unique (datacenter, port_tag, protocol, to_port),
    foreign key (datacenter, address) references sandbox.addresses,
    foreign key (datacenter, port_tag) references sandbox.ports on delete cascade
  )`,
]

/** Networks of other routers that a router's own reach. */
export const routerReaches: readonly string[] = [
  `create table sandbox.reaches (
    datacenter text not null,
    router_tag text not null,
    network_tag text not null,
    primary key (datacenter, router_tag, network_tag),
    foreign key (datacenter, router_tag) references sandbox.routers,
    foreign key (datacenter, network_tag) references sandbox.router_networks
  )`,
  'create index on sandbox.reaches (datacenter, network_tag)',
]

/** Who may come in by a forward, and with which further address networks go out. */
export const routerChoices: readonly string[] = [
  'alter table sandbox.forwards add column source inet',
  'alter table sandbox.routers add column snat_tag text',
]

/** Where load balancers are reached from outside; it ends with the balancer. */
export const balancerAddresses: readonly string[] = [
  `create table sandbox.balancer_addresses (
    datacenter text not null,
    address inet not null,
    balancer_tag text not null,
    primary key (datacenter, address),
    unique (datacenter, balancer_tag),
    foreign key (datacenter, address) references sandbox.addresses,
    foreign key (datacenter, balancer_tag) references sandbox.balancers on delete cascade
  )`,
]
