import type { FastifyInstance } from 'fastify'
import { customerUserCalls } from '@sarv/contract/account/customer-users/customer-users.calls'
import { userAccessType } from '@sarv/contract/enums'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { maskedIn, openPersonal } from '../../../db/personal-data.ts'
import { countInvitation } from '../invitations/invitations.service.ts'
import {
  changeCustomer,
  editCustomerUser,
  inviteCustomerUser,
  readCustomerUser,
  readLeftBehind,
  removeCustomerUser,
} from './customer-users.service.ts'
import { listMembers } from './customer-users.store.ts'

export const customerUserRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, secrets, publicUrl } = dependencies

  implement(app, customerUserCalls.customerUserList, async ({ actor }) => {
    const members = await listMembers(db, actor.customerId)
    return members.map(({ isSuperUser, phoneNumberSecret, ...member }) => ({
      ...member,
      phoneNumber: maskedIn(actor.view, openPersonal(secrets, phoneNumberSecret)),
      id: member.userId,
      isSuperManager: isSuperUser,
    }))
  })

  implement(app, customerUserCalls.customerUserGet, async ({ actor, params }) => {
    const member = await readCustomerUser(db, { customerId: actor.customerId, userId: params.id })
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

  implement(app, customerUserCalls.customerUserEdit, async ({ trx, actor, params, body, note }) =>
    note({ target: `user:${params.id}`, ...(await editCustomerUser(trx, actor, params.id, body)) }),
  )

  implement(app, customerUserCalls.customerUserDelete, async ({ trx, actor, params, query, note }) =>
    note({
      target: `user:${params.id}`,
      ...(await removeCustomerUser(trx, dependencies, actor, {
        userId: params.id,
        stopsLeftBehind: query.StopLeftBehind,
      })),
    }),
  )

  implement(app, customerUserCalls.customerUserLeftBehind, ({ actor, params }) =>
    readLeftBehind(db, dependencies, actor, params.id),
  )

  implement(app, customerUserCalls.customerUserChangeCustomer, async ({ trx, actor, body, note }) =>
    note(await changeCustomer(trx, actor, body.customerId)),
  )
}
