import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** What each customer used in the span that is booked: (customer_id, net, vat). */
const usedTable = sql.table('used_by_customers')

/**
 * Makes the table that `bookUsage` books from, for as long as the transaction lasts; `used` selects its rows. What everybody
 * used is known before any balance is held: that takes the longest, and nobody waits for it.
 */
export const keepUsed = async (trx: Db, used: ReturnType<typeof sql>): Promise<void> => {
  await sql`create temporary table ${usedTable} on commit drop as ${used}`.execute(trx)
}

/** Holds the balances of all who used something, one after the other as everywhere, and makes those that are not there yet. */
const lockBalancesOfUsers = async (trx: Db): Promise<void> => {
  await sql`insert into customer_balances (customer_id)
    select u.customer_id from ${usedTable} u
    where not exists (select from customer_balances b where b.customer_id = u.customer_id)
    order by 1 on conflict do nothing`.execute(trx)
  await sql`select count(*) from (select from customer_balances
    where customer_id in (select customer_id from ${usedTable}) order by customer_id for update) held`.execute(trx)
}

export interface BookedUsage {
  customers: number
  netRials: number
  vatRials: number
}

/**
 * Books the usage of all customers at once, as `charge` does it for one: a transaction for each, `usage:<customer>:<from>`.
 * What was set aside for a service pays for it first, then gifts, then the wallet; the rest is owed. `usedOfHeld` selects
 * what the services used for which something is set aside: (customer_id, service_type, service_id, net, vat).
 */
export const bookUsage = async (
  trx: Db,
  usedOfHeld: ReturnType<typeof sql>,
  span: { from: Date; to: Date },
  at?: Date,
): Promise<BookedUsage> => {
  await lockBalancesOfUsers(trx)
  const details = JSON.stringify({ fromAt: span.from.toISOString(), toAt: span.to.toISOString() })
  const { rows } = await sql<BookedUsage>`
    with service as materialized (
      select u.customer_id, u.service_type, u.service_id, least(u.net + u.vat, h.gift_rials + h.wallet_rials) as held
      from (${usedOfHeld}) u join wallet_holds h
        on h.service_type = u.service_type and h.service_id = u.service_id and h.customer_id = u.customer_id
    ), holds as (
      update wallet_holds h set gift_rials = h.gift_rials - least(h.gift_rials, s.held),
        wallet_rials = h.wallet_rials - (s.held - least(h.gift_rials, s.held))
      from service s where h.service_type = s.service_type and h.service_id = s.service_id and s.held > 0
    ), cost as (
      select u.customer_id, u.net, u.vat, coalesce(s.held, 0) as held, u.net + u.vat - coalesce(s.held, 0) as rest
      from ${usedTable} u
        left join (select customer_id, sum(held)::bigint as held from service group by customer_id) s using (customer_id)
      where u.net + u.vat > 0
    ), taken as materialized (
      select c.*, b.line_count, b.hold - c.held as hold_after, b.gift - from_gift as gift_after,
        b.wallet - from_wallet as wallet_after, b.receivable - owed as receivable_after, from_gift, from_wallet, owed
      from cost c join customer_balances b on b.customer_id = c.customer_id
        cross join lateral (select least(c.rest, b.gift) as from_gift) g
        cross join lateral (select least(c.rest - from_gift, b.wallet) as from_wallet) w
        cross join lateral (select c.rest - from_gift - from_wallet as owed) o
    ), balances as (
      update customer_balances b set hold = t.hold_after, gift = t.gift_after, wallet = t.wallet_after,
        receivable = t.receivable_after, line_count = b.line_count + case when t.rest = 0 then 0 else 1 end
      from taken t where b.customer_id = t.customer_id
    ), booked as (
      insert into ledger_transactions (at, kind, cause, customer_id, change_rials, balance_rials, line_no, details)
      select coalesce(${at ?? null}::timestamptz, now()), 'usage', 'usage:' || customer_id || ':' || ${span.from.toISOString()},
        customer_id, -rest, gift_after + wallet_after + receivable_after,
        case when rest = 0 then null else line_count + 1 end, ${details}::jsonb || jsonb_build_object('vatRials', vat)
      from taken
      returning id, customer_id
    ), entries as (
      insert into ledger_entries (transaction_id, account, customer_id, rials, balance_rials)
      select booked.id, e.account, case when e.balance is not null then t.customer_id end, e.rials, e.balance
      from booked join taken t on t.customer_id = booked.customer_id
        cross join lateral (values ('hold', -t.held, t.hold_after), ('gift', -t.from_gift, t.gift_after),
          ('wallet', -t.from_wallet, t.wallet_after), ('receivable', -t.owed, t.receivable_after),
          ('revenue', t.net, null), ('vat', t.vat, null)) e (account, rials, balance)
      where e.rials <> 0
    )
    select count(*)::integer as customers, coalesce(sum(net), 0)::bigint as "netRials",
      coalesce(sum(vat), 0)::bigint as "vatRials" from taken`.execute(trx)
  // What is used up pays no more: the next order of the service sets its own aside.
  await sql`delete from wallet_holds h using ${usedTable} u
    where h.customer_id = u.customer_id and h.gift_rials + h.wallet_rials = 0`.execute(trx)
  return rows[0]!
}
