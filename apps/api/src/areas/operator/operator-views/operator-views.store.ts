import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** Whose eyes an account is seen through: its first super user who may sign in. */
export const findFirstOwner = (db: Db, customerId: number) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('customers as c', 'c.id', 'm.customer_id')
    .where('m.customer_id', '=', customerId)
    .where('m.is_super_user', '=', true)
    .where('u.disabled_reason', 'is', null)
    .where('c.disabled_at', 'is', null)
    .select(['u.id'])
    .orderBy('m.created_at')
    .orderBy('u.id')
    .executeTakeFirst()

/** Two presses of one operator come one after the other. */
export const lockOperator = (trx: Db, id: number) =>
  trx.selectFrom('operators').where('id', '=', id).select('id').forUpdate().executeTakeFirstOrThrow()

export const insertView = (
  trx: Db,
  view: {
    operatorId: number
    sessionId: number
    customerId: number
    userId: number
    reason: string
    tokenHash: Buffer
    lifeSeconds: number
  },
) =>
  trx
    .insertInto('operator_views')
    .values({
      operator_id: view.operatorId,
      operator_session_id: view.sessionId,
      customer_id: view.customerId,
      user_id: view.userId,
      reason: view.reason,
      token_hash: view.tokenHash,
      expires_at: sql<Date>`now() + make_interval(secs => ${view.lifeSeconds})`,
    })
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow()

/** One, or all of them; answers whose accounts those were. */
export const endViews = (trx: Db, operatorId: number, only?: number) =>
  trx
    .updateTable('operator_views')
    .set({ revoked_at: sql<Date>`now()` })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (update) => update.where('id', '=', only!))
    .execute()

export const findView = (db: Db, operatorId: number, id: number) =>
  db
    .selectFrom('operator_views')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .select('customer_id as customerId')
    .executeTakeFirst()
