import { may, roleOfAccessType, type Access, type Role } from '@sarv/contract/access'
import { useSession, type Session } from './session.ts'
import { useProjects } from './use-project.ts'

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

/**
 * Whether the person may do what asks for an access in this project, by the contract's one table. Until the projects are
 * read everything is offered: the server decides again.
 */
export const useMay = (projectId: number): ((access: Access) => boolean) => {
  const person = useSession()
  const { projects, isRead } = useProjects()
  if (!isRead) return () => true
  const roles = rolesIn(person, projects.find(({ id }) => id === projectId)?.userAccessTypeId)
  return (access) => may(access, roles)
}
