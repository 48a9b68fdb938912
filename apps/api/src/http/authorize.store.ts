import { CompiledQuery, sql } from 'kysely'
import { roleOfAccessType, type Role } from '@sarv/contract/access'
import type { Db, Logger } from '../db/connection.ts'
import { hashToken } from '../secrets.ts'
import type { FindCaller } from './authorize.ts'

interface CallerRow {
  session_id: number
  user_id: number
  customer_id: number
  email: string
  first_name: string | null
  last_name: string | null
  is_super_user: boolean
  is_account_manager: boolean
  is_financial_manager: boolean
  project_id: number | null
  datacenter_id: number | null
  access_type: number | null
  used_long_ago: boolean
}

// Session, membership and project in one round trip, every request: so a revoked session, a removed member or a changed
// role counts from the next call on. Plain text, because building it again each time would cost more than running it.
export const callerSql = `
select s.id as session_id, s.user_id, s.customer_id, u.email, u.first_name, u.last_name,
  m.is_super_user, m.is_account_manager, m.is_financial_manager,
  p.id as project_id, p.datacenter_id, pu.access_type,
  s.last_used_at < now() - interval '1 minute' as used_long_ago
from sessions s
join users u on u.id = s.user_id and u.disabled_reason is null
join memberships m on m.customer_id = s.customer_id and m.user_id = s.user_id
left join projects p on p.id = $2::bigint and p.customer_id = s.customer_id
left join project_users pu on pu.project_id = p.id and pu.user_id = s.user_id
where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and s.idle_expires_at > now()`

const rolesOf = (row: CallerRow): Role[] => {
  const roles: Role[] = []
  if (row.is_super_user) roles.push('superUser')
  if (row.is_account_manager) roles.push('accountManager')
  if (row.is_financial_manager) roles.push('financialManager')
  const projectRole = roleOfAccessType(row.access_type)
  if (projectRole) roles.push(projectRole)
  return roles
}

/** The idle end moves with use, by the same span that signing in gave it. */
const touchSession = (db: Db, sessionId: number) =>
  db
    .updateTable('sessions')
    .set({ last_used_at: sql`now()`, idle_expires_at: sql`now() + (idle_expires_at - last_used_at)` })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()

/** Finds callers by the sessions table. */
export const createFindCaller =
  (db: Db, log: Logger): FindCaller =>
  async (token, projectId) => {
    const { rows } = await db.executeQuery<CallerRow>(
      CompiledQuery.raw(callerSql, [hashToken(token), projectId ?? null]),
    )
    const row = rows[0]
    if (!row) return undefined
    // At most once a minute, and nobody waits for it.
    if (row.used_long_ago) {
      touchSession(db, row.session_id).catch((error: unknown) => log.warn({ err: error }, 'session not touched'))
    }

    const roles = rolesOf(row)
    const seesProject = row.project_id !== null && (row.is_super_user || row.access_type !== null)
    return {
      actor: {
        userId: row.user_id,
        customerId: row.customer_id,
        sessionId: row.session_id,
        roles,
        userTitle: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email,
        email: row.email,
      },
      project: seesProject
        ? { id: row.project_id!, customerId: row.customer_id, datacenterId: row.datacenter_id! }
        : undefined,
    }
  }
