import { sql } from 'kysely'
import type { AccountRoles } from '@sarv/contract/account/customer-users/customer-users.rules'
import type { Db } from '../../../db/connection.ts'
import { accessTypeInProject } from '../../../db/project-access.ts'
import { userTitle } from '../../../db/user-title.ts'

const listCeiling = 1000

export interface MemberKey {
  customerId: number
  userId: number
}

const members = (db: Db, customerId: number) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.customer_id', '=', customerId)
    .select([
      'm.user_id as userId',
      'm.is_super_user as isSuperUser',
      'm.is_financial_manager as isFinancialManager',
      'm.is_account_manager as isAccountManager',
      'u.email',
      'u.phone_number_secret as phoneNumberSecret',
      userTitle.as('user'),
      sql<boolean>`u.disabled_reason is null`.as('isActive'),
      sql<boolean>`u.has_totp or u.has_sms or u.has_passkey_factor`.as('hasTwoFactor'),
      sql<boolean>`exists (
        select from projects p left join project_users pu on pu.project_id = p.id and pu.user_id = m.user_id
        where p.customer_id = m.customer_id and p.deleted_at is null and ${accessTypeInProject} is not null)`.as(
        'isProjectUser',
      ),
    ])

export const listMembers = (db: Db, customerId: number) =>
  members(db, customerId).orderBy('m.created_at').orderBy('m.user_id').limit(listCeiling).execute()

export const findMember = (db: Db, { customerId, userId }: MemberKey) =>
  members(db, customerId).where('m.user_id', '=', userId).executeTakeFirst()

export const findMemberByEmail = (db: Db, customerId: number, email: string) =>
  members(db, customerId)
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .executeTakeFirst()

/** What they were let into, and what is open to everyone in the account. */
export const listProjectsOfMember = (db: Db, { customerId, userId }: MemberKey) =>
  db
    .selectFrom('projects as p')
    .leftJoin('project_users as pu', (join) => join.onRef('pu.project_id', '=', 'p.id').on('pu.user_id', '=', userId))
    .where('p.customer_id', '=', customerId)
    .where('p.deleted_at', 'is', null)
    .where(accessTypeInProject, 'is not', null)
    .select(({ fn }) => [
      'p.name',
      accessTypeInProject.$notNull().as('accessType'),
      fn.coalesce('pu.created_at', 'p.created_at').as('createdAt'),
    ])
    .orderBy('p.id')
    .limit(listCeiling)
    .execute()

/** How many of these are projects of the account. */
export const countLiveProjects = async (db: Db, customerId: number, ids: readonly number[]): Promise<number> => {
  const { count } = await db
    .selectFrom('projects')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Only those count who can still sign in: an account must never be left to someone who is locked out. */
export const hasOtherSuperUser = async (db: Db, { customerId, userId }: MemberKey): Promise<boolean> => {
  const other = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.customer_id', '=', customerId)
    .where('m.user_id', '<>', userId)
    .where('m.is_super_user', '=', true)
    .where('u.disabled_reason', 'is', null)
    .select('m.user_id')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export const setMemberRoles = async (trx: Db, { customerId, userId }: MemberKey, roles: AccountRoles) => {
  await trx
    .updateTable('memberships')
    .set({
      is_super_user: roles.isSuperUser,
      is_financial_manager: roles.isFinancialManager,
      is_account_manager: roles.isAccountManager,
    })
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .execute()
}

/** Whoever is already in gets the roles besides those they have. */
export const addMember = async (trx: Db, { customerId, userId }: MemberKey, roles: AccountRoles) => {
  await trx
    .insertInto('memberships')
    .values({
      customer_id: customerId,
      user_id: userId,
      is_super_user: roles.isSuperUser,
      is_financial_manager: roles.isFinancialManager,
      is_account_manager: roles.isAccountManager,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'user_id']).doUpdateSet({
        is_super_user: sql`memberships.is_super_user or excluded.is_super_user`,
        is_financial_manager: sql`memberships.is_financial_manager or excluded.is_financial_manager`,
        is_account_manager: sql`memberships.is_account_manager or excluded.is_account_manager`,
      }),
    )
    .execute()
}

/** Sessions, API tokens, access to projects and messages of the member end with the membership: they refer to it. */
export const deleteMember = async (trx: Db, { customerId, userId }: MemberKey) => {
  await trx.deleteFrom('memberships').where('customer_id', '=', customerId).where('user_id', '=', userId).execute()
}

/** Whether it could move: its user must belong to the customer. */
export const moveSession = async (trx: Db, sessionId: number, customerId: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('sessions as s')
    .set({ customer_id: customerId })
    .where('s.id', '=', sessionId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberships as m')
          .innerJoin('customers as c', 'c.id', 'm.customer_id')
          .whereRef('m.user_id', '=', 's.user_id')
          .where('m.customer_id', '=', customerId)
          .where('c.disabled_at', 'is', null)
          .select('m.user_id'),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
