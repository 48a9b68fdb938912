import { sql, type Selectable } from 'kysely'
import type { Db } from '../db/connection.ts'
import { fromNow, takeDue, type Due } from '../db/due.ts'
import type { WebhookDeliveriesTable, WebhookEndpointsTable } from '../db/tables.generated.ts'
import { publish } from '../operations/events.ts'
import { giveUpAfterMs } from './retries.rules.ts'

export type EndpointRow = Selectable<WebhookEndpointsTable>
export type DeliveryRow = Selectable<WebhookDeliveriesTable>

/** Its turn has come: it is due, and nothing earlier of the same service waits. */
const hasItsTurn = sql`d.due_at <= now() and not exists (
  select from webhook_deliveries earlier
  where earlier.endpoint_id = d.endpoint_id and earlier.lane = d.lane and earlier.due_at is not null and earlier.id < d.id)`

const waitingEndpoints: Due<'webhook_endpoints'> = {
  table: 'webhook_endpoints',
  key: ['id'],
  at: sql.ref('rests_until'),
  where: sql`is_enabled and exists (
    select from webhook_deliveries d where d.endpoint_id = webhook_endpoints.id and ${hasItsTurn})`,
}

/** Endpoints are taken, not deliveries: one at a time goes to each, and a slow one holds up nobody else's. */
export const claimEndpoints = (db: Db, count: number, leaseMs: number): Promise<EndpointRow[]> =>
  takeDue(db, waitingEndpoints, { count, set: sql`rests_until = ${fromNow(leaseMs)}, turn = taken.turn + 1` })

/** What any sender has is due at once: for a process that knows that the others are dead. */
export const freeEveryEndpoint = async (db: Db): Promise<void> => {
  await db
    .updateTable('webhook_endpoints')
    .set({ rests_until: sql<Date>`now()` })
    .where('rests_until', '>', sql<Date>`now()`)
    .execute()
}

/** What the endpoint is sent next. The attempt counts from here on: what kills its sender is not tried for ever. */
export const beginAttempt = async (db: Db, { id }: EndpointRow): Promise<DeliveryRow | undefined> => {
  const { rows } = await sql<DeliveryRow>`
    update webhook_deliveries set attempts = attempts + 1
    where id = (
      select d.id from webhook_deliveries d where d.endpoint_id = ${id} and ${hasItsTurn} order by d.due_at, d.id limit 1)
    returning *`.execute(db)
  return rows[0]
}

export type Answered = { status: number; answer: string } | { failure: string }

export interface Attempt {
  at: Date
  tookMs: number
  outcome: Answered
}

interface EndpointAfter {
  failures: number
  restMs: number
}

/** Nothing was sent to it for as long as one delivery is tried: what failed before says nothing of today. */
const wasQuiet = sql`not exists (
  select from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
  where d.endpoint_id = webhook_endpoints.id and a.at > now() - ${giveUpAfterMs} * interval '1 millisecond'
  offset 1)`

/** Undefined: the endpoint was not the sender's any more, who writes nothing then. */
export const letGo = async (
  trx: Db,
  { id, turn }: EndpointRow,
  { failures, restMs }: EndpointAfter,
): Promise<{ failingSince: Date | null } | undefined> =>
  trx
    .updateTable('webhook_endpoints')
    .set({
      failures,
      rests_until: fromNow(restMs),
      failing_since:
        failures === 0 ? null : sql<Date>`case when ${wasQuiet} then now() else coalesce(failing_since, now()) end`,
    })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .returning('failing_since as failingSince')
    .executeTakeFirst()

export const insertAttempt = async (trx: Db, { id, attempts }: DeliveryRow, { at, tookMs, outcome }: Attempt) => {
  const values = { delivery_id: id, number: attempts, at, took_ms: tookMs }
  await trx
    .insertInto('webhook_attempts')
    .values({ ...values, ...outcome })
    .execute()
}

/** `nextInMs` undefined: it is over. */
export const endAttempt = async (
  trx: Db,
  { id }: DeliveryRow,
  { isTaken, nextInMs }: { isTaken: boolean; nextInMs?: number | undefined },
) => {
  const after = isTaken || nextInMs === undefined
  await trx
    .updateTable('webhook_deliveries')
    .set(
      after
        ? { status: isTaken ? 'delivered' : 'failed', due_at: null, ended_at: sql<Date>`now()` }
        : { due_at: fromNow(nextInMs) },
    )
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute()
}

/** What waited for it ends with it: its owner may send any of it again, once somebody is there. */
export const stopEndpoint = async (trx: Db, { id }: Pick<EndpointRow, 'id'>, why: 'failing' | 'gone') => {
  await trx
    .updateTable('webhook_endpoints')
    .set({ is_enabled: false, stopped_at: sql<Date>`now()`, stopped_why: why })
    .where('id', '=', id)
    .execute()
  await endWaiting(trx, id)
}

export const endWaiting = async (trx: Db, endpointId: number) => {
  await trx
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', due_at: null, ended_at: sql<Date>`now()` })
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'queued')
    .execute()
}

/** Whoever looks at the endpoint sees how it goes. */
export const showEndpoint = (trx: Db, { id, customer_id: customerId }: Pick<EndpointRow, 'id' | 'customer_id'>) =>
  publish(trx, { customerId, projectId: null, group: 'Webhook', id })
