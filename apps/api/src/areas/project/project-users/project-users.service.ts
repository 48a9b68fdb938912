import { noAccountRoles } from '@sarv/contract/account/customer-users/customer-users.rules'
import type { LeftBehindItem } from '@sarv/contract/account/customer-users/customer-users.schemas'
import type { CreateProjectUserModel } from '@sarv/contract/project/project-users/project-users.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor, ProjectOfCall } from '../../../http/implement.ts'
import { lockAccess, publishAccessChange } from '../../account/customer-users/account-access.service.ts'
import { findUserOfAccount, isSuperUserOf } from '../../account/customer-users/customer-users.service.ts'
import { invite, type InvitationMail } from '../../account/invitations/invitations.service.ts'
import { listLeftBehind, stopLeftBehind } from '../../../services/left-behind.ts'
import { letIntoProject } from './project-access.service.ts'
import { deleteAccess, findAccess, setAccess } from './project-users.store.ts'

/** Answers whom it was given to: a user of the account at once, anyone else through an invitation. */
export const addProjectUser = async (
  trx: Db,
  mail: InvitationMail,
  { actor, project }: { actor: Actor; project: ProjectOfCall },
  { userName: email, userAccessTypeId: accessType }: CreateProjectUserModel,
): Promise<{ id: number; target: string }> => {
  const { id: projectId, customerId } = project
  await lockAccess(trx, customerId)
  const user = await findUserOfAccount(trx, customerId, email)
  if (!user) {
    const id = await invite(trx, mail, actor, { ...noAccountRoles, email, projectId, accessType })
    return { id, target: `invitation:${id}` }
  }
  const { userId } = user
  if ((await findAccess(trx, projectId, userId)) !== undefined) throw new AppError('already_in_project', { email })
  await letIntoProject(trx, { customerId, projectId, userId, accessType })
  await publishAccessChange(trx, { customerId, userId })
  return { id: userId, target: `user:${userId}` }
}

/** The access that someone has, under the lock; who was not let in is not there. */
const lockedAccess = async (trx: Db, project: ProjectOfCall, userId: number): Promise<number> => {
  await lockAccess(trx, project.customerId)
  const accessType = await findAccess(trx, project.id, userId)
  if (accessType === undefined) throw new AppError('not_found')
  return accessType
}

/** Managers may lower themselves: super users can always help. */
export const editProjectUser = async (trx: Db, project: ProjectOfCall, userId: number, accessType: number) => {
  const before = await lockedAccess(trx, project, userId)
  await setAccess(trx, { projectId: project.id, userId, accessType })
  await publishAccessChange(trx, { customerId: project.customerId, userId })
  return { before: { userAccessTypeId: before }, after: { userAccessTypeId: accessType } }
}

/** Whose secrets of the project go on working for them once they are out of it; a super user stays in every project. */
const leaverOf = async (db: Db, { id: projectId, customerId }: ProjectOfCall, userId: number) =>
  (await isSuperUserOf(db, { customerId, userId })) ? undefined : { customerId, userId, projectId }

/** What goes on working for a user of the project once they are out of it. */
export const readProjectLeftBehind = async (
  db: Db,
  { leftBehind }: Pick<Dependencies, 'leftBehind'>,
  project: ProjectOfCall,
  userId: number,
): Promise<LeftBehindItem[]> => {
  if ((await findAccess(db, project.id, userId)) === undefined) throw new AppError('not_found')
  const leaver = await leaverOf(db, project, userId)
  return leaver ? listLeftBehind(db, leftBehind, leaver) : []
}

export const removeProjectUser = async (
  trx: Db,
  { leftBehind }: Pick<Dependencies, 'leftBehind'>,
  project: ProjectOfCall,
  { userId, stopsLeftBehind }: { userId: number; stopsLeftBehind: boolean },
) => {
  const before = await lockedAccess(trx, project, userId)
  const leaver = await leaverOf(trx, project, userId)
  const left = leaver ? await stopLeftBehind(trx, leftBehind, leaver, stopsLeftBehind) : []
  await deleteAccess(trx, project.id, userId)
  await publishAccessChange(trx, { customerId: project.customerId, userId })
  return {
    before: { userAccessTypeId: before },
    ...(left.length > 0 && { after: { left: left.map(({ name }) => name), stopsLeftBehind } }),
  }
}
