import { accessTypeOfRole, isProjectRole, roleOfAccessType, rolesToSeeAs, type Role } from '@sarv/contract/access'
import { userAccessType } from '@sarv/contract/enums'

/** What someone was given: everything in the account, or an access to this one project. */
export interface GivenAccess {
  isSuperUser: boolean
  accessType: number | null
}

/**
 * The role that counts in a project; nothing where they have no business in it. Who looks through a lesser role sees the
 * projects in which they could give that role away, and those alone.
 */
export const roleInProject = ({ isSuperUser, accessType }: GivenAccess, seenAs: Role | undefined): Role | undefined => {
  const own: Role | undefined = isSuperUser ? 'superUser' : roleOfAccessType(accessType)
  if (seenAs === undefined || own === undefined) return own
  return isProjectRole(seenAs) && rolesToSeeAs([own]).includes(seenAs) ? seenAs : undefined
}

/** As the portal reads it: a super user may do there what its manager may. */
export const accessTypeIn = (role: Role): number => accessTypeOfRole(role) ?? userAccessType.id.owner
