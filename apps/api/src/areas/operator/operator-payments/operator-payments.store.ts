import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { unclearAfterMs, unclearStates, type UnclearState } from '../../financial/payments/settle-by-hand.service.ts'

const ceiling = 200
/** Of one customer, of what only a browser claims: whoever forges returns does not fill the list. */
const claimsOfOne = 3

/**
 * Payments whose bank has not said where the money is, with no end: those that have come back for longer than anybody waits, and
 * those that go back. One customer cannot push others out: of each the first come first, and what a bank has confirmed before
 * what only a browser claims.
 */
export const listUnclear = async (db: Db) => {
  const { rows } = await sql<{
    id: number
    customerId: number
    customer: string
    paymentProviderId: number
    rials: number
    createdAt: Date
    state: UnclearState
    isConfirmed: boolean
    isWaitingForSecond: boolean
    rrn: string | null
  }>`
    select * from (select p.id, p.customer_id as "customerId", c.name as customer, p.provider_id as "paymentProviderId",
      p.amount_rials as rials, p.created_at as "createdAt", p.state, p.rrn,
      p.state in ('verified', 'settled', 'mismatch', 'refunding') as "isConfirmed",
      exists (select from operator_money_requests r where r.payment_id = p.id and r.state = 'waiting')
        as "isWaitingForSecond",
      row_number() over (partition by p.customer_id, p.state in ('verified', 'settled', 'mismatch', 'refunding') order by p.id)
        as place
    from payments p join customers c on c.id = p.customer_id
    where p.state = any(${[...unclearStates]})
      and (p.state in ('unknown', 'mismatch', 'refunding')
        or coalesce(p.returned_at, p.created_at) < now() - ${unclearAfterMs} * interval '1 millisecond')
    ) unclear
    where "isConfirmed" or place <= ${claimsOfOne}
    order by "isConfirmed" desc, place, id
    limit ${ceiling}`.execute(db)
  return rows
}
