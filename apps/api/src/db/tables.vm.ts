import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, Id } from './tables.ts'

export interface VmImagesTable {
  id: number
  product_id: number
  name: string
  /** `operatingSystem` of the contract. */
  operating_system_id: number
  /** The family for people: `Ubuntu`; `name` has the version too. */
  operating_system: string
  min_memory_gb: Generated<number>
  min_disk_gb: Generated<number>
  /** The image's name on the engines. */
  engine_ref: string
  position: Generated<number>
  enabled: Generated<boolean>
}

export interface VmKeysTable {
  project_id: number
  id: Id
  name: string
  public_key: string
  fingerprint: string
  /** `vmKeyStatus` of the contract. */
  status_id: number
  /** As ssh-keygen names it. */
  key_type: string | null
  bits: number | null
  created_at: CreatedAt
  deleted_at: Date | null
}

export interface VmHostsTable {
  project_id: number
  id: Id
  name: string
  vm_image_id: number
  vm_key_id: number | null
  /** The first password, sealed; emptied as soon as the engine has it. */
  password_secret: string | null
  is_predefined: Generated<boolean>
  bundle_id: number | null
  cpu: number
  memory_gb: number
  disk_gb: number
  storage_class_type_id: Generated<number>
  wants_ipv4: Generated<boolean>
  wants_ipv6: Generated<boolean>
  ipv4: string | null
  ipv6: string | null
  /** `serviceStatus` of the contract. */
  status_id: number
  /** Observed: `powerStatus` of the contract; null before the engine has said. */
  power_status: string | null
  /** Observed: `vmNetworkStatus` of the contract. */
  network_status: string | null
  desired_power: Generated<'on' | 'off'>
  engine_ref: string | null
  /** What it costs per 30 days before VAT, as it was ordered. */
  monthly_price_rials: number
  /** The same while it is off; null: no other price was agreed. */
  price_while_off_rials: number | null
  /** Counted in its customer's usage; given back exactly once. */
  holds_limits: Generated<boolean>
  /** Of its limits only disk and addresses are held: it lies in the bin. */
  limits_parked: Generated<boolean>
  /** How many rules are counted for it in its customer's usage: also those that a change may still bring back. */
  firewall_rules_held: Generated<number>
  /** Sealed; emptied as soon as the engine has it. */
  user_data_secret: string | null
  /** Refuses to be deleted or rebuilt. */
  is_locked: Generated<boolean>
  /** In the bin since then, until `bin_until`. */
  binned_at: Date | null
  bin_until: Date | null
  binned_by: number | null
  /** Its people were told that it ends soon. */
  bin_noticed: Generated<boolean>
  is_cluster: Generated<boolean>
  is_master: Generated<boolean>
  created_at: CreatedAt
  modified_at: Generated<Date>
  deleted_at: Date | null
}

/** A row of a project that ends by being marked. */
interface OfProject {
  project_id: number
  id: Id
  created_at: CreatedAt
  deleted_at: Date | null
}

export interface VmHostDisksTable extends OfProject {
  vm_host_id: number
  name: string
  is_root: boolean
  /** null for the first disk: its size is the server's `disk_gb`. */
  size_gb: number | null
}

export interface VmHostIpsTable extends OfProject {
  vm_host_id: number
  /** null until the engine has given one. */
  address: string | null
  is_v4: boolean
  is_primary: boolean
  /** `networkNodeStatus` of the contract. */
  status_id: number
  /** Of an address beyond the first; the first is in the server's price. */
  monthly_price_rials: Generated<number>
  holds_limits: Generated<boolean>
}

export interface VmFirewallRulesTable {
  project_id: number
  id: Id
  vm_host_id: number
  position: number
  /** `firewallProtocol` of the contract. */
  protocol_id: number
  /** `firewallDirection` of the contract. */
  direction_id: number
  /** An address with its prefix length. */
  remote_ip: string
  min_port: number
  max_port: number
  is_ipv4: boolean
  is_allow: Generated<boolean>
  description: string | null
  created_at: CreatedAt
}

export interface VmFirewallTrialsTable {
  project_id: number
  vm_host_id: number
  /** The rules to go back to. */
  previous: ColumnType<unknown, string, never>
  user_id: number | null
  created_at: CreatedAt
  revert_at: Date
}

export interface VmHostSnapshotsTable extends OfProject {
  vm_host_id: number
  name: string
  description: string | null
  /** The server's at that time. */
  vm_image_id: number
  vm_key_id: number | null
  disk_gb: number
  /** What it holds, by the engine; null before it is there, and of those from before anybody asked. */
  size_gb: number | null
  /** `snapshotStatus` of the contract. */
  status_id: number
}

export interface VmNetworksTable extends OfProject {
  name: string
  cidr: string
  gateway_ip: string
  /** `vmKeyStatus` of the contract. */
  status_id: number
  modified_at: Generated<Date>
}

export interface VmNetworkNodesTable extends OfProject {
  vm_network_id: number
  vm_host_id: number
  address: string
  mac_address: string | null
  /** `networkNodeStatus` of the contract. */
  status_id: number
}

export interface VmVolumesTable extends OfProject {
  name: string
  size_gb: number
  is_predefined: Generated<boolean>
  bundle_id: number | null
  /** `serviceStatus` of the contract. */
  status_id: number
  engine_ref: string | null
  monthly_price_rials: number
  /** Counted in its customer's usage; given back exactly once. */
  holds_limits: Generated<boolean>
  modified_at: Generated<Date>
}

export interface VmVolumeNodesTable extends OfProject {
  vm_volume_id: number
  vm_host_id: number
  /** Its name inside the server: `/dev/vdb`. */
  device: string | null
  /** `volumeNodeStatus` of the contract. */
  status_id: number
  attached_at: Date | null
}

/** Snapshots and backups alike; `status_id` is `snapshotStatus` or `backupStatus` of the contract. */
export interface VmVolumeCopiesTable extends OfProject {
  vm_volume_id: number
  name: string
  description: string | null
  /** Of the volume at that time. */
  size_gb: number
  status_id: number
  schedule_id: number | null
}

export interface VmVolumeSchedulesTable extends OfProject {
  vm_volume_id: number
  kind_id: number
  period_id: number
  week_day_id: number | null
  /** Tehran. */
  hour: number
  minute: number
  keep: number
  is_enabled: Generated<boolean>
  next_at: Date
  /** How often the run that is due could not begin. */
  tries: Generated<number>
  last_at: Date | null
  /** `scheduleResult` of the contract. */
  result_id: number | null
  reason: string | null
  user_id: number | null
}

export interface ConsoleTicketsTable {
  /** SHA-256 of the ticket: the ticket itself is never stored. */
  token_hash: Buffer
  project_id: number
  vm_host_id: number
  user_id: number
  /** Whoever asked must still be signed in while the console is open. */
  session_id: number | null
  api_token_id: number | null
  kind: 'vnc' | 'serial'
  /** The engine's address, sealed. */
  target_secret: string
  created_at: CreatedAt
  expires_at: Date
  used_at: Date | null
}
