import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { NotificationTimes } from './notification-times.rules.ts'
import type { NotificationTopic } from './notifications.store.ts'

export interface Refusal {
  topic: NotificationTopic
  channel: 'email' | 'sms'
}

export const listRefusals = (db: Db, userId: number): Promise<Refusal[]> =>
  db.selectFrom('notification_refusals').where('user_id', '=', userId).select(['topic', 'channel']).execute()

export const findTimes = async (db: Db, userId: number): Promise<NotificationTimes> =>
  (await db
    .selectFrom('notification_times')
    .where('user_id', '=', userId)
    .select(['quiet_from as quietFrom', 'quiet_to as quietTo', 'digest_at as digestAt'])
    .executeTakeFirst()) ?? { quietFrom: null, quietTo: null, digestAt: null }

/** How many webhooks of the account are told of each topic. */
export const countWebhooksByTopic = async (db: Db, customerId: number): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ topic: string; count: number }>`
    select topic, count(*) as count from webhook_endpoints, unnest(topics) as topic
    where customer_id = ${customerId} and is_enabled group by topic`.execute(db)
  return new Map(rows.map(({ topic, count }) => [topic, count]))
}

/** Of these topics: what is refused from now on. */
export const replaceRefusals = async (
  trx: Db,
  userId: number,
  topics: readonly NotificationTopic[],
  refusals: readonly Refusal[],
): Promise<void> => {
  if (topics.length === 0) return
  await trx.deleteFrom('notification_refusals').where('user_id', '=', userId).where('topic', 'in', topics).execute()
  if (refusals.length === 0) return
  await trx
    .insertInto('notification_refusals')
    .values(refusals.map((refusal) => ({ user_id: userId, ...refusal })))
    .execute()
}

export const replaceTimes = async (trx: Db, userId: number, times: NotificationTimes): Promise<void> => {
  const values = { quiet_from: times.quietFrom, quiet_to: times.quietTo, digest_at: times.digestAt }
  await trx
    .insertInto('notification_times')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Who wants no digest any more gets what waits for it with the next look. */
export const releaseDigests = async (trx: Db, userId: number): Promise<void> => {
  await sql`update notification_deliveries d set digest_at = now() from notifications n
    where n.id = d.notification_id and n.user_id = ${userId} and d.digest_at > now()`.execute(trx)
}
