import type { Client } from 'pg'
import { connections, onBench, rounds, showRate, type Bench } from './lib/against-floor.ts'
import { median, report, type Figure } from './lib/report.ts'
import { ratioOf, showSpread, takeTurns } from './lib/turns.ts'

const lines = { few: 1_000, many: 1_000_000 }
const pageSize = 50

/** Hours of usage in the wallet, up to now; with the balances and entries that belong to them. */
const insertLines = async (client: Client, customerId: number, count: number): Promise<void> => {
  const first = 1_000_000_000_000
  await client.query('begin')
  await client.query('set local statement_timeout = 0')
  // The deferred check of each transaction would look at a million of them one by one.
  for (const table of ['ledger_transactions', 'ledger_entries']) {
    await client.query(`alter table ${table} disable trigger user`)
  }
  await client.query(
    `insert into customer_balances (customer_id, wallet, line_count) values ($1, $2, $3)
    on conflict (customer_id) do update set wallet = excluded.wallet, line_count = excluded.line_count`,
    [customerId, first - 10 * (count - 1), count],
  )
  await client.query(
    `with booked as (
      insert into ledger_transactions (at, kind, cause, customer_id, change_rials, balance_rials, line_no, details)
      select now() - ($2::integer - n) * interval '1 hour', case n when 1 then 'payment' else 'usage' end, 'bench:' || $1::bigint || ':' || n,
        $1::bigint, case n when 1 then $3::bigint else -10 end, $3::bigint - 10 * (n - 1), n,
        jsonb_build_object('fromAt', now() - ($2::integer - n + 1) * interval '1 hour', 'toAt', now() - ($2::integer - n) * interval '1 hour')
      from generate_series(1, $2::integer) n returning id, change_rials, balance_rials)
    insert into ledger_entries (transaction_id, account, customer_id, gateway, rials, balance_rials)
    select b.id, e.account, e.of, e.gateway, e.rials, e.balance from booked b cross join lateral (values
      ('wallet', $1::bigint, null, b.change_rials, b.balance_rials),
      (case when b.change_rials > 0 then 'clearing' else 'revenue' end, null::bigint,
        case when b.change_rials > 0 then 'sep' end, -b.change_rials, null::bigint)) e (account, of, gateway, rials, balance)`,
    [customerId, count, first],
  )
  for (const table of ['ledger_transactions', 'ledger_entries']) {
    await client.query(`alter table ${table} enable trigger user`)
  }
  await client.query('commit')
  await client.query('vacuum analyze ledger_transactions')
  await client.query('vacuum analyze ledger_entries')
}

/** What the page asks for, by how many lines there are. */
const calls: Readonly<Record<string, (count: number) => string>> = {
  'balance over time': () => 'usage-report/1',
  'first page': () => `list?PageNumber=1&PageSize=${pageSize}`,
  'page in the middle': (count) => `list?PageNumber=${count / pageSize / 2}&PageSize=${pageSize}`,
}

const compare = async (few: Bench, many: Bench): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const [name, pathOf] of Object.entries(calls)) {
    const sides = [
      { bench: few, path: `/api/my/financial/wallet/${pathOf(lines.few)}` },
      { bench: many, path: `/api/my/financial/wallet/${pathOf(lines.many)}` },
    ]
    const measure = ({ bench, path }: (typeof sides)[number]) => bench.measure({ path })
    await takeTurns(sides, 1, measure) // warm
    const [withFew = [], withMany = []] = await takeTurns(sides, rounds, measure)
    const growth = ratioOf(withFew, withMany)
    figures.push(
      { name: `${name} of ${lines.few}`, value: median(withFew), shown: showRate(withFew) },
      { name: `${name} of ${lines.many}`, value: median(withMany), shown: showRate(withMany) },
      {
        name: `${name}: slower with ${lines.many} than with ${lines.few}`,
        value: growth.median,
        shown: showSpread(growth, (value) => `${value.toFixed(2)}x`),
        limit: { atMost: 1.3 },
      },
    )
  }
  return figures
}

/** `-- wallet` */
export const run = (): Promise<number> =>
  onBench(async (few) => {
    await insertLines(few.client, few.customer.customerId, lines.few)
    return onBench(async (many) => {
      console.log(`writing ${lines.many} lines into a wallet`)
      await insertLines(many.client, many.customer.customerId, lines.many)
      return report(
        `wallet, ${pageSize} lines of ${lines.many}, ${connections} connections, PostgreSQL`,
        await compare(few, many),
      )
    })
  })
