import { userAccessType } from './enums.ts'

/** Everyone who can hold a token: roles in the account and access types in a project. */
export type Role = 'superUser' | 'accountManager' | 'financialManager' | 'manager' | 'operator' | 'reader'

/**
 * The one access table: what a call asks for, and who has it. The server enforces it on every call, the portal disables
 * by it. `anyone` needs no token; `signedIn` any live token.
 */
export const rolesAllowed = {
  anyone: 'all',
  signedIn: 'all',
  account: ['superUser', 'accountManager'],
  money: ['superUser', 'financialManager'],
  superUser: ['superUser'],
  'project:read': ['superUser', 'manager', 'operator', 'reader'],
  'project:operate': ['superUser', 'manager', 'operator'],
  'project:manage': ['superUser', 'manager'],
} as const satisfies Record<string, 'all' | readonly Role[]>

export type Access = keyof typeof rolesAllowed

export const isProjectAccess = (access: Access): boolean => access.startsWith('project:')

/** May someone with these roles call what asks for `access`? */
export const may = (access: Access, roles: readonly Role[]): boolean => {
  const allowed: 'all' | readonly Role[] = rolesAllowed[access]
  return allowed === 'all' || roles.some((role) => allowed.includes(role))
}

const rolesByAccessType: Readonly<Record<number, Role>> = {
  [userAccessType.id.owner]: 'manager',
  [userAccessType.id.maintainer]: 'operator',
  [userAccessType.id.reporter]: 'reader',
}

/** The role that an access type (`userAccessType`) gives in its project. */
export const roleOfAccessType = (id: number | null | undefined): Role | undefined =>
  id === null || id === undefined ? undefined : rolesByAccessType[id]
