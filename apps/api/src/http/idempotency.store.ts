import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

export interface KeyOfRequest {
  scope: string
  key: string
  call: string
  requestHash: Buffer
}

export interface StoredAnswer {
  requestHash: Buffer
  /** null while the first request still runs. */
  status: number | null
  body: string | null
}

/** No request of ours takes this long: a row still unanswered after it belongs to a process that died. */
const abandonedAfter = sql`interval '2 minutes'`
const keptFor = sql`interval '24 hours'`

/** Takes the key for this request. False: someone has it, or its answer is already there. */
export const takeKey = async (db: Db, { scope, key, call, requestHash }: KeyOfRequest): Promise<boolean> => {
  const { rows } = await sql`
    insert into idempotency_keys as known (scope, key, call, request_hash)
    values (${scope}, ${key}, ${call}, ${requestHash})
    on conflict (scope, key) do update set call = excluded.call, request_hash = excluded.request_hash,
      response_status = null, response_type = null, response_body = null, created_at = now()
    where known.created_at < now() - ${keptFor}
      or (known.response_status is null and known.request_hash = excluded.request_hash
        and known.created_at < now() - ${abandonedAfter})
    returning key`.execute(db)
  return rows.length > 0
}

export const findStoredAnswer = async (db: Db, scope: string, key: string): Promise<StoredAnswer | undefined> => {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response_status', 'response_body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && { requestHash: row.request_hash, status: row.response_status, body: row.response_body }
}

export const storeAnswer = async (
  db: Db,
  { scope, key }: KeyOfRequest,
  answer: { status: number; body: string | undefined },
): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ response_status: answer.status, response_body: answer.body ?? null })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** Lets the same request be tried again: nothing of it was kept. */
export const releaseKey = async (db: Db, { scope, key }: KeyOfRequest): Promise<void> => {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('response_status', 'is', null)
    .execute()
}
