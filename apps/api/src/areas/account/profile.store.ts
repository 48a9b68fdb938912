import type { Db } from '../../db/connection.ts'

export const findProfile = (db: Db, userId: number, customerId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .innerJoin('customers as c', 'c.id', 'm.customer_id')
    .where('u.id', '=', userId)
    .where('m.customer_id', '=', customerId)
    .selectAll('u')
    .select('c.is_legal')
    .executeTakeFirstOrThrow()
