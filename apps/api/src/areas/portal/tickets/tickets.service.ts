import { may } from '@sarv/contract/access'
import { issuePriority } from '@sarv/contract/enums'
import type {
  CreateIssueItemModel,
  CreateIssueModel,
  IssueListQuery,
  RateIssueModel,
} from '@sarv/contract/portal/tickets/tickets.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import { publish } from '../../../operations/events.ts'
import type { SecretBox } from '../../../secrets.ts'
import { findOrder, type OrderRow } from '../../financial/orders/orders.service.ts'
import { projectSightOf, type ProjectSight } from '../../project/project-users/project-access.service.ts'
import { shareTicketsAbout } from './moving.store.ts'
import { answerDueAt } from './promise.rules.ts'
import { sendFiles } from './files.service.ts'
import { openSnapshot } from './snapshot.service.ts'
import { findSubject, readSupportTerms } from './subjects.store.ts'
import {
  findTicketInSight,
  insertMessage,
  insertTicket,
  listTickets,
  lockTicket,
  markSeen,
  setRating,
  setTicketStatus,
  type Ticket,
  type TicketSight,
} from './tickets.store.ts'

/** Whoever runs the account answers for its tickets. */
const seesAccount = ({ roles }: Actor): boolean => may('account', roles)

const sightOf = async (db: Db, actor: Actor): Promise<TicketSight & ProjectSight> => {
  const { customerId, userId } = actor
  return { ...(await projectSightOf(db, actor)), customerId, userId, seesAccount: seesAccount(actor) }
}

export const listOwnTickets = async (db: Db, actor: Actor, { OrderId, ...query }: IssueListQuery) => {
  const service = OrderId === undefined ? undefined : await findOrder(db, actor, OrderId)
  if (OrderId !== undefined && !service) return { rows: [], total: 0 }
  return listTickets(db, await sightOf(db, actor), { ...query, service })
}

/** A ticket that the caller sees; nobody learns whether another one is there. */
export const findOwnTicket = async (db: Db, actor: Actor, id: number): Promise<Ticket> => {
  const ticket = await findTicketInSight(db, await sightOf(db, actor), id)
  if (!ticket) throw new AppError('not_found')
  return ticket
}

/** Of their own, of a project that they work in, or of the account that they run. */
const mayWrite = ({ userId, seesAccount: runsAccount, rolesIn }: TicketSight & ProjectSight, ticket: Ticket): boolean =>
  ticket.userId === userId ||
  (ticket.projectId === null ? runsAccount : may('project:operate', rolesIn(ticket.projectId)))

/** The same with whether the caller may write to it. */
export const openOwnTicket = async (db: Db, actor: Actor, id: number): Promise<Ticket & { mayWrite: boolean }> => {
  const sight = await sightOf(db, actor)
  const ticket = await findTicketInSight(db, sight, id)
  if (!ticket) throw new AppError('not_found')
  return { ...ticket, mayWrite: mayWrite(sight, ticket) }
}

/** A ticket that the caller may write to, locked. */
const takeTicket = async (trx: Db, actor: Actor, id: number): Promise<Ticket> => {
  const sight = await sightOf(trx, actor)
  await lockTicket(trx, id)
  const ticket = await findTicketInSight(trx, sight, id)
  if (!ticket) throw new AppError('not_found')
  if (!mayWrite(sight, ticket)) throw new AppError('forbidden')
  if (ticket.mergedInto !== null) throw new AppError('ticket_merged', { id: ticket.mergedInto })
  return ticket
}

/** Everybody who sees the ticket reads it again; who does not learns nothing, not even its number. */
export const tellOfTicket = (trx: Db, { customerId, projectId }: Pick<Ticket, 'customerId' | 'projectId'>) =>
  publish(
    trx,
    { customerId, projectId, group: 'SupportItems' },
    { customerId, projectId, group: 'Support' },
    { customerId, projectId, group: 'Issue' },
  )

/** Until when whoever asks now is promised an answer, by what the catalogue says today. */
export const promisedAnswerAt = async (trx: Db, priorityId: number, at: Date): Promise<Date> => {
  const { answer, desk } = await readSupportTerms(trx)
  return answerDueAt(at, answer[issuePriority.name(priorityId) ?? 'important'], desk)
}

/** What goes with a message besides its text: files that are kept already, and what its writer let be told of a service. */
export interface Enclosed {
  fileIds: readonly number[]
  snapshot: string | undefined
}

interface Writing extends Enclosed {
  secrets: SecretBox
  at?: Date
}

const write = async (
  trx: Db,
  { customerId, userId }: { customerId: number; userId: number },
  ticket: Pick<Ticket, 'id' | 'projectId'>,
  content: string,
  { secrets, fileIds, snapshot: sealed, at = new Date() }: Writing,
): Promise<number> => {
  // Whoever reads the ticket must be one who may read of this service.
  const snapshot = sealed && openSnapshot(secrets, sealed, { userId, projectId: ticket.projectId })
  const author = { kind: 'customer', userId } as const
  const messageId = await insertMessage(trx, {
    ticketId: ticket.id,
    author,
    content,
    at,
    ...(snapshot && { snapshot }),
  })
  await sendFiles(trx, fileIds, { messageId, customerId, userId })
  await markSeen(trx, userId, { id: ticket.id, lastMessageId: messageId })
  return messageId
}

const findService = async (trx: Db, actor: Actor, orderId: number | undefined): Promise<OrderRow | undefined> => {
  if (orderId === undefined) return undefined
  const found = await findOrder(trx, actor, orderId)
  if (!found) throw new AppError('not_found')
  // Read again under the lock: it may have gone to another project, also to one that the caller does not see.
  await shareTicketsAbout(trx, found.serviceId)
  const order = await findOrder(trx, actor, orderId)
  if (!order) throw new AppError('not_found')
  return order
}

/** Opens a ticket with its first message; the clock of the promised answer runs from now on. */
export const openTicket = async (
  trx: Db,
  actor: Actor,
  wanted: Omit<CreateIssueModel, 'attachment' | 'fileIds' | 'snapshot'>,
  writing: Writing,
): Promise<{ id: number }> => {
  const { at = new Date() } = writing
  const order = await findService(trx, actor, wanted.orderId ?? undefined)
  const productId = order?.productId ?? wanted.productId ?? null
  const subject = await findSubject(trx, wanted.issueSubjectId)
  const isRight =
    subject?.unitId === wanted.businessUnitId && (subject.productId === null || subject.productId === productId)
  if (!subject || !isRight) throw new AppError('ticket_subject_unknown')

  const { customerId, userId } = actor
  const projectId = order?.projectId ?? null
  const { id } = await insertTicket(trx, {
    customerId,
    userId,
    projectId,
    unitId: subject.unitId,
    subjectId: subject.id,
    priorityId: wanted.issuePriorityId,
    productId,
    service: order,
    title: wanted.title ?? null,
    answerDueAt: await promisedAnswerAt(trx, wanted.issuePriorityId, at),
    at,
  })
  await write(trx, actor, { id, projectId }, wanted.content, writing)
  await tellOfTicket(trx, { customerId, projectId })
  return { id }
}

/** A message of the customer: it waits for an answer again, also where it was closed. */
export const writeToTicket = async (
  trx: Db,
  actor: Actor,
  { issueId, content }: Pick<CreateIssueItemModel, 'issueId' | 'content'>,
  writing: Writing,
): Promise<{ id: number }> => {
  const { at = new Date() } = writing
  const ticket = await takeTicket(trx, actor, issueId)
  const id = await write(trx, actor, ticket, content, writing)
  const answerDueAt = await promisedAnswerAt(trx, ticket.priorityId, at)
  await setTicketStatus(trx, ticket.id, { status: 'waiting', answerDueAt }, at)
  await tellOfTicket(trx, ticket)
  return { id }
}

export const closeTicket = async (trx: Db, actor: Actor, id: number, at = new Date()): Promise<void> => {
  const ticket = await takeTicket(trx, actor, id)
  if (ticket.status === 'closed') throw new AppError('ticket_closed_already')
  await setTicketStatus(trx, id, { status: 'closed' }, at)
  await tellOfTicket(trx, ticket)
}

export const rateTicket = async (
  trx: Db,
  actor: Actor,
  id: number,
  { rating, comment }: RateIssueModel,
): Promise<void> => {
  const ticket = await takeTicket(trx, actor, id)
  if (ticket.firstAnswerAt === null) throw new AppError('ticket_not_answered')
  await setRating(trx, id, { rating, comment: comment ?? null, userId: actor.userId })
  await tellOfTicket(trx, ticket)
}

/** Nobody else learns of it: only the caller's own lists change. */
export const seeTicket = async (trx: Db, actor: Actor, id: number): Promise<void> => {
  const ticket = await findOwnTicket(trx, actor, id)
  await markSeen(trx, actor.userId, ticket)
}
