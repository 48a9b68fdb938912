import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { rateHour } from '../apps/api/src/areas/financial/rating/rating.service.ts'
import { takeTime } from '../apps/api/src/areas/financial/rating/rating.store.ts'
import { verifyLedger } from '../apps/api/src/areas/financial/ledger/verify.store.ts'
import { openDatabase, type Db } from '../apps/api/src/db/connection.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { loadCatalogue } from '../apps/api/src/areas/catalog/catalogue/catalogue.service.ts'
import { inTransaction } from '../apps/api/src/db/transaction.ts'
import { createSecretBox } from '../apps/api/src/secrets.ts'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import { median, report, type Figure } from './lib/report.ts'
import { ratioOf, showSpread, takeTurns } from './lib/turns.ts'

const rounds = 5
const servicesPerCustomer = 10
const hourMs = 3_600_000
const began = Date.parse('2026-01-01T00:30:00Z')
/** A pool tells of its connections when the database ends before it: nothing to read here. */
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** So many running servers of four lines each, and customers with money in their wallets. */
const insertServices = async (db: Db, count: number): Promise<void> => {
  await inTransaction(db, (trx) => insertAll(trx, count))
  await sql`vacuum analyze usage_intervals`.execute(db)
  await sql`vacuum analyze customer_balances`.execute(db)
}

const insertAll = async (db: Db, count: number): Promise<void> => {
  await takeTime(db)
  const customers = count / servicesPerCustomer
  await sql`alter table usage_intervals disable trigger all`.execute(db)
  await sql`with customer as (insert into customers (name) select 'bench-' || n from generate_series(1, ${customers}::integer) n returning id, name)
    insert into projects (customer_id, datacenter_id, name)
    select id, (select min(id) from datacenters), name from customer`.execute(db)
  await sql`insert into usage_intervals (customer_id, project_id, service_type, service_id, item, name, quantity,
      unit_price_rials, monthly_price_rials, vat_percent, from_at)
    select p.customer_id, p.id, 'Vm', p.id * ${servicesPerCustomer}::bigint + n, line.item, 'line', 1, line.rials + n, line.rials + n, 10,
      ${new Date(began)}::timestamptz + n * interval '1 minute'
    from projects p cross join generate_series(1, ${servicesPerCustomer}::integer) n
      cross join (values (101, 1800000), (102, 3600000), (103, 800000), (104, 400000)) line (item, rials)`.execute(db)
  await sql`alter table usage_intervals enable trigger all`.execute(db)
  // Through the books, so that they can be verified afterwards.
  await sql`insert into customer_balances (customer_id, wallet, line_count) select id, 1000000000, 1 from customers`.execute(
    db,
  )
  await sql`with booked as (
        insert into ledger_transactions (kind, cause, customer_id, change_rials, balance_rials, line_no)
        select 'payment', 'bench:' || id, id, 1000000000, 1000000000, 1 from customers returning id, customer_id)
      insert into ledger_entries (transaction_id, account, customer_id, gateway, rials, balance_rials)
      select b.id, e.account, e.of, e.gateway, e.rials, e.balance from booked b
        cross join lateral (values ('clearing', null::bigint, 'sep', -1000000000, null::bigint),
          ('wallet', b.customer_id, null, 1000000000, 1000000000)) e (account, of, gateway, rials, balance)`.execute(db)
}

/** One statement that reads the same usage and writes the same rows, and knows nothing of holds, gifts, debts or other workers. */
const byHand = async (db: Db, from: Date, to: Date): Promise<void> => {
  await takeTime(db)
  await sql`
    with used as (
      select customer_id, sum(after - before)::bigint as net, sum(after * vat_percent / 100 - before * vat_percent / 100)::bigint as vat
      from (select customer_id, vat_percent,
          div(monthly_price_rials * extract(epoch from greatest(${from}::timestamptz, from_at) - from_at), 2592000)::bigint as before,
          div(monthly_price_rials * extract(epoch from least(to_at, ${to}::timestamptz) - from_at), 2592000)::bigint as after
        from usage_intervals where from_at < ${to} and (to_at is null or to_at > ${from}) offset 0) line
      group by customer_id
    ), balances as (
      update customer_balances b set wallet = b.wallet - u.net - u.vat, line_count = b.line_count + 1
      from used u where b.customer_id = u.customer_id returning b.customer_id, b.wallet, b.line_count, u.net, u.vat
    ), booked as (
      insert into ledger_transactions (kind, cause, customer_id, change_rials, balance_rials, line_no, details)
      select 'usage', 'usage:' || customer_id || ':' || ${from.toISOString()}, customer_id, -net - vat, wallet, line_count,
        jsonb_build_object('vatRials', vat) from balances
      returning id, customer_id
    ), entries as (
      insert into ledger_entries (transaction_id, account, customer_id, rials, balance_rials)
      select booked.id, e.account, e.of, e.rials, e.balance from booked join balances b on b.customer_id = booked.customer_id
        cross join lateral (values ('wallet', b.customer_id, -b.net - b.vat, b.wallet),
          ('revenue', null::bigint, b.net, null::bigint), ('vat', null::bigint, b.vat, null::bigint)) e (account, of, rials, balance)
    )
    insert into rated_hours (from_at, to_at, rated_at) values (${from}, ${to}, now())`.execute(db)
}

type Side = 'ours' | 'by hand'

/** Rates hour after hour, in turns; answers the milliseconds of each. */
const measure = async (count: number): Promise<{ ours: number[]; hand: number[] }> => {
  const postgres = await startTemporaryPostgres({ fsync: true })
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, log })
  try {
    await migrate(db, createSecretBox(randomBytes(32)))
    await loadCatalogue(db)
    console.log(`${count} running services of ${count / servicesPerCustomer} customers`)
    await insertServices(db, count)
    let hour = 0
    const rateOne = async (side: Side): Promise<number> => {
      const from = new Date(began + hour * hourMs)
      const to = new Date(from.getTime() + hourMs)
      hour += 1
      const start = performance.now()
      if (side === 'ours') {
        const rated = await rateHour(db, { now: to })
        if (rated?.customers !== count / servicesPerCustomer) throw new Error(`rated ${rated?.customers} customers`)
      } else await inTransaction(db, (trx) => byHand(trx, from, to))
      const took = performance.now() - start
      console.log(`  ${side}: ${(took / 1000).toFixed(2)} s`)
      return took
    }
    const sides: readonly Side[] = ['ours', 'by hand']
    await takeTurns(sides, 1, rateOne) // warm
    const [ours, hand] = await takeTurns(sides, rounds, rateOne)
    const { fault } = await verifyLedger(db)
    if (fault) throw new Error(`the ledger is wrong: ${JSON.stringify(fault)}`)
    return { ours: ours!, hand: hand! }
  } finally {
    await close()
    await postgres.stop()
  }
}

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
const times = (value: number) => `${value.toFixed(2)}x`

/** `-- rating [--services 100000]`: one hour of so many running services, and of a tenth of them. */
export const run = async (args: string[]): Promise<number> => {
  const { services } = parseArgs({ args, options: { services: { type: 'string', default: '1000000' } } }).values
  const many = Number(services)
  const few = await measure(many / 10)
  const all = await measure(many)
  const figures: Figure[] = [
    { name: `an hour of ${many / 10} services`, value: median(few.ours), shown: seconds(median(few.ours)) },
    { name: `an hour of ${many} services`, value: median(all.ours), shown: seconds(median(all.ours)) },
    {
      name: `against one statement by hand, ${many / 10}`,
      value: ratioOf(few.ours, few.hand).median,
      shown: showSpread(ratioOf(few.ours, few.hand), times),
      limit: { atMost: 1.5 },
    },
    {
      name: `against one statement by hand, ${many}`,
      value: ratioOf(all.ours, all.hand).median,
      shown: showSpread(ratioOf(all.ours, all.hand), times),
      limit: { atMost: 1.5 },
    },
    {
      name: 'ten times the services',
      value: median(all.ours) / median(few.ours),
      shown: times(median(all.ours) / median(few.ours)),
      limit: { atMost: 11 },
    },
  ]
  return report('rating one hour of all customers, PostgreSQL', figures)
}
