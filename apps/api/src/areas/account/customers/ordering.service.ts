import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'

/**
 * Whether services are made for this customer: somebody who answers for the account, a super user who can still sign in,
 * has shown who they are. Colleagues then order in the account's name.
 */
export const mayOrder = async (db: Db, customerId: number): Promise<boolean> => {
  const known = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.customer_id', '=', customerId)
    .where('m.is_super_user', '=', true)
    .where('u.id_confirmed', '=', true)
    .where('u.disabled_reason', 'is', null)
    .select('u.id')
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/** For what is an order only sometimes: more of something, or one that is tried again. Whole calls say `orders`. */
export const ensureMayOrder = async (db: Db, customerId: number): Promise<void> => {
  if (!(await mayOrder(db, customerId))) throw new AppError('identity_unconfirmed')
}

/** What the quote of more says to those who may not order yet. */
export const orderingEffects = async (db: Db, customerId: number): Promise<string[]> =>
  (await mayOrder(db, customerId)) ? [] : [new AppError('identity_unconfirmed').sentence]
