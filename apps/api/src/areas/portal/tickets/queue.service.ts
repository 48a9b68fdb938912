import { issuePriority, issueStatus } from '@sarv/contract/enums'
import { promiseSoonMinutes } from '@sarv/contract/operator/operator-tickets/operator-tickets.rules'
import type { OperatorTicketsQuery } from '@sarv/contract/operator/operator-tickets/operator-tickets.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { listNotes } from './desk.store.ts'
import { findFile, listFiles } from './files.store.ts'
import {
  countQueue,
  countTicketsOf,
  findInQueue,
  listMergedInto,
  listOthersOf,
  listQueue,
  listWriters,
  type QueueFigures,
} from './queue.store.ts'
import { readSupportTerms } from './subjects.store.ts'
import { ticketText as text } from './tickets.fa.ts'
import { findTicket, listMessages, type TicketStatus } from './tickets.store.ts'

export type { QueueRow } from './queue.store.ts'

/** As the wire calls it. */
export const ticketStatusId = (status: TicketStatus): number =>
  issueStatus.id[status === 'closed' ? 'completed' : status]

const statusOf = (id: number | undefined): TicketStatus | undefined => {
  const name = issueStatus.name(id ?? 0)
  return name === 'completed' ? 'closed' : name
}

const owners = (owner: 'mine' | 'nobody' | undefined, operatorId: number) =>
  owner === undefined ? undefined : { mine: operatorId, nobody: null }[owner]

/** The tickets of all customers, for whoever answers them. Who searches finds closed ones too. */
export const readQueue = (db: Db, operatorId: number, query: OperatorTicketsQuery) =>
  listQueue(db, {
    operatorId: owners(query.Owner, operatorId),
    status: statusOf(query.StatusId) ?? (query.Search === undefined ? undefined : 'any'),
    unitId: query.BusinessUnitId,
    priorityId: query.PriorityId,
    productId: query.ProductId,
    search: query.Search,
    page: query.PageNumber,
    size: query.PageSize,
  })

export const readQueueFigures = (db: Db, operatorId: number, now = new Date()): Promise<QueueFigures> =>
  countQueue(db, { operatorId, now, soon: new Date(now.getTime() + promiseSoonMinutes * 60_000) })

/** How many tickets a customer has. */
export const readTicketCounts = (db: Db, customerId: number) => countTicketsOf(db, customerId)

/** All that operators read of a ticket. */
export const readTicketForDesk = async (db: Db, id: number) => {
  const row = await findInQueue(db, id)
  const ticket = row && (await findTicket(db, id))
  if (!row || !ticket) throw new AppError('not_found')
  const { answer, desk } = await readSupportTerms(db)
  const files = await listFiles(db, id)
  const writers = new Map((await listWriters(db, id)).map(({ messageId, name }) => [messageId, name]))
  const messages = await listMessages(db, id)
  return {
    ...row,
    ...ticket,
    promise: text.promise(answer[issuePriority.name(ticket.priorityId) ?? 'important'], desk),
    messages: messages.map((message) => ({
      ...message,
      operator: writers.get(message.id) ?? null,
      files: files.filter(({ messageId }) => messageId === message.id),
    })),
    notes: await listNotes(db, id),
    merged: await listMergedInto(db, id),
    others: await listOthersOf(db, ticket),
  }
}

/** A file of any ticket; who may is decided by whoever calls. */
export const findTicketFile = async (db: Db, fileId: number) => {
  const file = await findFile(db, fileId)
  if (!file) throw new AppError('not_found')
  return file
}

/** Whose ticket it is. */
export const requireTicket = async (db: Db, id: number): Promise<{ id: number; customerId: number }> => {
  const ticket = await findTicket(db, id)
  if (!ticket) throw new AppError('not_found')
  return ticket
}
