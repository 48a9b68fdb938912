import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { MovingService, Move } from '../../../services/moving.ts'
import type { MovingTickets } from './moving.rules.ts'

/**
 * Opening a ticket about a service and moving that service wait for each other until one of the transactions ends: a ticket
 * that is opened in the meantime would stay in the project that the service has left. Several tickets may be opened at once.
 */
const aboutService = (id: number) => sql`hashtext('tickets about a service'), ${id}::integer`

export const lockTicketsAbout = async (trx: Db, id: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${aboutService(id)})`.execute(trx)
}

export const shareTicketsAbout = async (trx: Db, id: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${aboutService(id)})`.execute(trx)
}

export const countTicketsAbout = async (
  db: Db,
  { customerId, from }: Move,
  services: readonly MovingService[],
): Promise<MovingTickets> => {
  const { rows } = await sql<{ userId: number | null; count: number }>`
    select t.user_id as "userId", count(*)::int as count
    from jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as moving ("serviceType" text, id bigint)
      join tickets t on t.service_type = moving."serviceType" and t.service_id = moving.id
    where t.customer_id = ${customerId} and t.project_id = ${from} group by t.user_id`.execute(db)
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    countByAuthor: new Map(rows.flatMap(({ userId, count }) => (userId === null ? [] : [[userId, count] as const]))),
  }
}

/** Answers how many have gone. */
export const setProjectOfTicketsAbout = async (
  trx: Db,
  { serviceType, id }: MovingService,
  { customerId, from, to }: Move,
): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('tickets')
    .set({ project_id: to })
    .where('customer_id', '=', customerId)
    .where('project_id', '=', from)
    .where('service_type', '=', serviceType)
    .where('service_id', '=', id)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
