import { may } from '@sarv/contract/access'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publishToOperators } from '../../../operations/events.ts'
import type { NotifyDependencies } from '../notifications.service.ts'
import {
  bringPromiseNearer,
  findOperatorName,
  insertNote,
  isSuperUserOf,
  listColleagues,
  noteAct,
  setMergedInto,
  setTicketOperator,
  setTicketPriority,
  setTicketUnit,
  type ColleagueRow,
  type DeskAct,
} from './desk.store.ts'
import { listMergeCandidates } from './queue.store.ts'
import { takeTicket, tellAsker } from './support.service.ts'
import { ticketText as text } from './tickets.fa.ts'
import { promisedAnswerAt, tellOfTicket } from './tickets.service.ts'
import { findTicket, lockTicket, setTicketStatus, type Ticket } from './tickets.store.ts'

export type { DeskAct } from './desk.store.ts'

/** What operators do with tickets behind the counter; who may is decided by whoever calls. */

/** Those who answer tickets. */
export const listTicketColleagues = async (db: Db): Promise<ColleagueRow[]> =>
  (await listColleagues(db)).filter(({ roles }) => may('operator:support', roles))

/** Only operators read it: the customer is told nothing, and neither are their pages. */
export const addNote = async (
  trx: Db,
  id: number,
  { content, operatorId, at }: { content: string; operatorId?: number | undefined; at?: Date },
): Promise<number> => {
  const ticket = await findTicket(trx, id)
  if (!ticket) throw new AppError('not_found')
  await publishToOperators(trx, ['OperatorTicket'])
  return insertNote(trx, id, { kind: 'note', content, operatorId, ...(at && { at }) })
}

/** Gives a ticket to somebody who answers tickets. */
export const assignTicket = async (trx: Db, id: number, toId: number, act: DeskAct): Promise<Ticket> => {
  const ticket = await takeTicket(trx, id)
  if (ticket.operatorId === toId) throw new AppError('ticket_unchanged')
  if (!(await listTicketColleagues(trx)).some((colleague) => colleague.id === toId))
    throw new AppError('operator_unfit')
  await setTicketOperator(trx, id, toId)
  await noteAct(trx, id, { ...act, kind: 'assigned', aboutId: toId })
  await publishToOperators(trx, ['OperatorTicket'])
  return ticket
}

/** A ticket of nobody; from a colleague it is taken by giving it, with a reason that they read. */
export const takeForOneself = async (
  trx: Db,
  id: number,
  operatorId: number,
  act: Pick<DeskAct, 'reason'>,
): Promise<Ticket> => {
  const { operatorId: holderId } = await takeTicket(trx, id)
  if (holderId !== null && holderId !== operatorId) {
    const name = await findOperatorName(trx, holderId)
    throw new AppError('ticket_of_colleague', { ...(name !== undefined && { name }) })
  }
  return assignTicket(trx, id, operatorId, { ...act, operatorId })
}

/** To another unit, where somebody takes it; what was promised stays promised. */
export const routeTicket = async (trx: Db, id: number, unitId: number, act: DeskAct): Promise<Ticket> => {
  const ticket = await takeTicket(trx, id)
  if (ticket.unitId === unitId) throw new AppError('ticket_unchanged')
  await setTicketUnit(trx, id, unitId)
  await noteAct(trx, id, { ...act, kind: 'routed', aboutId: unitId })
  await tellOfTicket(trx, ticket)
  return ticket
}

export const changeTicketPriority = async (trx: Db, id: number, priorityId: number, act: DeskAct): Promise<Ticket> => {
  const ticket = await takeTicket(trx, id)
  if (ticket.priorityId === priorityId) throw new AppError('ticket_unchanged')
  const answerDueAt = await promisedAnswerAt(trx, priorityId, act.at ?? new Date())
  await setTicketPriority(trx, id, { priorityId, answerDueAt })
  await noteAct(trx, id, { ...act, kind: 'priority', aboutId: priorityId })
  await tellOfTicket(trx, ticket)
  return ticket
}

/** There is more to do: an answer is promised from now on. */
export const reopenTicket = async (trx: Db, deps: NotifyDependencies, id: number, act: DeskAct): Promise<Ticket> => {
  const ticket = await takeTicket(trx, id)
  if (ticket.status !== 'closed') throw new AppError('ticket_open_already')
  const at = act.at ?? new Date()
  const answerDueAt = await promisedAnswerAt(trx, ticket.priorityId, at)
  await setTicketStatus(trx, id, { status: 'waiting', answerDueAt }, at)
  await noteAct(trx, id, { ...act, kind: 'reopened' })
  await tellOfTicket(trx, ticket)
  const title = ticket.title ?? ticket.subject
  await tellAsker(trx, deps, ticket, { subject: text.reopened.subject(title), content: text.reopened.content(id) })
  return ticket
}

/** Both locked, the older one first: two merges that cross wait for each other instead of for ever. */
const takeBoth = async (trx: Db, id: number, intoId: number): Promise<[Ticket, Ticket]> => {
  for (const each of [id, intoId].toSorted((one, other) => one - other)) await lockTicket(trx, each)
  const ticket = await takeTicket(trx, id)
  const into = await findTicket(trx, intoId)
  const isThere = into?.customerId === ticket.customerId && into.id !== id && into.mergedInto === null
  if (!isThere) throw new AppError('ticket_merge_elsewhere')
  return [ticket, into]
}

/** Whoever asked must find their matter where it goes on. */
const isSeenByAsker = async (trx: Db, { userId, projectId, customerId }: Ticket, into: Ticket): Promise<boolean> =>
  userId === null ||
  userId === into.userId ||
  (projectId !== null && projectId === into.projectId) ||
  (await isSuperUserOf(trx, userId, customerId))

/** The older open ticket in which this one would go on, as `mergeTicket` would allow it. */
export const findMergeCandidate = async (
  db: Db,
  ticket: Ticket,
): Promise<{ id: number; title: string; isAboutService: boolean } | undefined> => {
  for (const { id, title } of await listMergeCandidates(db, ticket)) {
    const into = await findTicket(db, id)
    if (into && (await isSeenByAsker(db, ticket, into)))
      return { id, title, isAboutService: ticket.serviceType !== null }
  }
  return undefined
}

/**
 * Lets a ticket go on in another one of the same customer. Its messages stay with it, where whoever asked can read them; a
 * promise that runs in it counts there.
 */
export const mergeTicket = async (
  trx: Db,
  deps: NotifyDependencies,
  id: number,
  intoId: number,
  act: DeskAct,
): Promise<Ticket> => {
  const [ticket, into] = await takeBoth(trx, id, intoId)
  if (!(await isSeenByAsker(trx, ticket, into))) throw new AppError('ticket_merge_unseen')
  await setMergedInto(trx, id, intoId, act.at ?? new Date())
  if (ticket.answerDueAt) await bringPromiseNearer(trx, intoId, ticket.answerDueAt)
  await noteAct(trx, id, { ...act, kind: 'merged', aboutId: intoId })
  await noteAct(trx, intoId, { ...act, kind: 'received', aboutId: id })
  await tellOfTicket(trx, ticket)
  await tellOfTicket(trx, into)
  const title = ticket.title ?? ticket.subject
  const message = { subject: text.merged.subject(title), content: text.merged.content(id, intoId) }
  await tellAsker(trx, deps, { ...ticket, id: intoId }, message)
  return ticket
}
