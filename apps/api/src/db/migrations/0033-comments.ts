import type { Migration } from '../migrations.ts'

/** What a table or a column is, where its name does not say it. `table` is the table itself. */
const comments: Record<string, Record<string, string>> = {
  customers: {
    national_id_secret: 'Sealed, as all of `personal-data.ts`.',
    referred_by_code: 'The referral code that was typed when signing up.',
  },
  users: {
    email: 'Unique without regard to case.',
    password_hash: 'null: signs in through a provider or a passkey alone.',
    phone_number_secret: 'Sealed, as all of `personal-data.ts`.',
    national_id_hash: "Keyed: the same person's id has the same hash. Null as long as there is no id.",
    has_passkey_factor: 'After the password a passkey is asked for.',
    totp_secret: 'Sealed.',
    totp_pending_secret: 'Sealed; becomes the secret when a first code proves that the app has it.',
    totp_last_step: 'The time step of the last code that was taken: none before or at it works again.',
    webauthn_handle: 'Names the user to authenticators, who learn nothing from it.',
    disabled_reason: 'Why the user may not sign in; null = may.',
  },
  sessions: {
    token_hash: 'SHA-256 of the bearer token: the token itself is never stored.',
    idle_expires_at: 'Moves forward with use.',
    expires_at: 'Never moves.',
    proven_at: 'When whoever holds it last proved who they are: by signing in, or when they were asked again.',
    factor_proven_at: 'The same, where the proof held a second factor or a code to the confirmed phone.',
  },
  throttles: {
    table: 'Counters that every process shares: failed sign-ins per e-mail or address, codes asked for.',
    key: 'What is counted: `login:email:...`, `login:ip:...`.',
  },
  datacenters: {
    engine: 'Which engines serve it: `sandbox`, or a name of the configuration file.',
    full_reason: 'A sentence for people when no new service fits; null = there is room.',
  },
  projects: {
    deleted_at: "Kept for its services' history; for everyone it is no longer there.",
  },
  project_users: {
    customer_id: 'Repeated from the project, so that only members of its customer can be let in.',
    access_type: '`userAccessType` of the contract.',
  },
  products: {
    id: '`productCategory` of the contract.',
  },
  product_items: {
    table: 'One price of one unit. A new price is a new row with a later `valid_from`; old rows stay for old usage.',
    item_id: '`productItem` of the contract.',
    datacenter_id: 'null = the same everywhere.',
    price_rials: 'Whole rials per unit per 30 days, before VAT.',
    paid_while_off: 'A server that is off still pays for it.',
  },
  product_bundles: {
    datacenter_id: 'null = offered everywhere.',
    quantities: 'Quantity by `productItem` id.',
    enabled: 'No longer offered; kept for the services that have it.',
  },
  vm_images: {
    operating_system_id: '`operatingSystem` of the contract.',
    operating_system: 'The family for people: `Ubuntu`; `name` has the version too.',
    engine_ref: "The image's name on the engines.",
  },
  vm_keys: {
    status_id: '`vmKeyStatus` of the contract.',
    key_type: 'As ssh-keygen names it.',
  },
  vm_hosts: {
    password_secret: 'The first password, sealed; emptied as soon as the engine has it.',
    status_id: '`serviceStatus` of the contract.',
    power_status: 'Observed: `powerStatus` of the contract; null before the engine has said.',
    network_status: 'Observed: `vmNetworkStatus` of the contract.',
    monthly_price_rials: 'What it costs per 30 days before VAT, as it was ordered.',
    price_while_off_rials: 'The same while it is off; null: no other price was agreed.',
    user_data_secret: 'Sealed; emptied as soon as the engine has it.',
    is_locked: 'Refuses to be deleted or rebuilt.',
    binned_at: 'In the bin since then, until `bin_until`.',
    bin_noticed: 'Its people were told that it ends soon.',
  },
  vm_host_disks: {
    size_gb: "null for the first disk: its size is the server's `disk_gb`.",
  },
  vm_host_ips: {
    address: 'null until the engine has given one.',
    status_id: '`networkNodeStatus` of the contract.',
    monthly_price_rials: "Of an address beyond the first; the first is in the server's price.",
  },
  vm_host_snapshots: {
    vm_image_id: "The server's at that time.",
    size_gb: 'What it holds, by the engine; null before it is there, and of those from before anybody asked.',
    status_id: '`snapshotStatus` of the contract.',
  },
  vm_firewall_rules: {
    protocol_id: '`firewallProtocol` of the contract.',
    direction_id: '`firewallDirection` of the contract.',
    remote_ip: 'An address with its prefix length.',
  },
  vm_firewall_trials: {
    previous: 'The rules to go back to.',
  },
  vm_networks: {
    status_id: '`vmKeyStatus` of the contract.',
  },
  vm_network_nodes: {
    status_id: '`networkNodeStatus` of the contract.',
  },
  storage_buckets: {
    datacenter_id: 'Names are addresses: unique in it.',
    is_public: 'Some of it is open to everybody.',
    used_bytes: 'As the store last counted it; null: not yet.',
  },
  storage_keys: {
    ends_at: 'It was replaced and stops working then.',
  },
  vm_volumes: {
    status_id: '`serviceStatus` of the contract.',
  },
  vm_volume_nodes: {
    device: 'Its name inside the server: `/dev/vdb`.',
    status_id: '`volumeNodeStatus` of the contract.',
  },
  vm_volume_snapshots: {
    table: 'Snapshots and backups alike; `status_id` is `snapshotStatus` or `backupStatus` of the contract.',
    size_gb: 'Of the volume at that time.',
  },
  vm_volume_backups: {
    table: 'Snapshots and backups alike; `status_id` is `snapshotStatus` or `backupStatus` of the contract.',
    size_gb: 'Of the volume at that time.',
  },
  vm_volume_schedules: {
    hour: 'Tehran.',
    tries: 'How often the run that is due could not begin.',
    result_id: '`scheduleResult` of the contract.',
  },
  vm_metrics_minute: {
    table:
      'Averages over the minute that begins at `at`, in percent and bytes per second; all zero while the server is off.',
    memory_percent: 'null: the engine does not see it.',
  },
  vm_metrics_ten_minutes: {
    memory_percent: 'null: the engine does not see it.',
    minutes: 'How many minutes it is the average of.',
  },
  vm_metrics_hour: {
    memory_percent: 'null: the engine does not see it.',
    minutes: 'How many minutes it is the average of.',
  },
  vm_metric_counters: {
    table: 'What the engine had counted at the last look.',
  },
  vm_metric_rounds: {
    table: 'The last minute in which a worker sampled the datacenter.',
  },
  console_tickets: {
    token_hash: 'SHA-256 of the ticket: the ticket itself is never stored.',
    session_id: 'Whoever asked must still be signed in while the console is open.',
    target_secret: "The engine's address, sealed.",
  },
  drift_findings: {
    project_id: 'Both as the tag on the engine says: of an orphan there may be no row.',
    engine_ref: "The engine's own id, where the engine has it.",
    details: 'For operators: what was expected and what was found.',
    rounds: 'In how many rounds in a row it was seen.',
    confirmed_at: 'From then on it counts; null: it may be a listing that was not all of one moment.',
  },
  drift_rounds: {
    claimed_until: 'A worker is at it until then; null: nobody is.',
    completed_at: 'The end of the last whole round; null before the first.',
  },
  usage_intervals: {
    table: 'What a service costs from one change to the next; bills are made of these and of nothing else.',
    to_at: 'null: it goes on.',
  },
  operations: {
    kind: 'Id of the call that started it.',
    title: 'Persian, without names.',
    sentence: 'The title with the names of what it is about; null: it was started before they were kept.',
    retryable: 'A failed run may be tried again.',
    other_name: 'Of the second thing that it is about.',
    outcome: 'What it will end in once everything is undone.',
    worker_id: 'The worker that has it.',
    due_at:
      'When a worker should look at it: at once, or when the one that has it was silent for too long; null: it is over.',
    reason: 'Persian.',
  },
  operation_steps: {
    name: 'Stable key of the step in its definition.',
    label: 'Persian, as it was when the operation was started.',
    error: 'Code of the last failure.',
  },
  idempotency_keys: {
    table: 'The answer of a write, kept so that the same key gets the same answer.',
    scope: 'Whose key: `user:7`, or `ip:...` before sign-in.',
    call: 'Id of the call.',
    request_hash: 'SHA-256 of parameters and body: one key for two different requests is refused.',
    response_status: 'null while the first request still runs.',
  },
  notifications: {
    link: 'A path of the portal.',
  },
  audit_log: {
    table: 'Never changed: each hash covers the row and the hash before it.',
    event: 'Id of the call, or the name of an event such as `signInFailed`.',
    target: 'What it was done to, e.g. `vm:41`.',
    data: 'JSON without secrets: what was asked for, and before and after of access.',
    id: 'Without gaps.',
    status: 'HTTP status of the answer; 0 where a crash left it unknown.',
  },
  audit_head: {
    table: 'The end of the chain: the only row that every writer waits for.',
  },
  audit_begun: {
    event: 'Id of the call, or the name of an event such as `signInFailed`.',
    target: 'What it was done to, e.g. `vm:41`.',
    data: 'JSON without secrets: what was asked for, and before and after of access.',
    mac: 'Of everything else in the row.',
  },
  confirm_codes: {
    table: 'One open code per purpose and subject: a new one replaces the one before it.',
    subject: 'Whom it is about: an e-mail, `user:7`.',
    payload: 'Sealed: what is to be done once the code is right.',
  },
  code_requests: {
    table: 'A code that somebody who is not signed in has asked for. Every request is a row of its own.',
    token_hash: 'Of the token that only the browser or program has that asked.',
    link_token_hash: "Of the token in the mail's link, where it has one.",
    address: 'Where it was asked for, for clients that do not know the token.',
    payload: 'Sealed: what is to be done once the code is right.',
  },
  known_devices: {
    table: 'A browser that has signed in to the account before.',
  },
  pending_sign_ins: {
    table: 'The password was right; the second factor is awaited.',
    method: 'How the first step was done: `password`, `google`, `ito`.',
  },
  passkeys: {
    transports: 'Comma-separated.',
  },
  email_changes: {
    table: 'A new e-mail address, which its old one may take back for a while.',
    ways_in_secret: 'Sealed: how the user signed in before it, to be restored.',
    ended_at: 'Taken back, or void because an earlier change was.',
  },
  provider_sign_ins: {
    table: 'A visit to a provider that has not come back yet.',
    verifier_secret: 'Sealed PKCE verifier.',
  },
  api_tokens: {
    all_projects: 'False: only those of `api_token_projects`.',
  },
  invitation_projects: {
    table: 'The projects that an invitation into the account brings along.',
  },
  messages: {
    table: 'A mail or an SMS, and what became of it.',
    recipient_secret: 'Sealed: where it went.',
    recipient_hash: 'Keyed: to find it by.',
    values_secret: 'Sealed; emptied when it was sent, because it may hold a code.',
    due_at: 'When it is to be sent, or tried again; null: it is over.',
  },
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * The database says itself what is in it: to whoever asks with psql, and to the table types that are generated from it. A
 * later table brings its comments in its own migration.
 */
export const tableComments: Migration = {
  name: '0033-comments',
  statements: [
    `alter table passkey_challenges add check (purpose in ('create', 'signIn', 'secondStep', 'stepUp'))`,
    ...Object.entries(comments).flatMap(([table, columns]) =>
      Object.entries(columns).map(
        ([column, text]) =>
          `comment on ${column === 'table' ? `table ${table}` : `column ${table}.${column}`} is ${quoted(text)}`,
      ),
    ),
  ],
}
