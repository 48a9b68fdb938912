import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

const ceiling = 200

/** Those that wait or are being paid, the oldest first. */
export const listOpen = (db: Db) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('customers as c', 'c.id', 'w.customer_id')
    .leftJoin('operators as o', 'o.id', 'w.taken_by')
    .where('w.state', 'in', ['requested', 'processing'])
    .select(['w.id', 'w.customer_id as customerId', 'c.name as customer', 'w.rials', 'w.holder_name as holderName'])
    .select(['w.sheba_secret as shebaSecret', 'w.asked_at as askedAt', 'w.state'])
    .select(['w.taken_by as takenById', 'o.name as takenBy'])
    .select(
      sql<boolean>`exists (select from operator_money_requests r
        where r.withdrawal_id = w.id and r.state = 'waiting')`.as('isWaitingForSecond'),
    )
    .orderBy('w.id')
    .limit(ceiling)
    .execute()

/** Whether somebody has asked to pay it, and nobody has agreed yet. */
export const isWaitingForSecond = async (trx: Db, id: number): Promise<boolean> =>
  (await trx
    .selectFrom('operator_money_requests')
    .where('withdrawal_id', '=', id)
    .where('state', '=', 'waiting')
    .select('id')
    .executeTakeFirst()) !== undefined
