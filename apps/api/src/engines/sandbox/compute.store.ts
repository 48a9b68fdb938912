import type { ComputeCapacity, ServerSpec } from '../../areas/vm/hosts/hosts.engine.ts'
import { EngineError } from '../engine-error.ts'
import type { ServerRow, Task } from './compute.state.ts'
import type { SandboxQuery } from './store.ts'

export interface SandboxDatacenter {
  name: string
  vcpus: number
  memoryGb: number
  diskGb: number
  /** A range of the documentation addresses, so that nobody's real host is ever named: `203.0.113.0/24`. */
  ipv4Pool: string
  ipv6Prefix: string
}

const serverColumns = `to_jsonb(s) || jsonb_build_object('ipv4', host(a.address), 'ipv6', host(s.ipv6)) as server`
const serverTables = 'sandbox.servers s left join sandbox.addresses a on a.server_id = s.id'

const serversIn = ({ rows }: { rows: unknown[] }): ServerRow[] => (rows as { server: ServerRow }[]).map((r) => r.server)

/** Brings capacity and pool to what the configuration says; addresses in use stay until their server goes. */
export const saveDatacenter = async (query: SandboxQuery, datacenter: SandboxDatacenter): Promise<void> => {
  const { name, vcpus, memoryGb, diskGb, ipv4Pool, ipv6Prefix } = datacenter
  await query(
    `insert into sandbox.datacenters values ($1::text, $2::int, $3::int, $4::int, $5::cidr)
    on conflict (name) do update set (vcpus, memory_gb, disk_gb, ipv6_prefix) = ($2::int, $3::int, $4::int, $5::cidr)`,
    [name, vcpus, memoryGb, diskGb, ipv6Prefix],
  )
  await query(
    `delete from sandbox.addresses where datacenter = $1::text and server_id is null and not address <<= $2::cidr`,
    [name, ipv4Pool],
  )
  // The network's own address, its gateway and the broadcast address are nobody's.
  await query(
    `insert into sandbox.addresses (datacenter, address)
    select $1::text, set_masklen($2::inet, 32) + n from generate_series(2, (1 << (32 - masklen($2::inet))) - 2) n
    on conflict do nothing`,
    [name, ipv4Pool],
  )
}

/** Creates in one datacenter take turns from here to the end of the transaction: capacity is counted, then used. */
export const lockDatacenter = async (query: SandboxQuery, datacenter: string): Promise<void> => {
  await query('select 1 from sandbox.datacenters where name = $1::text for update', [datacenter])
}

export const findServer = async (query: SandboxQuery, datacenter: string, tag: string) =>
  serversIn(
    await query(`select ${serverColumns} from ${serverTables} where s.datacenter = $1::text and s.tag = $2::text`, [
      datacenter,
      tag,
    ]),
  )[0]

/** Locks the row, so that two actions at once cannot both find the state that allows them. */
export const findServerForUpdate = async (query: SandboxQuery, datacenter: string, tag: string) => {
  await query('select 1 from sandbox.servers where datacenter = $1::text and tag = $2::text for update', [
    datacenter,
    tag,
  ])
  return findServer(query, datacenter, tag)
}

export const listServersAfter = async (
  query: SandboxQuery,
  datacenter: string,
  page: { after: string; limit: number; now: Date },
) =>
  serversIn(
    await query(
      `select ${serverColumns} from ${serverTables}
      where s.datacenter = $1::text and s.tag > $2::text and (s.gone_at is null or s.gone_at > $4::timestamptz)
      order by s.tag limit $3::int`,
      [datacenter, page.after, page.limit, page.now.toISOString()],
    ),
  )

export const purgeGone = async (query: SandboxQuery, datacenter: string, now: Date): Promise<void> => {
  await query('delete from sandbox.servers where datacenter = $1::text and gone_at <= $2::timestamptz', [
    datacenter,
    now.toISOString(),
  ])
}

export const readCapacity = async (query: SandboxQuery, datacenter: string, now: Date): Promise<ComputeCapacity> => {
  const { rows } = await query(
    `with alive as (
      select * from sandbox.servers
      where datacenter = $1::text and (gone_at is null or gone_at > $2::timestamptz)
    ), used as (
      select coalesce(sum(vcpus), 0) as vcpus, coalesce(sum(memory_gb), 0) as memory_gb,
        coalesce(sum(disk_gb), 0) as disk_gb, count(*) filter (where with_ipv4) as ipv4
      from alive
    )
    select jsonb_build_object(
      'vcpus', jsonb_build_object('total', d.vcpus, 'used', u.vcpus),
      'memoryGb', jsonb_build_object('total', d.memory_gb, 'used', u.memory_gb),
      'diskGb', jsonb_build_object('total', d.disk_gb, 'used', u.disk_gb),
      'ipv4', jsonb_build_object('total', (select count(*) from sandbox.addresses where datacenter = d.name), 'used', u.ipv4)
    ) as capacity
    from sandbox.datacenters d, used u where d.name = $1::text`,
    [datacenter, now.toISOString()],
  )
  return (rows as { capacity: ComputeCapacity }[])[0]!.capacity
}

export interface NewServer {
  spec: ServerSpec
  fault: string | null
  createdAt: Date
  builtAt: Date
}

/** Of the password and the key only their presence is kept. */
const accessOf = ({ password, publicKey }: ServerSpec): string =>
  [password && 'password', publicKey && 'key'].filter(Boolean).join('+') || 'none'

export const insertServer = async (
  query: SandboxQuery,
  datacenter: string,
  { spec, fault, createdAt, builtAt }: NewServer,
): Promise<{ id: number; ref: string }> => {
  const { rows } = await query(
    `with next as (select nextval(pg_get_serial_sequence('sandbox.servers', 'id')) as id)
    insert into sandbox.servers (id, datacenter, tag, name, image, vcpus, memory_gb, disk_gb, with_ipv4, ipv6, access,
      fault, created_at, built_at, power_changes)
    overriding system value
    select next.id, d.name, $2::text, $3::text, $4::text, $5::int, $6::int, $7::int, $8::boolean,
      case when $9::boolean then set_masklen(d.ipv6_prefix::inet, 128) + 15 + next.id end, $10::text,
      $11::text, $12::timestamptz, $13::timestamptz, array[$13::timestamptz]
    from next, sandbox.datacenters d where d.name = $1::text
    returning jsonb_build_object('id', id, 'ref', ref) as made`,
    [
      datacenter,
      spec.tag,
      spec.name,
      spec.image,
      spec.vcpus,
      spec.memoryGb,
      spec.diskGb,
      spec.withIpv4,
      spec.withIpv6,
      accessOf(spec),
      fault,
      createdAt.toISOString(),
      builtAt.toISOString(),
    ],
  )
  return (rows as { made: { id: number; ref: string } }[])[0]!.made
}

export const takeAddress = async (query: SandboxQuery, datacenter: string, serverId: number, now: Date) => {
  const { rows } = await query(
    `update sandbox.addresses set server_id = $2::bigint, taken_at = $3::timestamptz
    where datacenter = $1::text and address = (
      select address from sandbox.addresses where datacenter = $1::text and server_id is null
      order by taken_at nulls first, address limit 1
    ) returning 1`,
    [datacenter, serverId, now.toISOString()],
  )
  if (rows.length === 0) throw new EngineError('no_address', `no free IPv4 address in ${datacenter}`)
}

export const setTask = async (
  query: SandboxQuery,
  serverId: number,
  change: { task: Task; until: Date; changesPower: boolean },
): Promise<void> => {
  await query(
    `update sandbox.servers set task = $2::text, task_until = $3::timestamptz,
      power_changes = case when $4::boolean then array_append(power_changes, $3::timestamptz) else power_changes end
    where id = $1::bigint`,
    [serverId, change.task, change.until.toISOString(), change.changesPower],
  )
}

/** The first request decides when it is gone. */
export const setGone = async (query: SandboxQuery, datacenter: string, tag: string, goneAt: Date): Promise<void> => {
  await query(
    `update sandbox.servers set gone_at = $3::timestamptz
    where datacenter = $1::text and tag = $2::text and gone_at is null`,
    [datacenter, tag, goneAt.toISOString()],
  )
}
