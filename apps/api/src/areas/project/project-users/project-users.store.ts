import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { accessTypeInProject } from '../../../db/project-access.ts'
import { userTitle } from '../../../db/user-title.ts'

const listCeiling = 1000

export interface MemberOfAccount {
  customerId: number
  userId: number
}

export interface ProjectAccess extends MemberOfAccount {
  projectId: number
  /** `userAccessType` of the contract. */
  accessType: number
}

export const isSuperUser = async (db: Db, { customerId, userId }: MemberOfAccount): Promise<boolean> => {
  const member = await db
    .selectFrom('memberships')
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .select('is_super_user')
    .executeTakeFirst()
  return member?.is_super_user ?? false
}

/** The projects that a member was let into, and those that are open to the account. */
export const listOwnAccess = (db: Db, { customerId, userId }: MemberOfAccount) =>
  db
    .selectFrom('projects as p')
    .leftJoin('project_users as pu', (join) => join.onRef('pu.project_id', '=', 'p.id').on('pu.user_id', '=', userId))
    .where('p.customer_id', '=', customerId)
    .where('p.deleted_at', 'is', null)
    .where(accessTypeInProject, 'is not', null)
    .select(['p.id as projectId', accessTypeInProject.as('accessType')])
    .execute()

export const listProjectUsers = (db: Db, projectId: number) =>
  db
    .selectFrom('project_users as pu')
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .where('pu.project_id', '=', projectId)
    .select(['pu.user_id as userId', 'u.email', 'pu.access_type as userAccessTypeId', userTitle.as('user')])
    .select(['pu.created_at as createDate', 'pu.modified_at as modifyDate'])
    .orderBy('pu.created_at')
    .orderBy('pu.user_id')
    .limit(listCeiling)
    .execute()

export const findAccess = async (db: Db, projectId: number, userId: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('project_users')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .select('access_type')
    .executeTakeFirst()
  return row?.access_type
}

/** The lowest number is the highest access. */
export const raiseAccess = async (trx: Db, access: ProjectAccess): Promise<void> => {
  await trx
    .insertInto('project_users')
    .values({
      customer_id: access.customerId,
      project_id: access.projectId,
      user_id: access.userId,
      access_type: access.accessType,
    })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'user_id']).doUpdateSet({
        access_type: sql`least(project_users.access_type, excluded.access_type)`,
        modified_at: sql`now()`,
      }),
    )
    .execute()
}

export const setAccess = async (trx: Db, { projectId, userId, accessType }: Omit<ProjectAccess, 'customerId'>) => {
  await trx
    .updateTable('project_users')
    .set({ access_type: accessType, modified_at: sql`now()` })
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute()
}

export const deleteAccess = async (trx: Db, projectId: number, userId: number) => {
  await trx.deleteFrom('project_users').where('project_id', '=', projectId).where('user_id', '=', userId).execute()
}
