import { may } from '@sarv/contract/access'
import type { CreateProjectModel, EditProjectModel } from '@sarv/contract/project/projects/projects.schemas'
import { projectsPerCustomer } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor, ProjectOfCall } from '../../../http/implement.ts'
import { publish } from '../../../operations/events.ts'
import { ensureRoomFor } from '../../catalog/datacenters/datacenters.service.ts'
import type { ProjectContents } from '../../../services/project-contents.ts'
import { servicesLeft } from './projects.fa.ts'
import {
  countProjects,
  countContents,
  findProject,
  insertOwner,
  insertProject,
  isProjectNameTaken,
  lockCustomerOf,
  lockProject,
  markProjectDeleted,
  setProject,
} from './projects.store.ts'

/** Two projects of one name at the same moment: the index lets one of them through. */
const orNameTaken =
  (name: string) =>
  (error: unknown): never => {
    throw violates(error, 'projects_name') ? new AppError('name_taken', { name }) : error
  }

export const createProject = async (trx: Db, actor: Actor, wanted: CreateProjectModel) => {
  const { customerId, userId } = actor
  await ensureRoomFor(trx, wanted.datacenterId)
  // Two at the same moment must not both find room: the second waits for the first.
  await lockCustomerOf(trx, customerId)
  if ((await countProjects(trx, customerId)) >= projectsPerCustomer) {
    throw new AppError('too_many_projects', { max: projectsPerCustomer })
  }
  if (await isProjectNameTaken(trx, customerId, wanted.name)) throw new AppError('name_taken', { name: wanted.name })
  const { id } = await insertProject(trx, {
    customerId,
    datacenterId: wanted.datacenterId,
    name: wanted.name,
    description: wanted.description ?? null,
    isPublic: wanted.isPublic ?? false,
  }).catch(orNameTaken(wanted.name))
  await insertOwner(trx, id, customerId, userId)
  await publish(trx, { customerId, projectId: id, group: 'Project', id })
  return { id, operationId: null }
}

/** Everyone in the account gained or lost a project: they read their list again, and open streams what they may show. */
const publishOpening = (trx: Db, customerId: number) =>
  publish(
    trx,
    { customerId, projectId: null, group: 'Accessibility' },
    { customerId, projectId: null, group: 'Project' },
  )

/** Answers what it was before and what it is now. */
export const editProject = async (
  trx: Db,
  actor: Actor,
  { id, customerId }: ProjectOfCall,
  wanted: EditProjectModel,
) => {
  if (!(await lockProject(trx, id))) throw new AppError('not_found')
  if (await isProjectNameTaken(trx, customerId, wanted.name, { exceptId: id })) {
    throw new AppError('name_taken', { name: wanted.name })
  }
  const before = await findProject(trx, id)
  const { isPublic = before.isPublic } = wanted
  // Whom a project is open to is a question of access, which operators do not give.
  if (isPublic !== before.isPublic && !may('project:manage', actor.roles)) throw new AppError('forbidden')
  const after = { name: wanted.name, description: wanted.description ?? null, isPublic }
  await setProject(trx, id, after).catch(orNameTaken(wanted.name))
  await publish(trx, { customerId, projectId: id, group: 'Project', id })
  if (isPublic !== before.isPublic) await publishOpening(trx, customerId)
  return { before: { name: before.name, description: before.description, isPublic: before.isPublic }, after }
}

/** Only an empty project goes; its keys, its users' access and its open invitations go out of reach with it. */
export const deleteProject = async (
  trx: Db,
  { id, customerId }: ProjectOfCall,
  contents: readonly ProjectContents[],
) => {
  // Waits for services that are being made in it; the next ones find it gone.
  if (!(await lockProject(trx, id))) throw new AppError('not_found')
  const left = await countContents(trx, id, contents)
  if (left.length > 0) throw new AppError('project_not_empty', { services: servicesLeft(left) })
  const { name } = await findProject(trx, id)
  await markProjectDeleted(trx, id)
  await publish(trx, { customerId, projectId: null, group: 'Project', id })
  return { id, name }
}
