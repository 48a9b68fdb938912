import {
  mayChangeAccountRoles,
  noAccountRoles,
  type AccountRoles,
} from '@sarv/contract/account/customer-users/customer-users.rules'
import type {
  InvitationDetail,
  InvitationListItem,
  OwnInvitation,
} from '@sarv/contract/account/invitations/invitations.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import { countOrRefuse } from '../../../http/rate-limits.ts'
import { publish } from '../../../operations/events.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { hashToken, newToken, type SecretBox } from '../../../secrets.ts'
import { letIntoProject, projectSightOf } from '../../project/project-users/project-access.service.ts'
import { findCustomer } from '../customers/customers.store.ts'
import { accountRolesNow, lockAccess, publishAccessChange } from '../customer-users/account-access.service.ts'
import { addMember, findMember, moveSession } from '../customer-users/customer-users.store.ts'
import {
  invitationLifeMs,
  invitationsPerHour,
  invitationsPerRecipient,
  isBacked,
  mayInvite,
} from './invitations.rules.ts'
import {
  cancelForEmail,
  findAddressOf,
  findOpenByEmail,
  findOpenByToken,
  findOpenInvitation,
  hasUser,
  insertInvitation,
  insertInvitationProjects,
  listInvitationsOf,
  listOpenInvitations,
  markAccepted,
  markCancelled,
  renewInvitation,
  setInvitationAccess,
  setInvitationRoles,
  type InvitationPlace,
  type OpenInvitation,
} from './invitations.store.ts'

export type { OpenInvitation } from './invitations.store.ts'

const ifBacked = (invitation: OpenInvitation | undefined): OpenInvitation | undefined =>
  invitation && isBacked(invitation) ? invitation : undefined

/** The open invitation behind a link; nothing when it is unknown, used, taken back, too old, or void. */
export const findInvitation = async (db: Db, token: string): Promise<OpenInvitation | undefined> =>
  ifBacked(await findOpenByToken(db, hashToken(token)))

export const listInvitations = async (db: Db, place: InvitationPlace): Promise<OpenInvitation[]> =>
  (await listOpenInvitations(db, place)).filter(isBacked)

/** One that is open in this place. */
export const findInvitationIn = async (
  db: Db,
  { customerId, projectId }: InvitationPlace,
  id: number,
): Promise<OpenInvitation | undefined> =>
  ifBacked(await findOpenInvitation(db, { customerId, ...(projectId !== undefined && { projectId }) }, id))

/** What the log keeps of one that was taken back. */
export const changeOf = ({ email, projectId, ...roles }: OpenInvitation) => ({
  email,
  isSuperUser: roles.isSuperUser,
  isFinancialManager: roles.isFinancialManager,
  isAccountManager: roles.isAccountManager,
  projectId,
})

/** What the caller has sent, in all their accounts. */
export const listOwnInvitations = async (db: Db, userId: number): Promise<OwnInvitation[]> =>
  (await listInvitationsOf(db, userId))
    .filter(isBacked)
    .map(({ id, email, customer, isSuperUser, project, createdAt }) => ({
      id,
      email,
      customer,
      isSuperUser,
      project,
      createDate: toWire(createdAt),
    }))

/** As both lists show it: what it gives, never its token. */
export const invitationItem = (invitation: OpenInvitation): InvitationListItem => ({
  id: invitation.id,
  email: invitation.email,
  isSuperUser: invitation.isSuperUser,
  isFinancialManager: invitation.isFinancialManager,
  isAccountManager: invitation.isAccountManager,
  projectId: invitation.projectId,
  project: invitation.project,
  userAccessTypeId: invitation.accessType,
  projects: invitation.projects.map(({ projectId, project, accessType }) => ({
    projectId,
    project,
    userAccessTypeId: accessType,
  })),
  invitedBy: invitation.invitedBy,
  createDate: toWire(invitation.createdAt),
  expireDate: toWire(invitation.expiresAt),
})

/** For whoever holds the link, signed in or not. */
export const readInvitation = async (db: Db, token: string): Promise<InvitationDetail> => {
  const invitation = await findInvitation(db, token)
  if (!invitation) throw new AppError('not_found')
  const { email, customer, invitedBy } = invitation
  return { email, customer, invitedBy, hasAccount: await hasUser(db, email) }
}

const isFor = (invitation: OpenInvitation, email: string): boolean =>
  invitation.email.toLowerCase() === email.toLowerCase()

export interface TakenInvitation {
  customerId: number
  customer: string
  /** Roles in the account; for the audit log. */
  before: object | null
  after: object
}

/**
 * Uses an invitation up: its user becomes a member, or keeps what they have and gets what it gives besides. The e-mail
 * must be proven to be theirs. Throws `not_found` when it is no longer open, or for another e-mail.
 */
export const takeInvitation = async (
  trx: Db,
  token: string,
  { email, userId }: { email: string; userId: number },
): Promise<TakenInvitation> => {
  const seen = await findInvitation(trx, token)
  if (!seen || !isFor(seen, email)) throw new AppError('not_found')
  await lockAccess(trx, seen.customerId)
  // Again: it may have been used, or its sender demoted, while we waited.
  const invitation = await findInvitation(trx, token)
  if (!invitation) throw new AppError('not_found')

  const { id, customerId, customer, projectId, accessType } = invitation
  const given = [
    ...(projectId !== null && accessType !== null ? [{ projectId, accessType }] : []),
    ...invitation.projects.map((project) => ({ projectId: project.projectId, accessType: project.accessType })),
  ]
  const member = { customerId, userId }
  const before = rolesOf(await findMember(trx, member))
  await markAccepted(trx, id)
  await addMember(trx, member, invitation)
  for (const project of given) await letIntoProject(trx, { ...member, ...project })
  await publishAccessChange(trx, member)
  return {
    customerId,
    customer,
    before,
    after: { ...rolesOf(await findMember(trx, member)), ...(given.length > 0 && { projects: given }) },
  }
}

const rolesOf = (member: AccountRoles | undefined): AccountRoles | null =>
  member
    ? {
        isSuperUser: member.isSuperUser,
        isFinancialManager: member.isFinancialManager,
        isAccountManager: member.isAccountManager,
      }
    : null

/** The caller joins the account that invited them, and the session moves there. */
export const acceptInvitation = async (trx: Db, actor: Actor, token: string): Promise<TakenInvitation> => {
  const invitation = await findInvitation(trx, token)
  if (!invitation) throw new AppError('not_found')
  const user = await findAddressOf(trx, actor.userId)
  // The link says whom it is for, so this tells nothing new to whoever holds it.
  if (!isFor(invitation, user.email)) throw new AppError('invitation_for_another', { email: invitation.email })
  if (!user.emailConfirmed) throw new AppError('email_unconfirmed')
  const taken = await takeInvitation(trx, token, { email: user.email, userId: actor.userId })
  if (actor.sessionId !== null) await moveSession(trx, actor.sessionId, taken.customerId)
  return taken
}

export interface InvitationMail {
  secrets: SecretBox
  /** Of the portal, without a slash at its end. */
  publicUrl: string
}

/** A token in the fragment of a link reaches no server: not ours, not a proxy's, and no log. */
const sendInvitation = async (
  trx: Db,
  { secrets, publicUrl }: InvitationMail,
  { email, customer, invitedBy, token }: { email: string; customer: string; invitedBy: string; token: string },
) => {
  await countOrRefuse(trx, `invitation:to:${email.toLowerCase()}`, invitationsPerRecipient)
  await queueMessage(trx, secrets, {
    channel: 'email',
    template: 'invitation',
    to: email,
    userId: null,
    values: { customer, invitedBy, link: `${publicUrl}/account/invitation#${token}` },
  })
}

const publishInvitations = (trx: Db, customerId: number) =>
  publish(trx, { customerId, projectId: null, group: 'Accessibility' })

const newTokenFor = (actor: Actor) => {
  const token = newToken()
  const expiresAt = new Date(Date.now() + invitationLifeMs)
  return { token, tokenHash: hashToken(token), invitedBy: actor.userId, expiresAt }
}

/** Before the transaction: a refused invitation counts too. */
export const countInvitation = (db: Db, { userId }: Actor): Promise<void> =>
  countOrRefuse(db, `invitation:user:${userId}`, invitationsPerHour)

export interface WantedInvitation extends AccountRoles {
  email: string
  projectId: number | null
  accessType: number | null
  /** What an invitation into the account brings along. */
  projects?: readonly { projectId: number; accessType: number }[]
}

/** Sends an invitation, whether or not the e-mail has a user here. The caller has locked the access and checked the right. */
export const invite = async (trx: Db, mail: InvitationMail, actor: Actor, wanted: WantedInvitation) => {
  const { customerId } = actor
  const place = { customerId, projectId: wanted.projectId, email: wanted.email }
  if (ifBacked(await findOpenByEmail(trx, place))) throw new AppError('invitation_open', { email: wanted.email })
  await cancelForEmail(trx, place)
  const { token, ...renewed } = newTokenFor(actor)
  const { id } = await insertInvitation(trx, { ...wanted, ...renewed, customerId })
  await insertInvitationProjects(trx, id, wanted.projects ?? [])
  const { name: customer } = await findCustomer(trx, customerId)
  await sendInvitation(trx, mail, { email: wanted.email, customer, invitedBy: actor.userTitle, token })
  await publishInvitations(trx, customerId)
  return id
}

/** What is open in this place, under the lock; anything else is not there. */
const lockInvitation = async (trx: Db, place: InvitationPlace, id: number): Promise<OpenInvitation> => {
  await lockAccess(trx, place.customerId)
  const invitation = ifBacked(await findOpenInvitation(trx, place, id))
  if (!invitation) throw new AppError('not_found')
  return invitation
}

/** A new link and seven more days; the link before it is dead. Whoever sends it again answers for it from now on. */
export const resendInvitation = async (trx: Db, mail: InvitationMail, actor: Actor, id: number): Promise<void> => {
  const invitation = await lockInvitation(trx, { customerId: actor.customerId }, id)
  const sight = await projectSightOf(trx, actor)
  const roles = invitation.projectId === null ? await accountRolesNow(trx, actor) : sight.rolesIn(invitation.projectId)
  if (!mayInvite(roles, invitation)) throw new AppError('forbidden')
  const { token, ...renewed } = newTokenFor(actor)
  await renewInvitation(trx, id, renewed)
  await sendInvitation(trx, mail, { ...invitation, invitedBy: actor.userTitle, token })
  await publishInvitations(trx, invitation.customerId)
}

/** Older clients change the roles of somebody who has not answered yet; whoever changes them must be allowed to invite so. */
export const editInvitation = async (trx: Db, actor: Actor, id: number, wanted: AccountRoles) => {
  const invitation = await lockInvitation(trx, { customerId: actor.customerId }, id)
  // The roles of an invitation to a project are none in the account.
  if (invitation.projectId !== null) throw new AppError('not_found')
  const [before, after] = [rolesOf(invitation), rolesOf({ ...invitation, ...wanted })]
  const now = await accountRolesNow(trx, actor)
  if (!mayChangeAccountRoles(now, invitation, wanted)) throw new AppError('forbidden')
  await setInvitationRoles(trx, id, wanted, actor.userId)
  await publishInvitations(trx, invitation.customerId)
  return { before, after }
}

/** The same of what an invitation gives in a project. */
export const editProjectInvitation = async (
  trx: Db,
  actor: Actor,
  place: { customerId: number; projectId: number },
  { id, accessType }: { id: number; accessType: number },
) => {
  const invitation = await lockInvitation(trx, place, id)
  await setInvitationAccess(trx, id, accessType, actor.userId)
  await publishInvitations(trx, invitation.customerId)
  return { before: { userAccessTypeId: invitation.accessType }, after: { userAccessTypeId: accessType } }
}

const cancel = async (trx: Db, invitation: OpenInvitation): Promise<OpenInvitation> => {
  await markCancelled(trx, invitation.id)
  await publishInvitations(trx, invitation.customerId)
  return invitation
}

export const cancelInvitation = async (trx: Db, actor: Actor, id: number): Promise<OpenInvitation> => {
  const invitation = await lockInvitation(trx, { customerId: actor.customerId }, id)
  if (!mayChangeAccountRoles(await accountRolesNow(trx, actor), invitation, noAccountRoles)) {
    throw new AppError('forbidden')
  }
  return cancel(trx, invitation)
}

/** The same for whoever manages the project; invitations to others are not there for them. */
export const cancelProjectInvitation = async (
  trx: Db,
  place: { customerId: number; projectId: number },
  id: number,
): Promise<OpenInvitation> => cancel(trx, await lockInvitation(trx, place, id))
