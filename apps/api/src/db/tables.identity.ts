import type { Generated } from 'kysely'
import type { CreatedAt, Id } from './tables.ts'

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

/** A code that somebody who is not signed in has asked for. Every request is a row of its own. */
export interface CodeRequestsTable {
  id: Id
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

/** A browser that has signed in to the account before. */
export interface KnownDevicesTable {
  user_id: number
  token_hash: Buffer
  created_at: CreatedAt
  last_used_at: Generated<Date>
}

/** The password was right; the second factor is awaited. */
export interface PendingSignInsTable {
  id: Id
  token_hash: Buffer
  user_id: number
  ip: string
  /** How the first step was done: `password`, `google`, `ito`. */
  method: string
  tries_left: number
  created_at: CreatedAt
  expires_at: Date
}

export interface RecoveryCodesTable {
  user_id: number
  code_hash: Buffer
  created_at: CreatedAt
  used_at: Date | null
}

export interface PasskeysTable {
  id: Id
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

export interface PasskeyChallengesTable {
  key_hash: Buffer
  purpose: 'create' | 'signIn' | 'secondStep' | 'stepUp'
  challenge: string
  user_id: number | null
  expires_at: Date
}

/** A new e-mail address, which its old one may take back for a while. */
export interface EmailChangesTable {
  id: Id
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

export interface ApiTokensTable {
  id: Id
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

export interface ApiTokenProjectsTable {
  api_token_id: number
  project_id: number
}

export interface InvitationsTable {
  id: Id
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

/** The projects that an invitation into the account brings along. */
export interface InvitationProjectsTable {
  invitation_id: number
  project_id: number
  access_type: number
}

/** A mail or an SMS, and what became of it. */
export interface MessagesTable {
  id: Id
  channel: 'email' | 'sms'
  /** Sealed: where it went. */
  recipient_secret: string
  /** Keyed: to find it by. */
  recipient_hash: Buffer
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
}
