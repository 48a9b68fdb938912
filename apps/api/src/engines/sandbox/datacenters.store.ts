import type { ComputeCapacity, ServerSize } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { purgeGoneBalancers } from './balancers.store.ts'
import type { SandboxContext } from './context.ts'
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

/** Brings capacity and pool to what the configuration says; addresses in use stay until they are given back. */
export const saveDatacenter = async (query: SandboxQuery, datacenter: SandboxDatacenter): Promise<void> => {
  const { name, vcpus, memoryGb, diskGb, ipv4Pool, ipv6Prefix } = datacenter
  await query(
    `insert into sandbox.datacenters values ($1::text, $2::int, $3::int, $4::int, $5::cidr)
    on conflict (name) do update set (vcpus, memory_gb, disk_gb, ipv6_prefix) = ($2::int, $3::int, $4::int, $5::cidr)`,
    [name, vcpus, memoryGb, diskGb, ipv6Prefix],
  )
  await query(
    `delete from sandbox.addresses
    where datacenter = $1::text and server_id is null and router_tag is null and not address <<= $2::cidr`,
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

/**
 * A change that takes or frees what is counted, or touches more than one thing. In one datacenter these take turns, so
 * that what was counted is still true when it is used, and nobody waits for a lock in another order.
 */
export const changeInTurn = <Result>(
  { store, datacenter, now, queue }: SandboxContext,
  change: (query: SandboxQuery, at: Date) => Promise<Result>,
): Promise<Result> =>
  // Those of one process queue up here, where waiting costs no connection; the lock is for the other processes.
  queue(() =>
    store.transaction(async (query) => {
      const hasGone = await takeTurn(query, datacenter, now())
      const at = now()
      if (hasGone) {
        await purgeGone(query, datacenter, at)
        await purgeGoneBalancers(query, datacenter, at)
      }
      return change(query, at)
    }),
  )

/**
 * Answers whether anything has gone that is still there. While one has its turn all others wait, so that what need not be
 * asked or deleted is not.
 */
const takeTurn = async (query: SandboxQuery, datacenter: string, now: Date): Promise<boolean> => {
  const { rows } = await query(
    `select exists (select from sandbox.servers where datacenter = $1::text and gone_at <= $2::timestamptz)
      or exists (select from sandbox.balancers where datacenter = $1::text and gone_at <= $2::timestamptz) as gone
    from sandbox.datacenters where name = $1::text for update`,
    [datacenter, now.toISOString()],
  )
  return (rows as { gone: boolean }[])[0]?.gone ?? false
}

/** Addresses, disks and snapshots go with their server. */
const purgeGone = async (query: SandboxQuery, datacenter: string, now: Date): Promise<void> => {
  await query('delete from sandbox.servers where datacenter = $1::text and gone_at <= $2::timestamptz', [
    datacenter,
    now.toISOString(),
  ])
}

/**
 * What the machines and disks of the datacenter `$1` have left. Without addresses: there are many, and they are taken one by
 * one.
 */
export const roomAt = (time: '$2' | '$12'): string => `
  select d.name, jsonb_build_object(
    'vcpus', jsonb_build_object('total', d.vcpus, 'used', coalesce(sum(s.vcpus), 0)),
    'memoryGb', jsonb_build_object('total', d.memory_gb, 'used', coalesce(sum(s.memory_gb), 0)),
    'diskGb', jsonb_build_object('total', d.disk_gb, 'used', coalesce(sum(s.disk_gb), 0)
      + (select coalesce(sum(k.size_gb), 0) from sandbox.disks k where k.datacenter = $1::text and not exists (
        select from sandbox.servers g where g.id = k.server_id and g.gone_at <= ${time}::timestamptz))
      + (select coalesce(sum(size_gb), 0) from sandbox.volumes
        where datacenter = $1::text and (gone_at is null or gone_at > ${time}::timestamptz)))
  ) as room
  from sandbox.datacenters d
  left join sandbox.servers s on s.datacenter = d.name and (s.gone_at is null or s.gone_at > ${time}::timestamptz)
  where d.name = $1::text group by d.name`

export type Room = Pick<ComputeCapacity, 'vcpus' | 'memoryGb' | 'diskGb'>

const readRoom = async (query: SandboxQuery, datacenter: string, now: Date): Promise<Room> => {
  const { rows } = await query(roomAt('$2'), [datacenter, now.toISOString()])
  return (rows as { room: Room }[])[0]!.room
}

export const readCapacity = async (query: SandboxQuery, datacenter: string, now: Date): Promise<ComputeCapacity> => {
  const { rows } = await query(
    `select r.room || jsonb_build_object('ipv4', jsonb_build_object(
      'total', (select count(*) from sandbox.addresses where datacenter = r.name),
      'used', (
        select count(*) from sandbox.addresses a left join sandbox.servers s on s.id = a.server_id
        where (s.datacenter = r.name and (s.gone_at is null or s.gone_at > $2::timestamptz))
          or (a.datacenter = r.name and a.router_tag is not null)
      )
    )) as capacity
    from (${roomAt('$2')}) r`,
    [datacenter, now.toISOString()],
  )
  return (rows as { capacity: ComputeCapacity }[])[0]!.capacity
}

/** What shrinks always fits, also when the datacenter itself has shrunk meanwhile. Only in turn. */
export const checkRoom = async (
  query: SandboxQuery,
  datacenter: string,
  now: Date,
  more: Partial<ServerSize>,
): Promise<void> => checkFits(await readRoom(query, datacenter, now), more)

/** Throws where there is no room for so much more. */
export const checkFits = (room: Room, more: Partial<ServerSize>): void => {
  for (const item of ['vcpus', 'memoryGb', 'diskGb'] as const) {
    const wanted = more[item] ?? 0
    const { total, used } = room[item]
    if (wanted > 0 && used + wanted > total) {
      throw new EngineError('no_capacity', `${wanted} more ${item} on ${used} of ${total}`)
    }
  }
}
