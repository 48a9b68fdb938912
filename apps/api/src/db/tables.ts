import type { ColumnType, Generated } from 'kysely'
import type { AuditBegunTable, AuditHeadTable, AuditLogTable } from './tables.audit.ts'
import type { DriftFindingsTable, DriftRoundsTable } from './tables.drift.ts'
import type {
  ApiTokenProjectsTable,
  ApiTokensTable,
  CodeRequestsTable,
  ConfirmCodesTable,
  InvitationProjectsTable,
  InvitationsTable,
  MessagesTable,
  KnownDevicesTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PendingSignInsTable,
  EmailChangesTable,
  ProviderIdentitiesTable,
  ProviderSignInsTable,
  RecoveryCodesTable,
} from './tables.identity.ts'
import type { EngineLocksTable } from './tables.engines.ts'
import type {
  VmMetricCountersTable,
  VmMetricRollupsTable,
  VmMetricRoundsTable,
  VmMetricsMinuteTable,
  VmMetricsRolledTable,
} from './tables.metrics.ts'
import type { EventsTable, OperationsTable, OperationStepsTable } from './tables.operations.ts'
import type {
  ProductBundlePricesTable,
  ProductBundlesTable,
  ProductItemsTable,
  ProductsTable,
} from './tables.products.ts'
import type {
  ConsoleTicketsTable,
  VmFirewallRulesTable,
  VmFirewallTrialsTable,
  VmHostDisksTable,
  VmHostIpsTable,
  VmHostSnapshotsTable,
  VmHostsTable,
  VmImagesTable,
  VmKeysTable,
  VmNetworkNodesTable,
  VmNetworksTable,
  VmVolumeCopiesTable,
  VmVolumeNodesTable,
  VmVolumeSchedulesTable,
  VmVolumesTable,
} from './tables.vm.ts'
import type { StorageBucketsTable, StorageKeysTable } from './tables.storage.ts'

/** Every table, by its name in SQL. Columns keep their SQL names. */
export interface Database {
  engine_locks: EngineLocksTable
  customers: CustomersTable
  users: UsersTable
  memberships: MembershipsTable
  sessions: SessionsTable
  captchas: CaptchasTable
  throttles: ThrottlesTable
  datacenters: DatacentersTable
  projects: ProjectsTable
  project_users: ProjectUsersTable
  products: ProductsTable
  product_items: ProductItemsTable
  product_bundles: ProductBundlesTable
  product_bundle_prices: ProductBundlePricesTable
  customer_limits: CustomerLimitsTable
  customer_usage: CustomerUsageTable
  vm_images: VmImagesTable
  vm_keys: VmKeysTable
  vm_hosts: VmHostsTable
  vm_host_disks: VmHostDisksTable
  vm_host_ips: VmHostIpsTable
  vm_host_snapshots: VmHostSnapshotsTable
  vm_firewall_rules: VmFirewallRulesTable
  vm_firewall_trials: VmFirewallTrialsTable
  vm_networks: VmNetworksTable
  vm_network_nodes: VmNetworkNodesTable
  storage_buckets: StorageBucketsTable
  storage_keys: StorageKeysTable
  vm_volumes: VmVolumesTable
  vm_volume_nodes: VmVolumeNodesTable
  vm_volume_snapshots: VmVolumeCopiesTable
  vm_volume_backups: VmVolumeCopiesTable
  vm_volume_schedules: VmVolumeSchedulesTable
  vm_metrics_minute: VmMetricsMinuteTable
  vm_metrics_ten_minutes: VmMetricsRolledTable
  vm_metrics_hour: VmMetricsRolledTable
  vm_metric_counters: VmMetricCountersTable
  vm_metric_rounds: VmMetricRoundsTable
  vm_metric_rollups: VmMetricRollupsTable
  console_tickets: ConsoleTicketsTable
  drift_findings: DriftFindingsTable
  drift_rounds: DriftRoundsTable
  usage_intervals: UsageIntervalsTable
  operations: OperationsTable
  operation_steps: OperationStepsTable
  events: EventsTable
  idempotency_keys: IdempotencyKeysTable
  notifications: NotificationsTable
  audit_log: AuditLogTable
  audit_head: AuditHeadTable
  audit_begun: AuditBegunTable
  confirm_codes: ConfirmCodesTable
  code_requests: CodeRequestsTable
  known_devices: KnownDevicesTable
  pending_sign_ins: PendingSignInsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  email_changes: EmailChangesTable
  provider_identities: ProviderIdentitiesTable
  provider_sign_ins: ProviderSignInsTable
  api_tokens: ApiTokensTable
  api_token_projects: ApiTokenProjectsTable
  invitations: InvitationsTable
  invitation_projects: InvitationProjectsTable
  messages: MessagesTable
}

/** Written by the database when the row is made. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>
/** An identity column that seeds and tests may still set. */
export type Id = Generated<number>
/** Calendar day as `YYYY-MM-DD`. */
type Day = string

interface CustomersTable {
  id: Id
  name: string
  is_legal: Generated<boolean>
  /** Sealed, as all of `personal-data.ts`. */
  national_id_secret: string | null
  registration_number: string | null
  registration_date: Day | null
  phone_secret: string | null
  postal_code_secret: string | null
  address_secret: string | null
  /** The referral code that was typed when signing up. */
  referred_by_code: string | null
  customer_type_id: Generated<number>
  status_id: Generated<number>
  created_at: CreatedAt
  modified_at: Generated<Date>
}

interface UsersTable {
  id: Id
  /** Unique without regard to case. */
  email: string
  /** null: signs in through a provider or a passkey alone. */
  password_hash: string | null
  first_name: string | null
  last_name: string | null
  /** Sealed, as all of `personal-data.ts`. */
  phone_number_secret: string | null
  national_id_secret: string | null
  /** Keyed: the same person's id has the same hash. Null as long as there is no id. */
  national_id_hash: Buffer | null
  birth_date: Day | null
  address_secret: string | null
  email_confirmed: Generated<boolean>
  phone_number_confirmed: Generated<boolean>
  id_confirmed: Generated<boolean>
  has_sms: Generated<boolean>
  has_totp: Generated<boolean>
  /** After the password a passkey is asked for. */
  has_passkey_factor: Generated<boolean>
  /** Sealed. */
  totp_secret: string | null
  /** Sealed; becomes the secret when a first code proves that the app has it. */
  totp_pending_secret: string | null
  /** The time step of the last code that was taken: none before or at it works again. */
  totp_last_step: number | null
  /** Names the user to authenticators, who learn nothing from it. */
  webauthn_handle: Generated<string>
  is_from_sso: Generated<boolean>
  email_notify: Generated<boolean>
  phone_notify: Generated<boolean>
  /** Why the user may not sign in; null = may. */
  disabled_reason: string | null
  created_at: CreatedAt
  modified_at: Generated<Date>
}

interface MembershipsTable {
  customer_id: number
  user_id: number
  is_super_user: Generated<boolean>
  is_account_manager: Generated<boolean>
  is_financial_manager: Generated<boolean>
  created_at: CreatedAt
}

interface SessionsTable {
  id: Id
  /** SHA-256 of the bearer token: the token itself is never stored. */
  token_hash: Buffer
  user_id: number
  customer_id: number
  ip: string | null
  user_agent: string | null
  created_at: CreatedAt
  last_used_at: Generated<Date>
  /** Moves forward with use. */
  idle_expires_at: Date
  /** Never moves. */
  expires_at: Date
  revoked_at: Date | null
  /** When whoever holds it last proved who they are: by signing in, or when they were asked again. */
  proven_at: Date | null
  /** The same, where the proof held a second factor or a code to the confirmed phone. */
  factor_proven_at: Date | null
}

interface CaptchasTable {
  key: string
  code_hash: Buffer
  created_at: CreatedAt
  expires_at: Date
  used_at: Date | null
}

/** What a service costs from one change to the next; bills are made of these and of nothing else. */
interface UsageIntervalsTable {
  id: Id
  customer_id: number
  project_id: number
  service_type: string
  service_id: number
  monthly_price_rials: number
  from_at: Generated<Date>
  /** null: it goes on. */
  to_at: Date | null
}

/** Counters that every process shares: failed sign-ins per e-mail or address, codes asked for. */
interface ThrottlesTable {
  /** What is counted: `login:email:...`, `login:ip:...`. */
  key: string
  count: Generated<number>
  window_ends_at: Date
  blocked_until: Date | null
}

interface DatacentersTable {
  id: number
  name: string
  photo_name: string | null
  /** Which engines serve it: `sandbox`, or a name of the configuration file. */
  engine: string
  is_sandbox: boolean
  hypervisor_id: number
  /** A sentence for people when no new service fits; null = there is room. */
  full_reason: string | null
  position: Generated<number>
  enabled: Generated<boolean>
}

interface ProjectsTable {
  id: Id
  customer_id: number
  datacenter_id: number
  name: string
  description: string | null
  is_public: Generated<boolean>
  enabled: Generated<boolean>
  created_at: CreatedAt
  modified_at: Generated<Date>
  /** Kept for its services' history; for everyone it is no longer there. */
  deleted_at: Date | null
}

interface ProjectUsersTable {
  project_id: number
  user_id: number
  /** Repeated from the project, so that only members of its customer can be let in. */
  customer_id: number
  /** `userAccessType` of the contract. */
  access_type: number
  created_at: CreatedAt
  modified_at: Generated<Date>
}

interface CustomerLimitsTable {
  customer_id: number
  max_cpu: Generated<number>
  max_memory_gb: Generated<number>
  max_disk_gb: Generated<number>
  max_ip: Generated<number>
  max_vm: Generated<number>
  max_firewall_rule: Generated<number>
}

interface CustomerUsageTable {
  customer_id: number
  cpu: Generated<number>
  memory_gb: Generated<number>
  disk_gb: Generated<number>
  ip: Generated<number>
  vm: Generated<number>
  firewall_rule: Generated<number>
}

/** The answer of a write, kept so that the same key gets the same answer. */
interface IdempotencyKeysTable {
  /** Whose key: `user:7`, or `ip:...` before sign-in. */
  scope: string
  key: string
  /** Id of the call. */
  call: string
  /** SHA-256 of parameters and body: one key for two different requests is refused. */
  request_hash: Buffer
  /** null while the first request still runs. */
  response_status: number | null
  response_type: string | null
  response_body: string | null
  created_at: CreatedAt
}

interface NotificationsTable {
  id: Id
  user_id: number
  customer_id: number
  subject: string
  content: string
  /** A path of the portal. */
  link: string | null
  read_at: Date | null
  created_at: CreatedAt
}
