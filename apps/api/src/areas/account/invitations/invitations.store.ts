import { sql } from 'kysely'
import { userAccessType } from '@sarv/contract/enums'
import type { AccountRoles } from '@sarv/contract/account/customer-users/customer-users.rules'
import type { Db } from '../../../db/connection.ts'
import { userTitle } from '../../../db/user-title.ts'

const listCeiling = 1000

export interface GivenProject {
  projectId: number
  project: string
  accessType: number
}

/** Those that are still there and that whoever invited may still let people into. */
const projectsOf = sql<GivenProject[]>`(
  select coalesce(json_agg(json_build_object(
    'projectId', ip.project_id, 'project', q.name, 'accessType', ip.access_type) order by ip.project_id), '[]')
  from invitation_projects ip
  join projects q on q.id = ip.project_id and q.deleted_at is null
  left join project_users iu on iu.project_id = q.id and iu.user_id = m.user_id
  where ip.invitation_id = i.id
    and (m.is_super_user or iu.access_type = ${sql.lit(userAccessType.id.owner)}))`

/** Neither taken nor taken back nor too old, with what is needed to judge whether whoever invited still may. */
const openInvitations = (db: Db) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('customers as c', 'c.id', 'i.customer_id')
    .leftJoin('projects as p', 'p.id', 'i.project_id')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'i.invited_by').on('u.disabled_reason', 'is', null))
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.customer_id', '=', 'i.customer_id').onRef('m.user_id', '=', 'u.id'),
    )
    .leftJoin('project_users as pu', (join) =>
      join.onRef('pu.project_id', '=', 'i.project_id').onRef('pu.user_id', '=', 'm.user_id'),
    )
    .where('i.accepted_at', 'is', null)
    .where('i.cancelled_at', 'is', null)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .where('p.deleted_at', 'is', null)
    .select([
      'i.id',
      'i.customer_id as customerId',
      'c.name as customer',
      'i.email',
      'i.is_super_user as isSuperUser',
      'i.is_financial_manager as isFinancialManager',
      'i.is_account_manager as isAccountManager',
      'i.project_id as projectId',
      'p.name as project',
      'i.access_type as accessType',
      'i.created_at as createdAt',
      'i.expires_at as expiresAt',
      userTitle.as('invitedBy'),
      sql<boolean>`coalesce(m.is_super_user, false)`.as('inviterIsSuperUser'),
      sql<boolean>`coalesce(m.is_financial_manager, false)`.as('inviterIsFinancialManager'),
      sql<boolean>`coalesce(m.is_account_manager, false)`.as('inviterIsAccountManager'),
      'pu.access_type as inviterAccessType',
      projectsOf.as('projects'),
    ])

export type OpenInvitation = Awaited<ReturnType<typeof listOpenInvitations>>[number]

/** Of the account, or of one project in it. */
export interface InvitationPlace {
  customerId: number
  projectId?: number
}

const inPlace = (db: Db, { customerId, projectId }: InvitationPlace) =>
  openInvitations(db)
    .where('i.customer_id', '=', customerId)
    .$if(projectId !== undefined, (query) => query.where('i.project_id', '=', projectId ?? null))

export const listOpenInvitations = (db: Db, place: InvitationPlace) =>
  inPlace(db, place).orderBy('i.id', 'desc').limit(listCeiling).execute()

export const findOpenInvitation = (db: Db, place: InvitationPlace, id: number): Promise<OpenInvitation | undefined> =>
  inPlace(db, place).where('i.id', '=', id).executeTakeFirst()

export const findOpenByToken = (db: Db, tokenHash: Buffer): Promise<OpenInvitation | undefined> =>
  openInvitations(db).where('i.token_hash', '=', tokenHash).executeTakeFirst()

/** The one that stands in the way of another to the same address. */
export const findOpenByEmail = (
  db: Db,
  { customerId, projectId, email }: { customerId: number; projectId: number | null; email: string },
): Promise<OpenInvitation | undefined> =>
  openInvitations(db)
    .where('i.customer_id', '=', customerId)
    .where('i.project_id', projectId === null ? 'is' : '=', projectId)
    .where(sql`lower(i.email)`, '=', email.toLowerCase())
    .executeTakeFirst()

export interface NewInvitation extends AccountRoles {
  customerId: number
  email: string
  tokenHash: Buffer
  projectId: number | null
  accessType: number | null
  invitedBy: number
  expiresAt: Date
}

export const insertInvitation = (trx: Db, invitation: NewInvitation) =>
  trx
    .insertInto('invitations')
    .values({
      customer_id: invitation.customerId,
      email: invitation.email,
      token_hash: invitation.tokenHash,
      is_super_user: invitation.isSuperUser,
      is_financial_manager: invitation.isFinancialManager,
      is_account_manager: invitation.isAccountManager,
      project_id: invitation.projectId,
      access_type: invitation.accessType,
      invited_by: invitation.invitedBy,
      expires_at: invitation.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const insertInvitationProjects = async (
  trx: Db,
  invitationId: number,
  projects: readonly { projectId: number; accessType: number }[],
) => {
  if (projects.length === 0) return
  await trx
    .insertInto('invitation_projects')
    .values(
      projects.map(({ projectId, accessType }) => ({
        invitation_id: invitationId,
        project_id: projectId,
        access_type: accessType,
      })),
    )
    .execute()
}

export const renewInvitation = async (
  trx: Db,
  id: number,
  { tokenHash, invitedBy, expiresAt }: Pick<NewInvitation, 'tokenHash' | 'invitedBy' | 'expiresAt'>,
) => {
  await trx
    .updateTable('invitations')
    .set({ token_hash: tokenHash, invited_by: invitedBy, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

/** Whoever changes it answers for it from now on. */
export const setInvitationRoles = async (trx: Db, id: number, roles: AccountRoles, invitedBy: number) => {
  await trx
    .updateTable('invitations')
    .set({
      is_super_user: roles.isSuperUser,
      is_financial_manager: roles.isFinancialManager,
      is_account_manager: roles.isAccountManager,
      invited_by: invitedBy,
    })
    .where('id', '=', id)
    .execute()
}

export const setInvitationAccess = async (trx: Db, id: number, accessType: number, invitedBy: number) => {
  await trx
    .updateTable('invitations')
    .set({ access_type: accessType, invited_by: invitedBy })
    .where('id', '=', id)
    .execute()
}

export const markAccepted = async (trx: Db, id: number) => {
  await trx
    .updateTable('invitations')
    .set({ accepted_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export const markCancelled = async (trx: Db, id: number) => {
  await trx
    .updateTable('invitations')
    .set({ cancelled_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** What one person has sent, in all their accounts. */
export const listInvitationsOf = (db: Db, userId: number) =>
  openInvitations(db).where('i.invited_by', '=', userId).orderBy('i.id', 'desc').limit(listCeiling).execute()

/** Answers whose accounts they were for. */
export const cancelInvitationsOf = async (trx: Db, userId: number, since?: Date): Promise<number[]> => {
  let update = trx
    .updateTable('invitations')
    .set({ cancelled_at: sql`now()` })
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
  if (since) update = update.where('created_at', '>=', since)
  const ended = await update.returning('customer_id as customerId').execute()
  return [...new Set(ended.map(({ customerId }) => customerId))]
}

/** Makes room for a new one: what is too old, or void, is still in the way of the unique index. */
export const cancelForEmail = async (
  trx: Db,
  { customerId, projectId, email }: { customerId: number; projectId: number | null; email: string },
) => {
  await trx
    .updateTable('invitations')
    .set({ cancelled_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('project_id', projectId === null ? 'is' : '=', projectId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute()
}

export const hasUser = async (db: Db, email: string): Promise<boolean> => {
  const user = await db
    .selectFrom('users')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .select('id')
    .executeTakeFirst()
  return user !== undefined
}

/** Held until the transaction ends, so that the address stays the one that was compared. */
export const findAddressOf = (trx: Db, userId: number) =>
  trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email', 'email_confirmed as emailConfirmed'])
    .forShare()
    .executeTakeFirstOrThrow()
