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
    .select(sql<number>`w.gift_back_rials + w.wallet_back_rials`.as('giftBack'))
    .select(
      sql<string[]>`array(
        select concat_ws(' ', u.first_name, u.last_name) from memberships m join users u on u.id = m.user_id
        where m.customer_id = w.customer_id and m.is_super_user and u.id_confirmed
        union select c.name where c.is_legal)`.as('confirmedNames'),
    )
    .select(
      sql<boolean>`exists (select from operator_money_requests r
        where r.withdrawal_id = w.id and r.state = 'waiting')`.as('isWaitingForSecond'),
    )
    .orderBy('w.id')
    .limit(ceiling)
    .execute()

/** What a customer did with money in the last days, in rials. */
export interface MoneyOfDays {
  paidIn: number
  used: number
  gifts: number
  commissions: number
}

/** For each of the customers; whoever pays in and takes it out again is seen here. */
export const readMoneyOfDays = async (
  db: Db,
  customerIds: readonly number[],
  days: number,
): Promise<ReadonlyMap<number, MoneyOfDays>> => {
  const { rows } = await sql<MoneyOfDays & { customerId: number }>`
    select t.customer_id as "customerId",
      coalesce(sum(t.change_rials) filter (where t.kind = 'payment'), 0)::bigint as "paidIn",
      coalesce(sum(sold.rials), 0)::bigint as used,
      coalesce(sum(t.change_rials) filter (where t.kind in ('offer', 'voucher')), 0)::bigint as gifts,
      coalesce(sum(t.change_rials) filter (where t.kind = 'commission'), 0)::bigint as commissions
    from ledger_transactions t
    left join lateral (select sum(e.rials) as rials from ledger_entries e
      where e.transaction_id = t.id and e.account in ('revenue', 'vat')) sold on true
    where t.customer_id = any(${customerIds}) and t.at > now() - ${days} * interval '1 day'
    group by t.customer_id`.execute(db)
  return new Map(rows.map(({ customerId, ...money }) => [customerId, money]))
}

/** Whether somebody has asked to pay it, and nobody has agreed yet. */
export const isWaitingForSecond = async (trx: Db, id: number): Promise<boolean> =>
  (await trx
    .selectFrom('operator_money_requests')
    .where('withdrawal_id', '=', id)
    .where('state', '=', 'waiting')
    .select('id')
    .executeTakeFirst()) !== undefined
