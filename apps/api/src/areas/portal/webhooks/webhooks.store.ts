import { sql } from 'kysely'
import type { WebhookDeliveryQuery } from '@sarv/contract/portal/webhooks/webhooks.schemas'
import { webhookDeliveryStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { fromNow } from '../../../db/due.ts'

const endpointColumns = [
  'e.id',
  'e.name',
  'e.host',
  'e.url_secret as urlSecret',
  'e.topics',
  'e.is_enabled as isEnabled',
  'e.failures',
  'e.failing_since as failingSince',
  'e.stopped_at as stoppedAt',
  'e.old_key_until as oldKeyUntil',
  'e.created_at as createdAt',
] as const

const endpointsOf = (db: Db, customerId: number) =>
  db.selectFrom('webhook_endpoints as e').where('e.customer_id', '=', customerId)

export const listWebhooks = (db: Db, customerId: number) =>
  endpointsOf(db, customerId)
    .select(endpointColumns)
    .select(
      sql<Date | null>`(select d.ended_at from webhook_deliveries d
        where d.endpoint_id = e.id and d.status = 'delivered' order by d.id desc limit 1)`.as('lastDeliveredAt'),
    )
    .select(
      sql<number>`(select count(*) from webhook_deliveries d
        where d.endpoint_id = e.id and d.due_at is not null)`.as('waiting'),
    )
    .orderBy('e.id')
    .execute()

/** Of two who make or change them at once, the second waits. */
export const lockWebhooksOf = async (trx: Db, customerId: number): Promise<void> => {
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().executeTakeFirst()
}

export const countWebhooks = async (trx: Db, customerId: number): Promise<number> => {
  const row = await endpointsOf(trx, customerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export const findWebhook = (db: Db, customerId: number, id: number) =>
  endpointsOf(db, customerId)
    .where('e.id', '=', id)
    .select([...endpointColumns, 'e.key_secret as keySecret'])
    .executeTakeFirst()

interface WebhookValues {
  name: string
  urlSecret: string
  host: string
  topics: readonly string[]
}

const toColumns = ({ name, urlSecret, host, topics }: WebhookValues) => ({
  name,
  url_secret: urlSecret,
  host,
  topics: [...topics],
})

export const insertWebhook = async (
  trx: Db,
  owner: { customerId: number; userId: number },
  { keySecret, ...values }: WebhookValues & { keySecret: string },
): Promise<number> => {
  const { id } = await trx
    .insertInto('webhook_endpoints')
    .values({ customer_id: owner.customerId, user_id: owner.userId, key_secret: keySecret, ...toColumns(values) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Switched on again it begins anew: what it failed at before counts no more. */
export const updateWebhook = async (
  trx: Db,
  id: number,
  { isEnabled, ...values }: WebhookValues & { isEnabled: boolean },
) => {
  const anew = { stopped_at: null, stopped_why: null, failing_since: null, failures: 0, rests_until: sql<Date>`now()` }
  await trx
    .updateTable('webhook_endpoints')
    .set({ ...toColumns(values), is_enabled: isEnabled, ...(isEnabled && anew) })
    .where('id', '=', id)
    .execute()
}

export const replaceKey = async (trx: Db, id: number, keySecret: string, overlapMs: number) => {
  await trx
    .updateTable('webhook_endpoints')
    .set({ old_key_secret: sql.ref('key_secret'), old_key_until: fromNow(overlapMs), key_secret: keySecret })
    .where('id', '=', id)
    .execute()
}

export const deleteWebhookRow = async (trx: Db, customerId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('webhook_endpoints')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface NewDelivery {
  event: string
  type: string
  lane: string | null
  body: string
  replayOf: number | null
}

export const insertDelivery = async (trx: Db, endpointId: number, { replayOf, ...delivery }: NewDelivery) => {
  const { id } = await trx
    .insertInto('webhook_deliveries')
    .values({ endpoint_id: endpointId, replay_of: replayOf, ...delivery })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id }
}

const deliveryColumns = [
  'd.id',
  'd.event',
  'd.type',
  'd.status',
  'd.attempts',
  'd.created_at as createdAt',
  'd.ended_at as endedAt',
  'd.due_at as dueAt',
  'last.status as responseStatus',
  'last.failure',
] as const

const deliveriesOf = (db: Db, customerId: number, endpointId: number) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
    .where('e.customer_id', '=', customerId)
    .where('d.endpoint_id', '=', endpointId)

const withLastAttempt = (db: Db, customerId: number, endpointId: number) =>
  deliveriesOf(db, customerId, endpointId)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_attempts as a')
          .whereRef('a.delivery_id', '=', 'd.id')
          .orderBy('a.number', 'desc')
          .limit(1)
          .select(['a.status', 'a.failure'])
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(deliveryColumns)
    .select(sql<boolean>`d.replay_of is not null`.as('isReplay'))

const listCeiling = 100

/** One page, the newest first, and how many there are in all. */
export const listDeliveries = async (db: Db, customerId: number, endpointId: number, query: WebhookDeliveryQuery) => {
  const { StatusId: statusId, Search: search, PageSize: pageSize = listCeiling, PageNumber: page = 1 } = query
  const status = webhookDeliveryStatus.name(statusId)
  const rows = await withLastAttempt(db, customerId, endpointId)
    .$if(status !== undefined, (found) => found.where('d.status', '=', status!))
    .$if(search !== undefined, (found) => found.where(sql<boolean>`strpos(d.type || ' ' || d.event, ${search}) > 0`))
    .orderBy('d.id', query.Sort === 'createDate' ? 'asc' : 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await deliveriesOf(db, customerId, endpointId)
    .$if(status !== undefined, (found) => found.where('d.status', '=', status!))
    .$if(search !== undefined, (found) => found.where(sql<boolean>`strpos(d.type || ' ' || d.event, ${search}) > 0`))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const findDelivery = (db: Db, customerId: number, endpointId: number, id: number) =>
  withLastAttempt(db, customerId, endpointId)
    .where('d.id', '=', id)
    .select(['d.body', 'd.lane', 'e.is_enabled as isEnabled'])
    .select(
      sql<boolean>`exists (select from webhook_deliveries earlier
        where earlier.endpoint_id = d.endpoint_id and earlier.lane = d.lane and earlier.due_at is not null
          and d.due_at is not null and earlier.id < d.id)`.as('waitsForEarlier'),
    )
    .executeTakeFirst()

export const listAttempts = (db: Db, deliveryId: number) =>
  db
    .selectFrom('webhook_attempts')
    .where('delivery_id', '=', deliveryId)
    .select(['number', 'at', 'took_ms as tookMs', 'status', 'answer', 'failure'])
    .orderBy('number')
    .execute()
