import { sql } from 'kysely'
import { pino } from 'pino'
import { powerStatus, serviceStatus } from '@sarv/contract/enums'
import type { ServiceType } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { startTestApi, type Customer, type TestApiOptions } from '../../../testing/api.ts'
import { lifecycles } from '../../areas.ts'
import { createServerTester } from '../../vm/hosts/hosts.fixture.ts'
import { bucketTools } from '../../storage/buckets/buckets.fixture.ts'
import { reserve } from '../../../testing/money.ts'
import { giveBackMoney } from '../holds/holds.service.ts'
import { charge, credit } from '../ledger/ledger.service.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { spendable } from '../ledger/ledger.rules.ts'
import { hourOf } from '../rating/rating.rules.ts'
import { rateDueHours } from '../rating/rating.service.ts'
import { warnOfEnds } from '../runway/warnings.service.ts'
import { seeToUnpaid } from './suspensions.periodic.ts'

const log = pino({ level: 'silent' })
const hourMs = 3_600_000
const patienceMs = 20_000

/** Whatever they have is spent on something else, also what was set aside. */
export const drainWallet = (
  db: Db,
  { customerId, projectId }: Customer,
  cause: string,
  kind: 'usage' | 'adjustment' = 'usage',
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const held = await trx
      .selectFrom('wallet_holds')
      .where('customer_id', '=', customerId)
      .select(['service_type as serviceType', 'service_id as serviceId'])
      .execute()
    for (const { serviceType, serviceId } of held) {
      const service = { customerId, projectId, serviceType: serviceType as ServiceType, serviceId }
      await giveBackMoney(trx, service)
    }
    const netRials = spendable(await readBalances(trx, customerId))
    if (netRials > 0) await charge(trx, { customerId, netRials, vatRials: 0, kind, cause })
  })

/** The product with a clock that only the test moves, forwards and for everything that is about money. */
export const openLife = async (options: TestApiOptions = {}) => {
  const api = await startTestApi({ withClock: false, ...options })
  const { db } = api
  const servers = await createServerTester(api)
  const buckets = bucketTools(() => api)
  const deps = { secrets: api.secrets, publicUrl: 'http://localhost:3000' }
  // An hour ahead at least: whatever the database's own clock wrote lies before it.
  let now = new Date(hourOf(new Date()).to.getTime() + hourMs)
  let payments = 0

  const until = async (what: string, isDone: () => Promise<boolean>) => {
    const deadline = Date.now() + patienceMs
    while (!(await isDone())) {
      if (Date.now() > deadline) throw new Error(`${what} did not end`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const nothingRuns = () =>
    until('an operation', async () => {
      const open = await db.selectFrom('operations').where('ended_at', 'is', null).select('id').executeTakeFirst()
      return open === undefined
    })
  const nothingWaits = () =>
    until('a message', async () => {
      const open = await db.selectFrom('messages').where('status', '=', 'queued').select('id').executeTakeFirst()
      return open === undefined
    })

  /**
   * Operations write when a price began and ended by the database's clock, which is far behind. Left so, a server that
   * has just been started would have run for all that time.
   */
  const bringToClock = () =>
    sql`update usage_intervals
      set from_at = case when from_at <= now() then ${now} else from_at end,
        to_at = case when to_at <= now() then ${now} else to_at end
      where from_at <= now() or to_at <= now()`.execute(db)

  const look = (at: typeof db = db) => seeToUnpaid({ db: at, deps, log }, lifecycles, now)

  /** Looks until everything is as it should be: stopping and starting take a few minutes. */
  const settle = async () => {
    for (let looks = 0; looks < 5; looks += 1) {
      await look()
      await nothingRuns()
      await bringToClock()
      await nothingWaits()
      now = new Date(now.getTime() + 60_000)
    }
  }

  const row = (id: number) => servers.row(id)

  return {
    api,
    db,
    deps,
    servers,
    buckets,
    now: () => now,
    look,
    /** What the minute after a rated hour brings. */
    warn: () => warnOfEnds({ db, deps, log, now }),
    settle,
    nothingRuns,
    /** So many hours pass and are rated; nobody looks yet. */
    pass: async (hours: number) => {
      await bringToClock()
      now = new Date(now.getTime() + hours * hourMs)
      await rateDueHours(db, { now, maxHours: 24 * 60 })
    },
    pay: (customer: Customer, rials: number) =>
      inTransaction(db, (trx) =>
        credit(trx, {
          customerId: customer.customerId,
          rials,
          from: { account: 'clearing', gateway: 'sandbox' },
          kind: 'payment',
          cause: `test:${customer.customerId}:${(payments += 1)}`,
          details: {},
        }),
      ),
    drain: (customer: Customer) => drainWallet(db, customer, `test:${customer.customerId}:${(payments += 1)}`),
    /** Pays so much and sets it aside for a server. */
    setAside: (customer: Customer, serviceId: number, rials: number) =>
      inTransaction(db, async (trx) => {
        const { customerId, projectId } = customer
        const from = { account: 'clearing', gateway: 'sandbox' } as const
        const cause = `test:${customerId}:${(payments += 1)}`
        // Whoever owes something pays that first.
        const owed = -Math.min(0, spendable(await readBalances(trx, customerId)))
        await credit(trx, { customerId, rials: rials + owed, from, kind: 'payment', cause, details: {} })
        const service = { customerId, projectId, serviceType: 'Vm', serviceId } as const
        await reserve(trx, { service, rials })
      }),
    balance: async ({ customerId }: Customer) => spendable(await readBalances(db, customerId)),
    /** How a server stands: its status, or `bin`. */
    server: async (id: number) => {
      const found = await row(id)
      if (found.deleted_at) return 'gone'
      if (found.binned_at) return 'bin'
      return found.power_status === powerStatus.id.poweredOn ? 'on' : serviceStatus.name(found.status_id)
    },
    bucket: async (id: number) => {
      const found = await db.selectFrom('storage_buckets').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
      if (found.deleted_at) return 'gone'
      return found.binned_at ? 'bin' : serviceStatus.name(found.status_id)
    },
    /** The suspension that is open, as the database has it. */
    suspension: ({ customerId }: Customer) =>
      db
        .selectFrom('suspensions')
        .where('customer_id', '=', customerId)
        .where('ended_at', 'is', null)
        .selectAll()
        .executeTakeFirst(),
    /** What Sarv still has to bring back. */
    waiting: ({ customerId }: Customer) =>
      db.selectFrom('suspended_services').where('customer_id', '=', customerId).selectAll().execute(),
    subjects: async ({ userId }: { userId: number }): Promise<string[]> => {
      const rows = await db
        .selectFrom('notifications')
        .where('user_id', '=', userId)
        .select('subject')
        .orderBy('id')
        .execute()
      return rows.map(({ subject }) => subject)
    },
    /** What a customer pays per hour at present, with VAT. */
    hourly: async ({ customerId }: Customer): Promise<number> => {
      const rows = await db
        .selectFrom('usage_intervals')
        .where('customer_id', '=', customerId)
        .where('to_at', 'is', null)
        .select(['monthly_price_rials as rials', 'vat_percent as vat'])
        .execute()
      return rows.reduce((sum, { rials, vat }) => sum + rials * (1 + vat / 100), 0) / 720
    },
    close: () => api.close(),
  }
}

export type Life = Awaited<ReturnType<typeof openLife>>
