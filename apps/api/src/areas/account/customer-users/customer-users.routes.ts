import type { FastifyInstance } from 'fastify'
import { customerUserCalls } from '@sarv/contract/account/customer-users/customer-users.calls'
import { userAccessType } from '@sarv/contract/enums'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { maskedIn, openPersonal } from '../../../db/personal-data.ts'
import {
  cancelInvitation,
  changeOf,
  countInvitation,
  editInvitation,
  findInvitationIn,
  listInvitations,
  type OpenInvitation,
} from '../invitations/invitations.service.ts'
import {
  changeCustomer,
  editCustomerUser,
  inviteCustomerUser,
  readCustomerUser,
  readLeftBehind,
  removeCustomerUser,
} from './customer-users.service.ts'
import { listMembers } from './customer-users.store.ts'

/** Whoever is invited, as older clients look for them: among the users, by the id of the invitation. */
const invitedMember = ({ id, email, ...roles }: OpenInvitation) => ({
  id,
  userId: id,
  user: null,
  email,
  phoneNumber: null,
  isSuperManager: roles.isSuperUser,
  isSuperUser: roles.isSuperUser,
  isFinancialManager: roles.isFinancialManager,
  isAccountManager: roles.isAccountManager,
  isProjectUser: roles.projects.length > 0,
  isActive: false,
  isInvited: true,
  name: null,
  userName: email,
  hasTwoFactor: false,
})

const invitedDetail = ({ id, email, createdAt, projects, ...roles }: OpenInvitation) => ({
  id,
  user: email,
  isSuperUser: roles.isSuperUser,
  isFinancialManager: roles.isFinancialManager,
  isAccountManager: roles.isAccountManager,
  isProjectUser: projects.length > 0,
  projectList: projects.map(({ project, accessType }) => ({
    project,
    userAccessType: userAccessType.label(accessType),
    createDate: toWire(createdAt),
  })),
})

export const customerUserRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, secrets, publicUrl } = dependencies

  implement(app, customerUserCalls.customerUserList, async ({ actor }) => {
    const members = await listMembers(db, actor.customerId)
    const shown = members.map(({ phoneNumberSecret, ...member }) => ({
      ...member,
      phoneNumber: maskedIn(actor.view, openPersonal(secrets, phoneNumberSecret, 'phone')),
      id: member.userId,
      isSuperManager: member.isSuperUser,
      name: member.user,
      userName: member.email,
    }))
    const invitations = await listInvitations(db, { customerId: actor.customerId })
    return [...shown, ...invitations.filter(({ projectId }) => projectId === null).map(invitedMember)]
  })

  implement(app, customerUserCalls.customerUserGet, async ({ actor, params }) => {
    const { customerId } = actor
    const invitation = await findInvitationIn(db, { customerId }, params.id)
    if (invitation) return invitedDetail(invitation)
    const member = await readCustomerUser(db, { customerId, userId: params.id })
    return {
      id: member.userId,
      user: member.user,
      isSuperUser: member.isSuperUser,
      isFinancialManager: member.isFinancialManager,
      isAccountManager: member.isAccountManager,
      isProjectUser: member.isProjectUser,
      projectList: member.projects.map((project) => ({
        project: project.name,
        userAccessType: userAccessType.label(project.accessType),
        createDate: toWire(project.createdAt),
      })),
    }
  })

  implement(app, customerUserCalls.customerUserCreate, {
    prepare: ({ actor }) => countInvitation(db, actor),
    handle: async ({ trx, actor, body, note }) => {
      const id = await inviteCustomerUser(trx, { secrets, publicUrl }, actor, body)
      note({ target: `invitation:${id}`, after: body })
      return { id, operationId: null }
    },
  })

  implement(app, customerUserCalls.customerUserEdit, async ({ trx, actor, params: { id }, body, note }) => {
    if (await findInvitationIn(trx, actor, id)) {
      return note({ target: `invitation:${id}`, ...(await editInvitation(trx, actor, id, body)) })
    }
    note({ target: `user:${id}`, ...(await editCustomerUser(trx, actor, id, body)) })
  })

  implement(app, customerUserCalls.customerUserDelete, async ({ trx, actor, params: { id }, query, note }) => {
    if (await findInvitationIn(trx, actor, id)) {
      return note({ target: `invitation:${id}`, before: changeOf(await cancelInvitation(trx, actor, id)) })
    }
    const removed = await removeCustomerUser(trx, dependencies, actor, {
      userId: id,
      stopsLeftBehind: query.StopLeftBehind,
    })
    note({ target: `user:${id}`, ...removed })
  })

  implement(app, customerUserCalls.customerUserLeftBehind, ({ actor, params }) =>
    readLeftBehind(db, dependencies, actor, params.id),
  )

  implement(app, customerUserCalls.customerUserChangeCustomer, async ({ trx, actor, body, note }) =>
    note(await changeCustomer(trx, actor, body.customerId)),
  )
}
