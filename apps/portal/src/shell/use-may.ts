import { isProjectAccess, may, roleOfAccessType, rolesToSeeAs, type Access, type Role } from '@sarv/contract/access'
import { shellText } from './shell.fa.ts'
import { seenAs, sessionSeenAs, useSeenAs } from './see-as.ts'
import { session, useSession, type Session } from './session.ts'
import { useProjects } from './use-project.ts'
import { view } from './view.ts'

/** The roles of someone who signed in, with the one that their access to a project gives. */
export const rolesIn = (
  { isSuperUser, isAccountManager, isFinancialManager }: Session,
  userAccessTypeId: number | undefined,
): Role[] => {
  const roles: [Role | undefined, boolean][] = [
    ['superUser', isSuperUser],
    ['accountManager', isAccountManager],
    ['financialManager', isFinancialManager],
    [roleOfAccessType(userAccessTypeId), true],
  ]
  return roles.flatMap(([role, isHeld]) => (role && isHeld ? [role] : []))
}

/** The session as far as it decides what may be done: that of the role which is looked through, if any. */
const useRoleFlags = (): Session => sessionSeenAs(useSession(), useSeenAs())

/** The person's roles in the account, without any project. */
export const useAccountRoles = (): Role[] => rolesIn(useRoleFlags(), undefined)

/** Whether the person's roles in the account give an access now. */
export const mayInAccount = (access: Access): boolean =>
  may(access, rolesIn(sessionSeenAs(session.get(), seenAs.get()), undefined))

/** The same, for what is drawn. */
export const useMayInAccount = (): ((access: Access) => boolean) => {
  const roles = useAccountRoles()
  return (access) => may(access, roles)
}

/** In a project whoever may more than read may act; who only sees it as a customer acts nowhere. */
export const actsInProject = (access: Access): boolean => isProjectAccess(access) && access !== 'project:read'

/**
 * Whether the person's role in a project gives an access, by the contract's one table: what they may read there. Until the
 * projects are read everything is offered: the server decides again.
 */
export const useMayReadIn = (): ((projectId: number, access: Access) => boolean) => {
  const person = useRoleFlags()
  const { projects, isRead } = useProjects()
  if (!isRead) return () => true
  return (projectId, access) =>
    may(access, rolesIn(person, projects.find(({ id }) => id === projectId)?.userAccessTypeId))
}

/** Whether the person may do what asks for an access in a project. */
export const useMayIn = (): ((projectId: number, access: Access) => boolean) => {
  const roleGives = useMayReadIn()
  return (projectId, access) => !(view && actsInProject(access)) && roleGives(projectId, access)
}

/** The same for one project. */
export const useMay = (projectId: number): ((access: Access) => boolean) => {
  const mayIn = useMayIn()
  return (access) => mayIn(projectId, access)
}

/** The roles that the person may look through, by what they are in the account and in any of its projects. */
export const useRolesToSeeAs = (): Role[] => {
  const person = useRoleFlags()
  const { projects } = useProjects()
  return rolesToSeeAs([undefined, ...projects].flatMap((project) => rolesIn(person, project?.userAccessTypeId)))
}

/** Why an access is not given in a project, in Persian; `undefined` when it is. */
export const useRoleRefusal = (projectId: number): ((access: Access) => string | undefined) => {
  const may = useMay(projectId)
  return (access) => (may(access) ? undefined : shellText.roleForbids)
}
