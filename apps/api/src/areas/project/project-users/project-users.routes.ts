import type { FastifyInstance } from 'fastify'
import { may } from '@sarv/contract/access'
import { userAccessType } from '@sarv/contract/enums'
import { projectUserCalls } from '@sarv/contract/project/project-users/project-users.calls'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, type ProjectOfCall } from '../../../http/implement.ts'
import {
  cancelProjectInvitation,
  countInvitation,
  editProjectInvitation,
  findInvitationIn,
  invitationItem,
  listInvitations,
  type OpenInvitation,
} from '../../account/invitations/invitations.service.ts'
import { addProjectUser, editProjectUser, readProjectLeftBehind, removeProjectUser } from './project-users.service.ts'
import { listProjectUsers } from './project-users.store.ts'

type ListRow = Awaited<ReturnType<typeof listProjectUsers>>[number]

const listItem = (row: ListRow) => ({
  ...row,
  id: row.userId,
  isActive: true,
  userAccessType: userAccessType.label(row.userAccessTypeId),
  createDate: toWire(row.createDate),
  modifyDate: toWire(row.modifyDate),
})

/** Whoever is invited, as older clients look for them: among the users, by the id of the invitation. */
const invitedItem = ({ id, email, accessType, createdAt }: OpenInvitation) => ({
  id,
  user: null,
  userId: id,
  email,
  userAccessTypeId: accessType ?? userAccessType.id.reporter,
  userAccessType: userAccessType.label(accessType),
  createDate: toWire(createdAt),
  modifyDate: toWire(createdAt),
  isActive: false,
  isInvited: true,
})

const placeOf = ({ customerId, id: projectId }: ProjectOfCall) => ({ customerId, projectId })

export const projectUserRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, secrets, publicUrl } = dependencies

  implement(app, projectUserCalls.projectUserList, async ({ actor, project }) => {
    const users = (await listProjectUsers(db, project.id)).map(listItem)
    // Addresses of people who are no users yet are for those who invite.
    if (!may('project:manage', actor.roles)) return users
    return [...users, ...(await listInvitations(db, placeOf(project))).map(invitedItem)]
  })

  implement(app, projectUserCalls.projectUserCreate, {
    prepare: ({ actor }) => countInvitation(db, actor),
    handle: async ({ trx, actor, project, body, note }) => {
      const { id, target } = await addProjectUser(trx, { secrets, publicUrl }, { actor, project }, body)
      note({ target, after: { userAccessTypeId: body.userAccessTypeId } })
      return { id, operationId: null }
    },
  })

  implement(app, projectUserCalls.projectUserEdit, async ({ trx, actor, project, params: { id }, body, note }) => {
    const accessType = body.userAccessTypeId
    if (await findInvitationIn(trx, placeOf(project), id)) {
      const change = await editProjectInvitation(trx, actor, placeOf(project), { id, accessType })
      return note({ target: `invitation:${id}`, ...change })
    }
    note({ target: `user:${id}`, ...(await editProjectUser(trx, project, id, accessType)) })
  })

  const takeBack = async (trx: Db, project: ProjectOfCall, id: number) => {
    const { email, accessType } = await cancelProjectInvitation(trx, placeOf(project), id)
    return { target: `invitation:${id}`, before: { email, userAccessTypeId: accessType } }
  }

  implement(app, projectUserCalls.projectUserLeftBehind, ({ project, params }) =>
    readProjectLeftBehind(db, dependencies, project, params.id),
  )

  implement(app, projectUserCalls.projectUserDelete, async ({ trx, project, params: { id }, query, note }) => {
    if (await findInvitationIn(trx, placeOf(project), id)) return note(await takeBack(trx, project, id))
    const leaving = { userId: id, stopsLeftBehind: query.StopLeftBehind }
    note({ target: `user:${id}`, ...(await removeProjectUser(trx, dependencies, project, leaving)) })
  })

  implement(app, projectUserCalls.projectInvitationList, async ({ project }) =>
    (await listInvitations(db, placeOf(project))).map(invitationItem),
  )

  implement(app, projectUserCalls.projectInvitationDelete, async ({ trx, project, params, note }) =>
    note(await takeBack(trx, project, params.id)),
  )
}
