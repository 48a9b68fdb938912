import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Due } from '../../db/due.ts'

/** What waits for the mail of a whole day. */
export const waitingForDigest: Due<'notification_deliveries'> = {
  table: 'notification_deliveries',
  key: ['notification_id', 'channel'],
  at: sql.ref('digest_at'),
}

export interface DigestItem {
  notificationId: number
  subject: string
  userId: number
  /** Null where they may be mailed no more: shut out, or the address is not theirs any longer, or they wish no mails. */
  email: string | null
}

/** All that waits of the one whom this notification is for, in their account, oldest first. */
export const takeDigest = async (
  trx: Db,
  { notification_id: notificationId }: { notification_id: number },
  now: Date,
): Promise<DigestItem[]> => {
  const { rows } = await sql<DigestItem>`
    select n.id as "notificationId", n.subject, n.user_id as "userId",
      case when u.email_confirmed and u.disabled_reason is null and u.email_notify and not exists (
        select from notification_refusals r where r.user_id = u.id and r.topic = n.topic and r.channel = 'email')
        then u.email end as email
    from notifications one
      join notifications n on n.user_id = one.user_id and n.customer_id = one.customer_id
      join notification_deliveries d on d.notification_id = n.id and d.digest_at <= ${now}
      join users u on u.id = n.user_id
    where one.id = ${notificationId} order by n.id for update of d`.execute(trx)
  return rows
}

/** They went out with this message; with null nobody was to be written to any more. */
export const endDigest = async (trx: Db, items: readonly DigestItem[], messageId: number | null): Promise<void> => {
  if (items.length === 0) return
  const ids = items.map(({ notificationId }) => notificationId)
  await trx
    .updateTable('notification_deliveries')
    .set({ digest_at: null, message_id: messageId, ...(messageId === null && { dropped_at: sql<Date>`now()` }) })
    .where('notification_id', 'in', ids)
    .where('channel', '=', 'email')
    .execute()
}
