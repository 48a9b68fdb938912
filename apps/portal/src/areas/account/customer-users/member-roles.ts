import type { CustomerUserListItem, InvitationListItem } from '@sarv/client/account.generated'
import type { Access, Role } from '@sarv/contract/access'
import {
  accountRolesOf,
  mayChangeAccountRoles,
  noAccountRoles,
  type AccountRoles,
} from '@sarv/contract/account/customer-users/customer-users.rules'
import { userAccessType } from '@sarv/contract/enums'
import { usersText } from './customer-users.fa.ts'

const text = usersText.refused

export type RoleFlag = keyof AccountRoles

export const rolesOfMember = (member: CustomerUserListItem): AccountRoles => ({
  isSuperUser: member.isSuperManager,
  isFinancialManager: member.isFinancialManager,
  isAccountManager: member.isAccountManager,
})

/** Only those count who can still sign in. */
const isLastSuperUser = (member: CustomerUserListItem, members: readonly CustomerUserListItem[]): boolean =>
  member.isSuperManager &&
  !members.some((other) => other.isSuperManager && other.isActive && other.userId !== member.userId)

/**
 * Why someone with the roles `own` may neither change nor remove this member; `undefined` when they may. A last super user
 * stays what they are: every other role is part of that one.
 */
export const memberRefusal = (
  own: readonly Role[],
  member: CustomerUserListItem,
  members: readonly CustomerUserListItem[],
): string | undefined => {
  if (!mayChangeAccountRoles(own, rolesOfMember(member), noAccountRoles)) return text.superUser
  return isLastSuperUser(member, members) ? text.lastSuperUser : undefined
}

/** Why a role cannot be given now, or need not be. */
export const roleRefusal = (
  own: readonly Role[],
  before: AccountRoles,
  wanted: AccountRoles,
  flag: RoleFlag,
): string | undefined => {
  if (flag !== 'isSuperUser' && wanted.isSuperUser) return usersText.roles.coveredBySuper
  if (mayChangeAccountRoles(own, before, { ...noAccountRoles, [flag]: true })) return undefined
  return flag === 'isSuperUser' ? usersText.roles.onlySuperGives : usersText.roles.onlyOwn
}

/** The roles after a press on one of them: a super user has the others anyway. */
export const withRole = (roles: AccountRoles, flag: RoleFlag, isHeld: boolean): AccountRoles =>
  flag === 'isSuperUser' && isHeld ? { ...noAccountRoles, isSuperUser: true } : { ...roles, [flag]: isHeld }

/** Whoever sends an invitation again answers for it as if it were theirs. */
export const resendRefusal = (
  own: readonly Role[],
  invitation: InvitationListItem,
  mayIn: (projectId: number, access: Access) => boolean,
): string | undefined => {
  if (invitation.projectId !== null) return mayIn(invitation.projectId, 'project:manage') ? undefined : text.project
  return mayChangeAccountRoles(own, noAccountRoles, invitation) ? undefined : text.superUser
}

export const takeBackRefusal = (own: readonly Role[], invitation: InvitationListItem): string | undefined =>
  mayChangeAccountRoles(own, invitation, noAccountRoles) ? undefined : text.superUser

/** By project; 0 or absent: none. */
export type GivenAccess = Readonly<Record<number, number>>

/** Someone new usually comes for the project at hand, and looks first. */
export const usualAccess = (projectIds: readonly number[], selected: number | null): GivenAccess => {
  const first = projectIds.find((id) => id === selected) ?? projectIds[0]
  return first === undefined ? {} : { [first]: userAccessType.id.reporter }
}

/** What the invitation brings along; a super user needs none of it. */
export const invitedProjectsOf = (given: GivenAccess, { isSuperUser }: Pick<AccountRoles, 'isSuperUser'>) =>
  isSuperUser
    ? []
    : Object.entries(given).flatMap(([id, access]) =>
        access === 0 ? [] : [{ projectId: Number(id), userAccessTypeId: access }],
      )

/** Someone who gets neither a role nor a project would see an empty portal. */
export const givesNothing = (roles: AccountRoles, projects: readonly object[]): boolean =>
  projects.length === 0 && accountRolesOf(roles).length === 0
