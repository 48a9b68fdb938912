import { userAccessType } from './enums.ts'
import { isReading } from './reads.ts'

/** Everyone who can hold a token: roles in the account and access types in a project. */
export type Role = 'superUser' | 'accountManager' | 'financialManager' | 'manager' | 'operator' | 'reader'

/** People who work for the provider. They are no customers, and have tokens of their own. */
export const operatorRoles = ['support', 'finance', 'engineer', 'editor', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/**
 * The one access table: what a call asks for, and who has it. The server enforces it on every call, the portal disables
 * by it. `anyone` needs no token; `signedIn` any live token of a customer's user, `operator` any of an operator.
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
  operator: 'all',
  'operator:customers': ['support', 'finance', 'admin'],
  'operator:support': ['support', 'admin'],
  'operator:finance': ['finance', 'admin'],
  'operator:engineer': ['engineer', 'admin'],
  'operator:editor': ['editor', 'admin'],
  'operator:incidents': ['editor', 'engineer', 'admin'],
  'operator:admin': ['admin'],
} as const satisfies Record<string, 'all' | readonly (Role | OperatorRole)[]>

export type Access = keyof typeof rolesAllowed
export type OperatorAccess = Extract<Access, 'operator' | `operator:${string}`>

export const isProjectAccess = (access: Access): boolean => access.startsWith('project:')

/** The two sides of the counter: a token of one side opens nothing of the other. */
export const isOperatorAccess = (access: Access): access is OperatorAccess => /^operator(:|$)/.test(access)

const operatorPath = '/api/operator/'
/** Signing in is open to everyone on both sides, so the path says whose call it is. */
export const isOperatorPath = (path: string): boolean => path.startsWith(operatorPath)

/** May someone with these roles call what asks for `access`? */
export const may = (access: Access, roles: readonly (Role | OperatorRole)[]): boolean => {
  const allowed: 'all' | readonly (Role | OperatorRole)[] = rolesAllowed[access]
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

const projectRoles: readonly Role[] = Object.values(rolesByAccessType)
export const isProjectRole = (role: Role): boolean => projectRoles.includes(role)

/** The access type that a role in a project stands for: the other direction. */
export const accessTypeOfRole = (role: Role): number | undefined => {
  const entry = Object.entries(rolesByAccessType).find(([, name]) => name === role)
  return entry && Number(entry[0])
}

// --- personal API tokens ---------------------------------------------------------------------------------------------

/**
 * `never`: it rules over signing in itself (passwords, second factors, devices, tokens) or over people and their rights,
 * which a stolen token must not.
 * `anyScope`: a token that is limited to some projects may call it too; it shows nothing of the others.
 * `writing`: only a token that writes may call it, also where it reads; where sessions give a proof, the one that was given when the token was made stands for it.
 */
export type TokenUse = 'never' | 'anyScope' | 'writing'

export interface TokenScope {
  readOnly: boolean
  /** Absent: every project of its user, and the account. */
  projectIds?: readonly number[] | undefined
}

/** The calls that a token reaches; its user's roles count besides. A project outside its scope is not there for it (404). */
export const tokenMay = (
  call: { method: string; access: Access; tokens?: TokenUse | undefined; effect?: true | undefined },
  scope: TokenScope,
): boolean => {
  if (call.tokens === 'never') return false
  if (scope.readOnly && (call.tokens === 'writing' || !isReading(call))) return false
  return scope.projectIds === undefined || isProjectAccess(call.access) || call.tokens === 'anyScope'
}

// --- seeing as -------------------------------------------------------------------------------------------------------

/** Header that asks to be treated as a lesser role, so that a manager sees what a colleague sees. */
export const seeAsHeader = 'x-see-as'

const lesserRoles: Partial<Record<Role, readonly Role[]>> = {
  superUser: ['accountManager', 'financialManager', 'manager', 'operator', 'reader'],
  manager: ['operator', 'reader'],
}

/** The roles that someone may look through: always less than their own. */
export const rolesToSeeAs = (roles: readonly Role[]): Role[] => [
  ...new Set(roles.flatMap((role) => lesserRoles[role] ?? [])),
]
