import type { FastifyInstance } from 'fastify'
import { userAccessType } from '@sarv/contract/enums'
import { projectUserCalls } from '@sarv/contract/project/project-users/project-users.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import {
  cancelProjectInvitation,
  countInvitation,
  invitationItem,
  listInvitations,
} from '../../account/invitations/invitations.service.ts'
import { addProjectUser, editProjectUser, removeProjectUser } from './project-users.service.ts'
import { listProjectUsers } from './project-users.store.ts'

type ListRow = Awaited<ReturnType<typeof listProjectUsers>>[number]

const listItem = (row: ListRow) => ({
  ...row,
  id: row.userId,
  userAccessType: userAccessType.label(row.userAccessTypeId),
  createDate: toWire(row.createDate),
  modifyDate: toWire(row.modifyDate),
})

export const projectUserRoutes = (app: FastifyInstance, { db, secrets, publicUrl }: Dependencies): void => {
  implement(app, projectUserCalls.projectUserList, async ({ project }) =>
    (await listProjectUsers(db, project.id)).map(listItem),
  )

  implement(app, projectUserCalls.projectUserCreate, {
    prepare: ({ actor }) => countInvitation(db, actor),
    handle: async ({ trx, actor, project, body, note }) => {
      const { id, target } = await addProjectUser(trx, { secrets, publicUrl }, { actor, project }, body)
      note({ target, after: { userAccessTypeId: body.userAccessTypeId } })
      return { id, operationId: null }
    },
  })

  implement(app, projectUserCalls.projectUserEdit, async ({ trx, project, params, body, note }) =>
    note({
      target: `user:${params.id}`,
      ...(await editProjectUser(trx, project, params.id, body.userAccessTypeId)),
    }),
  )

  implement(app, projectUserCalls.projectUserDelete, async ({ trx, project, params, note }) =>
    note({ target: `user:${params.id}`, ...(await removeProjectUser(trx, project, params.id)) }),
  )

  implement(app, projectUserCalls.projectInvitationList, async ({ project }) =>
    (await listInvitations(db, { customerId: project.customerId, projectId: project.id })).map(invitationItem),
  )

  implement(app, projectUserCalls.projectInvitationDelete, async ({ trx, project, params, note }) => {
    const place = { customerId: project.customerId, projectId: project.id }
    const { email, accessType } = await cancelProjectInvitation(trx, place, params.id)
    note({ target: `invitation:${params.id}`, before: { email, userAccessTypeId: accessType } })
  })
}
