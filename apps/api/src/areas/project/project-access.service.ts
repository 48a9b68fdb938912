import { roleOfAccessType, type Role } from '@sarv/contract/access'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../http/implement.ts'

/** What someone sees of their customer's projects, for calls that are about no single one. */
export interface ProjectSight {
  /** Absent: every project. */
  visibleProjectIds?: readonly number[]
  /** The roles that count in a project: those of the account and the one there. */
  rolesIn(projectId: number | null): readonly Role[]
}

export const projectSightOf = async (db: Db, { userId, customerId, roles }: Actor): Promise<ProjectSight> => {
  if (roles.includes('superUser')) return { rolesIn: () => roles }
  const rows = await db
    .selectFrom('project_users')
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .select(['project_id', 'access_type'])
    .execute()
  const roleByProject = new Map(rows.map((row) => [row.project_id, roleOfAccessType(row.access_type)]))
  return {
    visibleProjectIds: rows.map((row) => row.project_id),
    rolesIn: (projectId) => {
      const role = projectId === null ? undefined : roleByProject.get(projectId)
      return role ? [...roles, role] : roles
    },
  }
}
