import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import { accessTypeInProject } from '../db/project-access.ts'
import type { Actor } from './authorize.ts'
import { viewIsAlive } from './views.ts'

/** Which events of its customer a session may see. */
export interface Visibility {
  /** Sessions move between the accounts of their user. */
  customerId: number
  seesAllProjects: boolean
  projectIds: ReadonlySet<number>
}

/** An operator who looks through the eyes of a super user; nothing when the view is over. */
const findVisibilityOfView = async (db: Db, viewId: number): Promise<Visibility | undefined> => {
  const { rows } = await sql<{ customer_id: number }>`
    select h.customer_id from operator_views h
    where h.id = ${viewId} and h.revoked_at is null and h.expires_at > now() and ${sql.raw(viewIsAlive)}`.execute(db)
  return rows[0] && { customerId: rows[0].customer_id, seesAllProjects: true, projectIds: new Set() }
}

/** Nothing when the session, or the operator's view, is over. */
export const findVisibility = async (
  db: Db,
  { sessionId, view }: Pick<Actor, 'sessionId' | 'view'>,
): Promise<Visibility | undefined> => {
  if (view) return findVisibilityOfView(db, view.viewId)
  if (sessionId === null) return undefined

  const { rows } = await sql<{ customer_id: number; is_super_user: boolean; project_ids: number[] }>`
    select s.customer_id, m.is_super_user, array_to_json(array(
      select p.id from projects p left join project_users pu on pu.project_id = p.id and pu.user_id = s.user_id
      where p.customer_id = s.customer_id and p.deleted_at is null and ${accessTypeInProject} is not null
    )) as project_ids
    from sessions s
    join users u on u.id = s.user_id and u.disabled_reason is null
    join memberships m on m.customer_id = s.customer_id and m.user_id = s.user_id
    where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > now() and s.idle_expires_at > now()`.execute(
    db,
  )
  const row = rows[0]
  return (
    row && {
      customerId: row.customer_id,
      seesAllProjects: row.is_super_user,
      projectIds: new Set(row.project_ids),
    }
  )
}
