import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connection.ts'

/** Wakes the senders of every process. */
export const webhookChannel = 'sarv_webhooks'

const isoNow = sql`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/**
 * For a `with webhook as (...)`, in the statement that makes it true: what the endpoints of the customer that wish for it are
 * sent. `happened` selects `customer_id`, `topic`, `event` (the same name for the same thing, so that it is told once),
 * `type`, `lane` (the service that it is about, or null) and `data`. Endpoints are locked: one that is being deleted is
 * waited for, and then told nothing.
 */
export const queueWebhooks = (happened: RawBuilder<unknown>) => sql`
  insert into webhook_deliveries (endpoint_id, event, type, lane, body)
  select endpoint.id, happened.event, happened.type, happened.lane,
    json_build_object('type', happened.type, 'timestamp', ${isoNow}, 'data', happened.data)::text
  from (${happened}) as happened
  join webhook_endpoints endpoint
    on endpoint.customer_id = happened.customer_id and endpoint.is_enabled and happened.topic = any (endpoint.topics)
  for key share of endpoint
  on conflict (endpoint_id, event) where replay_of is null do nothing
  returning 1`

/** What to select beside it. */
export const wakeOfWebhook = sql`(select pg_notify(${sql.lit(webhookChannel)}, '') from webhook limit 1)`

export const wakeWebhookSenders = async (trx: Db): Promise<void> => {
  await sql`select pg_notify(${webhookChannel}, '')`.execute(trx)
}

/** An operation that has just ended, in `ended`: a row of `operations`. */
export const webhooksOfEnd = queueWebhooks(sql`
  select ended.customer_id, 'operations' as topic, 'operation-' || ended.id as event, 'operation.' || ended.status as type,
    ended.service_type || ':' || ended.service_id as lane,
    json_build_object(
      'operationId', ended.id, 'kind', ended.kind, 'title', coalesce(ended.sentence, ended.title), 'status', ended.status,
      'reason', ended.reason, 'reasonCode', ended.reason_code, 'projectId', ended.project_id,
      'service', json_build_object('type', ended.service_type, 'id', ended.service_id, 'name', ended.service_name)) as data
  from ended`)
