import { sql } from 'kysely'
import type { Db, Logger } from '../db/connection.ts'
import { repeat } from './loops.ts'

const everyMs = 10 * 60_000
/** Small bites: a long delete would hold up the embedded database, which has one connection. */
const biteRows = 2000

/** What may go, and when. Sessions stay a while after their end, so that «devices» can still name them. */
const expired = {
  events: sql`created_at < now() - interval '1 day'`,
  idempotency_keys: sql`created_at < now() - interval '1 day'`,
  captchas: sql`expires_at < now() - interval '1 hour'`,
  throttles: sql`window_ends_at < now() - interval '1 hour' and coalesce(blocked_until, now()) <= now()`,
  sessions: sql`expires_at < now() - interval '7 days'`,
  messages: sql`created_at < now() - interval '90 days'`,
  invitations: sql`expires_at < now() - interval '30 days'`,
  console_tickets: sql`expires_at < now() - interval '1 day'`,
  drift_findings: sql`resolved_at < now() - interval '90 days'`,
  confirm_codes: sql`expires_at < now()`,
  code_requests: sql`greatest(expires_at, link_expires_at) < now()`,
  known_devices: sql`last_used_at < now() - interval '180 days'`,
  pending_sign_ins: sql`expires_at < now()`,
  provider_sign_ins: sql`expires_at < now()`,
  passkey_challenges: sql`expires_at < now()`,
  email_changes: sql`expires_at < now() - interval '1 day'`,
}

/** Deletes what has had its time and answers how many rows that were. */
export const deleteExpired = async (db: Db): Promise<number> => {
  let total = 0
  for (const [table, condition] of Object.entries(expired)) {
    for (let deleted = biteRows; deleted === biteRows;) {
      const result = await sql`delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${condition} limit ${biteRows} for update skip locked)`.execute(db)
      deleted = Number(result.numAffectedRows ?? 0n)
      total += deleted
    }
  }
  return total
}

export const startCleanup = (db: Db, log: Logger): (() => Promise<void>) =>
  repeat(everyMs, () => deleteExpired(db), log)
