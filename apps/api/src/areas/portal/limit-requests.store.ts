import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { LimitedItem } from '../../services/limits.service.ts'

const listCeiling = 200

const requests = (db: Db) =>
  db
    .selectFrom('limit_requests as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.item', 'r.wanted', 'r.had', 'r.reason', 'r.status', 'r.granted', 'r.answer'])
    .select(['r.customer_id as customerId', 'r.user_id as userId'])
    .select(['r.created_at as createdAt', 'r.ended_at as endedAt'])
    .select(sql<string | null>`nullif(concat_ws(' ', u.first_name, u.last_name), '')`.as('user'))

export const listLimitRequests = (db: Db, customerId: number) =>
  requests(db).where('r.customer_id', '=', customerId).orderBy('r.id', 'desc').limit(listCeiling).execute()

/** Of all customers, the oldest first. */
export const listOpenRequests = (db: Db) =>
  requests(db)
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .select('c.name as customer')
    .where('r.status', '=', 'open')
    .orderBy('r.id')
    .limit(listCeiling)
    .execute()

export interface NewLimitRequest {
  customerId: number
  userId: number
  item: LimitedItem
  wanted: number
  had: number
  reason: string
}

/** Nothing where one for this item is open already. */
export const insertLimitRequest = (trx: Db, { customerId, userId, ...request }: NewLimitRequest) =>
  trx
    .insertInto('limit_requests')
    .values({ customer_id: customerId, user_id: userId, ...request })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'item']).where('status', '=', sql.lit('open')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

export const findLimitRequest = (db: Db, id: number) => requests(db).where('r.id', '=', id).executeTakeFirst()

type Ending = { status: 'granted'; granted: number } | { status: 'refused' | 'cancelled' }

/** Whether it was still open: each is ended once. */
export const endLimitRequest = async (
  trx: Db,
  id: number,
  { answer = null, ...ending }: Ending & { answer?: string | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('limit_requests')
    .set({ ...ending, answer, ended_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
