import { isProjectRole, type Role } from '@sarv/contract/access'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import { roleInProject } from './project-access.rules.ts'
import { isSuperUser, listOwnAccess, raiseAccess, type ProjectAccess } from './project-users.store.ts'
import { lockCustomerOf, shareProject } from '../projects/projects.store.ts'

/** What someone sees of their customer's projects, for calls that are about no single one. */
export interface ProjectSight {
  /** Absent: every project. */
  visibleProjectIds?: readonly number[]
  /** The roles that count in a project: those of the account and the one there. */
  rolesIn(projectId: number | null): readonly Role[]
}

const rolesWith = (roles: readonly Role[], role: Role | undefined): readonly Role[] =>
  role && !roles.includes(role) ? [...roles, role] : roles

/** Who sees every project of the account: super users, also while they look through the role of a project. */
const everywhere = async (db: Db, actor: Actor): Promise<Role | undefined> => {
  const sees = actor.seenAs === undefined ? actor.roles.includes('superUser') : await isSuperUser(db, actor)
  return sees ? roleInProject({ isSuperUser: true, accessType: null }, actor.seenAs) : undefined
}

export const projectSightOf = async (db: Db, actor: Actor): Promise<ProjectSight> => {
  const { seenAs, tokenScope } = actor
  // A project's role is nothing in the account: it counts in the projects in which it may be looked through.
  const roles = actor.roles.filter((role) => !isProjectRole(role))
  const scope = tokenScope?.projectIds
  const role = await everywhere(db, actor)
  if (role) return { ...(scope && { visibleProjectIds: scope }), rolesIn: () => rolesWith(roles, role) }

  const access = await listOwnAccess(db, actor)
  const roleByProject = new Map(
    access
      .filter(({ projectId }) => scope === undefined || scope.includes(projectId))
      .map(({ projectId, accessType }) => [projectId, roleInProject({ isSuperUser: false, accessType }, seenAs)]),
  )
  return {
    visibleProjectIds: [...roleByProject].flatMap(([projectId, there]) => (there ? [projectId] : [])),
    rolesIn: (projectId) => rolesWith(roles, projectId === null ? undefined : roleByProject.get(projectId)),
  }
}

/** Until the transaction ends, nobody else of the customer counts what it has: for what there may be only so many of. */
export const lockCustomer = (trx: Db, customerId: number): Promise<void> => lockCustomerOf(trx, customerId)

/** Gives a member access to a project, or more of it; what they already have is never lowered. */
export const letIntoProject = (trx: Db, access: ProjectAccess): Promise<void> => raiseAccess(trx, access)

/**
 * Holds a project for a service that is being made in it: the project cannot be deleted before the transaction ends, and
 * one that was deleted a moment ago is not there.
 */
export const holdProject = async (trx: Db, projectId: number): Promise<void> => {
  if (!(await shareProject(trx, projectId))) throw new AppError('not_found')
}
