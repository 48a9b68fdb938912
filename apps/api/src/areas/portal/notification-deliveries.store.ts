import { sql } from 'kysely'
import type { deliveryChannel, deliveryStatus } from '@sarv/contract/enums'
import type { Db } from '../../db/connection.ts'
import type { DeliveryError } from '../../messages/transports.ts'

export type SendingStatus = keyof typeof deliveryStatus.id

/** One way that a notification went out by. */
export interface Sending {
  channel: keyof typeof deliveryChannel.id
  target: string | null
  status: SendingStatus
  attempts: number
  sentAt: Date | null
  dueAt: Date | null
  /** It waits for the mail of a whole day. */
  isForDigest: boolean
  /** It waits for the end of quiet hours. */
  isHeld: boolean
  /** There was nobody to write to any more. */
  isDropped: boolean
  /** Of the last attempt at a mail or an SMS. */
  fault: DeliveryError['fault'] | null
  /** Of the last attempt at a webhook: what it answered, or why it did not. */
  answered: { status: number | null; failure: string | null } | null
}

/** Mail and SMS: the record of the message says what became of it. Where that is kept no more, nothing is said. */
export const listSendings = async (db: Db, notificationId: number): Promise<Sending[]> => {
  const { rows } = await sql<Sending>`
    select d.channel, null as target,
      case when d.digest_at is not null or m.status = 'queued' and m.attempts = 0 then 'waiting'
        when m.status = 'queued' then 'retrying' when m.status = 'sent' then 'sent' else 'failed' end as status,
      coalesce(m.attempts, 0) as attempts, m.sent_at as "sentAt", coalesce(d.digest_at, m.due_at) as "dueAt",
      d.digest_at is not null as "isForDigest", d.dropped_at is not null as "isDropped", m.last_fault as fault, null as answered,
      coalesce(m.status = 'queued' and m.attempts = 0 and m.due_at > m.created_at + interval '1 minute', false) as "isHeld"
    from notification_deliveries d left join messages m on m.id = d.message_id
    where d.notification_id = ${notificationId}
      and (m.id is not null or d.digest_at is not null or d.dropped_at is not null)
    order by d.channel`.execute(db)
  return rows
}

/** Each webhook of the account that was told of the same thing, by the last time it was sent there. */
export const listWebhookSendings = async (db: Db, customerId: number, event: string): Promise<Sending[]> => {
  const { rows } = await sql<Sending>`
    select distinct on (e.id) 'webhook' as channel, e.name as target,
      case when d.status = 'delivered' then 'sent' when d.status = 'failed' then 'failed'
        when d.attempts = 0 then 'waiting' else 'retrying' end as status,
      d.attempts, case when d.status = 'delivered' then d.ended_at end as "sentAt", d.due_at as "dueAt",
      false as "isForDigest", false as "isHeld", false as "isDropped", null as fault,
      (select json_build_object('status', a.status, 'failure', a.failure) from webhook_attempts a
        where a.delivery_id = d.id order by a.number desc limit 1) as answered
    from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id
    where e.customer_id = ${customerId} and d.event = ${event} order by e.id, d.id desc`.execute(db)
  return rows
}
