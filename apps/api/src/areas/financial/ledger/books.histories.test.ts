import { productItem } from '@sarv/contract/enums'
import type { AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ServiceRef } from '../../../services/service.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { dyingAfter, isDeath } from '../../../testing/dying.ts'
import { reserve } from '../../../testing/money.ts'
import { giveBackOrder } from '../holds/holds.service.ts'
import { forgetUsage, lineOf, newServices, openRatingDatabase } from '../rating/rating.fixture.ts'
import { rateDueHours } from '../rating/rating.service.ts'
import { endUsage, setUsage } from '../usage/usage.service.ts'
import { charge, credit, giveGift } from './ledger.service.ts'
import { verifyLedger } from './verify.store.ts'

/**
 * Many customers at once over days: whatever they buy, pay, resize and end, and wherever the process dies and does it again,
 * every rial is somewhere and every second is paid once. `SARV_BOOKS_ENTRIES` asks for a history of at least so many entries.
 */
const wantedEntries = Number(process.env['SARV_BOOKS_ENTRIES'] ?? 0)
const isLong = wantedEntries > 0
const size = isLong
  ? { customers: 2_500, acts: 100, rounds: { minLength: Math.ceil(wantedEntries / 2_500) }, runs: 1 }
  : { customers: 12, acts: 8, rounds: { minLength: 6, maxLength: 14 }, runs: 6 }

const start = Date.parse('2026-11-01T04:10:00Z')
const hourMs = 3_600_000
const { vCpu, vDisk } = productItem.id

let database: TestDatabase
beforeAll(async () => {
  database = await openRatingDatabase()
})
afterAll(() => database.close())
beforeEach(() => forgetUsage(database.db))

const kinds = ['pay', 'pay', 'gift', 'order', 'order', 'resize', 'stop', 'end', 'buy', 'refund'] as const

const act = fc.record({
  kind: fc.constantFrom(...kinds),
  customer: fc.integer({ min: 0, max: size.customers - 1 }),
  service: fc.integer({ min: 0, max: 2 }),
  rials: fc.integer({ min: 1, max: 40_000_000 }),
  cores: fc.integer({ min: 1, max: 16 }),
  /** How it goes: once, twice, or with a process that dies before its n-th statement and does it again. */
  how: fc.constantFrom('once', 'once', 'twice', 'dies'),
  statements: fc.integer({ min: 0, max: 9 }),
})
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

const round = fc.record({
  acts: fc.array(act, { minLength: size.acts, maxLength: size.acts }),
  hours: fc.constantFrom(0, 1, 1, 2, 3),
  rating: fc.constantFrom('once', 'twice', 'atOnce', 'dies', 'missed'),
  statements: fc.integer({ min: 0, max: 12 }),
})
type Round = typeof round extends fc.Arbitrary<infer Value> ? Value : never

const linesOf = (cores: number): AgreedLine[] => [lineOf(vCpu, cores, 450_000), lineOf(vDisk, 25, 12_345)]
const linesWhileOff: AgreedLine[] = [lineOf(vDisk, 25, 12_345)]

/** Dies where it is told to, and does it again; or does the same twice. What is refused is refused. */
const carryOut = async (
  db: Db,
  { how, statements }: Pick<Act, 'how' | 'statements'>,
  run: (db: Db) => Promise<unknown>,
) => {
  const orRefused = (error: unknown) => {
    if (!(error instanceof AppError && error.code === 'money_missing')) throw error
    return 'refused'
  }
  if (how === 'dies') {
    await run(dyingAfter(db, statements).db).catch((error: unknown) => (isDeath(error) ? undefined : orRefused(error)))
  }
  const answer = await run(db).catch(orRefused)
  if (how === 'twice') await run(db).catch(orRefused)
  return answer !== 'refused'
}

let causes = 0

class Books {
  /** What came in and what was bought, by customer: all but usage. */
  readonly others = new Map<number, number>()

  private readonly services: readonly (readonly ServiceRef[])[]

  constructor(services: readonly (readonly ServiceRef[])[]) {
    this.services = services
  }

  private add(customerId: number, rials: number) {
    this.others.set(customerId, (this.others.get(customerId) ?? 0) + rials)
  }

  async play(db: Db, wanted: Act, at: Date): Promise<void> {
    const service = this.services[wanted.customer]![wanted.service]!
    const { customerId } = service
    const { rials } = wanted
    causes += 1
    const movement = { customerId, cause: `books:${causes}`, at }
    const run: Record<(typeof kinds)[number], (trx: Db) => Promise<unknown>> = {
      pay: (trx) => credit(trx, { ...movement, kind: 'payment', rials, from: { account: 'clearing', gateway: 'sep' } }),
      gift: (trx) => giveGift(trx, { ...movement, kind: 'voucher', rials }),
      refund: (trx) => credit(trx, { ...movement, kind: 'refund', rials, from: { account: 'revenue' } }),
      buy: (trx) => charge(trx, { ...movement, kind: 'invoice', netRials: rials, vatRials: Math.floor(rials / 10) }),
      order: async (trx) => {
        await reserve(trx, { service, rials: Math.ceil(rials / 100) })
        await setUsage(trx, service, linesOf(wanted.cores), { at })
      },
      resize: (trx) => setUsage(trx, service, linesOf(wanted.cores), { at }),
      stop: (trx) => setUsage(trx, service, linesWhileOff, { at }),
      end: async (trx) => {
        await endUsage(trx, service, { at })
        await giveBackOrder(trx, service)
      },
    }
    const isDone = await carryOut(db, wanted, (on) => inTransaction(on, run[wanted.kind]))
    if (!isDone) return
    if (wanted.kind === 'buy') this.add(customerId, -rials - Math.floor(rials / 10))
    if (wanted.kind === 'pay' || wanted.kind === 'gift' || wanted.kind === 'refund') this.add(customerId, rials)
  }
}

const rate = async (db: Db, { rating, statements }: Round, now: Date): Promise<void> => {
  const once = (on: Db = db) => rateDueHours(on, { now })
  if (rating === 'missed') return
  if (rating === 'dies') {
    await once(dyingAfter(db, statements).db).catch((error: unknown) => {
      if (!isDeath(error)) throw error
    })
  }
  if (rating === 'atOnce') await Promise.all([once(), once(), once()])
  else await once()
  if (rating === 'twice') await once()
}

/** What each customer has in all accounts, and what the intervals have cost until everything was rated. */
const standing = async (db: Db) => {
  const { rows } = await sql<{ customerId: number; owns: number; used: number; taken: number }>`
    select b.customer_id as "customerId", b.wallet + b.gift + b.hold + b.receivable as owns,
      coalesce(u.rials, 0)::bigint as used, coalesce(t.rials, 0)::bigint as taken
    from customer_balances b
    left join (select customer_id, sum(c.net + usage_vat(c.net, vat_percent)) as rials
      from usage_intervals u cross join lateral (select usage_cost(monthly_price_rials, from_at,
        least(to_at, (select max(to_at) from rated_hours))) as net) c group by 1) u using (customer_id)
    left join (select t.customer_id, sum(e.rials) as rials from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account in ('revenue', 'vat')
      where t.kind = 'usage' group by 1) t using (customer_id)`.execute(db)
  return rows
}

const playAll = async (rounds: readonly Round[]): Promise<void> => {
  const { db } = database
  await forgetUsage(db)
  const services: ServiceRef[][] = []
  for (let count = 0; count < size.customers; count += 1) services.push(await newServices(db, 3))
  const books = new Books(services)
  let now = start
  for (const one of rounds) {
    for (const wanted of one.acts) await books.play(db, wanted, new Date(now))
    now += one.hours * hourMs
    await rate(db, one, new Date(now))
  }
  await rateDueHours(db, { now: new Date(now + hourMs) })
  const ids = new Set(services.map(([first]) => first!.customerId))
  const rows = (await standing(db)).filter(({ customerId }) => ids.has(customerId))
  const wrong = rows.filter(
    ({ customerId, owns, used, taken }) => used !== taken || owns !== (books.others.get(customerId) ?? 0) - used,
  )
  expect(wrong).toEqual([])
}

/** No interval of a line overlaps another: with the costs, each second is charged once. */
const overlaps = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from usage_intervals a
    join usage_intervals b on (a.service_type, a.service_id, a.item) = (b.service_type, b.service_id, b.item) and a.id < b.id
      and tstzrange(a.from_at, a.to_at) && tstzrange(b.from_at, b.to_at)`.execute(db)
  return rows[0]!.count
}

it('every rial is somewhere, and every second is paid once, whatever happens', async () => {
  const property = fc.asyncProperty(fc.array(round, size.rounds), async (rounds) => {
    await playAll(rounds)
    expect(await overlaps(database.db)).toBe(0)
  })
  await fc.assert(property, { numRuns: size.runs, endOnFailure: true })
  const { entries, fault } = await verifyLedger(database.db)
  expect(fault).toBeUndefined()
  if (isLong) process.stdout.write(`${entries} entries, all right\n`)
  expect(entries).toBeGreaterThanOrEqual(wantedEntries)
}, 1_800_000)
