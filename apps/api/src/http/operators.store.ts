import { CompiledQuery, sql } from 'kysely'
import type { OperatorRole } from '@sarv/contract/access'
import { proofSeconds } from '@sarv/contract/step-up'
import type { Db, Logger } from '../db/connection.ts'
import { hashToken, isOperatorToken } from '../secrets.ts'
import type { FindOperator } from './operators.ts'

interface OperatorRow {
  session_id: number
  operator_id: number
  name: string
  email: string
  roles: OperatorRole[]
  is_proven: boolean
  used_long_ago: boolean
}

// Every request asks again: whoever is disabled, or has lost a role, has so from the next call on.
const operatorSql = `
select s.id as session_id, o.id as operator_id, o.name, o.email, o.roles,
  s.proven_at > now() - interval '${proofSeconds} seconds' as is_proven,
  s.last_used_at < now() - interval '1 minute' as used_long_ago
from operator_sessions s join operators o on o.id = s.operator_id and o.disabled_at is null
where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and s.idle_expires_at > now()`

/** The idle end moves with use, by the span that signing in gave it. */
const touch = (db: Db, sessionId: number) =>
  db
    .updateTable('operator_sessions')
    .set({ last_used_at: sql`now()`, idle_expires_at: sql`now() + (idle_expires_at - last_used_at)` })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()

export const createFindOperator =
  (db: Db, log: Logger): FindOperator =>
  async (token) => {
    if (!isOperatorToken(token)) return undefined
    const { rows } = await db.executeQuery<OperatorRow>(CompiledQuery.raw(operatorSql, [hashToken(token)]))
    const row = rows[0]
    if (!row) return undefined
    if (row.used_long_ago) {
      touch(db, row.session_id).catch((error: unknown) => log.warn({ err: error }, 'last use not written'))
    }
    return {
      operatorId: row.operator_id,
      sessionId: row.session_id,
      name: row.name,
      email: row.email,
      roles: row.roles,
      isProven: row.is_proven,
    }
  }
