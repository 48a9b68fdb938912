import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** What is wrong first, and where. */
export interface LedgerFault {
  kind: 'imbalance' | 'orphan' | 'balance' | 'line' | 'cached' | 'holds'
  /** An entry of the ledger, a transaction of it, or a customer. */
  id: number
  /** What should stand there, and what does. */
  expected: number | null
  found: number | null
}

type Found = Omit<LedgerFault, 'kind'>

/** Each finds the first of its kind; the earlier ones make the later ones easier to understand. */
const checks: Record<LedgerFault['kind'], ReturnType<typeof sql<Found>>> = {
  imbalance: sql<Found>`
    select t.id, 0 as expected, coalesce(e.total, 0)::bigint as found
    from ledger_transactions t
    left join (select transaction_id, sum(rials) as total, count(*) as entries from ledger_entries group by 1) e
      on e.transaction_id = t.id
    where coalesce(e.total, 0) <> 0 or coalesce(e.entries, 0) < 2
    order by t.id limit 1`,
  orphan: sql<Found>`
    select e.id, null::bigint as expected, e.transaction_id as found
    from ledger_entries e
    where not exists (select from ledger_transactions t
      where t.id = e.transaction_id and (e.customer_id is null or e.customer_id = t.customer_id))
    order by e.id limit 1`,
  balance: sql<Found>`
    select id, expected::bigint, balance_rials as found
    from (select id, balance_rials,
        sum(rials) over (partition by customer_id, account order by id rows unbounded preceding) as expected
      from ledger_entries where customer_id is not null) e
    where balance_rials <> expected
    order by id limit 1`,
  line: sql<Found>`
    select t.id, coalesce(e.change, 0)::bigint as expected, t.change_rials as found
    from (select id, customer_id, change_rials, balance_rials, line_no,
        lag(balance_rials, 1, 0) over (partition by customer_id order by id) as before,
        count(line_no) over (partition by customer_id order by id rows unbounded preceding) as lines
      from ledger_transactions where customer_id is not null) t
    left join (select transaction_id, sum(rials) as change from ledger_entries
      where account in ('wallet', 'gift', 'receivable') group by 1) e on e.transaction_id = t.id
    where t.change_rials <> coalesce(e.change, 0) or t.balance_rials <> t.before + t.change_rials
      or t.line_no <> t.lines
    order by t.id limit 1`,
  cached: sql<Found>`
    select coalesce(b.customer_id, e.customer_id) as id,
      coalesce(e.wallet, 0) + coalesce(e.gift, 0) + coalesce(e.hold, 0) + coalesce(e.receivable, 0) as expected,
      b.wallet + b.gift + b.hold + b.receivable as found
    from customer_balances b
    full join (select customer_id,
        coalesce(sum(rials) filter (where account = 'wallet'), 0)::bigint as wallet,
        coalesce(sum(rials) filter (where account = 'gift'), 0)::bigint as gift,
        coalesce(sum(rials) filter (where account = 'hold'), 0)::bigint as hold,
        coalesce(sum(rials) filter (where account = 'receivable'), 0)::bigint as receivable
      from ledger_entries where customer_id is not null group by 1) e on e.customer_id = b.customer_id
    where (coalesce(b.wallet, 0), coalesce(b.gift, 0), coalesce(b.hold, 0), coalesce(b.receivable, 0))
      is distinct from (coalesce(e.wallet, 0), coalesce(e.gift, 0), coalesce(e.hold, 0), coalesce(e.receivable, 0))
    order by 1 limit 1`,
  holds: sql<Found>`
    select b.customer_id as id, b.hold as expected, coalesce(h.held, 0)::bigint as found
    from customer_balances b
    left join (select customer_id, sum(gift_rials + wallet_rials) as held from wallet_holds group by 1) h
      on h.customer_id = b.customer_id
    where b.hold <> coalesce(h.held, 0)
    order by 1 limit 1`,
}

/** Counts everything anew from the entries, by one picture of the database. */
export const verifyLedger = (db: Db): Promise<{ entries: number; fault: LedgerFault | undefined }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // Millions of entries take longer than anything that somebody waits for on a page.
      await sql`set local statement_timeout = 0`.execute(trx)
      const { entries } = await trx
        .selectFrom('ledger_entries')
        .select(({ fn }) => fn.countAll<number>().as('entries'))
        .executeTakeFirstOrThrow()
      for (const [kind, check] of Object.entries(checks)) {
        const { rows } = await check.execute(trx)
        if (rows[0]) return { entries, fault: { kind: kind as LedgerFault['kind'], ...rows[0] } }
      }
      return { entries, fault: undefined }
    })
