import { sql, type RawBuilder } from 'kysely'
import { serviceType } from '@sarv/contract/service-types'
import type { MoveObstacle } from '@sarv/contract/portal/moves/moves.schemas'
import type { Db } from '../../db/connection.ts'
import type { AreaEngines } from '../../dependencies.ts'
import type { MovableKind, Move, MovingService } from '../../services/moving.ts'
import type { ServiceKey } from '../../services/service.ts'
import { movingText as text } from './moving.fa.ts'

const isKeptApart = ({ compute }: AreaEngines, datacenterId: number): boolean =>
  compute(datacenterId).keepsProjectsApart

const count = (rows: RawBuilder<unknown>) => sql<number>`(select count(*)::int from ${rows})`

/** How many of each, those left out of which there are none. */
const counted = async (db: Db, things: readonly (readonly [what: string, rows: RawBuilder<unknown>])[]) => {
  const columns = things.map(([, rows], place) => sql`${count(rows)} as ${sql.ref(String(place))}`)
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
  return things.flatMap(([what], place) => {
    const found = rows[0]![place]!
    return found > 0 ? [{ what, count: found }] : []
  })
}

const ofServer = ({ projectId, id }: ServiceKey) => sql`project_id = ${projectId} and vm_host_id = ${id}`
const ofVolume = ({ projectId, id }: ServiceKey) => sql`project_id = ${projectId} and vm_volume_id = ${id}`

/** Disks that are attached to it, and its addresses beyond the first. */
const alongWithServer = async (db: Db, key: ServiceKey): Promise<MovingService[]> => {
  const { rows } = await sql<MovingService>`
    select ${sql.lit(serviceType.volume)} as "serviceType", v.id, v.name from vm_volume_nodes n
      join vm_volumes v on v.project_id = n.project_id and v.id = n.vm_volume_id
      where n.project_id = ${key.projectId} and n.vm_host_id = ${key.id} and n.deleted_at is null
    union all
    select ${sql.lit(serviceType.vmIp)}, id, address from vm_host_ips
      where ${ofServer(key)} and not is_primary and deleted_at is null
    order by 1 desc, 2`.execute(db)
  return rows
}

const serverObstacles = async (db: Db, key: ServiceKey): Promise<MoveObstacle[]> => {
  const { rows } = await sql<{
    isLocked: boolean
    isBinned: boolean
    isCluster: boolean
    isOnTrial: boolean
    networks: string[] | null
    balancers: string[] | null
  }>`
    select is_locked as "isLocked", binned_at is not null as "isBinned", is_cluster as "isCluster",
      exists (select from vm_firewall_trials where ${ofServer(key)}) as "isOnTrial",
      (select array_agg(distinct w.name) from vm_network_nodes n
        join vm_networks w on w.project_id = n.project_id and w.id = n.vm_network_id
        where n.project_id = h.project_id and n.vm_host_id = h.id and n.deleted_at is null) as networks,
      (select array_agg(distinct b.name) from vm_lb_members m
        join vm_lb_listeners l on l.project_id = m.project_id and l.id = m.listener_id
        join vm_load_balancers b on b.project_id = l.project_id and b.id = l.load_balancer_id
        where m.project_id = h.project_id and m.vm_host_id = h.id and b.deleted_at is null) as balancers
    from vm_hosts h where project_id = ${key.projectId} and id = ${key.id}`.execute(db)
  const [server] = rows
  if (!server) return []
  return [
    ...(server.isLocked ? [{ code: 'locked', reason: text.locked }] : []),
    ...(server.isBinned ? [{ code: 'bin', reason: text.inBin }] : []),
    ...(server.isCluster ? [{ code: 'cluster', reason: text.inCluster }] : []),
    ...(server.isOnTrial ? [{ code: 'trial', reason: text.inTrial }] : []),
    ...(server.balancers ? [{ code: 'balancer', reason: text.balanced(server.balancers) }] : []),
    ...(server.networks ? [{ code: 'network', reason: text.connected(server.networks) }] : []),
  ]
}

/** The key that it was made with, under the same fingerprint or as a copy: servers that stay may have it too. */
const takeKeyAlong = async (trx: Db, id: number, { from, to }: Move): Promise<void> => {
  const keysOf = sql`select vm_key_id from vm_hosts where project_id = ${from} and id = ${id} and vm_key_id is not null
    union select vm_key_id from vm_host_snapshots where project_id = ${from} and vm_host_id = ${id} and vm_key_id is not null`
  // A name that is taken there by another key gets a number at its end.
  await sql`
    insert into vm_keys (project_id, name, public_key, fingerprint, status_id, key_type, bits)
    select ${to}::bigint, free.name, k.public_key, k.fingerprint, k.status_id, k.key_type, k.bits
    from vm_keys k cross join lateral (
      select name from (select k.name, 0 as place union all
        select left(k.name, 40) || '-' || place, place from generate_series(2, 1000) place) tried
      where not exists (select from vm_keys t where t.project_id = ${to} and t.deleted_at is null
        and name_key(t.name) = name_key(tried.name))
      order by place limit 1) free
    where k.project_id = ${from} and k.id in (${keysOf})
      and not exists (select from vm_keys t where t.project_id = ${to} and t.deleted_at is null
        and t.fingerprint = k.fingerprint)`.execute(trx)
  for (const [table, server] of [
    ['vm_hosts', 'id'],
    ['vm_host_snapshots', 'vm_host_id'],
  ] as const) {
    await sql`update ${sql.table(table)} moved set vm_key_id = t.id from vm_keys k, vm_keys t
      where moved.project_id = ${from} and moved.${sql.ref(server)} = ${id} and k.project_id = ${from}
        and k.id = moved.vm_key_id and t.project_id = ${to} and t.deleted_at is null and t.fingerprint = k.fingerprint`.execute(
      trx,
    )
  }
}

const metricTables = ['vm_metric_counters', 'vm_metrics_minute', 'vm_metrics_ten_minutes', 'vm_metrics_hour'] as const

const prepareServer = async (trx: Db, id: number, move: Move): Promise<void> => {
  await takeKeyAlong(trx, id, move)
  // Connections that have ended may name something that stays: nobody reads them any more.
  for (const table of ['vm_network_nodes', 'vm_volume_nodes'] as const) {
    await trx
      .deleteFrom(table)
      .where('project_id', '=', move.from)
      .where('vm_host_id', '=', id)
      .where('deleted_at', 'is not', null)
      .execute()
  }
  for (const table of metricTables) {
    await trx
      .updateTable(table)
      .set({ project_id: move.to })
      .where('project_id', '=', move.from)
      .where('vm_host_id', '=', id)
      .execute()
  }
}

const prepareVolume = async (trx: Db, id: number, { from }: Move): Promise<void> => {
  await trx
    .deleteFrom('vm_volume_nodes')
    .where('project_id', '=', from)
    .where('vm_volume_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
}

const attachedTo = async (db: Db, key: ServiceKey): Promise<MoveObstacle[]> => {
  const { rows } = await sql<{ server: string }>`
    select h.name as server from vm_volume_nodes n
      join vm_hosts h on h.project_id = n.project_id and h.id = n.vm_host_id
    where n.project_id = ${key.projectId} and n.vm_volume_id = ${key.id} and n.deleted_at is null`.execute(db)
  return rows.map(({ server }) => ({ code: 'attached', reason: text.attached(server) }))
}

export const vmMoves: readonly MovableKind[] = [
  {
    serviceType: serviceType.vm,
    group: 'VmHost',
    title: text.title.server,
    table: 'vm_hosts',
    hasOwnName: true,
    along: alongWithServer,
    carries: (db, key) =>
      counted(db, [
        [text.carries.address, sql`vm_host_ips where ${ofServer(key)} and is_primary and deleted_at is null`],
        [text.carries.disk, sql`vm_host_disks where ${ofServer(key)} and deleted_at is null`],
        [text.carries.rule, sql`vm_firewall_rules where ${ofServer(key)}`],
        [text.carries.snapshot, sql`vm_host_snapshots where ${ofServer(key)} and deleted_at is null`],
        [
          text.carries.key,
          sql`vm_hosts where project_id = ${key.projectId} and id = ${key.id} and vm_key_id is not null`,
        ],
      ]),
    obstacles: serverObstacles,
    isKeptApart,
    tags: (id) => sql`select 'vm' as prefix, ${id}::bigint as id
      union all select 'disk', id from vm_host_disks where vm_host_id = ${id}
      union all select 'ip', id from vm_host_ips where vm_host_id = ${id}
      union all select 'snap', id from vm_host_snapshots where vm_host_id = ${id}`,
    prepare: prepareServer,
  },
  {
    serviceType: serviceType.volume,
    group: 'VmHost',
    title: text.title.volume,
    table: 'vm_volumes',
    hasOwnName: true,
    carries: (db, key) =>
      counted(db, [
        [text.carries.snapshot, sql`vm_volume_snapshots where ${ofVolume(key)} and deleted_at is null`],
        [text.carries.backup, sql`vm_volume_backups where ${ofVolume(key)} and deleted_at is null`],
        [text.carries.schedule, sql`vm_volume_schedules where ${ofVolume(key)} and deleted_at is null`],
      ]),
    obstacles: attachedTo,
    isKeptApart,
    tags: (id) => sql`select 'vol' as prefix, ${id}::bigint as id
      union all select 'vsnap', id from vm_volume_snapshots where vm_volume_id = ${id}
      union all select 'vbak', id from vm_volume_backups where vm_volume_id = ${id}`,
    prepare: prepareVolume,
  },
  {
    serviceType: serviceType.vmIp,
    group: 'VmHost',
    title: text.address,
    obstacles: async () => [{ code: 'withServer', reason: text.ofServer }],
  },
]
