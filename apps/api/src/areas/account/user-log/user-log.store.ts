import type { Db } from '../../../db/connection.ts'

export interface LogFilter {
  userId: number
  customerId: number
  /** Also what belongs to no customer: sign-ins that failed. They are the user's own business. */
  withoutCustomer: boolean
  from: Date | undefined
  to: Date | undefined
}

const filtered = (db: Db, { userId, customerId, withoutCustomer, from, to }: LogFilter) =>
  db
    .selectFrom('audit_log as a')
    .where('a.user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('a.customer_id', '=', customerId), ...(withoutCustomer ? [eb('a.customer_id', 'is', null)] : [])]),
    )
    .$if(from !== undefined, (query) => query.where('a.at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('a.at', '<=', to!))

export const countLog = async (db: Db, filter: LogFilter): Promise<number> => {
  const { count } = await filtered(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const listLog = (db: Db, filter: LogFilter, page: { limit: number; offset: number }) =>
  filtered(db, filter)
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('a')
    .select(['u.first_name', 'u.last_name', 'u.email'])
    .orderBy('a.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const isMember = async (db: Db, customerId: number, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('memberships')
    .where('customer_id', '=', customerId)
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst()
  return row !== undefined
}
