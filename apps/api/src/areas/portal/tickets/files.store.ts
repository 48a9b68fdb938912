import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { AttachmentKind } from './attachments.rules.ts'

export interface NewFile {
  customerId: number
  /** null: of the provider. */
  userId: number | null
  operatorId?: number | undefined
  fileKey: string
  name: string
  kind: AttachmentKind
  bytes: number
}

export const insertFile = (db: Db, { customerId, userId, operatorId, fileKey, ...file }: NewFile) =>
  db
    .insertInto('ticket_files')
    .values({ customer_id: customerId, user_id: userId, operator_id: operatorId ?? null, file_key: fileKey, ...file })
    .returning(['id', 'name as fileName', 'bytes as fileSize'])
    .executeTakeFirstOrThrow()

/** Who uploads: a user, an operator, or neither where it is the command line. */
export interface FileWriter {
  userId: number | null
  operatorId?: number | undefined
}

/** How many files of somebody wait for a message. */
export const countWaitingFiles = async (db: Db, { userId, operatorId }: FileWriter): Promise<number> => {
  const { count } = await db
    .selectFrom('ticket_files')
    .where(sql<boolean>`(user_id = ${userId} or operator_id = ${operatorId ?? null})`)
    .where('message_id', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What the customer's people have uploaded, sent or not. */
export const sumBytesOfCustomer = async (db: Db, customerId: number): Promise<number> => {
  const { bytes } = await db
    .selectFrom('ticket_files')
    .where('customer_id', '=', customerId)
    .where('operator_id', 'is', null)
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .executeTakeFirstOrThrow()
  return bytes
}

/** Puts files that wait into a message, each once, and only whoever uploaded them. Answers how many these were. */
export const attachFiles = async (
  trx: Db,
  ids: readonly number[],
  { messageId, customerId, userId, operatorId }: FileWriter & { messageId: number; customerId: number },
): Promise<number> => {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await trx
    .updateTable('ticket_files')
    .set({ message_id: messageId })
    .where('id', 'in', [...ids])
    .where('message_id', 'is', null)
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`user_id is not distinct from ${userId}`)
    .where(sql<boolean>`operator_id is not distinct from ${operatorId ?? null}`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const columns = ['f.id', 'f.message_id as messageId', 'f.name', 'f.kind', 'f.bytes', 'f.file_key as fileKey'] as const

export const listFiles = (db: Db, ticketId: number) =>
  db
    .selectFrom('ticket_files as f')
    .innerJoin('ticket_messages as m', 'm.id', 'f.message_id')
    .where('m.ticket_id', '=', ticketId)
    .select(columns)
    .orderBy('f.id')
    .execute()

const filesWithTicket = (db: Db) =>
  db
    .selectFrom('ticket_files as f')
    .innerJoin('ticket_messages as m', 'm.id', 'f.message_id')
    .select(columns)
    .select('m.ticket_id as ticketId')
    .orderBy('f.id')

export const findFile = (db: Db, id: number) => filesWithTicket(db).where('f.id', '=', id).executeTakeFirst()
/** The first of its files. */
export const findFileOfMessage = (db: Db, messageId: number) =>
  filesWithTicket(db).where('f.message_id', '=', messageId).limit(1).executeTakeFirst()

const sweptAtOnce = 100

/** Files that no message came for; until the transaction ends none can. */
export const lockAbandonedFiles = (trx: Db, olderThan: Date) =>
  trx
    .selectFrom('ticket_files')
    .where('message_id', 'is', null)
    .where('created_at', '<', olderThan)
    .select(['id', 'file_key as fileKey'])
    .orderBy('created_at')
    .limit(sweptAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()

export const deleteFileRow = (trx: Db, id: number) => trx.deleteFrom('ticket_files').where('id', '=', id).execute()
