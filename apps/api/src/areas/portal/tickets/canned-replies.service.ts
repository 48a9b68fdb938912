import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { fillCanned, unknownPlaceholder } from './canned-replies.rules.ts'
import {
  deleteCanned,
  findCanned,
  insertCanned,
  isTitleTaken,
  listCanned,
  updateCanned,
  type CannedText,
} from './canned-replies.store.ts'
import { findInQueue } from './queue.store.ts'

/** Answers that are kept ready; with a ticket, as they would be sent into it. */
export const readCannedReplies = async (
  db: Db,
  { search, ticketId }: { search?: string | undefined; ticketId?: number | undefined },
) => {
  const ticket = ticketId === undefined ? undefined : await findInQueue(db, ticketId)
  if (ticketId !== undefined && !ticket) throw new AppError('not_found')
  const replies = await listCanned(db, search)
  return replies.map((reply) => ({
    ...reply,
    filled: ticket
      ? fillCanned(reply.content, {
          customer: ticket.user ?? ticket.customer,
          ticketId: ticket.id,
          service: ticket.serviceName,
        })
      : null,
  }))
}

const assertFillable = ({ content }: CannedText): void => {
  const name = unknownPlaceholder(content)
  if (name !== undefined) throw new AppError('canned_placeholder', { name })
}

export const createCannedReply = async (
  trx: Db,
  reply: CannedText,
  operatorId: number | null = null,
): Promise<{ id: number }> => {
  assertFillable(reply)
  const made = await insertCanned(trx, reply, operatorId)
  if (!made) throw new AppError('canned_title_taken')
  return made
}

/** Answers what it was. */
export const editCannedReply = async (trx: Db, id: number, reply: CannedText): Promise<CannedText> => {
  const before = await findCanned(trx, id)
  if (!before) throw new AppError('not_found')
  assertFillable(reply)
  if (await isTitleTaken(trx, reply.title, id)) throw new AppError('canned_title_taken')
  await updateCanned(trx, id, reply)
  return before
}

/** Answers what it was. */
export const removeCannedReply = async (trx: Db, id: number): Promise<CannedText> => {
  const before = await findCanned(trx, id)
  if (!before) throw new AppError('not_found')
  await deleteCanned(trx, id)
  return before
}
