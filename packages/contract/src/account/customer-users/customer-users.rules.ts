import type { Role } from '../../access.ts'

/** The roles that someone has in an account. */
export interface AccountRoles {
  isSuperUser: boolean
  isFinancialManager: boolean
  isAccountManager: boolean
}

export const noAccountRoles: AccountRoles = { isSuperUser: false, isFinancialManager: false, isAccountManager: false }

export const accountRolesOf = (member: AccountRoles): Role[] => {
  const roles: [Role, boolean][] = [
    ['superUser', member.isSuperUser],
    ['accountManager', member.isAccountManager],
    ['financialManager', member.isFinancialManager],
  ]
  return roles.flatMap(([role, isHeld]) => (isHeld ? [role] : []))
}

/**
 * Whether someone with the roles `own` may turn a member's roles from `before` into `after`; whoever is invited had none
 * before, whoever is removed has none after. An account manager leaves super users alone and gives no role that they do
 * not have themselves: they could otherwise help themselves to the money.
 */
export const mayChangeAccountRoles = (own: readonly Role[], before: AccountRoles, after: AccountRoles): boolean => {
  if (own.includes('superUser')) return true
  if (!own.includes('accountManager') || before.isSuperUser || after.isSuperUser) return false
  return own.includes('financialManager') || before.isFinancialManager || !after.isFinancialManager
}
