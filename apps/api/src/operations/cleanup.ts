import { sql, type RawBuilder } from 'kysely'
import type { Db, Logger } from '../db/connection.ts'
import type { Database } from '../db/tables.generated.ts'
import { repeat } from './loops.ts'

const everyMs = 10 * 60_000
/** Small bites: a long delete would hold up the embedded database, which has one connection. */
const biteRows = 2000

/** By table: what may go. */
export type Expiring = Readonly<Partial<Record<keyof Database, RawBuilder<unknown>>>>

/** What belongs to no area. */
const ownExpiring: Expiring = {
  events: sql`created_at < now() - interval '1 day'`,
  idempotency_keys: sql`created_at < now() - interval '1 day'`,
  messages: sql`created_at < now() - interval '90 days'`,
  throttles: sql`window_ends_at < now() - interval '1 hour' and coalesce(blocked_until, now()) <= now()`,
}

/** Deletes what has had its time and answers how many rows that were. */
export const deleteExpired = async (db: Db, ofAreas: Expiring = {}): Promise<number> => {
  let total = 0
  for (const [table, condition] of Object.entries({ ...ownExpiring, ...ofAreas })) {
    for (let deleted = biteRows; deleted === biteRows;) {
      const result = await sql`delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${condition} limit ${biteRows} for update skip locked)`.execute(db)
      deleted = Number(result.numAffectedRows ?? 0n)
      total += deleted
    }
  }
  return total
}

export const startCleanup = (db: Db, ofAreas: Expiring, log: Logger): (() => Promise<void>) =>
  repeat(everyMs, () => deleteExpired(db, ofAreas), log)
