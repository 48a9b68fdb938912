import { productItem } from '@sarv/contract/enums'
import { agreedLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import { bucketPricing } from '@sarv/contract/storage/buckets/buckets.price'
import { vmHostPricing } from '@sarv/contract/vm/hosts/hosts.price'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ServiceRef } from '../../../services/service.ts'
import type { TestDatabase } from '../../../testing/database.ts'
import { verifyLedger } from '../ledger/verify.store.ts'
import { endUsage, setUsage } from '../usage/usage.service.ts'
import { costOfIntervals, forgetUsage, lineOf, newServices, openRatingDatabase, takenFrom } from './rating.fixture.ts'
import { costUntil } from './rating.rules.ts'
import { rateDueHours } from './rating.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openRatingDatabase()
})
afterAll(() => database.close())
beforeEach(() => forgetUsage(database.db))

const { vCpu, vMemory, vDisk, ipv4, cloudDisk } = productItem.id
const start = Date.parse('2026-11-15T04:10:00Z')
const minuteMs = 60_000
/** There many histories take seconds. */
const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined

/** What happens one after the other; each so many minutes after the one before. */
const step = fc.record({
  minutes: fc.constantFrom(0, 1, 7, 29, 30, 31, 61, 200),
  /** How long before that its transaction had begun: its own clock stands then. */
  lagMinutes: fc.constantFrom(0, 0, 0, 2, 90),
  act: fc.constantFrom('set', 'set', 'set', 'end', 'rate', 'rate', 'rateTwice', 'rateAtOnce'),
  service: fc.integer({ min: 0, max: 2 }),
  cpu: fc.integer({ min: 0, max: 3 }),
  unitPrice: fc.constantFrom(0, 1, 333_337, 720_000, 9_999_991),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const linesOf = ({ cpu, unitPrice }: Step): AgreedLine[] => [
  ...(cpu > 0 ? [lineOf(vCpu, cpu, unitPrice)] : [{ item: 0, quantity: 1, unitPrice, name: 'plan' }]),
  lineOf(vDisk, 20, 12_345),
]

const rate = async (act: Step['act'], now: Date) => {
  const once = () => rateDueHours(database.db, { now })
  if (act === 'rateAtOnce') await Promise.all([once(), once(), once()])
  else await once()
  if (act === 'rateTwice') await once()
}

/** When the lines of a service are in use, by what was asked of it. */
class Watch {
  private readonly open = new Map<number, { key: string; from: number }>()
  private ended = 0
  /** By item; cores and the plan are one, because a service has always just one of both. */
  readonly usedMs = { disk: 0, other: 0 }

  private close(at: number, ratedTo: number, isKept: (item: number, key: string) => boolean) {
    for (const [item, { key, from }] of this.open) {
      if (isKept(item, key)) continue
      const to = Math.max(at, from, ratedTo)
      this.usedMs[item === vDisk ? 'disk' : 'other'] += to - from
      this.ended = Math.max(this.ended, to)
      this.open.delete(item)
    }
  }

  /** What comes late counts from the end of what is rated, and nothing new from before what has ended. */
  set(at: number, ratedTo: number, lines: readonly AgreedLine[]) {
    const wanted = new Map(lines.map((line) => [line.item, JSON.stringify(line)]))
    this.close(at, ratedTo, (item, key) => wanted.get(item) === key)
    const from = Math.max(at, this.ended, ratedTo)
    for (const [item, key] of wanted) if (!this.open.has(item)) this.open.set(item, { key, from })
  }

  end(at: number, ratedTo: number) {
    this.close(at, ratedTo, () => false)
  }
}

const ratedTo = async () =>
  (
    await database.db.selectFrom('rated_hours').select('to_at').orderBy('to_at', 'desc').executeTakeFirst()
  )?.to_at.getTime() ?? 0

const diskMs = async ({ serviceId }: ServiceRef) => {
  const rows = await database.db
    .selectFrom('usage_intervals')
    .where('service_id', '=', serviceId)
    .where('item', '=', vDisk)
    .select(['from_at', 'to_at'])
    .execute()
  return rows.reduce((sum, { from_at, to_at }) => sum + to_at!.getTime() - from_at.getTime(), 0)
}

/** Cores or a plan: always just one of both. */
const otherMs = async ({ serviceId }: ServiceRef) => {
  const rows = await database.db
    .selectFrom('usage_intervals')
    .where('service_id', '=', serviceId)
    .where('item', '<>', vDisk)
    .select(['from_at', 'to_at'])
    .orderBy('from_at')
    .orderBy('to_at')
    .execute()
  for (const [index, row] of rows.entries()) {
    if (index > 0) expect(row.from_at.getTime()).toBeGreaterThanOrEqual(rows[index - 1]!.to_at!.getTime())
  }
  return rows.reduce((sum, { from_at, to_at }) => sum + to_at!.getTime() - from_at.getTime(), 0)
}

it('every moment of every service is charged exactly once, whatever happens and whenever it is rated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      await forgetUsage(database.db)
      const services = await newServices(database.db, 3)
      const { customerId } = services[0]!
      const watches = services.map(() => new Watch())
      let now = start
      for (const one of steps) {
        now += one.minutes * minuteMs
        const service = services[one.service]!
        const at = new Date(now - one.lagMinutes * minuteMs)
        if (one.act === 'set' || one.act === 'end') {
          const watch = watches[one.service]!
          if (one.act === 'set') watch.set(at.getTime(), await ratedTo(), linesOf(one))
          else watch.end(at.getTime(), await ratedTo())
          await (one.act === 'set'
            ? setUsage(database.db, service, linesOf(one), { at })
            : endUsage(database.db, service, { at }))
        } else await rate(one.act, new Date(now))
      }
      const end = now + 90 * minuteMs
      for (const [index, service] of services.entries()) {
        watches[index]!.end(end, await ratedTo())
        await endUsage(database.db, service, { at: new Date(end) })
      }
      const over = new Date(end + 3_600_000)
      await rateDueHours(database.db, { now: over })

      for (const [index, service] of services.entries()) {
        expect({ disk: await diskMs(service), other: await otherMs(service) }).toEqual(watches[index]!.usedMs)
      }
      const cost = await costOfIntervals(database.db, customerId, over)
      expect(await takenFrom(database.db, customerId)).toEqual(cost)
      const hours = await database.db.selectFrom('rated_hours').selectAll().orderBy('to_at').execute()
      expect(hours.reduce((sum, { net_rials }) => sum + net_rials, 0)).toBe(cost.netRials)
      expect(hours.reduce((sum, { vat_rials }) => sum + vat_rials, 0)).toBe(cost.vatRials)
      expect(hours.every(({ rated_at }) => rated_at !== null)).toBe(true)
      expect(hours.slice(1).every(({ from_at }, index) => from_at >= hours[index]!.to_at)).toBe(true)
    }),
    { numRuns: isPostgres ? 150 : 12 },
  )
  expect((await verifyLedger(database.db)).fault).toBeUndefined()
}, 120_000)

it('what was quoted is what the ledger took after 720 hours, to the rial', async () => {
  const prices = fc.record({
    [vCpu]: fc.integer({ min: 1, max: 999_999 }),
    [vMemory]: fc.integer({ min: 1, max: 999_999 }),
    [vDisk]: fc.integer({ min: 1, max: 99_999 }),
    [ipv4]: fc.integer({ min: 0, max: 999_999 }),
    [cloudDisk]: fc.integer({ min: 1, max: 9_999 }),
  })
  const wanted = fc.record({
    cpu: fc.integer({ min: 1, max: 64 }),
    memoryGb: fc.integer({ min: 1, max: 256 }),
    diskGb: fc.integer({ min: 25, max: 2_000 }),
    dataDiskGb: fc.constantFrom(0, 50, 333),
    hasIpv4: fc.boolean(),
    hasPlan: fc.boolean(),
    disk: fc.integer({ min: 1, max: 5_000 }),
    begins: fc.integer({ min: 0, max: 3_599_999 }),
  })
  await fc.assert(
    fc.asyncProperty(prices, wanted, async (unitPrices, { hasPlan, disk, begins, ...vm }) => {
      await forgetUsage(database.db)
      const units = Object.entries(unitPrices).map(([id, price]) => ({ id: Number(id), price }))
      const terms = { prices: units, vatPercent: 10 }
      const plan = hasPlan ? { name: 'P', price: 6_600_003, ipv4: 1 } : undefined
      const [server, bucket] = await newServices(database.db, 2)
      const quotes = [
        vmHostPricing.price({ ...vm, hasIpv6: false, plan }, terms)!,
        bucketPricing.price({ disk }, terms)!,
      ]
      const from = new Date(start + begins)
      const to = new Date(from.getTime() + 720 * 3_600_000)
      await setUsage(database.db, server!, agreedLines(quotes[0]!.lines), { at: from })
      await setUsage(database.db, bucket!, agreedLines(quotes[1]!.lines), { at: from })
      // A look now and then, and the rest at the end: missed hours are made up for.
      await rateDueHours(database.db, { now: new Date(from.getTime() + 5 * 3_600_000) })
      const maxHours = isPostgres ? 1 : 24
      await endUsage(database.db, server!, { at: to })
      await endUsage(database.db, bucket!, { at: to })
      await rateDueHours(database.db, { now: new Date(to.getTime() + 3_600_000), maxHours })
      expect(await takenFrom(database.db, server!.customerId)).toEqual({
        netRials: quotes[0]!.subtotal + quotes[1]!.subtotal,
        vatRials: quotes[0]!.vat + quotes[1]!.vat,
      })
    }),
    { numRuns: isPostgres ? 4 : 2 },
  )
}, 180_000)

it('the database counts as the rules do', async () => {
  const monthly = fc.bigInt({ min: 0n, max: 9_000_000_000_000n })
  await fc.assert(
    fc.asyncProperty(
      monthly,
      fc.integer({ min: 0, max: 4e11 }),
      fc.constantFrom(0, 9, 10, 12),
      async (rials, usedMs, vatPercent) => {
        const from = new Date(start)
        const until = new Date(start + usedMs)
        const { rows } = await database.rawQuery(
          `select usage_cost($1::bigint, $2, $3) as net, usage_vat(usage_cost($1::bigint, $2, $3), $4::smallint) as vat`,
          [Number(rials), from, until, vatPercent],
        )
        const { netRials, vatRials } = costUntil({ from, to: null, monthlyRials: Number(rials), vatPercent }, until)
        expect(rows).toEqual([{ net: netRials, vat: vatRials }])
      },
    ),
    { numRuns: 200 },
  )
})
