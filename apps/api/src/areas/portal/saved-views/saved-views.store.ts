import { sql } from 'kysely'
import {
  savedViewsPerList,
  type SavedList,
  type SaveViewModel,
} from '@sarv/contract/portal/saved-views/saved-views.schemas'
import type { Db } from '../../../db/connection.ts'
import { isNamed } from '../../../db/names.ts'

/** Everybody keeps their own, in each account that they act for. */
export interface ViewOwner {
  userId: number
  customerId: number
}

export const listViews = (db: Db, { userId, customerId }: ViewOwner, list: SavedList) =>
  db
    .selectFrom('saved_views')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .where('list', '=', list)
    .select(['id', 'name', 'query'])
    .orderBy('id')
    .limit(savedViewsPerList)
    .execute()

/** Two that are kept at once are counted one after the other. */
export const lockViewsOf = async (trx: Db, userId: number): Promise<void> => {
  await sql`select id from users where id = ${userId} for no key update`.execute(trx)
}

export const replaceView = (trx: Db, { userId, customerId }: ViewOwner, { list, name, query }: SaveViewModel) =>
  trx
    .updateTable('saved_views')
    .set({ name, query })
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .where('list', '=', list)
    .where(isNamed('name', name))
    .returning('id')
    .executeTakeFirst()

export const insertView = (trx: Db, { userId, customerId }: ViewOwner, { list, name, query }: SaveViewModel) =>
  trx
    .insertInto('saved_views')
    .values({ user_id: userId, customer_id: customerId, list, name, query })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Whether there was one. */
export const deleteView = async (trx: Db, { userId, customerId }: ViewOwner, id: number): Promise<boolean> => {
  const gone = await trx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
