import { bankTables } from '../gateways/sandbox/bank.tables.ts'
import { balancerTables } from './balancers.tables.ts'
import { balancerAddresses, routerChoices, routerReaches, routerTables } from './routers.tables.ts'
import { serverTables } from './servers.tables.ts'
import { storageTables } from './storage.tables.ts'
import { volumeAndNetworkTables } from './volumes.tables.ts'

export type SandboxQuery = (sql: string, params?: unknown[]) => Promise<{ rows: unknown[] }>

/**
 * The database as the sandbox sees it; the program gives it one. The sandbox awaits nothing but its own queries inside
 * `transaction`, because the embedded database has a single connection.
 */
export interface SandboxStore {
  query: SandboxQuery
  transaction<Result>(work: (query: SandboxQuery) => Promise<Result>): Promise<Result>
}

/** Forward only: what has been released is never edited, the next change is a new entry at the end. */
const migrations: readonly (readonly string[])[] = [
  [
    `create table sandbox.datacenters (
      name text primary key,
      vcpus integer not null,
      memory_gb integer not null,
      disk_gb integer not null,
      ipv6_prefix cidr not null
    )`,
    `create table sandbox.servers (
      id bigint generated always as identity primary key,
      datacenter text not null references sandbox.datacenters,
      tag text not null,
      ref uuid not null default gen_random_uuid(),
      name text not null,
      image text not null,
      vcpus integer not null,
      memory_gb integer not null,
      disk_gb integer not null,
      with_ipv4 boolean not null,
      ipv6 inet,
      access text not null,
      fault text,
      created_at timestamptz not null,
      built_at timestamptz not null,
      power_changes timestamptz[] not null,
      task text,
      task_until timestamptz,
      gone_at timestamptz,
      unique (datacenter, tag)
    )`,
    // Taken by the longest unused first, as providers do: a fresh server should not get its predecessor's visitors.
    `create table sandbox.addresses (
      datacenter text not null references sandbox.datacenters,
      address inet not null,
      server_id bigint references sandbox.servers on delete set null,
      taken_at timestamptz,
      primary key (datacenter, address)
    )`,
    'create index on sandbox.addresses (datacenter, taken_at nulls first, address) where server_id is null',
    'create unique index on sandbox.addresses (server_id)',
  ],
  serverTables,
  volumeAndNetworkTables,
  routerTables,
  balancerTables,
  storageTables,
  // Everyone whose turn it is asks whether something has gone.
  ['create index on sandbox.servers (datacenter, gone_at) where gone_at is not null'],
  bankTables,
  routerChoices,
  routerReaches,
  balancerAddresses,
]

/** Safe to call from several processes at once. */
export const migrateSandbox = (store: SandboxStore): Promise<void> =>
  store.transaction(async (query) => {
    await query(`select pg_advisory_xact_lock(hashtext('sandbox migrations'))`)
    await query('create schema if not exists sandbox')
    await query('create table if not exists sandbox.migrations (version integer primary key)')
    const { rows } = await query('select version from sandbox.migrations')
    for (const statements of migrations.slice(rows.length)) {
      for (const statement of statements) await query(statement)
      await query('insert into sandbox.migrations select count(*) + 1 from sandbox.migrations')
    }
  })
