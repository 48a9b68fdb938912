import type { CreateProjectModel } from '@sarv/contract/project/projects.schemas'
import type { Db } from '../../db/connection.ts'
import { violates } from '../../db/violations.ts'
import { AppError } from '../../http/errors.ts'
import type { Actor } from '../../http/implement.ts'
import { publish } from '../../jobs/events.ts'
import { ensureRoomFor } from '../catalog/datacenters.service.ts'
import { insertOwner, insertProject, isProjectNameTaken } from './projects.store.ts'

export const createProject = (db: Db, actor: Actor, wanted: CreateProjectModel) =>
  db
    .transaction()
    .execute(async (trx) => {
      const { customerId, userId } = actor
      await ensureRoomFor(trx, wanted.datacenterId)
      if (await isProjectNameTaken(trx, customerId, wanted.name))
        throw new AppError('name_taken', { name: wanted.name })
      const { id } = await insertProject(trx, {
        customerId,
        datacenterId: wanted.datacenterId,
        name: wanted.name,
        description: wanted.description ?? null,
        isPublic: wanted.isPublic ?? false,
      })
      await insertOwner(trx, id, customerId, userId)
      await publish(trx, { customerId, projectId: id, group: 'Project', id })
      return { id, operationId: null }
    })
    .catch((error: unknown) => {
      // Two projects of one name at the same moment: the index lets one of them through.
      throw violates(error, 'projects_name') ? new AppError('name_taken', { name: wanted.name }) : error
    })
