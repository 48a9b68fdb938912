import { CompiledQuery, sql } from 'kysely'
import { roleOfAccessType, type Role } from '@sarv/contract/access'
import { proofSeconds } from '@sarv/contract/step-up'
import type { Db, Logger } from '../db/connection.ts'
import { accessTypeSql } from '../db/project-access.ts'
import { hashToken, isApiToken, isViewToken } from '../secrets.ts'
import type { FindCaller } from './authorize.ts'
import { viewIsAlive } from './views.ts'

interface CallerRow {
  session_id: number | null
  api_token_id: number | null
  read_only: boolean | null
  /** Of an API token that is limited to them. */
  project_ids: number[] | null
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
  is_proven: boolean
  is_proven_again: boolean
  is_factor_proven: boolean
  view_id: number | null
  operator_id: number | null
  operator_name: string | null
}

// Holder of the token, membership and project in one round trip, every request: so a revoked session, a removed member
// or a changed role counts from the next call on. Plain text, because building it again each time would cost more than
// running it.
const findBy = (holder: string, columns: string, isAlive: string): string => `
select ${columns}, h.user_id, h.customer_id, u.email, u.first_name, u.last_name,
  m.is_super_user, m.is_account_manager, m.is_financial_manager,
  p.id as project_id, p.datacenter_id, ${accessTypeSql} as access_type,
  coalesce(h.last_used_at < now() - interval '1 minute', true) as used_long_ago
from ${holder} h
join users u on u.id = h.user_id and u.disabled_reason is null
join memberships m on m.customer_id = h.customer_id and m.user_id = h.user_id
join customers c on c.id = h.customer_id and c.disabled_at is null
left join projects p on p.id = $2::bigint and p.customer_id = h.customer_id and p.deleted_at is null
left join project_users pu on pu.project_id = p.id and pu.user_id = h.user_id
where h.token_hash = $1 and h.revoked_at is null and h.expires_at > now() and ${isAlive}`

const noView = `null::bigint as view_id, null::bigint as operator_id, null::text as operator_name`

const isRecent = (at: string): string => `coalesce(${at} > now() - interval '${proofSeconds} seconds', false)`

export const callerSql = findBy(
  'sessions',
  `h.id as session_id, null::bigint as api_token_id, null::boolean as read_only, null::int[] as project_ids,
    ${noView}, ${isRecent('h.proven_at')} as is_proven, ${isRecent('h.proven_again_at')} as is_proven_again,
    ${isRecent('h.factor_proven_at')} or not u.phone_number_confirmed as is_factor_proven`,
  'h.idle_expires_at > now()',
)

const tokenCallerSql = findBy(
  'api_tokens',
  `null::bigint as session_id, h.id as api_token_id, h.read_only, case when not h.all_projects then
    array(select s.project_id::int from api_token_projects s where s.api_token_id = h.id) end as project_ids,
    ${noView}, false as is_proven, false as is_proven_again, false as is_factor_proven`,
  'true',
)

// It is over with the operator's session, with their role and with their minutes, whichever comes first.
const viewCallerSql = findBy(
  'operator_views',
  `null::bigint as session_id, null::bigint as api_token_id, null::boolean as read_only, null::int[] as project_ids,
    h.id as view_id, h.operator_id, (select o.name from operators o where o.id = h.operator_id) as operator_name,
    false as is_proven, false as is_proven_again, false as is_factor_proven`,
  viewIsAlive,
)

const statementFor = (token: string): string => {
  if (isViewToken(token)) return viewCallerSql
  return isApiToken(token) ? tokenCallerSql : callerSql
}

const rolesOf = (row: CallerRow): Role[] => {
  const roles: Role[] = []
  if (row.is_super_user) roles.push('superUser')
  if (row.is_account_manager) roles.push('accountManager')
  if (row.is_financial_manager) roles.push('financialManager')
  const projectRole = roleOfAccessType(row.access_type)
  if (projectRole) roles.push(projectRole)
  return roles
}

const projectOf = (row: CallerRow) => {
  const { project_id: id, datacenter_id: datacenterId } = row
  if (id === null || datacenterId === null) return undefined
  if (!row.is_super_user && row.access_type === null) return undefined
  if (row.project_ids && !row.project_ids.includes(id)) return undefined
  return { id, customerId: row.customer_id, datacenterId }
}

const viewOf = ({ view_id: viewId, operator_id: operatorId, operator_name: name }: CallerRow) =>
  viewId === null || operatorId === null ? undefined : { viewId, operatorId, name: name ?? '' }

/** The idle end of a session moves with use, by the same span that signing in gave it. */
const touch = (db: Db, row: CallerRow) => {
  const now = { last_used_at: sql<Date>`now()` }
  if (row.view_id !== null) return db.updateTable('operator_views').set(now).where('id', '=', row.view_id).execute()
  return row.session_id === null
    ? db.updateTable('api_tokens').set(now).where('id', '=', row.api_token_id).execute()
    : db
        .updateTable('sessions')
        .set({ ...now, idle_expires_at: sql`now() + (idle_expires_at - last_used_at)` })
        .where('id', '=', row.session_id)
        .where('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)
        .execute()
}

/** Finds callers by the tables of sessions and of API tokens. */
export const createFindCaller =
  (db: Db, log: Logger): FindCaller =>
  async (token, projectId) => {
    const { rows } = await db.executeQuery<CallerRow>(
      CompiledQuery.raw(statementFor(token), [hashToken(token), projectId ?? null]),
    )
    const row = rows[0]
    if (!row) return undefined
    // At most once a minute, and nobody waits for it.
    if (row.used_long_ago) {
      touch(db, row).catch((error: unknown) => log.warn({ err: error }, 'last use not written'))
    }
    return {
      actor: {
        userId: row.user_id,
        customerId: row.customer_id,
        sessionId: row.session_id,
        apiTokenId: row.api_token_id,
        tokenScope:
          row.api_token_id === null
            ? undefined
            : { readOnly: row.read_only ?? true, projectIds: row.project_ids ?? undefined },
        view: viewOf(row),
        isProven: row.is_proven,
        isProvenAgain: row.is_proven_again,
        isFactorProven: row.is_factor_proven,
        roles: rolesOf(row),
        seenAs: undefined,
        userTitle: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email,
        email: row.email,
      },
      project: projectOf(row),
    }
  }
