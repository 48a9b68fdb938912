import type { DiskSpec, FirstLogin, ServerSize, ServerSpec } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { roomAt, type Room } from './datacenters.store.ts'
import { isGone, type ServerRow, type Task } from './servers.state.ts'
import type { SandboxQuery } from './store.ts'

const serverColumns = `to_jsonb(s) - 'firewall' || jsonb_build_object(
  'ipv4', host(a.address),
  'ipv6', host(s.ipv6),
  'has_ports', exists (select from sandbox.ports p where p.datacenter = s.datacenter and p.server_tag = s.tag),
  'disks', (
    select coalesce(jsonb_agg(jsonb_build_object('tag', d.tag, 'sizeGb', d.size_gb) order by d.id), '[]')
    from sandbox.disks d where d.server_id = s.id
  )
) as server`
const serverTables = 'sandbox.servers s left join sandbox.addresses a on a.server_id = s.id and a.tag is null'

const serversIn = ({ rows }: { rows: unknown[] }): ServerRow[] => (rows as { server: ServerRow }[]).map((r) => r.server)

export const findServer = async (query: SandboxQuery, datacenter: string, tag: string) =>
  serversIn(
    await query(`select ${serverColumns} from ${serverTables} where s.datacenter = $1::text and s.tag = $2::text`, [
      datacenter,
      tag,
    ]),
  )[0]

/** `not_found` when it is gone by `now`. */
export const readServer = async (
  query: SandboxQuery,
  datacenter: string,
  tag: string,
  now: Date,
): Promise<ServerRow> => {
  const row = await findServer(query, datacenter, tag)
  if (!row || isGone(row, now)) throw new EngineError('not_found', `no server ${tag} in ${datacenter}`)
  return row
}

/** Locks the row, so that two actions at once cannot both find the state that allows them. */
export const foundServer = async (query: SandboxQuery, datacenter: string, tag: string, now: Date) => {
  await query('select 1 from sandbox.servers where datacenter = $1::text and tag = $2::text for update', [
    datacenter,
    tag,
  ])
  return readServer(query, datacenter, tag, now)
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

/** Of password, key and user data only their presence is kept. */
export const accessOf = ({ password, publicKey, userData }: FirstLogin): string =>
  [password && 'password', publicKey && 'key', userData && 'userData'].filter(Boolean).join('+') || 'none'

export interface NewServer {
  spec: ServerSpec
  fault: string | null
  createdAt: Date
  builtAt: Date
}

/** `made` is absent when there is one of that tag; `room` is what was left before it. */
export const insertServer = async (
  query: SandboxQuery,
  datacenter: string,
  { spec, fault, createdAt, builtAt }: NewServer,
): Promise<{ made: { id: number; ref: string } | null; room: Room }> => {
  const { rows } = await query(
    `with next as (select nextval(pg_get_serial_sequence('sandbox.servers', 'id')) as id), made as (
    insert into sandbox.servers (id, datacenter, tag, name, image, vcpus, memory_gb, disk_gb, with_ipv4, ipv6, access,
      fault, created_at, built_at, power_changes, firewall)
    overriding system value
    select next.id, d.name, $2::text, $3::text, $4::text, $5::int, $6::int, $7::int, $8::boolean,
      case when $9::boolean then set_masklen(d.ipv6_prefix::inet, 128) + 15 + next.id end, $10::text,
      $11::text, $12::timestamptz, $13::timestamptz,
      case when $11::text is null then array[$13::timestamptz] else '{}' end, $14::text::jsonb
    from next, sandbox.datacenters d where d.name = $1::text
    on conflict (datacenter, tag) do nothing
    returning jsonb_build_object('id', id, 'ref', ref) as made
    ) select room, (select made from made) as made from (${roomAt('$12')}) before`,
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
      JSON.stringify(spec.firewall ?? []),
    ],
  )
  return (rows as { made: { id: number; ref: string } | null; room: Room }[])[0]!
}

/** False when another server has a disk of this tag. */
export const insertDisk = async (
  query: SandboxQuery,
  datacenter: string,
  serverId: number,
  disk: DiskSpec,
): Promise<boolean> => {
  const { rows } = await query(
    `insert into sandbox.disks (datacenter, tag, server_id, size_gb) values ($1::text, $2::text, $3::bigint, $4::int)
    on conflict do nothing returning 1`,
    [datacenter, disk.tag, serverId, disk.sizeGb],
  )
  return rows.length > 0
}

export const removeDisk = async (query: SandboxQuery, serverId: number, tag: string): Promise<void> => {
  await query('delete from sandbox.disks where server_id = $1::bigint and tag = $2::text', [serverId, tag])
}

export interface TaskChange {
  task: Task
  until: Date
  /** When it goes off or on in the course of it, in turn. */
  powerChanges: readonly Date[]
}

export const setTask = async (
  query: SandboxQuery,
  serverId: number,
  { task, until, powerChanges }: TaskChange,
): Promise<void> => {
  await query(
    `update sandbox.servers set task = $2::text, task_until = $3::timestamptz,
      power_changes = power_changes || array(select jsonb_array_elements_text($4::text::jsonb)::timestamptz)
    where id = $1::bigint`,
    [serverId, task, until.toISOString(), JSON.stringify(powerChanges)],
  )
}

export const setSize = async (query: SandboxQuery, serverId: number, size: ServerSize): Promise<void> => {
  await query(
    `update sandbox.servers set vcpus = $2::int, memory_gb = $3::int, disk_gb = $4::int where id = $1::bigint`,
    [serverId, size.vcpus, size.memoryGb, size.diskGb],
  )
}

/** What stands on the first disk, and by which rebuild or revert it came there. */
export interface System {
  image: string
  access: string
  fault: string | null
  revision: string
}

export const setSystem = async (query: SandboxQuery, serverId: number, system: System): Promise<void> => {
  await query(
    `update sandbox.servers
    set image = $2::text, access = $3::text, fault = $4::text, revision = $5::text
    where id = $1::bigint`,
    [serverId, system.image, system.access, system.fault, system.revision],
  )
}

/** False when it is not there or is going already: the first request decides when it is gone. */
export const setGone = async (query: SandboxQuery, datacenter: string, tag: string, goneAt: Date): Promise<boolean> => {
  const { rows } = await query(
    `update sandbox.servers set gone_at = $3::timestamptz
    where datacenter = $1::text and tag = $2::text and gone_at is null returning 1`,
    [datacenter, tag, goneAt.toISOString()],
  )
  return rows.length > 0
}
