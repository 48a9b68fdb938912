import type { Migration } from '../migrations.ts'

const key = `project_id bigint not null,
      vm_host_id bigint not null,
      at timestamptz not null`

/** Four bytes each: seven digits are more than a chart shows. */
const rates = `cpu_percent real not null,
      memory_percent real,
      disk_read_rate real not null,
      disk_write_rate real not null,
      network_in_rate real not null,
      network_out_rate real not null`

/** What servers use over time. Partitions are made ahead and dropped by `areas/vm/metrics`. */
export const metrics: Migration = {
  name: '0009-metrics',
  statements: [
    `create table vm_metrics_minute (
      ${key},
      ${rates},
      primary key (project_id, vm_host_id, at)
    ) partition by range (at)`,
    // Roll-ups read a stretch of time of all servers. Rows come in the order of time, so that this index is a few pages.
    `create index vm_metrics_minute_at on vm_metrics_minute using brin (at) with (pages_per_range = 32)`,
    `create table vm_metrics_ten_minutes (
      ${key},
      ${rates},
      minutes smallint not null check (minutes > 0),
      primary key (project_id, vm_host_id, at)
    ) partition by range (at)`,
    `create table vm_metrics_hour (
      ${key},
      ${rates},
      minutes smallint not null check (minutes > 0),
      primary key (project_id, vm_host_id, at)
    ) partition by range (at)`,
    // Written every minute, row by row in place: room in each page keeps that from growing it.
    `create table vm_metric_counters (
      ${key},
      cpu_seconds double precision not null,
      disk_read_bytes double precision not null,
      disk_write_bytes double precision not null,
      network_in_bytes double precision not null,
      network_out_bytes double precision not null,
      primary key (project_id, vm_host_id)
    ) with (fillfactor = 50)`,
    // The claim of a minute: of several workers one samples a datacenter in it.
    `create table vm_metric_rounds (
      datacenter_id bigint primary key references datacenters,
      minute timestamptz not null
    )`,
    `create table vm_metric_rollups (
      tier text primary key check (tier in ('tenMinutes', 'hour')),
      rolled_until timestamptz not null
    )`,
  ],
}
