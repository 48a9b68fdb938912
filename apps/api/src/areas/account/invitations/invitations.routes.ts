import type { FastifyInstance } from 'fastify'
import { invitationCalls } from '@sarv/contract/account/invitations/invitations.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import {
  acceptInvitation,
  cancelInvitation,
  changeOf,
  countInvitation,
  invitationItem,
  listInvitations,
  listOwnInvitations,
  readInvitation,
  resendInvitation,
} from './invitations.service.ts'

export const invitationRoutes = (app: FastifyInstance, { db, secrets, publicUrl }: Dependencies): void => {
  implement(app, invitationCalls.invitationList, async ({ actor }) =>
    (await listInvitations(db, { customerId: actor.customerId })).map(invitationItem),
  )

  implement(app, invitationCalls.invitationListOwn, ({ actor }) => listOwnInvitations(db, actor.userId))

  implement(app, invitationCalls.invitationResend, {
    prepare: ({ actor }) => countInvitation(db, actor),
    handle: async ({ trx, actor, params, note }) => {
      await resendInvitation(trx, { secrets, publicUrl }, actor, params.id)
      note({ target: `invitation:${params.id}` })
    },
  })

  implement(app, invitationCalls.invitationDelete, async ({ trx, actor, params, note }) => {
    note({ target: `invitation:${params.id}`, before: changeOf(await cancelInvitation(trx, actor, params.id)) })
  })

  implement(app, invitationCalls.invitationRead, ({ trx, body }) => readInvitation(trx, body.invitationToken), {
    rateLimit: { max: 30, perSeconds: 60, by: 'ip' },
    audit: false,
  })

  implement(app, invitationCalls.invitationAccept, async ({ trx, actor, body, note }) => {
    const { customerId, customer, before, after } = await acceptInvitation(trx, actor, body.invitationToken)
    note({ target: `customer:${customerId}`, before, after })
    return { customerId, customer }
  })
}
