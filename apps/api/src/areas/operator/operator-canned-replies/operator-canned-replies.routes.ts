import type { FastifyInstance } from 'fastify'
import { operatorCannedReplyCalls as calls } from '@sarv/contract/operator/operator-canned-replies/operator-canned-replies.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import {
  createCannedReply,
  editCannedReply,
  readCannedReplies,
  removeCannedReply,
} from '../../portal/tickets/canned-replies.service.ts'

export const operatorCannedReplyRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, calls.operatorCannedReplyList, ({ query }) =>
    readCannedReplies(db, { search: query.Search, ticketId: query.TicketId }),
  )

  implement(app, calls.operatorCannedReplyCreate, ({ trx, operator, body }) =>
    createCannedReply(trx, body, operator.operatorId),
  )

  implement(app, calls.operatorCannedReplyEdit, async ({ trx, params, body, note }) => {
    const { title } = await editCannedReply(trx, params.id, body)
    note({ before: { title }, after: { title: body.title } })
  })

  implement(app, calls.operatorCannedReplyDelete, async ({ trx, params, note }) => {
    const { title } = await removeCannedReply(trx, params.id)
    note({ before: { title }, after: { title: null } })
  })
}
