interface OfServer {
  project_id: number
  vm_host_id: number
}

/** Averages over the minute that begins at `at`, in percent and bytes per second; all zero while the server is off. */
export interface VmMetricsMinuteTable extends OfServer {
  at: Date
  cpu_percent: number
  /** null: the engine does not see it. */
  memory_percent: number | null
  disk_read_rate: number
  disk_write_rate: number
  network_in_rate: number
  network_out_rate: number
}

export interface VmMetricsRolledTable extends VmMetricsMinuteTable {
  /** How many minutes it is the average of. */
  minutes: number
}

/** What the engine had counted at the last look. */
export interface VmMetricCountersTable extends OfServer {
  at: Date
  cpu_seconds: number
  disk_read_bytes: number
  disk_write_bytes: number
  network_in_bytes: number
  network_out_bytes: number
}

/** The last minute in which a worker sampled the datacenter. */
export interface VmMetricRoundsTable {
  datacenter_id: number
  minute: Date
}

export interface VmMetricRollupsTable {
  tier: 'tenMinutes' | 'hour'
  rolled_until: Date
}
