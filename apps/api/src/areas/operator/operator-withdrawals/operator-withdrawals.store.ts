import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

const ceiling = 200

const requested = (db: Db) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('customers as c', 'c.id', 'w.customer_id')
    .where('w.state', '=', 'requested')
    .select(['w.id', 'w.customer_id as customerId', 'c.name as customer', 'w.rials', 'w.holder_name as holderName'])
    .select(['w.sheba_secret as shebaSecret', 'w.asked_at as askedAt'])
    .select(
      sql<boolean>`exists (select from operator_money_requests r
        where r.withdrawal_id = w.id and r.state = 'waiting')`.as('isWaitingForSecond'),
    )

/** The oldest first. */
export const listRequested = (db: Db) => requested(db).orderBy('w.id').limit(ceiling).execute()

export const findRequested = (db: Db, id: number) => requested(db).where('w.id', '=', id).executeTakeFirst()
