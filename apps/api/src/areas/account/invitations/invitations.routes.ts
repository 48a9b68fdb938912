import type { FastifyInstance } from 'fastify'
import { invitationCalls } from '@sarv/contract/account/invitations/invitations.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement, notYet } from '../../../http/implement.ts'
import {
  acceptInvitation,
  cancelInvitation,
  invitationItem,
  listInvitations,
  readInvitation,
  resendInvitation,
} from './invitations.service.ts'

export const invitationRoutes = (app: FastifyInstance, { db, secrets, publicUrl }: Dependencies): void => {
  implement(app, invitationCalls.invitationList, async ({ actor }) =>
    (await listInvitations(db, { customerId: actor.customerId })).map(invitationItem),
  )

  implement(
    app,
    invitationCalls.invitationResend,
    async ({ actor, params, note }) => {
      await resendInvitation(db, { secrets, publicUrl }, actor, params.id)
      note({ target: `invitation:${params.id}` })
    },
    { ownTransaction: notYet },
  )

  implement(
    app,
    invitationCalls.invitationDelete,
    async ({ actor, params, note }) => {
      const { email, isSuperUser, isFinancialManager, isAccountManager, projectId } = await cancelInvitation(
        db,
        actor,
        params.id,
      )
      note({
        target: `invitation:${params.id}`,
        before: { email, isSuperUser, isFinancialManager, isAccountManager, projectId },
      })
    },
    { ownTransaction: notYet },
  )

  implement(app, invitationCalls.invitationRead, ({ body }) => readInvitation(db, body.invitationToken), {
    ownTransaction: notYet,
    rateLimit: { max: 30, perSeconds: 60, by: 'ip' },
    audit: false,
  })

  implement(
    app,
    invitationCalls.invitationAccept,
    async ({ actor, body, note }) => {
      const { customerId, customer, before, after } = await acceptInvitation(db, actor, body.invitationToken)
      note({ target: `customer:${customerId}`, before, after })
      return { customerId, customer }
    },
    { ownTransaction: notYet },
  )
}
