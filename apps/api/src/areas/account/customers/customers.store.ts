import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Database } from '../../../db/tables.generated.ts'

const listCeiling = 1000

export const listCustomersOf = (db: Db, userId: number) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('customers as c', 'c.id', 'm.customer_id')
    .where('m.user_id', '=', userId)
    .select(['c.id', 'c.name', 'c.is_legal'])
    .orderBy('m.created_at')
    .orderBy('c.id')
    .limit(listCeiling)
    .execute()

export const findCustomer = (db: Db, id: number) =>
  db.selectFrom('customers').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

export const lockCustomer = (trx: Db, id: number) =>
  trx.selectFrom('customers').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirstOrThrow()

export const updateCustomer = async (trx: Db, id: number, change: Updateable<Database['customers']>) => {
  await trx
    .updateTable('customers')
    .set({ ...change, modified_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
