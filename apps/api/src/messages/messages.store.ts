import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../db/connection.ts'
import { fromNow, takeDue, type Due } from '../db/due.ts'
import type { MessagesTable } from '../db/tables.generated.ts'
import type { DeliveryError } from './transports.ts'

/** Wakes the senders of every process. */
export const wakeChannel = 'sarv_messages'

export type MessageRow = Selectable<MessagesTable>

/** Answers its id. */
export const insertMessage = async (trx: Db, message: Insertable<MessagesTable>): Promise<number> =>
  (await trx.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow()).id

export const wakeSenders = async (trx: Db) => {
  await sql`select pg_notify(${wakeChannel}, '')`.execute(trx)
}

const waitingMessages: Due<'messages'> = { table: 'messages', key: ['id'], at: sql.ref('due_at') }

/** Counting the attempt at the start keeps a message that kills its sender from being tried for ever. */
export const claimMessages = (db: Db, count: number, leaseMs: number): Promise<MessageRow[]> =>
  takeDue(db, waitingMessages, {
    count,
    set: sql`due_at = ${fromNow(leaseMs)}, attempts = taken.attempts + 1`,
  })

/** The attempt is part of the key: whoever lost the lease meanwhile writes nothing. */
const attemptOf = (db: Db, { id, attempts }: Pick<MessageRow, 'id' | 'attempts'>) =>
  db.updateTable('messages').where('id', '=', id).where('attempts', '=', attempts).where('status', '=', 'queued')

export const recordSent = async (
  db: Db,
  message: MessageRow,
  { providerRef, keepsContent }: { providerRef: string | null; keepsContent: boolean },
) => {
  await attemptOf(db, message)
    .set({
      status: 'sent',
      due_at: null,
      sent_at: sql<Date>`now()`,
      provider_ref: providerRef,
      last_error: null,
      last_fault: null,
      ...(!keepsContent && { values_secret: null }),
    })
    .execute()
}

type Failure = Pick<DeliveryError, 'message' | 'fault'>

export const recordFailed = async (db: Db, message: MessageRow, { message: reason, fault }: Failure) => {
  await attemptOf(db, message)
    .set({ status: 'failed', due_at: null, last_error: reason, last_fault: fault, values_secret: null })
    .execute()
}

export const tryAgainLater = async (db: Db, message: MessageRow, failure: Failure, delayMs: number) => {
  await attemptOf(db, message)
    .set({ last_error: failure.message, last_fault: failure.fault, due_at: fromNow(delayMs) })
    .execute()
}

/** Newest first: those whose content is still there. */
export const listReadable = (db: Db, filter: { recipientHash?: Buffer; limit: number }): Promise<MessageRow[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('values_secret', 'is not', null)
    .$if(filter.recipientHash !== undefined, (query) => query.where('recipient_hash', '=', filter.recipientHash!))
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute()
