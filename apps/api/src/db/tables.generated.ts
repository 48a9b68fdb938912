// Written by `npm run gen` from the migrated database. Never edited by hand: a new column is a new migration.
import type { AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import type { ColumnType, Generated } from 'kysely'

/** Written by the database when the row is made. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>
/** Calendar day as `YYYY-MM-DD`. */
type Day = string
/** Written as text, read as what it is. */
type Json<Inside = unknown> = ColumnType<Inside, string, string>

/** Every table, by its name in SQL. Columns keep their SQL names. */
export interface Database {
  api_token_projects: ApiTokenProjectsTable
  api_tokens: ApiTokensTable
  article_comments: ArticleCommentsTable
  article_mailings: ArticleMailingsTable
  article_pictures: ArticlePicturesTable
  articles: ArticlesTable
  audit_begun: AuditBegunTable
  audit_head: AuditHeadTable
  audit_log: AuditLogTable
  billed_months: BilledMonthsTable
  bills: BillsTable
  broadcast_people: BroadcastPeopleTable
  broadcasts: BroadcastsTable
  canned_replies: CannedRepliesTable
  capacity_rounds: CapacityRoundsTable
  capacity_samples: CapacitySamplesTable
  captchas: CaptchasTable
  code_requests: CodeRequestsTable
  confirm_codes: ConfirmCodesTable
  console_tickets: ConsoleTicketsTable
  customer_balances: CustomerBalancesTable
  customer_limits: CustomerLimitsTable
  customer_runways: CustomerRunwaysTable
  customer_usage: CustomerUsageTable
  customers: CustomersTable
  datacenters: DatacentersTable
  drift_findings: DriftFindingsTable
  drift_rounds: DriftRoundsTable
  email_changes: EmailChangesTable
  engine_locks: EngineLocksTable
  events: EventsTable
  hidden_decisions: HiddenDecisionsTable
  idempotency_keys: IdempotencyKeysTable
  incident_updates: IncidentUpdatesTable
  incidents: IncidentsTable
  invitation_projects: InvitationProjectsTable
  invitations: InvitationsTable
  invoice_lines: InvoiceLinesTable
  invoice_numbers: InvoiceNumbersTable
  invoices: InvoicesTable
  known_devices: KnownDevicesTable
  ledger_entries: LedgerEntriesTable
  ledger_transactions: LedgerTransactionsTable
  limit_holds: LimitHoldsTable
  limit_requests: LimitRequestsTable
  memberships: MembershipsTable
  messages: MessagesTable
  moved_tags: MovedTagsTable
  network_plans: NetworkPlansTable
  newsletter_subscribers: NewsletterSubscribersTable
  notification_deliveries: NotificationDeliveriesTable
  notification_refusals: NotificationRefusalsTable
  notification_times: NotificationTimesTable
  notifications: NotificationsTable
  offers: OffersTable
  operation_holds: OperationHoldsTable
  operation_steps: OperationStepsTable
  operations: OperationsTable
  operator_devices: OperatorDevicesTable
  operator_money_requests: OperatorMoneyRequestsTable
  operator_sessions: OperatorSessionsTable
  operator_views: OperatorViewsTable
  operators: OperatorsTable
  passkey_challenges: PasskeyChallengesTable
  passkeys: PasskeysTable
  payment_events: PaymentEventsTable
  payment_gateways: PaymentGatewaysTable
  payments: PaymentsTable
  pending_sign_ins: PendingSignInsTable
  price_changes: PriceChangesTable
  product_bundle_prices: ProductBundlePricesTable
  product_bundles: ProductBundlesTable
  product_items: ProductItemsTable
  products: ProductsTable
  project_caps: ProjectCapsTable
  project_users: ProjectUsersTable
  projects: ProjectsTable
  promotions: PromotionsTable
  provider_identities: ProviderIdentitiesTable
  provider_sign_ins: ProviderSignInsTable
  provider_terms: ProviderTermsTable
  quote_items: QuoteItemsTable
  quotes: QuotesTable
  rated_hours: RatedHoursTable
  recovery_codes: RecoveryCodesTable
  referrals: ReferralsTable
  refunds_without_paper: RefundsWithoutPaperTable
  saved_views: SavedViewsTable
  sellers: SellersTable
  service_labels: ServiceLabelsTable
  service_order: ServiceOrderTable
  sessions: SessionsTable
  starting_limits: StartingLimitsTable
  storage_buckets: StorageBucketsTable
  storage_keys: StorageKeysTable
  support_terms: SupportTermsTable
  suspended_services: SuspendedServicesTable
  suspension_notices: SuspensionNoticesTable
  suspensions: SuspensionsTable
  terms: TermsTable
  throttles: ThrottlesTable
  ticket_files: TicketFilesTable
  ticket_messages: TicketMessagesTable
  ticket_notes: TicketNotesTable
  ticket_reads: TicketReadsTable
  ticket_subjects: TicketSubjectsTable
  tickets: TicketsTable
  usage_intervals: UsageIntervalsTable
  users: UsersTable
  vat_rates: VatRatesTable
  vm_firewall_rules: VmFirewallRulesTable
  vm_firewall_trials: VmFirewallTrialsTable
  vm_host_disks: VmHostDisksTable
  vm_host_ips: VmHostIpsTable
  vm_host_snapshots: VmHostSnapshotsTable
  vm_hosts: VmHostsTable
  vm_images: VmImagesTable
  vm_keys: VmKeysTable
  vm_lb_certificates: VmLbCertificatesTable
  vm_lb_health: VmLbHealthTable
  vm_lb_listeners: VmLbListenersTable
  vm_lb_members: VmLbMembersTable
  vm_lb_probes: VmLbProbesTable
  vm_load_balancers: VmLoadBalancersTable
  vm_metric_counters: VmMetricCountersTable
  vm_metric_rollups: VmMetricRollupsTable
  vm_metric_rounds: VmMetricRoundsTable
  vm_metrics_hour: VmMetricsHourTable
  vm_metrics_minute: VmMetricsMinuteTable
  vm_metrics_ten_minutes: VmMetricsTenMinutesTable
  vm_network_nodes: VmNetworkNodesTable
  vm_networks: VmNetworksTable
  vm_volume_backups: VmVolumeBackupsTable
  vm_volume_nodes: VmVolumeNodesTable
  vm_volume_schedules: VmVolumeSchedulesTable
  vm_volume_snapshots: VmVolumeSnapshotsTable
  vm_volumes: VmVolumesTable
  voucher_uses: VoucherUsesTable
  vouchers: VouchersTable
  vpc_host_ips: VpcHostIpsTable
  vpc_hosts: VpcHostsTable
  vpc_interfaces: VpcInterfacesTable
  vpc_nats: VpcNatsTable
  vpc_network_accesses: VpcNetworkAccessesTable
  wallet_holds: WalletHoldsTable
  webhook_attempts: WebhookAttemptsTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_endpoints: WebhookEndpointsTable
  withdrawals: WithdrawalsTable
}

export interface ApiTokenProjectsTable {
  api_token_id: number
  project_id: number
}

export interface ApiTokensTable {
  id: Generated<number>
  user_id: number
  customer_id: number
  name: string
  token_hash: Buffer
  last_chars: string
  read_only: boolean
  /** False: only those of `api_token_projects`. */
  all_projects: boolean
  created_at: CreatedAt
  expires_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

export interface ArticleCommentsTable {
  id: Generated<number>
  article_id: number
  parent_id: number | null
  name: string
  /** Sealed, and in no answer; null: an answer of the provider. */
  email_secret: string | null
  content: string
  state: 'waiting' | 'approved' | 'refused'
  /** Who decided on it, or wrote it for the provider. */
  operator_id: number | null
  created_at: CreatedAt
}

export interface ArticleMailingsTable {
  article_id: number
  operator_id: number | null
  people_count: number
  sent_count: Generated<number>
  /** Everyone up to this one has it: a batch moves it on in the transaction that queues its mails. */
  last_subscriber_id: Generated<number>
  /** Who joins after the sending has begun is not in it. */
  until_subscriber_id: number
  /** Null: there is nobody left. */
  due_at: Generated<Date | null>
  created_at: CreatedAt
  ended_at: Date | null
}

/** Uploaded by editors; those of no article go after a day. */
export interface ArticlePicturesTable {
  file_key: string
  kind: 'jpg' | 'png' | 'webp'
  bytes: number
  operator_id: number | null
  created_at: CreatedAt
}

export interface ArticlesTable {
  id: Generated<number>
  link: string
  title: string
  subtitle: string
  /** Markdown, drawn without any HTML. */
  content: string
  author: string
  tags: string[]
  is_header: boolean
  /** From when everyone reads it; null: a draft. */
  published_at: Date | null
  operator_id: number | null
  created_at: CreatedAt
  modified_at: Generated<Date>
  picture_key: string | null
  /** Counts its changes: whoever changes it says which one they have read. */
  version: Generated<number>
}

export interface AuditBegunTable {
  key: string
  at: Date
  /** Id of the call, or the name of an event such as `signInFailed`. */
  event: string
  user_id: number | null
  customer_id: number | null
  project_id: number | null
  session_id: number | null
  api_token_id: number | null
  /** What it was done to, e.g. `vm:41`. */
  target: string | null
  /** JSON without secrets: what was asked for, and before and after of access. */
  data: string | null
  ip: string | null
  user_agent: string | null
  request_id: string | null
  /** Of everything else in the row. */
  mac: Buffer
}

/** The end of the chain: the only row that every writer waits for. */
export interface AuditHeadTable {
  only_one: Generated<boolean>
  id: number
  hash: Buffer
}

/** Never changed: each hash covers the row and the hash before it. */
export interface AuditLogTable {
  /** Without gaps. */
  id: number
  at: Date
  /** Id of the call, or the name of an event such as `signInFailed`. */
  event: string
  /** HTTP status of the answer; 0 where a crash left it unknown. */
  status: number
  user_id: number | null
  customer_id: number | null
  project_id: number | null
  session_id: number | null
  api_token_id: number | null
  /** What it was done to, e.g. `vm:41`. */
  target: string | null
  /** JSON without secrets: what was asked for, and before and after of access. */
  data: string | null
  ip: string | null
  user_agent: string | null
  request_id: string | null
  hash: Buffer
}

export interface BilledMonthsTable {
  /** Of the Jalali calendar: year * 100 + month. */
  month: number
  from_at: Date
  to_at: Date
  issued_at: Generated<Date>
  bills: Generated<number>
  /** Every bill of it has its legal invoice. */
  has_invoices: Generated<boolean>
  /** Whether commissions were paid for what was used until the end of the month. */
  has_commissions: Generated<boolean>
}

export interface BillsTable {
  /** The number of the bill. */
  id: Generated<number>
  customer_id: number
  month: number
  /** The beginning of the month, or of rating where that came later. */
  from_at: Date
  to_at: Date
  net_rials: number
  vat_rials: number
  issued_at: Generated<Date>
  /** By how much the tax of the rows of the invoice differs from that of its hours; booked once, in vat_rials already. */
  vat_rounding_rials: Generated<number>
}

/** Whom a message goes to, written down when it is sent off: each person once. */
export interface BroadcastPeopleTable {
  broadcast_id: number
  user_id: number
  customer_id: number
  sent_at: Date | null
}

export interface BroadcastsTable {
  id: Generated<number>
  subject: string
  content: string
  link: string | null
  audience: 'all' | 'datacenter' | 'product' | 'identified'
  audience_id: number | null
  state: 'sending' | 'done' | 'cancelled'
  people_count: number
  due_at: Generated<Date | null>
  operator_id: number | null
  created_at: CreatedAt
  ended_at: Date | null
}

/** Answers that operators keep ready; {...} is filled from the ticket. */
export interface CannedRepliesTable {
  id: Generated<number>
  title: string
  content: string
  created_by: number | null
  created_at: CreatedAt
  modified_at: Generated<Date>
}

/** When the engine of a datacenter is asked next what it has, and when it last answered. */
export interface CapacityRoundsTable {
  datacenter_id: number
  due_at: Date
  sampled_at: Date | null
}

export interface CapacitySamplesTable {
  datacenter_id: number
  at: Date
  resource: 'vcpus' | 'memoryGb' | 'diskGb' | 'volumeGb' | 'ipv4'
  /** null: the engine cannot say, which is not the same as zero. */
  total: number | null
  used: number | null
  /** Set aside and given to nobody; null: the engine does not say. */
  held: number | null
}

export interface CaptchasTable {
  key: string
  code_hash: Buffer
  created_at: CreatedAt
  expires_at: Date
  used_at: Date | null
}

/** A code that somebody who is not signed in has asked for. Every request is a row of its own. */
export interface CodeRequestsTable {
  id: Generated<number>
  purpose: 'register' | 'forgot'
  email: string
  /** Of the token that only the browser or program has that asked. */
  token_hash: Buffer
  /** Of the token in the mail's link, where it has one. */
  link_token_hash: Buffer | null
  /** Where it was asked for, for clients that do not know the token. */
  address: string
  code_hash: Buffer
  /** Sealed: what is to be done once the code is right. */
  payload: string | null
  tries_left: number
  tokenless_tries_left: number
  created_at: CreatedAt
  expires_at: Date
  link_expires_at: Date
}

/** One open code per purpose and subject: a new one replaces the one before it. */
export interface ConfirmCodesTable {
  purpose: string
  /** Whom it is about: an e-mail, `user:7`. */
  subject: string
  code_hash: Buffer
  /** Sealed: what is to be done once the code is right. */
  payload: string | null
  tries_left: number
  created_at: CreatedAt
  expires_at: Date
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

/** The sums of the customer's entries by account, kept with each of them; sarv ledger verify compares. */
export interface CustomerBalancesTable {
  customer_id: number
  wallet: Generated<number>
  gift: Generated<number>
  hold: Generated<number>
  receivable: Generated<number>
  /** The last line_no of the customer. */
  line_count: Generated<number>
}

export interface CustomerLimitsTable {
  customer_id: number
  max_cpu: Generated<number>
  max_memory_gb: Generated<number>
  max_disk_gb: Generated<number>
  max_ip: Generated<number>
  max_vm: Generated<number>
  max_firewall_rule: Generated<number>
  /** The step of starting_limits that they were raised to; null: somebody has set them, and they stay. */
  step: string | null
}

/** Customers whose money ends soon, and what they were told of it. */
export interface CustomerRunwaysTable {
  customer_id: number
  /** When nothing is left, by the last look; null: not soon. */
  ends_at: Date | null
  /** The nearest warning that was sent: so many hours before the end; null: none since it was longer. */
  told_hours: number | null
  /** Whether they want to be told 7 days before. */
  warns_week: Generated<boolean>
}

/** The sum of limit_holds, which a trigger keeps: nothing else writes it. */
export interface CustomerUsageTable {
  customer_id: number
  cpu: Generated<number>
  memory_gb: Generated<number>
  disk_gb: Generated<number>
  ip: Generated<number>
  vm: Generated<number>
  firewall_rule: Generated<number>
}

export interface CustomersTable {
  id: Generated<number>
  name: string
  is_legal: Generated<boolean>
  registration_number: string | null
  registration_date: Day | null
  customer_type_id: Generated<number>
  status_id: Generated<number>
  created_at: CreatedAt
  modified_at: Generated<Date>
  /** The referral code that was typed when signing up. */
  referred_by_code: string | null
  /** Sealed, as all of `personal-data.ts`. */
  national_id_secret: string | null
  phone_secret: string | null
  postal_code_secret: string | null
  address_secret: string | null
  referral_code: Generated<string>
  /** Nobody gets into the account from then on; what runs keeps running. */
  disabled_at: Date | null
  /** As its owners were told. */
  disabled_reason: string | null
  /** Keyed: what a sealed national id is found by. */
  national_id_hash: Buffer | null
}

export interface DatacentersTable {
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

export interface DriftFindingsTable {
  id: Generated<number>
  datacenter_id: number
  kind: 'gone' | 'failed' | 'power' | 'address' | 'size' | 'attachment' | 'route' | 'orphan' | 'guards'
  service_type: 'Vm' | 'Volume' | 'Network' | 'Storage' | 'Vpc' | 'VpcNetwork' | 'VpcIp' | 'VpcNat' | 'LoadBalancer'
  /** Both as the tag on the engine says: of an orphan there may be no row. */
  project_id: number
  service_id: number
  /** The engine's own id, where the engine has it. */
  engine_ref: string | null
  /** For operators: what was expected and what was found. */
  details: Json<Record<string, unknown>>
  /** In how many rounds in a row it was seen. */
  rounds: Generated<number>
  first_seen: Generated<Date>
  last_seen: Generated<Date>
  /** From then on it counts; null: it may be a listing that was not all of one moment. */
  confirmed_at: Date | null
  resolved_at: Date | null
}

export interface DriftRoundsTable {
  datacenter_id: number
  round: Generated<number>
  started_at: Generated<Date>
  /** A worker is at it until then; null: nobody is. */
  claimed_until: Date | null
  /** The end of the last whole round; null before the first. */
  completed_at: Date | null
  scope: Generated<'compute' | 'storage'>
  label: string | null
  /** Code of what the engine said instead of an answer, the last time; null: it answered. */
  failure: string | null
  /** The first of the rounds without an answer. */
  failed_since: Date | null
  /** How long the last whole answer took. */
  took_ms: number | null
}

/** A new e-mail address, which its old one may take back for a while. */
export interface EmailChangesTable {
  id: Generated<number>
  user_id: number
  token_hash: Buffer
  old_email: string
  new_email: string
  /** Sealed: how the user signed in before it, to be restored. */
  ways_in_secret: string
  created_at: CreatedAt
  expires_at: Date
  /** Taken back, or void because an earlier change was. */
  ended_at: Date | null
}

export interface EngineLocksTable {
  key: string
  owner: string
  until: Date
}

export interface EventsTable {
  id: Generated<number>
  /** 0: everybody. */
  customer_id: number
  project_id: number | null
  cache_group: string
  entity_id: number | null
  operation_id: number | null
  created_at: CreatedAt
}

export interface HiddenDecisionsTable {
  user_id: number
  customer_id: number
  /** As the list of decisions names it. */
  key: string
  hidden_until: Date
}

/** The answer of a write, kept so that the same key gets the same answer. */
export interface IdempotencyKeysTable {
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

export interface IncidentUpdatesTable {
  id: Generated<number>
  incident_id: number
  content: string
  is_resolution: boolean
  operator_id: number | null
  created_at: CreatedAt
}

export interface IncidentsTable {
  id: Generated<number>
  kind: 'incident' | 'maintenance'
  severity: 'notice' | 'degraded' | 'outage'
  subject: string
  /** Markdown, drawn without any HTML. */
  content: string
  /** Empty: all of them. */
  datacenter_ids: number[]
  /** Empty: all of them. */
  product_ids: number[]
  shown_from: Date
  begins_at: Date
  /** When it should be over; it is when somebody says so. */
  ends_at: Date | null
  resolved_at: Date | null
  /** It was a mistake, and nobody is shown it any more. */
  withdrawn_at: Date | null
  operator_id: number | null
  created_at: CreatedAt
  /** Counts its changes: whoever changes it says which one they have read. */
  version: Generated<number>
}

/** The projects that an invitation into the account brings along. */
export interface InvitationProjectsTable {
  invitation_id: number
  project_id: number
  access_type: number
}

export interface InvitationsTable {
  id: Generated<number>
  customer_id: number
  email: string
  token_hash: Buffer
  is_super_user: Generated<boolean>
  is_account_manager: Generated<boolean>
  is_financial_manager: Generated<boolean>
  project_id: number | null
  access_type: number | null
  invited_by: number | null
  created_at: CreatedAt
  expires_at: Date
  accepted_at: Date | null
  cancelled_at: Date | null
}

export interface InvoiceLinesTable {
  invoice_id: number
  position: number
  description: string
  quantity: number
  /** Of usage on invoices before units were printed: units by hours. */
  unit_hours: number | null
  /** Of one unit: an hour of a gigabyte costs parts of a rial. */
  unit_price_rials: number
  /** Quantity times price, before discount and VAT. */
  price_rials: number
  discount_rials: Generated<number>
  vat_percent: number
  vat_rials: number
  unit: string | null
  service_code: string | null
}

/** The last number of an invoice: the next one is taken under its lock, so that none is missing. */
export interface InvoiceNumbersTable {
  is_only: Generated<boolean>
  last: number
}

export interface InvoicesTable {
  /** The number of the invoice. */
  id: Generated<number>
  customer_id: number
  /** What it is for, once: bill:17, term:5:2027-03-20. */
  cause: string
  status: Generated<'unpaid' | 'paid' | 'cancelled' | 'expired'>
  net_rials: number
  discount_rials: Generated<number>
  vat_rials: number
  from_at: Date
  to_at: Date
  issued_at: Generated<Date>
  /** Unpaid until then, it ends; null: it waits for ever. */
  due_at: Date | null
  /** When it was paid, cancelled or expired. */
  ended_at: Date | null
  /** The monthly bill that this is the legal paper of: paid hour by hour. */
  bill_id: number | null
  transaction_id: number | null
  /** What goes on once it is paid, and of which: term. */
  on_paid_kind: string | null
  on_paid_id: number | null
  seller_id: number | null
  buyer_name: string
  buyer_is_legal: boolean
  buyer_registration_number: string | null
  buyer_national_id_secret: string | null
  buyer_phone_secret: string | null
  buyer_postal_code_secret: string | null
  buyer_address_secret: string | null
  /** sale, or return: what was given back of the sale original_id. */
  kind: Generated<'sale' | 'return'>
  original_id: number | null
  /** Of a bill: what the wallet did not pay of it until it was issued. */
  owed_rials: Generated<number>
  /** All that the customer had ever come to owe by the end of its period: it is paid once so much was paid back. */
  owed_until_rials: number | null
}

/** A browser that has signed in to the account before. */
export interface KnownDevicesTable {
  user_id: number
  token_hash: Buffer
  created_at: CreatedAt
  last_used_at: Generated<Date>
}

export interface LedgerEntriesTable {
  id: Generated<number>
  transaction_id: number
  account: 'wallet' | 'gift' | 'hold' | 'receivable' | 'revenue' | 'vat' | 'clearing' | 'gifts' | 'commissions' | 'adjustments' | 'withdrawals'
  customer_id: number | null
  gateway: string | null
  /** Into the account; negative: out of it. */
  rials: number
  /** What the customer's account held after it. */
  balance_rials: number | null
}

export interface LedgerTransactionsTable {
  id: Generated<number>
  at: Generated<Date>
  kind: string
  /** What it is for, once and for all: the same cause is never booked twice. */
  cause: string
  customer_id: number | null
  /** By how much it changed what the customer can spend: wallet, gift and receivable together. */
  change_rials: Generated<number>
  /** What the customer could spend after it. */
  balance_rials: number | null
  /** Its number among the lines of the customer's wallet; null where nothing to spend changed. */
  line_no: number | null
  details: Generated<Json>
  user_id: number | null
  /** The transaction of the database that wrote it: only that may write its entries. */
  written_in: Generated<number>
}

/** How much of each item a service holds of its customer's limits. */
export interface LimitHoldsTable {
  customer_id: number
  service_type: string
  service_id: number
  item: 'cpu' | 'memoryGb' | 'diskGb' | 'ip' | 'vm' | 'firewallRule'
  amount: number
}

export interface LimitRequestsTable {
  id: Generated<number>
  customer_id: number
  item: string
  wanted: number
  /** The limit when it was asked for. */
  had: number
  reason: string
  status: Generated<'open' | 'granted' | 'refused' | 'cancelled'>
  granted: number | null
  answer: string | null
  user_id: number
  created_at: CreatedAt
  ended_at: Date | null
}

export interface MembershipsTable {
  customer_id: number
  user_id: number
  is_super_user: Generated<boolean>
  is_account_manager: Generated<boolean>
  is_financial_manager: Generated<boolean>
  created_at: CreatedAt
}

/** A mail or an SMS, and what became of it. */
export interface MessagesTable {
  id: Generated<number>
  channel: 'email' | 'sms'
  template: string
  /** Sealed; emptied when it was sent, because it may hold a code. */
  values_secret: string | null
  user_id: number | null
  status: Generated<'queued' | 'sent' | 'failed'>
  attempts: Generated<number>
  /** When it is to be sent, or tried again; null: it is over. */
  due_at: Generated<Date | null>
  provider_ref: string | null
  last_error: string | null
  created_at: CreatedAt
  sent_at: Date | null
  /** Sealed: where it went. */
  recipient_secret: string
  /** Keyed: to find it by. */
  recipient_hash: Buffer
  /** Of the last attempt that failed: who has to mend it. */
  last_fault: 'recipient' | 'connection' | 'ours' | null
}

/** What has moved to another project: an engine goes on calling it by the tag that it was made with. */
export interface MovedTagsTable {
  /** By the project that it is in now. */
  tag: string
  engine_tag: string
}

export interface NetworkPlansTable {
  project_id: number
  vpc_host_id: number
  user_id: number
  changes: Json
  /** Never the same twice, also not after a plan was thrown away: nobody writes over what they have not seen. */
  version: Generated<number>
  /** What applies it, or has tried to; null: since it was last changed nobody has. */
  operation_id: number | null
  created_at: CreatedAt
  modified_at: Generated<Date>
}

export interface NewsletterSubscribersTable {
  id: Generated<number>
  email_secret: string
  /** Keyed: what an address is found by. */
  email_hash: Buffer
  /** Null: the address has not said yet that it wants it. */
  confirmed_at: Date | null
  /** Mails with a link that somebody asked for since the row is there. */
  mail_count: Generated<number>
  /** When the last of these was asked for. */
  mailed_at: Generated<Date>
  created_at: CreatedAt
}

/** By which ways a notification went out; what became of it is the record of its message. */
export interface NotificationDeliveriesTable {
  notification_id: number
  channel: 'email' | 'sms'
  message_id: number | null
  /** It waits for the mail of that moment. */
  digest_at: Date | null
  /** Nobody could be written to by then: the address was not theirs any more. */
  dropped_at: Date | null
}

/** What somebody does not wish to be told in this way; all else they do, where the way is on at all. */
export interface NotificationRefusalsTable {
  user_id: number
  topic: 'money' | 'services' | 'security' | 'support' | 'news'
  channel: 'email' | 'sms'
}

/** Minutes of the day in Tehran. */
export interface NotificationTimesTable {
  user_id: number
  quiet_from: number | null
  quiet_to: number | null
  /** Mails that are not important come together, once a day; null: each by itself. */
  digest_at: number | null
}

export interface NotificationsTable {
  id: Generated<number>
  user_id: number
  customer_id: number
  subject: string
  content: string
  read_at: Date | null
  created_at: CreatedAt
  /** A path of the portal. */
  link: string | null
  topic: Generated<'money' | 'services' | 'security' | 'support' | 'news'>
  /** What webhooks of the account are told of the same thing, by its name there; null: nothing. */
  event: string | null
}

/** Who pays pay_rials gets gift_rials besides. */
export interface OffersTable {
  id: number
  name: string
  pay_rials: number
  gift_rials: number
  valid_from: Date
  expires_at: Date
  position: Generated<number>
  enabled: Generated<boolean>
}

/** Counts while the operation has not ended: whatever ends it lets the services go. Written under the lock of their rows. */
export interface OperationHoldsTable {
  operation_id: number
  service_type: string
  service_id: number
}

export interface OperationStepsTable {
  operation_id: number
  position: number
  /** Stable key of the step in its definition. */
  name: string
  /** Persian, as it was when the operation was started. */
  label: string
  status: Generated<'waiting' | 'running' | 'done' | 'failed' | 'undone'>
  attempt: Generated<number>
  undo_attempt: Generated<number>
  started_at: Date | null
  ended_at: Date | null
  undone_at: Date | null
  /** Code of the last failure. */
  error: string | null
}

export interface OperationsTable {
  id: Generated<number>
  /** Id of the call that started it. */
  kind: string
  /** Persian, without names. */
  title: string
  cancellable: Generated<boolean>
  /** A failed run may be tried again. */
  retryable: Generated<boolean>
  service_type: string
  service_id: number
  service_name: string
  customer_id: number
  project_id: number | null
  user_id: number | null
  status: Generated<'queued' | 'running' | 'undoing' | 'done' | 'failed' | 'cancelled'>
  /** What it will end in once everything is undone. */
  outcome: 'failed' | 'cancelled' | null
  input: Json
  retry_of: number | null
  cancel_requested_at: Date | null
  /** The worker that has it. */
  worker_id: string | null
  reason_code: string | null
  /** Persian. */
  reason: string | null
  created_at: CreatedAt
  started_at: Date | null
  ended_at: Date | null
  /** Of the second thing that it is about. */
  other_name: string | null
  /** The title with the names of what it is about; null: it was started before they were kept. */
  sentence: string | null
  /** When a worker should look at it: at once, or when the one that has it was silent for too long; null: it is over. */
  due_at: Generated<Date | null>
  /** When an operator said that what was left of it is mended. */
  settled_at: Date | null
}

/** Known browsers of operators. A mark lets nobody in; it keeps its tries apart from those of strangers. */
export interface OperatorDevicesTable {
  operator_id: number
  token_hash: Buffer
  last_used_at: Generated<Date>
}

/** Movements of money by operators. Above a sum they are done by a second one, never by the one who asked. */
export interface OperatorMoneyRequestsTable {
  id: Generated<number>
  kind: 'adjustment' | 'withdrawal' | 'voucher' | 'payment'
  customer_id: number | null
  rials: number
  /** What the customer reads of an adjustment, where a withdrawal goes, what gift codes give. */
  text: string
  withdrawal_id: number | null
  reason: string
  asked_by: number
  asked_at: Generated<Date>
  needs_two: boolean
  state: 'waiting' | 'done' | 'refused'
  /** Null beside a refusal: the withdrawal ended otherwise before anybody agreed. */
  decided_by: number | null
  decided_at: Date | null
  decision_reason: string | null
  payment_id: number | null
  /** Where the money of the payment is: ours, and therefore the wallet's, or back on the card. */
  payment_place: 'wallet' | 'card' | null
  /** By which the bank finds what it said. */
  bank_reference: string | null
}

export interface OperatorSessionsTable {
  id: Generated<number>
  operator_id: number
  token_hash: Buffer
  ip: string
  user_agent: string
  created_at: CreatedAt
  last_used_at: Generated<Date>
  idle_expires_at: Date
  expires_at: Date
  /** When the second factor was last shown. */
  proven_at: Generated<Date>
  revoked_at: Date | null
}

/** An operator sees the portal as this user of a customer does: reads only, for minutes, told to the customer before. */
export interface OperatorViewsTable {
  id: Generated<number>
  operator_id: number
  operator_session_id: number
  customer_id: number
  /** Through whose eyes: a super user of the customer. */
  user_id: number
  reason: string
  token_hash: Buffer
  created_at: CreatedAt
  last_used_at: Date | null
  expires_at: Date
  revoked_at: Date | null
}

/** They are no users: nobody is both by one login. */
export interface OperatorsTable {
  id: Generated<number>
  email: string
  name: string
  roles: string[]
  password_hash: string | null
  /** Sealed. Without a second factor nobody has a password either. */
  totp_secret: string | null
  totp_last_step: number | null
  /** Of the one-time code with which the password and the app are chosen. */
  set_up_hash: Buffer | null
  set_up_expires_at: Date | null
  set_up_totp_secret: string | null
  disabled_at: Date | null
  disabled_reason: string | null
  created_at: CreatedAt
}

export interface PasskeyChallengesTable {
  key_hash: Buffer
  purpose: 'create' | 'signIn' | 'secondStep' | 'stepUp'
  challenge: string
  user_id: number | null
  expires_at: Date
}

export interface PasskeysTable {
  id: Generated<number>
  user_id: number
  credential_id: string
  public_key: Buffer
  counter: Generated<number>
  /** Comma-separated. */
  transports: Generated<string>
  is_synced: Generated<boolean>
  name: string
  created_at: CreatedAt
  last_used_at: Date | null
}

export interface PaymentEventsTable {
  id: Generated<number>
  payment_id: number
  at: Date
  kind: 'state' | 'callback' | 'start' | 'verify' | 'settle' | 'inquire' | 'reverse'
  state: string | null
  receipt: string | null
  request: string | null
  reply: string | null
  digest: string | null
}

/** Banks that lately did not answer at the start of payments. */
export interface PaymentGatewaysTable {
  provider_id: number
  failures: Generated<number>
  /** It is not offered before; the first one after it is a try. */
  open_until: Date | null
  failed_at: Date | null
}

/** Payments at banks, from our own row to the ledger. */
export interface PaymentsTable {
  id: Generated<number>
  customer_id: number
  user_id: number | null
  provider_id: number
  order_number: number
  purpose_id: number
  purpose_ref: number | null
  amount_rials: number
  /** What an offer adds as a gift once it is paid. */
  gift_rials: Generated<number>
  /** What the offer was called. */
  gift_name: string | null
  state: Generated<'created' | 'token_issued' | 'redirected' | 'returned' | 'verifying' | 'verified' | 'settled' | 'credited' | 'expired' | 'cancelled' | 'failed' | 'reversed' | 'unknown' | 'mismatch' | 'refunding' | 'refunded'>
  /** Part of the address that sends the browser on to the bank: nobody else opens it. */
  ticket: string
  token: string | null
  receipt: string | null
  rrn: string | null
  trace: string | null
  card: string | null
  bank_code: string | null
  paid_rials: number | null
  /** How often the bank was asked to confirm this receipt; written before it is asked. */
  verify_begun: Generated<number>
  /** How many of these answers were written down. */
  verify_answered: Generated<number>
  attempts: Generated<number>
  /** When the bank should be asked next; null: nobody need ask. */
  ask_at: Date | null
  /** Somebody is asking the bank until then; a process that died lets go so. */
  leased_until: Date | null
  asked_at: Date | null
  created_at: Date
  redirected_at: Date | null
  returned_at: Date | null
  ended_at: Date | null
  /** How often an operator had it given back to the card; a bank that refuses may be asked again. */
  refund_number: Generated<number>
  refund_reason: string | null
  refund_asked_at: Date | null
  /** When the bank said that it is on the card. */
  refunded_at: Date | null
}

/** The password was right; the second factor is awaited. */
export interface PendingSignInsTable {
  id: Generated<number>
  token_hash: Buffer
  user_id: number
  ip: string
  /** How the first step was done: `password`, `google`, `ito`. */
  method: string
  tries_left: number
  created_at: CreatedAt
  expires_at: Date
}

/** New prices of running services: one row for a line of what was agreed. */
export interface PriceChangesTable {
  id: Generated<number>
  customer_id: number
  project_id: number
  service_type: string
  service_id: number
  /** `productItem` of the contract; 0: its plan. */
  item: number
  old_unit_rials: number
  new_unit_rials: number
  /** Since when the catalogue has the new price. */
  valid_from: Date
  told_at: Generated<Date>
  /** When the service goes over to it: of a rise, at least 30 days after its owners were told. */
  due_at: Date
  /** It has gone over, or has another price by then. */
  ended_at: Date | null
}

export interface ProductBundlePricesTable {
  bundle_id: number
  price_rials: number
  valid_from: Date
}

export interface ProductBundlesTable {
  id: number
  product_id: number
  /** null = offered everywhere. */
  datacenter_id: number | null
  name: string
  /** Quantity by `productItem` id. */
  quantities: Json<Record<string, number>>
  is_popular: Generated<boolean>
  position: Generated<number>
  /** No longer offered; kept for the services that have it. */
  enabled: Generated<boolean>
}

/** One price of one unit. A new price is a new row with a later `valid_from`; old rows stay for old usage. */
export interface ProductItemsTable {
  product_id: number
  /** `productItem` of the contract. */
  item_id: number
  /** null = the same everywhere. */
  datacenter_id: number | null
  name: string
  unit: string
  /** Whole rials per unit per 30 days, before VAT. */
  price_rials: number
  valid_from: Date
  position: Generated<number>
  /** A server that is off still pays for it. */
  paid_while_off: Generated<boolean>
  /** False: no longer sold; kept for the services that have it. */
  enabled: Generated<boolean>
}

export interface ProductsTable {
  /** `productCategory` of the contract. */
  id: number
  name: string
  description: string | null
  supplementary_description: string | null
  position: Generated<number>
  enabled: Generated<boolean>
  /** Of clusters: how many masters of which size, by the number of workers. */
  masters: Generated<Json<{ workersUpTo: number; count: number; holds: Record<string, number> }[]>>
  /** The 13 digits of the service in the list of the tax office; null: not said yet. */
  service_code: string | null
}

/** What a project may cost in a Jalali month, with VAT, and what happens then. */
export interface ProjectCapsTable {
  project_id: number
  customer_id: number
  monthly_rials: number
  at_full: 'warn' | 'block' | 'stop' | 'never'
  /** The beginning of the month in which its people were told of 80 %. */
  warned_in: Date | null
  /** The beginning of the month in which all of it was used. */
  reached_in: Date | null
  set_by: number | null
  set_at: Generated<Date>
}

export interface ProjectUsersTable {
  project_id: number
  user_id: number
  /** Repeated from the project, so that only members of its customer can be let in. */
  customer_id: number
  /** `userAccessType` of the contract. */
  access_type: number
  created_at: CreatedAt
  modified_at: Generated<Date>
}

export interface ProjectsTable {
  id: Generated<number>
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

/** Codes of advertisements, and where they lead. */
export interface PromotionsTable {
  id: string
  link: string
  expires_at: Date | null
  enabled: Generated<boolean>
}

export interface ProviderIdentitiesTable {
  provider: string
  subject: string
  user_id: number
  email: string
  created_at: CreatedAt
}

/** A visit to a provider that has not come back yet. */
export interface ProviderSignInsTable {
  state_hash: Buffer
  provider: string
  /** Sealed PKCE verifier. */
  verifier_secret: string
  nonce: string
  expires_at: Date
}

/** One row: what the catalogue says of holds, grace, commissions and top-ups. */
export interface ProviderTermsTable {
  id: number
  /** How many hours of a new service its order sets aside. */
  hold_hours: number
  /** How long what was stopped for an empty wallet is kept. */
  grace_days: number
  commission_percent: number
  top_up_min_rials: number
  top_up_max_rials: number
  /** How many days before the end of a term its renewal is invoiced. */
  renewal_days: Generated<number>
  /** How many days after its own the prices of a quote hold. */
  quote_days: Generated<number>
}

export interface QuoteItemsTable {
  quote_id: number
  position: number
  /** Product and sizes, as the address of the calculator names them. */
  choice: Json
  /** What it is made of, with the unit prices of that day. */
  lines: Json
  net_rials: number
  vat_rials: number
  /** How many can be ordered at these prices. */
  count: number
  ordered_count: Generated<number>
  /** Whether its orders take these prices; else they are only those of the day. */
  is_held: boolean
}

export interface QuotesTable {
  /** The number of the quote. */
  id: Generated<number>
  customer_id: number
  user_id: number | null
  datacenter_id: number
  title: string | null
  buyer_name: string
  seller_id: number | null
  vat_percent: number
  /** Per 30 days, before VAT. */
  net_rials: number
  vat_rials: number
  hourly_rials: number
  made_at: Date
  /** Orders that name it before this moment take its prices. */
  valid_until: Date
  /** Keyed hash over everything that it says; whoever has it can check the paper. */
  signature: string
  /** When it was taken back: its paper is not confirmed any more. */
  deleted_at: Date | null
}

/** Hours whose costs are settled: nothing begins or ends before the last of them any more. One of no length: where rating began. */
export interface RatedHoursTable {
  from_at: Date
  to_at: Date
  /** From then on no interval is written before its end. */
  closed_at: Generated<Date>
  /** When the ledger took its costs; null: it is about to. */
  rated_at: Date | null
  /** How many paid something for it. */
  customers: Generated<number>
  net_rials: Generated<number>
  vat_rials: Generated<number>
  /** When everybody's runway was looked at after it. */
  looked_at: Date | null
  /** Customers up to this id are booked; only while rated_at is null. */
  booked_to_customer: Generated<number>
}

export interface RecoveryCodesTable {
  user_id: number
  code_hash: Buffer
  created_at: CreatedAt
  used_at: Date | null
}

/** Who brought whom. The percent is that of the day of joining. */
export interface ReferralsTable {
  customer_id: number
  referrer_id: number
  commission_percent: number
  joined_at: Generated<Date>
}

/** Money of sales given back whose invoice of return is still to be written: the sale has none yet. */
export interface RefundsWithoutPaperTable {
  transaction_id: number
  customer_id: number
  /** The invoice that it was for; null: the last one of usage. */
  invoice_id: number | null
}

/** Filters of lists that somebody keeps under a name. */
export interface SavedViewsTable {
  id: Generated<number>
  user_id: number
  customer_id: number
  list: string
  name: string
  /** As it stands in the address of the list. */
  query: string
}

/** Who sells, as the configuration said it; an invoice keeps the one of its day. */
export interface SellersTable {
  id: Generated<number>
  name: string
  economic_code: string | null
  national_id: string | null
  registration_number: string | null
  postal_code: string | null
  address: string | null
  phone: string | null
  created_at: CreatedAt
}

/** What people tell their services apart by. Those of a service that has ended stay as long as reports of costs reach back. */
export interface ServiceLabelsTable {
  project_id: number
  service_type: string
  service_id: number
  key: string
  /** Empty: the key alone is the label. */
  value: string
}

/** Which services matter most to their customer: the first is stopped last and comes back first. */
export interface ServiceOrderTable {
  service_type: string
  service_id: number
  customer_id: number
  position: number
}

export interface SessionsTable {
  id: Generated<number>
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
  /** When the holder of the session last proved who they are because they were asked; signing in does not set it. */
  proven_again_at: Date | null
  /** When this session last showed a code that was sent to the e-mail address. */
  mailbox_proven_at: Date | null
}

/** By the step that a customer has reached: unconfirmed, confirmed, paid. */
export interface StartingLimitsTable {
  id: string
  cpu: number
  memory_gb: number
  disk_gb: number
  ip: number
  vm: number
  firewall_rule: number
}

export interface StorageBucketsTable {
  project_id: number
  id: Generated<number>
  /** Names are addresses: unique in it. */
  datacenter_id: number
  name: string
  size_gb: number
  is_predefined: Generated<boolean>
  bundle_id: number | null
  status_id: number
  /** Some of it is open to everybody. */
  is_public: Generated<boolean>
  monthly_price_rials: number
  /** As the store last counted it; null: not yet. */
  used_bytes: number | null
  object_count: number | null
  counted_at: Date | null
  binned_at: Date | null
  bin_until: Date | null
  binned_by: number | null
  bin_noticed: Generated<boolean>
  created_at: CreatedAt
  modified_at: Generated<Date>
  deleted_at: Date | null
  /** When it should be counted next. */
  count_at: Generated<Date>
  /** The lines of `monthly_price_rials`; null: agreed before they were kept. */
  price_lines: Json<AgreedLine[]> | null
  is_partly_public: Generated<boolean>
}

export interface StorageKeysTable {
  project_id: number
  id: Generated<number>
  storage_bucket_id: number
  access_key: string
  name: string
  rights_id: number
  /** It was replaced and stops working then. */
  ends_at: Date | null
  created_at: CreatedAt
  deleted_at: Date | null
  /** The user who was shown its secret; null where nobody wrote it down. */
  made_by: number | null
}

/** One row: what the catalogue promises of answers, and when the desk is open. */
export interface SupportTermsTable {
  id: number
  answer: Json
  desk: Json
  /** After how many silent days an answered ticket closes, and how long before the customer is told. */
  closing: Generated<Json>
}

/** What Sarv itself has stopped or put away, and how it stood: it is brought back to exactly that. */
export interface SuspendedServicesTable {
  service_type: string
  service_id: number
  customer_id: number
  project_id: number
  /** Whether it ran, and is started again. */
  ran: boolean
  /** What it cost per 30 days with VAT when it ran. */
  running_rials: number
  /** When Sarv has put it into the bin: the bin's own clock does not end it there. */
  binned_at: Date | null
  /** Its start was asked for. */
  is_returning: Generated<boolean>
  stopped_at: Date
  tries: Generated<number>
  /** Not touched again before: what was asked for last may have failed. */
  next_at: Date
}

/** The mails and SMS of the last notice. */
export interface SuspensionNoticesTable {
  suspension_id: number
  message_id: number
}

/** Services of a customer, or of one project, that stand still because nobody pays for them or may. */
export interface SuspensionsTable {
  id: Generated<number>
  customer_id: number
  /** Only this project; null: all of the customer. */
  project_id: number | null
  reason: 'wallet' | 'cap'
  stage: Generated<'stopped' | 'noticed' | 'binned' | 'gone'>
  stopped_at: Date
  /** Until when services stay stopped and kept, as it was said when they were stopped. */
  keep_until: Date | null
  /** When the last notice was given to the senders, the last time. */
  noticed_at: Date | null
  /** When it was seen that somebody's server has taken the last notice: nothing is put away before. */
  delivered_at: Date | null
  binned_at: Date | null
  gone_at: Date | null
  /** Paid, or allowed again: what was stopped comes back. */
  ended_at: Date | null
}

/** What is paid from date to date: domains, web hosts, bare metal, colocation. */
export interface TermsTable {
  id: Generated<number>
  customer_id: number
  service_type: string
  service_id: number
  name: string
  months: number
  /** Of one term of so many Jalali months, before VAT. */
  price_rials: number
  /** waiting: for the first payment; lapsed: not paid in time; ended: given up. */
  state: Generated<'waiting' | 'running' | 'lapsed' | 'ended'>
  /** The wallet pays its renewals, where it holds enough. */
  pays_by_itself: Generated<boolean>
  began_at: Date | null
  ends_at: Date | null
  /** When somebody was last told that this term ends. */
  reminded_at: Date | null
  created_at: CreatedAt
}

/** Counters that every process shares: failed sign-ins per e-mail or address, codes asked for. */
export interface ThrottlesTable {
  /** What is counted: `login:email:...`, `login:ip:...`. */
  key: string
  count: Generated<number>
  window_ends_at: Date
  blocked_until: Date | null
}

export interface TicketFilesTable {
  id: Generated<number>
  customer_id: number
  user_id: number | null
  /** Null: uploaded for a message that is not sent yet. */
  message_id: number | null
  /** Random: nothing of what the customer called it. */
  file_key: string
  name: string
  /** By its content; the name ends in it. */
  kind: 'jpg' | 'png' | 'webp' | 'pdf' | 'txt'
  bytes: number
  created_at: CreatedAt
  /** Who of the provider uploaded it; null: the customer, or the command line. */
  operator_id: number | null
}

export interface TicketMessagesTable {
  id: Generated<number>
  ticket_id: number
  author: 'customer' | 'support'
  user_id: number | null
  /** Of the provider: what customers read; null: the user. */
  author_name: string | null
  content: string
  /** How a service stood, as its owner saw it and let it be sent. */
  snapshot: Json | null
  created_at: CreatedAt
  /** Who of the provider wrote it; customers read author_name. */
  operator_id: number | null
}

/** What only operators read of a ticket. Apart from the messages, so that no read of a customer can hold it. */
export interface TicketNotesTable {
  id: Generated<number>
  ticket_id: number
  /** Null: the command line. */
  operator_id: number | null
  kind: 'note' | 'assigned' | 'routed' | 'priority' | 'closed' | 'lapsed' | 'reopened' | 'merged' | 'received'
  /** A note, or the reason of an act. */
  content: string | null
  /** The operator, unit, priority or ticket that the act names. */
  about_id: number | null
  created_at: CreatedAt
}

export interface TicketReadsTable {
  ticket_id: number
  user_id: number
  /** The last message that was there when they looked. */
  message_id: number
}

export interface TicketSubjectsTable {
  id: number
  unit_id: number
  product_id: number | null
  name: string
  position: number
  enabled: Generated<boolean>
}

export interface TicketsTable {
  id: Generated<number>
  customer_id: number
  /** Whoever may read this project reads the ticket; null: a matter of the account. */
  project_id: number | null
  user_id: number | null
  unit_id: number
  subject_id: number
  priority_id: number
  product_id: number | null
  service_type: string | null
  service_id: number | null
  /** As it was called when the ticket was opened. */
  service_name: string | null
  title: string | null
  status: Generated<'waiting' | 'answered' | 'closed'>
  /** Promised when the customer asked; later terms do not change it. */
  answer_due_at: Date | null
  first_answer_at: Date | null
  last_message_id: Generated<number>
  rating: number | null
  rating_comment: string | null
  rated_at: Date | null
  merged_into: number | null
  created_at: CreatedAt
  modified_at: Generated<Date>
  closed_at: Date | null
  /** Whose it is behind the counter; null: nobody has taken it. */
  operator_id: number | null
  /** Said when it was answered; later terms do not bring it nearer. */
  closes_at: Date | null
  /** When the customer was told that it will close; it never closes before. */
  closing_told_at: Date | null
  /** Null: before this was kept, or somebody who is gone. */
  rated_by: number | null
}

/** What a service costs from one change to the next; bills are made of these and of nothing else. */
export interface UsageIntervalsTable {
  id: Generated<number>
  customer_id: number
  project_id: number
  service_type: string
  service_id: number
  /** Of the line: whole rials per 30 days, before VAT. The costs of any span follow from it alone. */
  monthly_price_rials: number
  from_at: Generated<Date>
  /** null: it goes on. */
  to_at: Date | null
  /** `productItem` of the contract; 0: a plan, or a whole price that was agreed before lines were kept. */
  item: number
  /** The line as its receipt named it; null: a whole price that was agreed before lines were kept. */
  name: string | null
  quantity: number
  /** Whole rials per unit and 30 days, before VAT. */
  unit_price_rials: number
  /** The rate that held all the while: where it changes, one interval ends and another begins. */
  vat_percent: number
}

export interface UsersTable {
  id: Generated<number>
  /** Unique without regard to case. */
  email: string
  /** null: signs in through a provider or a passkey alone. */
  password_hash: string | null
  first_name: string | null
  last_name: string | null
  birth_date: Day | null
  email_confirmed: Generated<boolean>
  phone_number_confirmed: Generated<boolean>
  id_confirmed: Generated<boolean>
  has_sms: Generated<boolean>
  has_totp: Generated<boolean>
  is_from_sso: Generated<boolean>
  email_notify: Generated<boolean>
  phone_notify: Generated<boolean>
  /** Why the user may not sign in; null = may. */
  disabled_reason: string | null
  created_at: CreatedAt
  modified_at: Generated<Date>
  /** Sealed. */
  totp_secret: string | null
  /** Sealed; becomes the secret when a first code proves that the app has it. */
  totp_pending_secret: string | null
  /** The time step of the last code that was taken: none before or at it works again. */
  totp_last_step: number | null
  /** After the password a passkey is asked for. */
  has_passkey_factor: Generated<boolean>
  /** Names the user to authenticators, who learn nothing from it. */
  webauthn_handle: Generated<string>
  /** Sealed, as all of `personal-data.ts`. */
  phone_number_secret: string | null
  national_id_secret: string | null
  /** Keyed: the same person's id has the same hash. Null as long as there is no id. */
  national_id_hash: Buffer | null
  address_secret: string | null
  /** Keyed: what a sealed mobile is found by. */
  phone_number_hash: Buffer | null
  /** When the form by which the identity is confirmed was last written. */
  identity_written_at: Date | null
  /** When an operator last refused it; what was written before waits for nobody. */
  identity_refused_at: Date | null
  /** When a phone, an authenticator app or a passkey was last added or changed; null: not since this is written down. */
  factors_changed_at: Date | null
  /** When the e-mail address last became another one; null: not since this is written down. */
  email_changed_at: Date | null
}

/** The rates of value added tax by the day since which they hold. A row never changes. */
export interface VatRatesTable {
  valid_from: Date
  percent: number
}

export interface VmFirewallRulesTable {
  project_id: number
  id: Generated<number>
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
  previous: Json
  user_id: number | null
  created_at: CreatedAt
  revert_at: Date
}

export interface VmHostDisksTable {
  project_id: number
  id: Generated<number>
  vm_host_id: number
  name: string
  is_root: boolean
  /** null for the first disk: its size is the server's `disk_gb`. */
  size_gb: number | null
  created_at: CreatedAt
  deleted_at: Date | null
}

export interface VmHostIpsTable {
  project_id: number
  id: Generated<number>
  vm_host_id: number
  /** null until the engine has given one. */
  address: string | null
  is_v4: boolean
  is_primary: boolean
  /** `networkNodeStatus` of the contract. */
  status_id: number
  /** Of an address beyond the first; the first is in the server's price. */
  monthly_price_rials: Generated<number>
  created_at: CreatedAt
  deleted_at: Date | null
  /** The lines of `monthly_price_rials`; null: agreed before they were kept. */
  price_lines: Json<AgreedLine[]> | null
  reverse_name: string | null
  is_protected: Generated<boolean>
}

export interface VmHostSnapshotsTable {
  project_id: number
  id: Generated<number>
  vm_host_id: number
  name: string
  description: string | null
  /** The server's at that time. */
  vm_image_id: number
  vm_key_id: number | null
  disk_gb: number
  /** `snapshotStatus` of the contract. */
  status_id: number
  created_at: CreatedAt
  deleted_at: Date | null
  /** What it holds, by the engine; null before it is there, and of those from before anybody asked. */
  size_gb: number | null
}

export interface VmHostsTable {
  project_id: number
  id: Generated<number>
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
  power_status: 'POWERED_ON' | 'POWERED_OFF' | null
  /** Observed: `vmNetworkStatus` of the contract. */
  network_status: 'CONNECTED' | 'DISCONNECTED' | null
  desired_power: Generated<'on' | 'off'>
  engine_ref: string | null
  /** What it costs per 30 days before VAT, as it was ordered. */
  monthly_price_rials: number
  is_cluster: Generated<boolean>
  is_master: Generated<boolean>
  created_at: CreatedAt
  modified_at: Generated<Date>
  deleted_at: Date | null
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
  /** The same while it is off; null: no other price was agreed. */
  price_while_off_rials: number | null
  /** Stands before the others in lists. */
  is_pinned: Generated<boolean>
  /** The lines of `monthly_price_rials`; null: agreed before they were kept. */
  price_lines: Json<AgreedLine[]> | null
  /** The lines of `price_while_off_rials`; null: agreed before they were kept. */
  price_lines_while_off: Json<AgreedLine[]> | null
}

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
  id: Generated<number>
  name: string
  public_key: string
  fingerprint: string
  /** `vmKeyStatus` of the contract. */
  status_id: number
  created_at: CreatedAt
  deleted_at: Date | null
  /** As ssh-keygen names it. */
  key_type: string | null
  bits: number | null
}

export interface VmLbCertificatesTable {
  project_id: number
  id: Generated<number>
  listener_id: number
  /** 0: answers where no other one has the name that is asked for. */
  place: number
  certificate: string
  /** Its private key, sealed. */
  key_secret: string
  names: string[]
  issuer: string
  fingerprint: string
  starts_at: Date
  ends_at: Date
  /** So many days before its end somebody was last told. */
  warned_days: number | null
}

/** How a member of a listener was when it was last looked at. */
export interface VmLbHealthTable {
  project_id: number
  load_balancer_id: number
  is_udp: boolean
  source_port: number
  vm_host_id: number
  is_up: boolean
  since: Date
  /** When people were told that it does not answer; null: they were not, or were told that it is well again. */
  told_down_at: Date | null
  /** So many times in a row it was taken out of rotation; 0: it is in for good, else it is out or on trial. */
  out_count: Generated<number>
  /** Since when it is no member on the engine; null: it is one. */
  out_since: Date | null
  /** When it is put back, to be looked at. */
  next_try_at: Date | null
  /** On trial: from when on a good look counts; null: the engine does not have it back yet. */
  good_from: Date | null
}

export interface VmLbListenersTable {
  project_id: number
  id: Generated<number>
  load_balancer_id: number
  revision: number
  protocol_id: number
  source_port: number
  destination_port: number
  session_id: number
  /** null: nobody looks whether its members answer. */
  health_check: Json | null
}

export interface VmLbMembersTable {
  project_id: number
  listener_id: number
  vm_host_id: number
  weight: number
  is_draining: Generated<boolean>
}

/** What was last seen of a member; the last 50 of each are kept. */
export interface VmLbProbesTable {
  project_id: number
  id: Generated<number>
  load_balancer_id: number
  is_udp: boolean
  source_port: number
  vm_host_id: number
  at: Generated<Date>
  is_up: boolean
  problem: string | null
  millis: number | null
  status_code: number | null
  excerpt: string | null
}

export interface VmLoadBalancersTable {
  project_id: number
  id: Generated<number>
  vm_network_id: number
  name: string
  algorithm_id: number
  /** Which of its listeners count: a change writes new ones beside them, and ends by counting it up. */
  revision: Generated<number>
  bundle_id: number | null
  monthly_price_rials: number
  price_lines: Json<AgreedLine[]> | null
  status_id: number
  engine_ref: string | null
  /** In its network, as long as the engine has it. */
  address: string | null
  /** When its members were last looked at. */
  probed_at: Date | null
  created_at: CreatedAt
  modified_at: Generated<Date>
  deleted_at: Date | null
  /** The public address that leads to it; one that has failed keeps it, one that has ended has none. */
  vpc_host_ip_id: number | null
  /** The address that a change which is under way gives it: nobody else gets that meanwhile. */
  next_ip_id: number | null
}

/** What the engine had counted at the last look. */
export interface VmMetricCountersTable {
  project_id: number
  vm_host_id: number
  at: Date
  cpu_seconds: number
  disk_read_bytes: number
  disk_write_bytes: number
  network_in_bytes: number
  network_out_bytes: number
}

export interface VmMetricRollupsTable {
  tier: 'tenMinutes' | 'hour'
  rolled_until: Date
}

/** The last minute in which a worker sampled the datacenter. */
export interface VmMetricRoundsTable {
  datacenter_id: number
  minute: Date
}

export interface VmMetricsHourTable {
  project_id: number
  vm_host_id: number
  at: Date
  cpu_percent: number
  /** null: the engine does not see it. */
  memory_percent: number | null
  disk_read_rate: number
  disk_write_rate: number
  network_in_rate: number
  network_out_rate: number
  /** How many minutes it is the average of. */
  minutes: number
}

/** Averages over the minute that begins at `at`, in percent and bytes per second; all zero while the server is off. */
export interface VmMetricsMinuteTable {
  project_id: number
  vm_host_id: number
  at: Date
  cpu_percent: number
  /** null: the engine does not see it. */
  memory_percent: number | null
  disk_read_rate: number
  disk_write_rate: number
  network_in_rate: number
  network_out_rate: number
}

export interface VmMetricsTenMinutesTable {
  project_id: number
  vm_host_id: number
  at: Date
  cpu_percent: number
  /** null: the engine does not see it. */
  memory_percent: number | null
  disk_read_rate: number
  disk_write_rate: number
  network_in_rate: number
  network_out_rate: number
  /** How many minutes it is the average of. */
  minutes: number
}

export interface VmNetworkNodesTable {
  project_id: number
  id: Generated<number>
  vm_network_id: number
  vm_host_id: number
  address: string
  mac_address: string | null
  /** `networkNodeStatus` of the contract. */
  status_id: number
  created_at: CreatedAt
  deleted_at: Date | null
}

export interface VmNetworksTable {
  project_id: number
  id: Generated<number>
  name: string
  cidr: string
  gateway_ip: string
  /** `vmKeyStatus` of the contract. */
  status_id: number
  created_at: CreatedAt
  modified_at: Generated<Date>
  deleted_at: Date | null
}

/** Snapshots and backups alike; `status_id` is `snapshotStatus` or `backupStatus` of the contract. */
export interface VmVolumeBackupsTable {
  project_id: number
  id: Generated<number>
  vm_volume_id: number
  name: string
  description: string | null
  /** Of the volume at that time. */
  size_gb: number
  status_id: number
  schedule_id: number | null
  created_at: CreatedAt
  deleted_at: Date | null
}

export interface VmVolumeNodesTable {
  project_id: number
  id: Generated<number>
  vm_volume_id: number
  vm_host_id: number
  /** Its name inside the server: `/dev/vdb`. */
  device: string | null
  /** `volumeNodeStatus` of the contract. */
  status_id: number
  created_at: CreatedAt
  attached_at: Date | null
  deleted_at: Date | null
}

export interface VmVolumeSchedulesTable {
  project_id: number
  id: Generated<number>
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
  created_at: CreatedAt
  deleted_at: Date | null
}

/** Snapshots and backups alike; `status_id` is `snapshotStatus` or `backupStatus` of the contract. */
export interface VmVolumeSnapshotsTable {
  project_id: number
  id: Generated<number>
  vm_volume_id: number
  name: string
  description: string | null
  /** Of the volume at that time. */
  size_gb: number
  status_id: number
  schedule_id: number | null
  created_at: CreatedAt
  deleted_at: Date | null
}

export interface VmVolumesTable {
  project_id: number
  id: Generated<number>
  name: string
  size_gb: number
  is_predefined: Generated<boolean>
  bundle_id: number | null
  /** `serviceStatus` of the contract. */
  status_id: number
  engine_ref: string | null
  monthly_price_rials: number
  created_at: CreatedAt
  modified_at: Generated<Date>
  deleted_at: Date | null
  /** The lines of `monthly_price_rials`; null: agreed before they were kept. */
  price_lines: Json<AgreedLine[]> | null
}

export interface VoucherUsesTable {
  voucher_id: number
  customer_id: number
  use_no: number
  user_id: number | null
  used_at: Generated<Date>
}

export interface VouchersTable {
  id: Generated<number>
  code: string
  gift_rials: number
  max_uses: number | null
  max_uses_per_customer: Generated<number>
  use_count: Generated<number>
  /** Only for customers who have never had a service. */
  for_newcomers: Generated<boolean>
  /** Only for this customer; null: for everyone. */
  customer_id: number | null
  expires_at: Date | null
  disabled_at: Date | null
  created_at: CreatedAt
  /** By which an operator made it; null: made on the command line. */
  money_request_id: number | null
  /** Null: it opens nothing before a second operator agrees. */
  approved_at: Generated<Date | null>
}

export interface VpcHostIpsTable {
  project_id: number
  id: Generated<number>
  vpc_host_id: number
  /** Of the primary one: null, the cloud itself has it. */
  address: string | null
  is_primary: Generated<boolean>
  /** The connection of the server whose own it is. */
  vm_network_node_id: number | null
  reverse_name: string | null
  is_protected: Generated<boolean>
  status_id: number
  created_at: CreatedAt
  deleted_at: Date | null
}

export interface VpcHostsTable {
  project_id: number
  id: Generated<number>
  name: string
  bundle_id: number | null
  /** The most public addresses that its plan allows, the primary one among them. */
  ipv4: number
  /** The most forwards that its plan allows, in tens. */
  ten_rules: number
  monthly_price_rials: number
  price_lines: Json<AgreedLine[]> | null
  status_id: number
  engine_ref: string | null
  /** The primary public one, as long as the engine has the cloud. */
  address: string | null
  snat_enabled: Generated<boolean>
  /** The address that servers go out with; null: the primary one. */
  snat_address_id: number | null
  created_at: CreatedAt
  modified_at: Generated<Date>
  deleted_at: Date | null
  snat_id: Generated<number>
}

/** Which networks are connected to a private cloud: a network to one at most. */
export interface VpcInterfacesTable {
  project_id: number
  id: Generated<number>
  vpc_host_id: number
  vm_network_id: number
  status_id: number
  created_at: CreatedAt
  deleted_at: Date | null
}

export interface VpcNatsTable {
  project_id: number
  id: Generated<number>
  vpc_host_id: number
  vpc_host_ip_id: number
  vm_network_id: number
  name: string
  protocol: 'tcp' | 'udp'
  /** Where it begins at the public address; each port is led to one further on. */
  port: number
  port_end: number
  source_ip: string | null
  destination_ip: string
  destination_port: number
  status_id: number
  created_at: CreatedAt
  deleted_at: Date | null
}

/** A cloud asks for a way into a network of another one; whoever manages the network answers. */
export interface VpcNetworkAccessesTable {
  project_id: number
  id: Generated<number>
  vpc_host_id: number
  network_project_id: number
  vm_network_id: number
  status_id: number
  /** What it is wanted for, in the words of whoever asks. */
  description: string | null
  /** Why it was refused or ended. */
  reason: string | null
  /** Of the asking cloud in the network, once there is a way. */
  address: string | null
  asked_by: number | null
  answered_by: number | null
  created_at: CreatedAt
  modified_at: Generated<Date>
  deleted_at: Date | null
}

/** What is left of the money that an order set aside for its first hours, by where it came from. */
export interface WalletHoldsTable {
  id: Generated<number>
  service_type: string
  service_id: number
  customer_id: number
  gift_rials: number
  wallet_rials: number
  created_at: CreatedAt
  /** What the service was called when it was ordered. */
  name: Generated<string>
  /** How often something was set aside or given back: it makes each cause of the ledger another one. */
  movements: Generated<number>
  project_id: number | null
  /** Per 30 days and with VAT: what the order or change adds to the costs of its project, which counts until that is done. */
  adds_rials: Generated<number>
}

export interface WebhookAttemptsTable {
  delivery_id: number
  number: number
  at: Date
  took_ms: number
  status: number | null
  /** The first of what came back, as text. */
  answer: string | null
  /** A code of ours, where no answer came. */
  failure: string | null
}

export interface WebhookDeliveriesTable {
  id: Generated<number>
  endpoint_id: number
  /** What happened, by a name that is the same for every endpoint and every try: receivers know doubles by it. */
  event: string
  type: string
  /** The service that it is about: one after the other. Null: in any order. */
  lane: string | null
  body: string
  status: Generated<'queued' | 'delivered' | 'failed'>
  attempts: Generated<number>
  due_at: Generated<Date | null>
  replay_of: number | null
  created_at: CreatedAt
  ended_at: Date | null
}

export interface WebhookEndpointsTable {
  id: Generated<number>
  customer_id: number
  user_id: number | null
  name: string
  /** Many services take whoever knows the address for the one who may write there. */
  url_secret: string
  host: string
  topics: string[]
  key_secret: string
  old_key_secret: string | null
  old_key_until: Date | null
  is_enabled: Generated<boolean>
  stopped_at: Date | null
  /** We switched it off: it failed for days, or said that it is gone. */
  stopped_why: 'failing' | 'gone' | null
  failing_since: Date | null
  failures: Generated<number>
  /** Nothing is sent there before: a sender has it, or it has failed and is left alone for a while. */
  rests_until: Generated<Date>
  /** Counts who had it: whoever lost it meanwhile writes nothing. */
  turn: Generated<number>
  created_at: CreatedAt
}

/** Out of the wallet from the request on: nobody spends it meanwhile; back when it is refused or cancelled. */
export interface WithdrawalsTable {
  id: Generated<number>
  customer_id: number
  user_id: number | null
  rials: number
  holder_name: string
  sheba_secret: string
  /** The last four digits, for people to know it by. */
  sheba_end: string
  state: Generated<'requested' | 'processing' | 'paid' | 'refused' | 'cancelled'>
  asked_at: Date
  ended_at: Date | null
  bank_reference: string | null
  reason: string | null
  /** When the customer was told how it ended. */
  told_at: Date | null
  /** The operator who pays it; null beside taken_at: taken on the command line. */
  taken_by: number | null
  /** When somebody began to pay it: nobody else pays or refuses it, and its customer cannot take it back. */
  taken_at: Date | null
  /** Gift of the withdrawn payments that left the gift account with them. */
  gift_back_rials: Generated<number>
  /** Gift of the withdrawn payments that was spent before, and is therefore paid for from the wallet. */
  wallet_back_rials: Generated<number>
}
