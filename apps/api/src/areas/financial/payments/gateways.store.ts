import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

export const listFailing = async (db: Db, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('payment_gateways')
    .where('open_until', '>', now)
    .select('provider_id as id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a payment may be tried now. Of a bank that has failed, one is let through at a time, to see whether it is back. */
export const takeTry = async (
  db: Db,
  providerId: number,
  { now, tryMs }: { now: Date; tryMs: number },
): Promise<boolean> => {
  const row = await db
    .selectFrom('payment_gateways')
    .where('provider_id', '=', providerId)
    .select('open_until as openUntil')
    .executeTakeFirst()
  if (!row?.openUntil) return true
  const taken = await db
    .updateTable('payment_gateways')
    .set({ open_until: new Date(now.getTime() + tryMs) })
    .where('provider_id', '=', providerId)
    .where('open_until', '<=', now)
    .returning('provider_id')
    .executeTakeFirst()
  return taken !== undefined
}

export const noteSuccess = async (db: Db, providerId: number) => {
  await db
    .updateTable('payment_gateways')
    .set({ failures: 0, open_until: null })
    .where('provider_id', '=', providerId)
    .where('failures', '>', 0)
    .execute()
}

/** From `limit` failures in a row on it is not offered, each time twice as long. */
export const noteFailure = async (
  db: Db,
  providerId: number,
  { now, limit, shortestMs, longestMs }: { now: Date; limit: number; shortestMs: number; longestMs: number },
) => {
  await sql`
    insert into payment_gateways as gateway (provider_id, failures, failed_at) values (${providerId}, 1, ${now})
    on conflict (provider_id) do update set
      failures = gateway.failures + 1,
      failed_at = excluded.failed_at,
      open_until = case when gateway.failures + 1 >= ${limit} then
        ${now}::timestamptz + make_interval(secs => least(${longestMs / 1000}::float8,
          ${shortestMs / 1000}::float8 * power(2, least(gateway.failures + 1 - ${limit}, 20)))) end`.execute(db)
}
