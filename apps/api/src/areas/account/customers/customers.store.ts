import { sql, type Updateable } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Database } from '../../../db/tables.generated.ts'

const listCeiling = 1000

export const listCustomersOf = (db: Db, userId: number) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('customers as c', 'c.id', 'm.customer_id')
    .where('m.user_id', '=', userId)
    .select(['c.id', 'c.name', 'c.is_legal as isLegal'])
    .orderBy('m.created_at')
    .orderBy('c.id')
    .limit(listCeiling)
    .execute()

const customerOf = (db: Db, id: number) =>
  db
    .selectFrom('customers')
    .where('id', '=', id)
    .select(['id', 'name', 'is_legal as isLegal', 'status_id as statusId'])
    .select(['registration_number as registrationNumber', 'registration_date as registrationDate'])
    .select(['national_id_secret as nationalIdSecret', 'phone_secret as phoneSecret'])
    .select(['postal_code_secret as postalCodeSecret', 'address_secret as addressSecret'])
    .select(['created_at as createDate', 'modified_at as modifyDate'])

export const findCustomer = (db: Db, id: number) => customerOf(db, id).executeTakeFirstOrThrow()

export const lockCustomer = (trx: Db, id: number) => customerOf(trx, id).forNoKeyUpdate().executeTakeFirstOrThrow()

export const updateCustomer = async (trx: Db, id: number, change: Updateable<Database['customers']>) => {
  await trx
    .updateTable('customers')
    .set({ ...change, modified_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
