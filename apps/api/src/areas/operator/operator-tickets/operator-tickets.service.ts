import { businessUnit, issuePriority, productCategory } from '@sarv/contract/enums'
import type {
  OperatorAssignModel,
  OperatorPriorityModel,
  OperatorReplyModel,
  OperatorRouteModel,
  OperatorTicketDetail,
  OperatorTicketListItem,
  OperatorTicketPage,
  OperatorTicketsQuery,
} from '@sarv/contract/operator/operator-tickets/operator-tickets.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { Operator } from '../../../http/operators.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import {
  addNote,
  assignTicket,
  changeTicketPriority,
  routeTicket,
  takeForOneself,
} from '../../portal/tickets/desk.service.ts'
import { readQueue, readTicketForDesk, ticketStatusId, type QueueRow } from '../../portal/tickets/queue.service.ts'
import { answerTicket } from '../../portal/tickets/support.service.ts'
import { readSuggestions } from './suggestions.service.ts'

type Note = (note: AuditNote) => void
type ForDesk = Awaited<ReturnType<typeof readTicketForDesk>>

const wireOrNull = (at: Date | null): string | null => at && toWire(at)

const toItem = (row: QueueRow): OperatorTicketListItem => ({
  id: row.id,
  title: row.title ?? row.subject,
  customerId: row.customerId,
  customer: row.customer,
  user: row.user,
  businessUnitId: row.unitId,
  issuePriorityId: row.priorityId,
  issueStatusId: ticketStatusId(row.status),
  order: row.serviceName,
  operatorId: row.operatorId,
  operator: row.operator,
  askedDate: wireOrNull(row.askedAt),
  answerDueDate: wireOrNull(row.answerDueAt),
  closesDate: wireOrNull(row.closesAt),
  createDate: toWire(row.createdAt),
  modifyDate: toWire(row.modifiedAt),
})

export const listTickets = async (
  db: Db,
  { operatorId }: Operator,
  query: OperatorTicketsQuery,
): Promise<OperatorTicketPage> => {
  const { rows, total } = await readQueue(db, operatorId, query)
  return { totalCount: total, tickets: rows.map(toItem) }
}

/** What the act of a note names, in words. */
const nameOf = ({ kind, aboutId, assignee }: ForDesk['notes'][number]): string | null => {
  if (aboutId === null) return null
  if (kind === 'routed') return businessUnit.label(aboutId)
  return kind === 'priority' ? issuePriority.label(aboutId) : assignee
}

const toBeside = ({ status, modifiedAt, ...ticket }: ForDesk['others'][number]) => ({
  ...ticket,
  issueStatusId: ticketStatusId(status),
  modifyDate: toWire(modifiedAt),
})

export const readTicket = async (db: Db, publicUrl: string, id: number): Promise<OperatorTicketDetail> => {
  const ticket = await readTicketForDesk(db, id)
  return {
    ...toItem(ticket),
    subject: ticket.subject,
    promise: ticket.promise,
    firstAnswerDate: wireOrNull(ticket.firstAnswerAt),
    projectId: ticket.projectId,
    project: ticket.project,
    product: ticket.productId === null ? null : productCategory.label(ticket.productId),
    serviceType: ticket.serviceType,
    serviceId: ticket.serviceId,
    rating: ticket.rating,
    ratingComment: ticket.ratingComment,
    mergedIntoId: ticket.mergedInto,
    messages: ticket.messages.map((message) => ({
      id: message.id,
      createDate: toWire(message.createdAt),
      content: message.content,
      user: message.author === 'support' ? message.authorName : message.user,
      isSupport: message.author === 'support',
      operator: message.operator,
      files: message.files.map((file) => ({ id: file.id, fileName: file.name, fileSize: file.bytes })),
      snapshot: message.snapshot,
    })),
    notes: ticket.notes.map((note) => ({
      id: note.id,
      createDate: toWire(note.createdAt),
      kind: note.kind,
      operator: note.operator,
      content: note.content,
      aboutId: note.aboutId,
      about: nameOf(note),
    })),
    merged: ticket.merged.map(toBeside),
    others: ticket.others.map(toBeside),
    suggestions: await readSuggestions(db, publicUrl, ticket),
  }
}

/** The customer reads the name of who answers, as an answer of support. */
export const answer = async (
  trx: Db,
  deps: NotifyDependencies,
  { operatorId, name }: Operator,
  { id, content, fileIds = [], staysOpen, afterMessageId }: OperatorReplyModel & { id: number },
  note: Note,
): Promise<{ id: number }> => {
  const reply = {
    name,
    content,
    fileIds,
    staysOpen,
    operatorId,
    afterMessageId: afterMessageId ?? undefined,
  }
  const { customerId, messageId } = await answerTicket(trx, deps, id, reply)
  note({ customerId })
  return { id: messageId }
}

/** What happens only behind the counter stands in the audit log without the customer: their activity log has no line of it. */
export const writeNote = async (trx: Db, { operatorId }: Operator, id: number, content: string) => ({
  id: await addNote(trx, id, { content, operatorId }),
})

export const take = async (trx: Db, { operatorId }: Operator, id: number, reason?: string): Promise<void> => {
  await takeForOneself(trx, id, operatorId, { reason })
}

export const assign = async (
  trx: Db,
  { operatorId }: Operator,
  id: number,
  { operatorId: toId, reason }: OperatorAssignModel,
): Promise<void> => {
  await assignTicket(trx, id, toId, { operatorId, reason })
}

export const route = async (
  trx: Db,
  { operatorId }: Operator,
  id: number,
  { businessUnitId, reason }: OperatorRouteModel,
  note: Note,
): Promise<void> => {
  const { customerId, unitId } = await routeTicket(trx, id, businessUnitId, { operatorId, reason })
  note({
    customerId,
    before: { unit: businessUnit.label(unitId) },
    after: { unit: businessUnit.label(businessUnitId) },
  })
}

export const changePriority = async (
  trx: Db,
  { operatorId }: Operator,
  id: number,
  { issuePriorityId, reason }: OperatorPriorityModel,
  note: Note,
): Promise<void> => {
  const { customerId, priorityId } = await changeTicketPriority(trx, id, issuePriorityId, { operatorId, reason })
  note({
    customerId,
    before: { priority: issuePriority.label(priorityId) },
    after: { priority: issuePriority.label(issuePriorityId) },
  })
}
