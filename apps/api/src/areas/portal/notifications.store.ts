import { sql } from 'kysely'
import type { ListQuery } from '@sarv/contract/params'
import type { Db } from '../../db/connection.ts'
import { insertEvents, notifyOfEvent } from '../../operations/events.ts'

const shortCeiling = 10
/** Of a list that is asked for whole. */
const ceiling = 1000
const columns = [
  'id',
  'subject',
  'content',
  'link',
  sql<boolean>`read_at is not null`.as('isRead'),
  'created_at as notificationDate',
] as const

export interface Reader {
  userId: number
  customerId: number
}

export interface WaysToReach {
  email: string | undefined
  mobileSecret: string | undefined
}

interface Wishes {
  email: string | null
  mobileSecret: string | null
}

/**
 * Into the inbox, with the event that moves the bell, in one statement: an operation that ends leaves a message nearly
 * always. Answers the confirmed addresses that the user wants to be told at besides.
 */
export const insertNotification = async (
  trx: Db,
  {
    userId,
    customerId,
    subject,
    content,
    link,
    isOwed = false,
  }: Reader & { subject: string; content: string; link: string | null; isOwed?: boolean },
): Promise<WaysToReach> => {
  const { rows } = await sql<Wishes>`
    with notification as (
      insert into notifications (user_id, customer_id, subject, content, link)
      values (${userId}, ${customerId}, ${subject}, ${content}, ${link})
    ), event as (${insertEvents([{ customerId, projectId: null, group: 'Notification' }])})
    select ${notifyOfEvent},
      case when (email_notify or ${isOwed}) and email_confirmed then email end as email,
      case when phone_notify and phone_number_confirmed then phone_number_secret end as "mobileSecret"
    from event left join users on users.id = ${userId} and disabled_reason is null`.execute(trx)
  return { email: rows[0]?.email ?? undefined, mobileSecret: rows[0]?.mobileSecret ?? undefined }
}

const inboxOf = (db: Db, { userId, customerId }: Reader) =>
  db.selectFrom('notifications').where('user_id', '=', userId).where('customer_id', '=', customerId)

export const listNewest = (db: Db, reader: Reader) =>
  inboxOf(db, reader).select(columns).orderBy('id', 'desc').limit(shortCeiling).execute()

/** Names of the wire to columns; by date is by id, which an index has. */
const sortColumns = new Map([
  ['notificationDate', 'id'],
  ['subject', 'subject'],
  ['isRead', 'read_at'],
] as const) as ReadonlyMap<string, 'id' | 'subject' | 'read_at'>

/** One page, the newest first unless asked otherwise, and how many there are in all. */
export const listNotifications = async (db: Db, reader: Reader, query: ListQuery) => {
  const { Search: search, Sort: sort = '-notificationDate' } = query
  const pageSize = query.PageSize ?? ceiling
  // Half-spaces are typed by few: they count on neither side, and nor does the script of digits.
  const found = inboxOf(db, reader).$if(search !== undefined, (rows) =>
    rows.where(
      sql<boolean>`strpos(name_key(translate(subject || ' ' || content, ${'\u200C'}, '')),
        name_key(translate(${search}, ${'\u200C'}, ''))) > 0`,
    ),
  )
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await found
    .select(columns)
    .orderBy(sortColumns.get(sort.replace(/^-/, '')) ?? 'id', direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset(((query.PageNumber ?? 1) - 1) * pageSize)
    .execute()
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

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
