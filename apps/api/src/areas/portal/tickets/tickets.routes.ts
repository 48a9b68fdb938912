import type { FastifyInstance } from 'fastify'
import { businessUnit, issuePriority, issueStatus, productCategory } from '@sarv/contract/enums'
import { ticketCalls } from '@sarv/contract/portal/tickets/tickets.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement, type Actor } from '../../../http/implement.ts'
import { keepFile, sendFile } from './files.service.ts'
import { findFile, findFileOfMessage, listFiles } from './files.store.ts'
import { answerDueAt } from './promise.rules.ts'
import { takeSnapshot } from './snapshot.service.ts'
import { listSubjects, readSupportTerms } from './subjects.store.ts'
import { ticketText as text } from './tickets.fa.ts'
import {
  closeTicket,
  findOwnTicket,
  listOwnTickets,
  openOwnTicket,
  openTicket,
  rateTicket,
  seeTicket,
  writeToTicket,
} from './tickets.service.ts'
import { listMessages, type Ticket, type TicketRow } from './tickets.store.ts'

const shortListLength = 5
/** Each of them is read by somebody; a machine that loops must not bury the others. */
const perHour = { by: 'user', max: 240, perSeconds: 3600 } as const

const statusIdOf = ({ status }: Pick<Ticket, 'status'>) => issueStatus.id[status === 'closed' ? 'completed' : status]

const toShort = (ticket: Ticket) => ({
  id: ticket.id,
  issueSubject: ticket.title ?? ticket.subject,
  issueStatus: issueStatus.label(statusIdOf(ticket)),
  createDate: toWire(ticket.createdAt),
  modifyDate: toWire(ticket.modifiedAt),
})

const wireOrNull = (at: Date | null): string | null => at && toWire(at)

const toItem = (ticket: TicketRow) => ({
  ...toShort(ticket),
  issueSubject: ticket.subject,
  title: ticket.title,
  businessUnit: businessUnit.label(ticket.unitId),
  businessUnitId: ticket.unitId,
  issueStatusId: statusIdOf(ticket),
  issuePriorityId: ticket.priorityId,
  order: ticket.serviceName,
  user: ticket.user,
  answerDueDate: wireOrNull(ticket.answerDueAt),
  isUnread: ticket.isUnread,
  rating: ticket.rating,
})

type Message = Awaited<ReturnType<typeof listMessages>>[number]
type File = Awaited<ReturnType<typeof listFiles>>[number]

const toMessage = (message: Message, files: readonly File[]) => {
  const own = files.filter(({ messageId }) => messageId === message.id)
  return {
    id: message.id,
    issueDate: toWire(message.createdAt),
    content: message.content,
    user: message.author === 'support' ? message.authorName : message.user,
    // Nobody of the customer has it.
    userId: message.userId ?? 0,
    isSupport: message.author === 'support',
    fileName: own[0]?.name ?? null,
    fileSize: own[0]?.bytes ?? null,
    files: own.map(({ id, name, bytes }) => ({ id, fileName: name, fileSize: bytes })),
    snapshot: message.snapshot,
  }
}

export const ticketRoutes = (app: FastifyInstance, { db, files, secrets }: Dependencies): void => {
  const toThread = async (ticket: Ticket & { mayWrite: boolean }, { userId }: Actor) => {
    const { answer, desk } = await readSupportTerms(db)
    const messages = await listMessages(db, ticket.id)
    const attached = await listFiles(db, ticket.id)
    const priority = issuePriority.name(ticket.priorityId) ?? 'important'
    return {
      issueId: ticket.id,
      issueSubject: ticket.subject,
      title: ticket.title,
      businessUnit: businessUnit.label(ticket.unitId),
      order: ticket.serviceName,
      issueStatusId: statusIdOf(ticket),
      issuePriorityId: ticket.priorityId,
      createDate: toWire(ticket.createdAt),
      modifyDate: toWire(ticket.modifiedAt),
      answerDueDate: wireOrNull(ticket.answerDueAt),
      closesDate: wireOrNull(ticket.closesAt),
      promise: text.promise(answer[priority], desk),
      firstAnswerDate: wireOrNull(ticket.firstAnswerAt),
      product: ticket.productId === null ? null : productCategory.label(ticket.productId),
      projectId: ticket.projectId,
      serviceType: ticket.serviceType,
      serviceId: ticket.serviceId,
      user: ticket.user,
      mayWrite: ticket.mayWrite,
      rating: ticket.rating,
      ratingComment: ticket.ratingComment,
      isOwnRating: ticket.ratedBy === userId,
      mergedIntoId: ticket.mergedInto,
      issueItems: messages.map((message) => toMessage(message, attached)),
    }
  }

  /** The one attachment of the agreed form, kept beside those that were uploaded before. */
  const keepAttachment = async (
    actor: Actor,
    { attachment, fileIds = [] }: { attachment?: globalThis.File | undefined; fileIds?: readonly number[] | undefined },
  ) => (attachment ? [...fileIds, (await keepFile({ db, files }, actor, attachment)).id] : fileIds)

  implement(app, ticketCalls.businessUnitList, () => businessUnit.values.map(({ id, label }) => ({ id, name: label })))
  implement(app, ticketCalls.issueSubjectList, () => listSubjects(db))
  implement(
    app,
    ticketCalls.issueSubjectShortList,
    ({ trx, body: { productId, businessUnitId } }) =>
      listSubjects(trx, {
        ...(businessUnitId && { unitId: businessUnitId }),
        ...(productId && { productId }),
      }),
    { audit: false },
  )
  implement(app, ticketCalls.issuePriorityList, async () => {
    const { answer, desk } = await readSupportTerms(db)
    const now = new Date()
    return issuePriority.values.map(({ id, name, label }) => ({
      id,
      name: label,
      promise: text.promise(answer[name], desk),
      answerDueDate: toWire(answerDueAt(now, answer[name], desk)),
    }))
  })

  implement(app, ticketCalls.issueList, async ({ actor, query, reply }) => {
    const { rows, total } = await listOwnTickets(db, actor, query)
    reply.header('x-total-count', total)
    return rows.map(toItem)
  })
  implement(app, ticketCalls.issueShortList, async ({ actor }) => {
    const { rows } = await listOwnTickets(db, actor, { View: 'open', PageSize: shortListLength })
    return rows.map(toShort)
  })
  implement(app, ticketCalls.issueItemList, async ({ actor, params }) =>
    toThread(await openOwnTicket(db, actor, params.issueId), actor),
  )

  implement(
    app,
    ticketCalls.issueCreate,
    {
      prepare: ({ actor, body }) => keepAttachment(actor, body),
      handle: ({ trx, actor, body }, fileIds) =>
        openTicket(trx, actor, body, { secrets, fileIds, snapshot: body.snapshot }),
    },
    { rateLimit: perHour },
  )
  implement(
    app,
    ticketCalls.issueItemCreate,
    {
      prepare: async ({ actor, body }) => {
        // Nothing is kept for whoever may not see the ticket.
        await findOwnTicket(db, actor, body.issueId)
        return keepAttachment(actor, body)
      },
      handle: ({ trx, actor, body }, fileIds) =>
        writeToTicket(trx, actor, body, { secrets, fileIds, snapshot: body.snapshot }),
    },
    { rateLimit: perHour },
  )
  implement(
    app,
    ticketCalls.issueFileUpload,
    { prepare: ({ actor, body }) => keepFile({ db, files }, actor, body.attachment), handle: (_, kept) => kept },
    { rateLimit: perHour },
  )

  const download = async (actor: Actor, file: Awaited<ReturnType<typeof findFile>>) => {
    if (!file) throw new AppError('not_found')
    await findOwnTicket(db, actor, file.ticketId)
    return file
  }
  implement(app, ticketCalls.issueItemDownload, async ({ actor, params, reply }) =>
    sendFile(reply, files, await download(actor, await findFileOfMessage(db, params.id))),
  )
  implement(app, ticketCalls.issueFileDownload, async ({ actor, params, reply }) =>
    sendFile(reply, files, await download(actor, await findFile(db, params.id))),
  )

  implement(app, ticketCalls.issueSnapshot, ({ actor, params }) => takeSnapshot(db, secrets, actor, params.orderId))
  implement(app, ticketCalls.issueClose, ({ trx, actor, params }) => closeTicket(trx, actor, params.id))
  implement(app, ticketCalls.issueRate, ({ trx, actor, params, body }) => rateTicket(trx, actor, params.id, body))
  implement(app, ticketCalls.issueSeen, ({ trx, actor, params }) => seeTicket(trx, actor, params.id), { audit: false })
}
