import { sql } from 'kysely'
import { powerStatus } from '@sarv/contract/enums'
import { vmHostSeries, type VmHostSeries } from '@sarv/contract/vm/metrics/series'
import type { Db } from '../../../db/connection.ts'
import { takeDue, type Due } from '../../../db/due.ts'
import type { VmHostsTable } from '../../../db/tables.generated.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { minuteMs, tiers, type KeptCounters, type Sample, type Tier } from './metrics.rules.ts'

const columnOf: Record<VmHostSeries, string> = {
  cpuPercent: 'cpu_percent',
  memoryPercent: 'memory_percent',
  diskReadBytesPerSecond: 'disk_read_rate',
  diskWriteBytesPerSecond: 'disk_write_rate',
  networkInBytesPerSecond: 'network_in_rate',
  networkOutBytesPerSecond: 'network_out_rate',
}

/** In the order of the contract's names. */
export const rateColumns = vmHostSeries.map((name) => sql.ref(columnOf[name]))

const list = (parts: readonly unknown[]) => sql.join(parts)

const datacentersCeiling = 1000
/** Due when the minute before has been sampled, or an older one. */
const metricRounds: Due<'vm_metric_rounds'> = {
  table: 'vm_metric_rounds',
  key: ['datacenter_id'],
  at: sql.ref('minute'),
}

/** Which datacenters are ours to sample in this minute: each is given to one worker, once. */
export const claimRounds = async (db: Db, minute: Date): Promise<number[]> => {
  const before = new Date(minute.getTime() - minuteMs)
  await sql`insert into vm_metric_rounds (datacenter_id, minute) select id, ${before} from datacenters
    on conflict (datacenter_id) do nothing`.execute(db)
  const taken = await takeDue(db, metricRounds, {
    count: datacentersCeiling,
    now: before,
    set: sql`minute = ${minute}`,
  })
  return taken.map((round) => round.datacenter_id)
}

const livingServers = (db: Db, datacenterId: number, power: VmHostsTable['power_status']) =>
  db
    .selectFrom('vm_hosts as h')
    .innerJoin('projects as p', 'p.id', 'h.project_id')
    .where('p.datacenter_id', '=', datacenterId)
    .where('h.deleted_at', 'is', null)
    .where('h.binned_at', 'is', null)
    .where('h.power_status', '=', power)

export interface RunningServer extends VmHostKey {
  before: KeptCounters | undefined
}

/** Servers that are on, those first that were not looked at for the longest: where time runs out, all get their turn. */
export const listRunning = async (db: Db, datacenterId: number, limit: number): Promise<RunningServer[]> => {
  const rows = await livingServers(db, datacenterId, powerStatus.id.poweredOn)
    .leftJoin('vm_metric_counters as c', (join) =>
      join.onRef('c.project_id', '=', 'h.project_id').onRef('c.vm_host_id', '=', 'h.id'),
    )
    .select(['h.project_id', 'h.id', 'c.at', 'c.cpu_seconds'])
    .select(['c.disk_read_bytes', 'c.disk_write_bytes', 'c.network_in_bytes', 'c.network_out_bytes'])
    .orderBy('c.at', (order) => order.asc().nullsFirst())
    .orderBy('h.project_id')
    .orderBy('h.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    projectId: row.project_id,
    id: row.id,
    before:
      row.at === null
        ? undefined
        : {
            at: row.at,
            cpuSeconds: row.cpu_seconds ?? 0,
            diskReadBytes: row.disk_read_bytes ?? 0,
            diskWriteBytes: row.disk_write_bytes ?? 0,
            networkInBytes: row.network_in_bytes ?? 0,
            networkOutBytes: row.network_out_bytes ?? 0,
          },
  }))
}

/** Zeros for the servers that are off: a chart tells them from a time of which nothing is known. */
export const insertOff = async (db: Db, datacenterId: number, at: Date): Promise<void> => {
  const zeros = vmHostSeries.map(() => sql.lit(0))
  const servers = livingServers(db, datacenterId, powerStatus.id.poweredOff).select(['h.project_id', 'h.id'])
  await sql`
    insert into vm_metrics_minute (project_id, vm_host_id, at, ${list(rateColumns)})
    select project_id, id, ${at}::timestamptz, ${list(zeros)} from (${servers}) as servers
    on conflict do nothing`.execute(db)
}

/** One parameter for any number of rows, so that the statement stays the same. */
export const insertSamples = async (db: Db, tier: Tier, samples: readonly (VmHostKey & Sample)[]): Promise<void> => {
  const named = vmHostSeries.map((name) => sql.ref(name))
  const typed = vmHostSeries.map((name) => sql`${sql.ref(name)} real`)
  const minutes = tier === 'minute' ? [] : [sql.ref('minutes')]
  await sql`
    insert into ${sql.table(tiers[tier].table)} (project_id, vm_host_id, at, ${list([...rateColumns, ...minutes])})
    select "projectId", id, at, ${list([...named, ...minutes])}
    from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb)
      as s ("projectId" bigint, id bigint, at timestamptz, minutes smallint, ${list(typed)})
    on conflict do nothing`.execute(db)
}

export const saveCounters = async (db: Db, counters: readonly (VmHostKey & KeptCounters)[]): Promise<void> => {
  const columns = sql`cpu_seconds, disk_read_bytes, disk_write_bytes, network_in_bytes, network_out_bytes`
  await sql`
    insert into vm_metric_counters (project_id, vm_host_id, at, ${columns})
    select "projectId", id, at, "cpuSeconds", "diskReadBytes", "diskWriteBytes", "networkInBytes", "networkOutBytes"
    from jsonb_to_recordset(${JSON.stringify(counters)}::jsonb)
      as c ("projectId" bigint, id bigint, at timestamptz, "cpuSeconds" float8, "diskReadBytes" float8,
        "diskWriteBytes" float8, "networkInBytes" float8, "networkOutBytes" float8)
    on conflict (project_id, vm_host_id) do update set (at, ${columns}) = (excluded.at, excluded.cpu_seconds,
      excluded.disk_read_bytes, excluded.disk_write_bytes, excluded.network_in_bytes, excluded.network_out_bytes)`.execute(
    db,
  )
}

/** Those that are too old to be compared with: of servers that are gone, too. */
export const deleteOldCounters = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('vm_metric_counters').where('at', '<', before).execute()
}

export interface SampleRange {
  tier: Tier
  from: Date
  /** Not included. */
  to: Date
}

/** Oldest first. */
export const listSamples = async (
  db: Db,
  { projectId, id }: VmHostKey,
  { tier, from, to }: SampleRange,
): Promise<Sample[]> => {
  const ceiling = Math.ceil((to.getTime() - from.getTime()) / 1000 / tiers[tier].stepSeconds)
  const named = vmHostSeries.map((name) => sql`${sql.ref(columnOf[name])} as ${sql.ref(name)}`)
  const { rows } = await sql<Sample>`
    select at, ${tier === 'minute' ? sql.lit(1) : sql.ref('minutes')} as minutes, ${list(named)}
    from ${sql.table(tiers[tier].table)}
    where project_id = ${projectId} and vm_host_id = ${id} and at >= ${from} and at < ${to}
    order by at limit ${ceiling}`.execute(db)
  return rows
}

export interface CpuSample {
  /** Of the server. */
  id: number
  at: Date
  cpuPercent: number
}

/** Of several servers, each in the order of time. */
export const listCpuSamples = async (
  db: Db,
  projectId: number,
  ids: readonly number[],
  { tier, from, to }: SampleRange,
): Promise<CpuSample[]> => {
  const steps = Math.ceil((to.getTime() - from.getTime()) / 1000 / tiers[tier].stepSeconds)
  const { rows } = await sql<CpuSample>`
    select s.vm_host_id as id, s.at, s.cpu_percent as "cpuPercent"
    from unnest(${sql.lit(`{${ids.join(',')}}`)}::bigint[]) as wanted (id)
    join ${sql.table(tiers[tier].table)} as s
      on s.project_id = ${projectId} and s.vm_host_id = wanted.id and s.at >= ${from} and s.at < ${to}
    order by s.vm_host_id, s.at limit ${ids.length * steps}`.execute(db)
  return rows
}
