import type { FastifyInstance } from 'fastify'
import { operatorTicketCalls as calls } from '@sarv/contract/operator/operator-tickets/operator-tickets.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import type { Operator } from '../../../http/operators.ts'
import { listTicketColleagues, mergeTicket, reopenTicket } from '../../portal/tickets/desk.service.ts'
import { keepFile, sendFile } from '../../portal/tickets/files.service.ts'
import { findTicketFile, readQueueFigures, requireTicket } from '../../portal/tickets/queue.service.ts'
import { closeForCustomer } from '../../portal/tickets/support.service.ts'
import {
  answer,
  assign,
  changePriority,
  listTickets,
  readTicket,
  route,
  take,
  writeNote,
} from './operator-tickets.service.ts'

const by = ({ operatorId }: Operator, { reason }: { reason: string }) => ({ operatorId, reason })

/** Whose log the line stands in. */
const ownerOf = ({ customerId }: { customerId: number }) => ({ customerId })

export const operatorTicketRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db, files } = deps

  implement(app, calls.operatorTicketList, ({ operator, query }) => listTickets(db, operator, query))
  implement(app, calls.operatorTicketFigures, ({ operator }) => readQueueFigures(db, operator.operatorId))
  implement(app, calls.operatorColleagueList, async () =>
    (await listTicketColleagues(db)).map(({ id, name, openCount }) => ({ id, name, openCount })),
  )
  implement(app, calls.operatorTicketGet, ({ params }) => readTicket(db, deps.publicUrl, params.id))
  implement(app, calls.operatorTicketDownload, async ({ params, reply }) =>
    sendFile(reply, files, await findTicketFile(db, params.id)),
  )

  implement(app, calls.operatorTicketUpload, {
    prepare: async ({ operator, params, body }) => {
      const { customerId } = await requireTicket(db, params.id)
      return keepFile({ db, files }, { customerId, userId: null, operatorId: operator.operatorId }, body.attachment)
    },
    handle: (_, kept) => kept,
  })
  implement(app, calls.operatorTicketReply, ({ trx, operator, params, body, note }) =>
    answer(trx, deps, operator, { id: params.id, ...body }, note),
  )
  implement(app, calls.operatorTicketNote, ({ trx, operator, params, body }) =>
    writeNote(trx, operator, params.id, body.content),
  )
  implement(app, calls.operatorTicketTake, ({ trx, operator, params, body }) =>
    take(trx, operator, params.id, body.reason),
  )
  implement(app, calls.operatorTicketAssign, ({ trx, operator, params, body }) =>
    assign(trx, operator, params.id, body),
  )
  implement(app, calls.operatorTicketRoute, ({ trx, operator, params, body, note }) =>
    route(trx, operator, params.id, body, note),
  )
  implement(app, calls.operatorTicketPriority, ({ trx, operator, params, body, note }) =>
    changePriority(trx, operator, params.id, body, note),
  )
  implement(app, calls.operatorTicketClose, async ({ trx, operator, params, body, note }) =>
    note(ownerOf(await closeForCustomer(trx, deps, params.id, by(operator, body)))),
  )
  implement(app, calls.operatorTicketReopen, async ({ trx, operator, params, body, note }) =>
    note(ownerOf(await reopenTicket(trx, deps, params.id, by(operator, body)))),
  )
  implement(app, calls.operatorTicketMerge, async ({ trx, operator, params, body, note }) =>
    note(ownerOf(await mergeTicket(trx, deps, params.id, body.intoId, by(operator, body)))),
  )
}
