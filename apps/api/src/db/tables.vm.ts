import type { Generated } from 'kysely'
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
  /** Counted in its customer's usage; given back exactly once. */
  holds_limits: Generated<boolean>
  is_cluster: Generated<boolean>
  is_master: Generated<boolean>
  created_at: CreatedAt
  modified_at: Generated<Date>
  deleted_at: Date | null
}
