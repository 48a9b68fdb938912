import { sql } from 'kysely'
import { notificationTopic } from '@sarv/contract/enums'
import type { NotificationQuery } from '@sarv/contract/portal/notifications/notifications.schemas'
import type { Db } from '../../db/connection.ts'
import { insertEvents, notifyOfEvent } from '../../operations/events.ts'
import { queueWebhooks, wakeOfWebhook } from '../../operations/webhook-events.ts'
import type { NotificationTimes } from './notification-times.rules.ts'

const shortCeiling = 10
/** Of a list that is asked for whole. */
const ceiling = 1000
const columns = [
  'id',
  'subject',
  'content',
  'link',
  'topic',
  sql<boolean>`read_at is not null`.as('isRead'),
  'created_at as notificationDate',
] as const

export interface Reader {
  userId: number
  customerId: number
}

export type NotificationTopic = keyof typeof notificationTopic.id

export interface NewNotification extends Reader {
  subject: string
  content: string
  link: string | null
  topic?: NotificationTopic
  service?: { type: string; id: number }
  isOwed?: boolean
}

export interface WaysToReach {
  id: number
  email: string | undefined
  mobileSecret: string | undefined
  times: NotificationTimes
}

interface Wishes extends NotificationTimes {
  id: number
  email: string | null
  mobileSecret: string | null
}

const wishesFor = (channel: 'email' | 'sms', topic: NotificationTopic) => sql`not exists (
  select from notification_refusals r where r.user_id = users.id and r.topic = ${topic} and r.channel = ${sql.lit(channel)})`

/** Told to several people in one transaction, it is one event of their account. What is about a person is no event of it. */
const eventOf = ({ topic, subject, link }: { topic: NotificationTopic; subject: string; link: string | null }) =>
  topic === 'security'
    ? sql`null::text`
    : sql`'notification-' || pg_current_xact_id() || '-' || left(md5(${`${topic} ${subject} ${link}`}::text), 12)`

/**
 * Into the inbox, with the event that moves the bell and what webhooks are told, in one statement: an operation that ends
 * leaves a message nearly always. Answers the confirmed addresses that the user wants to be told at besides, and when;
 * `undefined` for a user who has left the account in the meantime: there is no inbox any more.
 */
export const insertNotification = async (trx: Db, notification: NewNotification): Promise<WaysToReach | undefined> => {
  const { userId, customerId, subject, content, link, service, topic = 'services', isOwed = false } = notification
  const hasToBeMailed = isOwed || topic === 'security'
  const happened = sql`
    select n.customer_id, n.topic, n.happened as event, 'notification.' || n.topic as type,
      ${service ? `${service.type}:${service.id}` : null}::text as lane,
      json_build_object('topic', n.topic, 'subject', n.subject, 'content', n.content, 'link', n.link) as data
    from notification n where n.happened is not null`
  const { rows } = await sql<Wishes>`
    with notification as (
      insert into notifications (user_id, customer_id, subject, content, link, topic, event)
      select user_id, customer_id, ${subject}, ${content}, ${link}, ${topic}, ${eventOf({ topic, subject, link })}
      from memberships where customer_id = ${customerId} and user_id = ${userId} for key share
      returning id, customer_id, topic, subject, content, link, event as happened
    ), webhook as (${queueWebhooks(happened)}),
    event as (${insertEvents([{ customerId, projectId: null, group: 'Notification' }])})
    select notification.id, ${wakeOfWebhook}, ${notifyOfEvent},
      case when (${hasToBeMailed} or email_notify and ${wishesFor('email', topic)}) and email_confirmed
        then email end as email,
      case when phone_notify and phone_number_confirmed and ${wishesFor('sms', topic)}
        then phone_number_secret end as "mobileSecret",
      quiet_from as "quietFrom", quiet_to as "quietTo", digest_at as "digestAt"
    from notification cross join event
      left join users on users.id = ${userId} and disabled_reason is null
      left join notification_times on notification_times.user_id = users.id`.execute(trx)
  const [inserted] = rows
  if (!inserted) return undefined
  const { id, email, mobileSecret, quietFrom, quietTo, digestAt } = inserted
  return {
    id,
    email: email ?? undefined,
    mobileSecret: mobileSecret ?? undefined,
    times: { quietFrom, quietTo, digestAt },
  }
}

interface NewDelivery {
  notificationId: number
  channel: 'email' | 'sms'
  messageId?: number
  digestAt?: Date
}

export const insertDelivery = async (trx: Db, { notificationId, channel, messageId, digestAt }: NewDelivery) => {
  const values = { message_id: messageId ?? null, digest_at: digestAt ?? null }
  await trx
    .insertInto('notification_deliveries')
    .values({ notification_id: notificationId, channel, ...values })
    .execute()
}

const inboxOf = (db: Db, { userId, customerId }: Reader) =>
  db.selectFrom('notifications').where('user_id', '=', userId).where('customer_id', '=', customerId)

export const findNotification = (db: Db, reader: Reader, id: number) =>
  inboxOf(db, reader).where('id', '=', id).select('event').executeTakeFirst()

export const listNewest = (db: Db, reader: Reader) =>
  inboxOf(db, reader).select(columns).orderBy('id', 'desc').limit(shortCeiling).execute()

/** Names of the wire to columns; by date is by id, which an index has. */
const sortColumns = new Map([
  ['notificationDate', 'id'],
  ['subject', 'subject'],
  ['isRead', 'read_at'],
] as const) as ReadonlyMap<string, 'id' | 'subject' | 'read_at'>

/** One page, the newest first unless asked otherwise, and how many there are in all. */
export const listNotifications = async (db: Db, reader: Reader, query: NotificationQuery) => {
  const { Search: search, Sort: sort = '-notificationDate' } = query
  const pageSize = query.PageSize ?? ceiling
  // Half-spaces are typed by few: they count on neither side, and nor does the script of digits.
  const topic = notificationTopic.name(query.TopicId)
  const found = inboxOf(db, reader)
    .$if(topic !== undefined, (rows) => rows.where('topic', '=', topic!))
    .$if(query.IsRead !== undefined, (rows) => rows.where('read_at', query.IsRead ? 'is not' : 'is', null))
    .$if(search !== undefined, (rows) =>
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
