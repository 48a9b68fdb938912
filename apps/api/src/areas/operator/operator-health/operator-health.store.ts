import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** Payments of the last day by their bank. */
export const countPayments = (db: Db) =>
  db
    .selectFrom('payments')
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .select(['provider_id as providerId', sql<number>`count(*)::int`.as('startedCount')])
    .select(sql<number>`(count(*) filter (where state = 'credited'))::int`.as('creditedCount'))
    .groupBy('provider_id')
    .execute()

export const countMessages = (db: Db) =>
  db
    .selectFrom('messages')
    .select(['channel', sql<number>`(count(*) filter (where status = 'queued'))::int`.as('waitingCount')])
    .select(
      sql<number>`(count(*) filter (where status = 'failed' and created_at > now() - interval '1 day'))::int`.as(
        'failedCount',
      ),
    )
    .select(
      sql<number>`(count(*) filter (where status = 'sent' and created_at > now() - interval '1 day'))::int`.as(
        'sentCount',
      ),
    )
    .where((eb) => eb.or([eb('status', '=', 'queued'), eb('created_at', '>', sql<Date>`now() - interval '1 day'`)]))
    .groupBy('channel')
    .execute()

export const countOperations = (db: Db) =>
  db
    .selectFrom('operations')
    .select([
      sql<number>`(count(*) filter (where ended_at is null))::int`.as('running'),
      sql<number>`(count(*) filter (where status = 'failed'))::int`.as('failed'),
    ])
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', sql<Date>`now() - interval '1 day'`)]))
    .executeTakeFirstOrThrow()
