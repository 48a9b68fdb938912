import { may } from '@sarv/contract/access'
import {
  mayChangeAccountRoles,
  noAccountRoles,
  type AccountRoles,
} from '@sarv/contract/account/customer-users/customer-users.rules'
import type {
  CreateCustomerUserModel,
  InvitedProject,
  LeftBehindItem,
} from '@sarv/contract/account/customer-users/customer-users.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { listLeftBehind, stopLeftBehind, type Maker } from '../../../services/left-behind.ts'
import { findCustomer } from '../customers/customers.store.ts'
import { projectSightOf } from '../../project/project-users/project-access.service.ts'
import { invite, type InvitationMail } from '../invitations/invitations.service.ts'
import { accountRolesNow, lockAccess, publishAccessChange } from './account-access.service.ts'
import {
  countLiveProjects,
  deleteMember,
  findMember,
  findMemberByEmail,
  hasOtherSuperUser,
  listMembers,
  listProjectsOfMember,
  moveSession,
  setMemberRoles,
  type MemberKey,
} from './customer-users.store.ts'

export const findUserOfAccount = findMemberByEmail

export const isSuperUserOf = async (db: Db, key: MemberKey): Promise<boolean> =>
  (await findMember(db, key))?.isSuperUser ?? false

/** A member with the projects they were let into; who is in another account is not there. */
export const readCustomerUser = async (db: Db, key: MemberKey) => {
  const member = await findMember(db, key)
  if (!member) throw new AppError('not_found')
  return { ...member, projects: await listProjectsOfMember(db, key) }
}

/** Only who manages a project lets people into it; one that the caller does not see is not there. */
const ensureManages = async (trx: Db, actor: Actor, projects: readonly InvitedProject[]): Promise<void> => {
  const ids = projects.map(({ projectId }) => projectId)
  if (ids.length === 0) return
  const { rolesIn } = await projectSightOf(trx, actor)
  const live = await countLiveProjects(trx, actor.customerId, ids)
  if (live !== ids.length || ids.some((id) => !may('project:read', rolesIn(id)))) throw new AppError('not_found')
  if (ids.some((id) => !may('project:manage', rolesIn(id)))) throw new AppError('forbidden')
}

/** Nobody learns from it whether an e-mail has a user here: known and unknown ones get the same invitation. */
export const inviteCustomerUser = async (
  trx: Db,
  mail: InvitationMail,
  actor: Actor,
  { userName: email, projects = [], ...roles }: CreateCustomerUserModel,
): Promise<number> => {
  const { customerId } = actor
  await lockAccess(trx, customerId)
  if (!mayChangeAccountRoles(await accountRolesNow(trx, actor), noAccountRoles, roles)) {
    throw new AppError('forbidden')
  }
  if (await findMemberByEmail(trx, customerId, email)) throw new AppError('already_member', { email })
  await ensureManages(trx, actor, projects)
  const given = projects.map(({ projectId, userAccessTypeId: accessType }) => ({ projectId, accessType }))
  return invite(trx, mail, actor, { ...roles, email, projectId: null, accessType: null, projects: given })
}

const rolesOf = ({ isSuperUser, isFinancialManager, isAccountManager }: AccountRoles): AccountRoles => ({
  isSuperUser,
  isFinancialManager,
  isAccountManager,
})

/** The member's roles, under the lock, when the caller may turn them into `after` and the account keeps a super user. */
const lockMember = async (trx: Db, actor: Actor, userId: number, after: AccountRoles): Promise<AccountRoles> => {
  const key = { customerId: actor.customerId, userId }
  await lockAccess(trx, key.customerId)
  const member = await findMember(trx, key)
  if (!member) throw new AppError('not_found')
  if (!mayChangeAccountRoles(await accountRolesNow(trx, actor), member, after)) throw new AppError('forbidden')
  if (member.isSuperUser && !after.isSuperUser && !(await hasOtherSuperUser(trx, key))) {
    throw new AppError('last_super_user')
  }
  return rolesOf(member)
}

/** Answers the roles before and after. */
export const editCustomerUser = async (trx: Db, actor: Actor, userId: number, wanted: AccountRoles) => {
  const key = { customerId: actor.customerId, userId }
  const after = rolesOf(wanted)
  const before = await lockMember(trx, actor, userId, after)
  await setMemberRoles(trx, key, after)
  await publishAccessChange(trx, key)
  return { before, after }
}

/** Everything that was theirs in this account ends with it; what they have in other accounts stays. */
export const removeCustomerUser = async (
  trx: Db,
  deps: Pick<Dependencies, 'leftBehind' | 'secrets' | 'publicUrl'>,
  actor: Actor,
  { userId, stopsLeftBehind }: { userId: number; stopsLeftBehind: boolean },
) => {
  const key = { customerId: actor.customerId, userId }
  const before = await lockMember(trx, actor, userId, noAccountRoles)
  const left = await stopLeftBehind(trx, deps.leftBehind, key, stopsLeftBehind)
  await tellOfRemoval(trx, deps, key, { left, stopsLeftBehind })
  await deleteMember(trx, key)
  await publishAccessChange(trx, key)
  return { before, ...(left.length > 0 && { after: { left: left.map(({ name }) => name), stopsLeftBehind } }) }
}

/** What goes on working for a member of the caller's account once they are out. */
export const readLeftBehind = async (db: Db, deps: Pick<Dependencies, 'leftBehind'>, actor: Actor, userId: number) => {
  const key = { customerId: actor.customerId, userId }
  if (!(await findMember(db, key))) throw new AppError('not_found')
  return listLeftBehind(db, deps.leftBehind, key)
}

/** Super users learn what was left, and whether it still works; where nothing was left there is nothing to say. */
const tellOfRemoval = async (
  trx: Db,
  { secrets, publicUrl }: Pick<Dependencies, 'secrets' | 'publicUrl'>,
  { customerId, userId }: Maker,
  { left, stopsLeftBehind }: { left: readonly LeftBehindItem[]; stopsLeftBehind: boolean },
): Promise<void> => {
  if (left.length === 0) return
  const members = await listMembers(trx, customerId)
  const gone = members.find((member) => member.userId === userId)
  const person = gone?.user ?? gone?.email ?? ''
  const { name: customer } = await findCustomer(trx, customerId)
  const namesOf = (kind: LeftBehindItem['kind']) =>
    left
      .filter((item) => item.kind === kind)
      .map(({ name, project }) => (project === null ? name : `${name} (${project})`))
  const [webhooks, storageKeys] = [namesOf('webhook'), namesOf('storageKey')]
  for (const owner of members.filter((member) => member.isSuperUser && member.userId !== userId)) {
    await queueMessage(trx, secrets, {
      channel: 'email',
      template: 'colleagueRemoved',
      to: owner.email,
      userId: owner.userId,
      values: {
        person,
        customer,
        webhooks,
        storageKeys,
        isStopped: stopsLeftBehind,
        link: `${publicUrl}/portal/account?tab=users`,
      },
    })
  }
}

/** The session goes on in another account of its user; an account that is not theirs is not there. */
export const changeCustomer = async (trx: Db, actor: Actor, customerId: number) => {
  if (actor.sessionId === null || !(await moveSession(trx, actor.sessionId, customerId))) {
    throw new AppError('not_found')
  }
  // Open streams of this session show the account it has left.
  await publishAccessChange(trx, actor)
  return { before: { customerId: actor.customerId }, after: { customerId } }
}
