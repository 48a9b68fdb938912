import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** Where bills of the past are issued later, as a demo's are, the books stay in the order of time all the same. */
const lastLineOr = (
  moment: RawBuilder<unknown>,
) => sql`greatest(${moment}, (select last.at from ledger_transactions last
  where last.customer_id = taken.customer_id and last.line_no is not null order by last.line_no desc limit 1))`

/**
 * Books the tax by which the rows of a month's bills differ from its hours, a few rials up or down: once for each bill, as
 * `post` would do it. What is missing is taken like usage; what was too much pays debts first. Answers how many.
 */
export const bookVatRounding = async (trx: Db, month: number): Promise<number> => {
  const due = sql`select b.id, b.customer_id, b.from_at, b.to_at, b.issued_at, b.vat_rounding_rials as rials from bills b
    where b.month = ${month} and b.vat_rounding_rials <> 0`
  await sql`select count(*) from (select from customer_balances
    where customer_id in (select customer_id from (${due}) due) order by customer_id for update) held`.execute(trx)
  const { rows } = await sql<{ booked: number }>`
    with taken as materialized (
      select d.*, b.line_count + 1 as line_no, from_gift, from_wallet, owed,
        b.gift - from_gift as gift_after, b.wallet - from_wallet as wallet_after, b.receivable - owed as receivable_after
      from (${due}) d join customer_balances b on b.customer_id = d.customer_id
        cross join lateral (select least(greatest(d.rials, 0), b.gift) as from_gift) g
        cross join lateral (select case when d.rials > 0 then least(d.rials - from_gift, b.wallet)
          else least(0, d.rials - b.receivable) end as from_wallet) w
        cross join lateral (select d.rials - from_gift - from_wallet as owed) o
    ), balances as (
      update customer_balances b set gift = t.gift_after, wallet = t.wallet_after, receivable = t.receivable_after,
        line_count = t.line_no
      from taken t where b.customer_id = t.customer_id
    ), booked as (
      insert into ledger_transactions (at, kind, cause, customer_id, change_rials, balance_rials, line_no, details)
      select ${lastLineOr(sql`issued_at`)}, 'rounding', 'rounding:bill:' || id, customer_id, -rials, gift_after + wallet_after + receivable_after,
        line_no, jsonb_build_object('billId', id, 'fromAt', from_at, 'toAt', to_at, 'vatRials', rials)
      from taken
      returning id, customer_id
    ), entries as (
      insert into ledger_entries (transaction_id, account, customer_id, rials, balance_rials)
      select booked.id, e.account, case when e.balance is not null then t.customer_id end, e.rials, e.balance
      from booked join taken t on t.customer_id = booked.customer_id
        cross join lateral (values ('gift', -t.from_gift, t.gift_after), ('wallet', -t.from_wallet, t.wallet_after),
          ('receivable', -t.owed, t.receivable_after), ('vat', t.rials, null)) e (account, rials, balance)
      where e.rials <> 0
    )
    select count(*)::integer as booked from taken`.execute(trx)
  return rows[0]!.booked
}
