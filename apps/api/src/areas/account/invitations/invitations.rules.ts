import { may, roleOfAccessType, type Role } from '@sarv/contract/access'
import {
  accountRolesOf,
  mayChangeAccountRoles,
  noAccountRoles,
  type AccountRoles,
} from '@sarv/contract/account/customer-users/customer-users.rules'

export const invitationLifeMs = 7 * 24 * 3_600_000

/** Mails that one user can have us send to addresses of their choice. */
export const invitationsPerHour = { max: 30, perSeconds: 3600 } as const

/** Mails that all users together can have us send to one address: nobody is to be pestered in our name. */
export const invitationsPerRecipient = { max: 10, perSeconds: 24 * 3600 } as const

export interface Invited extends AccountRoles {
  projectId: number | null
}

/** Whether someone with these roles, in the account and in the invitation's project, may invite like this. */
export const mayInvite = (roles: readonly Role[], invited: Invited): boolean =>
  invited.projectId === null ? mayChangeAccountRoles(roles, noAccountRoles, invited) : may('project:manage', roles)

/** Whoever invited, as they are now; nobody when they are gone or disabled. */
export interface Inviter {
  inviterIsSuperUser: boolean
  inviterIsFinancialManager: boolean
  inviterIsAccountManager: boolean
  inviterAccessType: number | null
}

/** An invitation is worth what its sender may do: it is void as soon as they could no longer send it. */
export const isBacked = (invitation: Invited & Inviter): boolean => {
  const roles = accountRolesOf({
    isSuperUser: invitation.inviterIsSuperUser,
    isFinancialManager: invitation.inviterIsFinancialManager,
    isAccountManager: invitation.inviterIsAccountManager,
  })
  const projectRole = roleOfAccessType(invitation.inviterAccessType)
  return mayInvite(projectRole ? [...roles, projectRole] : roles, invitation)
}
