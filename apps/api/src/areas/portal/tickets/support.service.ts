import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { notify, type NotifyDependencies } from '../notifications.service.ts'
import { tellOwners } from '../tell-owners.service.ts'
import { closesAt } from './closing.rules.ts'
import { noteAct, setTicketOperator, type DeskAct } from './desk.store.ts'
import { sendFiles } from './files.service.ts'
import { plainText } from './plain-text.rules.ts'
import { readSupportTerms } from './subjects.store.ts'
import { ticketText as text } from './tickets.fa.ts'
import { promisedAnswerAt, tellOfTicket } from './tickets.service.ts'
import {
  findTicket,
  hasCustomerWritten,
  insertMessage,
  lockTicket,
  setTicketStatus,
  type Ticket,
} from './tickets.store.ts'

/** What the provider's people do with tickets; who may is decided by whoever calls. */

/** Locked; one that goes on elsewhere is not written to. */
export const takeTicket = async (trx: Db, id: number): Promise<Ticket> => {
  await lockTicket(trx, id)
  const ticket = await findTicket(trx, id)
  if (!ticket) throw new AppError('not_found')
  if (ticket.mergedInto !== null) throw new AppError('ticket_merged', { id: ticket.mergedInto })
  return ticket
}

const isMember = async (trx: Db, { userId, customerId }: Ticket): Promise<boolean> =>
  userId !== null &&
  (await trx
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .select('user_id')
    .executeTakeFirst()) !== undefined

/** Whoever asked; where they have left, those who run the account. */
export const tellAsker = async (
  trx: Db,
  deps: NotifyDependencies,
  ticket: Ticket,
  message: { subject: string; content: string },
): Promise<void> => {
  const link = `/portal/support/${ticket.id}`
  const { customerId, userId } = ticket
  if (userId !== null && (await isMember(trx, ticket)))
    await notify(trx, deps, { userId, customerId, link, topic: 'support', ...message })
  else await tellOwners(trx, deps, { customerId, link, topic: 'support' }, message)
}

/** As much of an answer as a notice and a mail carry; all of it stands on the ticket. */
const mostInNotice = 1500
const shortened = (text: string): string =>
  text.length <= mostInNotice ? text : `${text.slice(0, mostInNotice).trimEnd()}…`

export interface SupportAnswer {
  /** What the customer reads as the name of whoever answers. */
  name: string
  content: string
  fileIds?: readonly number[]
  /** Who of us; absent: the command line. */
  operatorId?: number | undefined
  /** The last message that whoever answers has read. Absent: whatever was written. */
  afterMessageId?: number | undefined
  /** More is to come from us. */
  staysOpen?: boolean | undefined
  at?: Date
}

/**
 * Answers a ticket: the promise is kept, and whoever asked is told. A ticket of nobody becomes the answerer’s. What the
 * customer wrote in the meantime would lose its promise unread: the answer is refused then.
 */
export const answerTicket = async (
  trx: Db,
  deps: NotifyDependencies,
  id: number,
  { name, content, fileIds = [], operatorId, afterMessageId, staysOpen = false, at = new Date() }: SupportAnswer,
): Promise<Ticket & { messageId: number }> => {
  const ticket = await takeTicket(trx, id)
  if (afterMessageId !== undefined && (await hasCustomerWritten(trx, id, afterMessageId)))
    throw new AppError('ticket_has_newer_message')
  const author = { kind: 'support', name, operatorId: operatorId ?? null } as const
  const messageId = await insertMessage(trx, { ticketId: id, author, content, at })
  await sendFiles(trx, fileIds, { messageId, customerId: ticket.customerId, userId: null, operatorId })
  const next = staysOpen
    ? ({
        status: 'waiting',
        answerDueAt: await promisedAnswerAt(trx, ticket.priorityId, at),
        isAnswered: true,
      } as const)
    : ({ status: 'answered', closesAt: closesAt(at, (await readSupportTerms(trx)).closing) } as const)
  await setTicketStatus(trx, id, next, at)
  if (ticket.operatorId === null && operatorId !== undefined) await setTicketOperator(trx, id, operatorId)
  await tellOfTicket(trx, ticket)
  const title = ticket.title ?? ticket.subject
  await tellAsker(trx, deps, ticket, {
    subject: text.answered.subject(title),
    content: text.answered.content(id, name, shortened(plainText(content))),
  })
  return { ...ticket, messageId }
}

export const closeForCustomer = async (
  trx: Db,
  deps: NotifyDependencies,
  id: number,
  { at = new Date(), ...act }: DeskAct = {},
): Promise<Ticket> => {
  const ticket = await takeTicket(trx, id)
  if (ticket.status === 'closed') throw new AppError('ticket_closed_already')
  await setTicketStatus(trx, id, { status: 'closed' }, at)
  await noteAct(trx, id, { ...act, kind: 'closed', at })
  await tellOfTicket(trx, ticket)
  const title = ticket.title ?? ticket.subject
  await tellAsker(trx, deps, ticket, { subject: text.closed.subject(title), content: text.closed.content(id) })
  return ticket
}
