import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

const shortCeiling = 10

export interface Reader {
  userId: number
  customerId: number
}

export const insertNotification = async (
  trx: Db,
  { userId, customerId, subject, content }: Reader & { subject: string; content: string },
) => {
  await trx.insertInto('notifications').values({ user_id: userId, customer_id: customerId, subject, content }).execute()
}

export const listNewest = (db: Db, { userId, customerId }: Reader) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .select(['id', 'subject', 'content', 'read_at', 'created_at'])
    .orderBy('id', 'desc')
    .limit(shortCeiling)
    .execute()

const unread = (db: Db, { userId, customerId }: Reader) =>
  db
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, now())` })
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)

/** Whether there was such a notification. Reading one twice is fine. */
export const markSeen = async (db: Db, reader: Reader, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await unread(db, reader).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

export const markAllSeen = async (db: Db, reader: Reader) => {
  await unread(db, reader).where('read_at', 'is', null).execute()
}
